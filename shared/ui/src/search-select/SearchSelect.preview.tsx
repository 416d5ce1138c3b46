import type { SelectOption } from '@berth/contract';
import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { SearchSelect, type SearchSelectProps } from './SearchSelect.tsx';

const words = {
  'zh-CN': { label: '收货地', placeholder: '名称、代码或拼音', error: '请选择收货地' },
  en: { label: 'Receiving place', placeholder: 'Name, code or pinyin', error: 'Choose a receiving place' },
};

const ports: readonly SelectOption[] = [
  { value: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian', search: '盐田 yantian yt' },
  { value: 'CNSHK', nameZh: '蛇口', nameEn: 'Shekou', search: '蛇口 shekou sk' },
  { value: 'CNNGB', nameZh: '宁波', nameEn: 'Ningbo', search: '宁波 ningbo nb' },
  { value: 'USLAX', nameZh: '洛杉矶', nameEn: 'Los Angeles', search: '洛杉矶 luoshanji lsj' },
];

const many: readonly SelectOption[] = Array.from({ length: 500 }, (_, at) => ({
  value: `WH${String(at + 1).padStart(3, '0')}`,
  nameZh: `海外仓 ${at + 1} 号`,
  nameEn: `Overseas warehouse ${at + 1}`,
  search: `海外仓 haiwaicang hwc ${at + 1}`,
}));

const longNamed: readonly SelectOption[] = [
  {
    value: 'CNSZX9',
    nameZh: '深圳市前海跨境电子商务供应链管理有限公司盐田港保税物流园区三号集货仓',
    nameEn: 'Shenzhen Qianhai Cross-border E-commerce Supply Chain Management, Yantian bonded warehouse 3',
    search: 'shenzhen sz',
  },
];

type Case = Pick<SearchSelectProps<SelectOption>, 'isFreeEntry' | 'isDisabled' | 'onRetry'> & {
  options?: readonly SelectOption[];
  initial?: string;
  hasError?: boolean;
};

function Example({ options, initial = '', hasError, ...rest }: Case) {
  const texts = useTexts(words);
  const [value, setValue] = useState(initial);
  const error = hasError && value === '' ? texts.error : undefined;
  return (
    <FormField id={useId()} label={texts.label} error={error}>
      {(control) => (
        <SearchSelect
          {...control}
          {...rest}
          options={options}
          value={value}
          onChange={setValue}
          detail={(port) => port.value}
          placeholder={texts.placeholder}
        />
      )}
    </FormField>
  );
}

export const preview = {
  title: { 'zh-CN': '拼音选择框', en: 'Search select' },
  states: {
    plain: () => <Example options={ports} />,
    chosen: () => <Example options={ports} initial="CNYTN" />,
    'five-hundred-options': () => <Example options={many} initial="WH042" />,
    'free-entry': () => <Example options={ports} isFreeEntry initial="ONT8" />,
    error: () => <Example options={ports} hasError />,
    loading: () => <Example />,
    'load-failed': () => <Example options={[]} onRetry={() => undefined} />,
    disabled: () => <Example options={ports} initial="CNNGB" isDisabled />,
    'long-text': () => <Example options={longNamed} initial="CNSZX9" />,
  },
} satisfies Preview;
