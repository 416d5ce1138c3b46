import { normalizeCode } from '@berth/contract';
import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

const words = {
  'zh-CN': {
    label: '发货人',
    code: '仓库代码',
    note: '备注',
    placeholder: '公司名称',
    company: '深圳市前海跨境电子商务供应链管理有限公司盐田港保税物流园区分公司（出口一部）',
    error: '请填写发货人',
  },
  en: {
    label: 'Shipper',
    code: 'Warehouse code',
    note: 'Note',
    placeholder: 'Name of the company',
    company: 'Shenzhen Qianhai Cross-border E-commerce Supply Chain Management Co., Ltd., Yantian branch',
    error: 'Enter the shipper',
  },
};

type Case = Pick<TextInputProps, 'isCode' | 'isDisabled' | 'rows' | 'normalize'> & {
  label?: 'label' | 'code' | 'note';
  initial?: string;
  isLong?: boolean;
  hasError?: boolean;
};

function Example({ label = 'label', initial = '', isLong, hasError, ...rest }: Case) {
  const texts = useTexts(words);
  const [value, setValue] = useState(isLong ? texts.company : initial);
  const error = hasError && value === '' ? texts.error : undefined;
  return (
    <FormField id={useId()} label={texts[label]} error={error}>
      {(control) => (
        <TextInput {...control} {...rest} value={value} onChange={setValue} placeholder={texts.placeholder} />
      )}
    </FormField>
  );
}

export const preview = {
  title: { 'zh-CN': '文本框', en: 'Text input' },
  states: {
    plain: () => <Example />,
    code: () => <Example label="code" initial="ONT8" isCode normalize={normalizeCode} />,
    'text-area': () => <Example label="note" rows={3} isLong />,
    error: () => <Example hasError />,
    disabled: () => <Example isLong isDisabled />,
    'long-text': () => <Example isLong />,
  },
} satisfies Preview;
