import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { TreeChoice, type TreeChoiceProps } from './TreeChoice.tsx';

const words = {
  'zh-CN': { label: '品类', error: '请选择品类', placeholder: '名称、编码或拼音' },
  en: { label: 'Group of goods', error: 'Choose the group of goods', placeholder: 'Name, code or pinyin' },
};

const goods = [
  {
    value: '85',
    nameZh: '电机、电气设备及其零件',
    nameEn: 'Electrical machinery and parts',
    search: 'dianji dianqi djdqsb',
    children: [
      { value: '8518', nameZh: '耳机与扬声器', nameEn: 'Headphones and loudspeakers', search: 'erji ej' },
      {
        value: '8507',
        nameZh: '蓄电池',
        nameEn: 'Batteries',
        search: 'xudianchi xdc',
        children: [
          {
            value: '850760',
            nameZh: '锂离子蓄电池',
            nameEn: 'Lithium-ion',
            search: 'lilizixudianchi llzxdc',
          },
          { value: '850710', nameZh: '铅酸蓄电池', nameEn: 'Lead-acid', search: 'qiansuanxudianchi qsxdc' },
        ],
      },
    ],
  },
  {
    value: '94',
    nameZh: '家具、寝具、灯具',
    nameEn: 'Furniture, bedding, lamps',
    search: 'jiaju qinju dengju jjqjdj',
    children: [{ value: '9401', nameZh: '坐具', nameEn: 'Seats', search: 'zuoju zj' }],
  },
];

const longNamed = [
  {
    value: '8517',
    nameZh: '电话机，包括用于蜂窝网络或其他无线网络的智能手机；其他发送或接收声音、图像或数据的设备',
    nameEn:
      'Telephone sets, including smartphones for cellular or other wireless networks; other apparatus that sends or receives voice, images or data',
    search: 'dianhuaji dhj',
  },
];

const chapters = Array.from({ length: 500 }, (_, at) => {
  const value = String(1000 + at);
  return { value, nameZh: `${value} 品目`, nameEn: `Heading ${value}`, search: 'pinmu pm' };
});

type Case = Partial<Pick<TreeChoiceProps, 'options' | 'isDisabled' | 'isLeafOnly' | 'onRetry'>>;

function Example({ initial = '', hasError, ...rest }: Case & { initial?: string; hasError?: boolean }) {
  const texts = useTexts(words);
  const [value, setValue] = useState(initial);
  return (
    <FormField id={useId()} label={texts.label} error={hasError && !value ? texts.error : undefined}>
      {(control) => (
        <TreeChoice
          {...control}
          options={'options' in rest ? rest.options : goods}
          onRetry={rest.onRetry}
          isLeafOnly={rest.isLeafOnly}
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
  title: { 'zh-CN': '树形选择', en: 'Tree choice' },
  states: {
    plain: () => <Example />,
    chosen: () => <Example initial="850760" />,
    'leaves-only': () => <Example isLeafOnly />,
    'five-hundred-options': () => <Example options={chapters} initial="1042" />,
    error: () => <Example hasError />,
    loading: () => <Example options={undefined} />,
    'load-failed': () => <Example options={[]} onRetry={() => undefined} />,
    disabled: () => <Example initial="9401" isDisabled />,
    'long-text': () => <Example options={longNamed} initial="8517" />,
  },
} satisfies Preview;
