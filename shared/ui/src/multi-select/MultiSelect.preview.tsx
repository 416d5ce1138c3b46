import type { SelectOption } from '@berth/contract';
import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { FormField } from '../form-field/FormField.tsx';
import { matchRank } from '../search-select/match-options.ts';
import { useTexts } from '../ui-texts.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const ports: SelectOption[] = [
  { value: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian', search: '盐田 yantian yt' },
  { value: 'CNNGB', nameZh: '宁波', nameEn: 'Ningbo', search: '宁波 ningbo nb' },
  { value: 'CNSHA', nameZh: '上海', nameEn: 'Shanghai', search: '上海 shanghai sh' },
  { value: 'USLAX', nameZh: '洛杉矶', nameEn: 'Los Angeles', search: '洛杉矶 luoshanji lsj' },
  { value: 'USLGB', nameZh: '长滩', nameEn: 'Long Beach', search: '长滩 changtan ct' },
  { value: 'DEHAM', nameZh: '汉堡', nameEn: 'Hamburg', search: '汉堡 hanbao hb' },
];
const longNames: SelectOption[] = [
  {
    value: 'US-EAST-TRUCK-LTL',
    nameZh: '美国东岸普船卡派大件托盘包税到门专线（纽约、萨凡纳、诺福克三港可选卸货）',
    nameEn: 'US East Coast ocean and truck, palletised oversize cargo, duties paid, to the door',
    search: '',
  },
];

const words = {
  'zh-CN': { label: '目的港', placeholder: '名称、拼音或代码', error: '请选择至少一个目的港' },
  en: { label: 'Destination ports', placeholder: 'Name, pinyin or code', error: 'Choose at least one port' },
};

type ExampleProps = Partial<MultiSelectProps> & { isWrong?: boolean };

function Example({ value: initial = [], isWrong, ...rest }: ExampleProps) {
  const { label, placeholder, error } = useTexts(words);
  const [value, setValue] = useState(initial);
  return (
    <FormField id={useId()} label={label} error={isWrong ? error : undefined}>
      {(control) => (
        <MultiSelect
          options={ports}
          placeholder={placeholder}
          {...rest}
          {...control}
          value={value}
          onChange={setValue}
        />
      )}
    </FormField>
  );
}

const searchPorts = async (typed: string) => {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return ports.filter((port) => matchRank(port, typed) !== null);
};

export const preview = {
  title: { 'zh-CN': '多选', en: 'Multiple choice' },
  states: {
    plain: () => <Example value={['CNYTN', 'USLAX']} />,
    empty: () => <Example />,
    remote: () => <Example options={searchPorts} value={['DEHAM']} />,
    loading: () => <Example options={undefined} value={['CNYTN']} />,
    failed: () => <Example options={[]} onRetry={() => undefined} />,
    'long-names': () => <Example options={longNames} value={['US-EAST-TRUCK-LTL', 'NOT-IN-LIST']} />,
    error: () => <Example isWrong />,
    disabled: () => <Example value={['CNYTN']} isDisabled />,
  },
} satisfies Preview;
