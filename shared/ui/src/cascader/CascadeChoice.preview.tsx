import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { CascadeChoice, type CascadeChoiceProps } from './CascadeChoice.tsx';

const words = {
  'zh-CN': { label: '目的地', error: '请选择到城市', placeholder: '国家、州、城市，可用拼音' },
  en: { label: 'Place of delivery', error: 'Choose down to the city', placeholder: 'Country, state, city' },
};

const places = [
  {
    value: 'US',
    nameZh: '美国',
    nameEn: 'United States',
    search: 'meiguo mg',
    children: [
      {
        value: 'CA',
        nameZh: '加利福尼亚州',
        nameEn: 'California',
        search: 'jialifuniya jlfny',
        children: [
          { value: 'ONT', nameZh: '安大略', nameEn: 'Ontario', search: 'andalue adl' },
          { value: 'LAX', nameZh: '洛杉矶', nameEn: 'Los Angeles', search: 'luoshanji lsj' },
        ],
      },
      {
        value: 'NJ',
        nameZh: '新泽西州',
        nameEn: 'New Jersey',
        search: 'xinzexi xzx',
        children: [{ value: 'EWR', nameZh: '纽瓦克', nameEn: 'Newark', search: 'niuwake nwk' }],
      },
    ],
  },
  {
    value: 'GB',
    nameZh: '大不列颠及北爱尔兰联合王国（英国）',
    nameEn: 'United Kingdom of Great Britain and Northern Ireland',
    search: 'yingguo yg',
    children: [
      {
        value: 'WLS',
        nameZh: '威尔士',
        nameEn: 'Wales',
        search: 'weiershi wes',
        children: [
          {
            value: 'LLA',
            nameZh: '兰韦尔普尔古因吉尔戈格里惠尔恩德罗布尔兰蒂西利奥戈戈戈赫',
            nameEn: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
            search: 'lanwei lw',
          },
        ],
      },
    ],
  },
];

type Case = Partial<Pick<CascadeChoiceProps, 'options' | 'isDisabled' | 'isAnyLevel' | 'onRetry'>>;

function Example({ initial = [], hasError, ...rest }: Case & { initial?: string[]; hasError?: boolean }) {
  const texts = useTexts(words);
  const [value, setValue] = useState<readonly string[]>(initial);
  const error = hasError && value.length === 0 ? texts.error : undefined;
  return (
    <FormField id={useId()} label={texts.label} error={error}>
      {(control) => (
        <CascadeChoice
          {...control}
          options={'options' in rest ? rest.options : places}
          onRetry={rest.onRetry}
          isAnyLevel={rest.isAnyLevel}
          isDisabled={rest.isDisabled}
          placeholder={texts.placeholder}
          value={value}
          onChange={setValue}
        />
      )}
    </FormField>
  );
}

export const preview = {
  title: { 'zh-CN': '级联选择', en: 'Cascade choice' },
  states: {
    plain: () => <Example />,
    chosen: () => <Example initial={['US', 'CA', 'LAX']} />,
    'any-level': () => <Example isAnyLevel initial={['US']} />,
    error: () => <Example hasError />,
    loading: () => <Example options={undefined} />,
    'load-failed': () => <Example options={[]} onRetry={() => undefined} />,
    disabled: () => <Example initial={['US', 'NJ', 'EWR']} isDisabled />,
    'long-text': () => <Example initial={['GB', 'WLS', 'LLA']} />,
  },
} satisfies Preview;
