import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { TextInput } from '../text-input/TextInput.tsx';
import { useTexts } from '../ui-texts.ts';
import { FormField, type FormFieldProps } from './FormField.tsx';

const words = {
  'zh-CN': {
    label: '联系电话',
    help: '含区号',
    error: '请输入正确的电话号码',
    warning: '这个号码与账号里的不同',
    longLabel: '目的国收货人在清关时必须提供的增值税号或经济经营者登记识别号（如有）',
    longError:
      '请填写 8 到 14 位的增值税号：先两位国家代码，再数字，不含空格，例如 DE123456789 或 FRXX123456789',
  },
  en: {
    label: 'Telephone',
    help: 'With the area code',
    error: 'Enter a telephone number',
    warning: 'Not the number of your account',
    longLabel:
      'VAT or EORI number that the consignee must give to customs in the country of destination, if any',
    longError:
      'Enter a VAT number of 8 to 14 characters: two letters of the country, then digits without spaces, such as DE123456789',
  },
};

type Case = (texts: (typeof words)['en']) => Partial<Omit<FormFieldProps, 'id' | 'children'>>;

function Example({ describe = () => ({}), initial = '' }: { describe?: Case; initial?: string }) {
  const texts = useTexts(words);
  const [value, setValue] = useState(initial);
  return (
    <FormField id={useId()} label={texts.label} {...describe(texts)}>
      {(control) => <TextInput {...control} value={value} onChange={setValue} inputMode="text" />}
    </FormField>
  );
}

export const preview = {
  title: { 'zh-CN': '表单项', en: 'Form field' },
  states: {
    plain: () => <Example />,
    'required-with-help': () => <Example describe={({ help }) => ({ help, isRequired: true })} />,
    error: () => <Example initial="12" describe={({ error, help }) => ({ error, help, isRequired: true })} />,
    warning: () => <Example initial="0755-8320 1188" describe={({ warning }) => ({ warning })} />,
    'long-text': () => (
      <Example
        initial="DE"
        describe={({ longLabel, longError }) => ({ label: longLabel, error: longError, isRequired: true })}
      />
    ),
  },
} satisfies Preview;
