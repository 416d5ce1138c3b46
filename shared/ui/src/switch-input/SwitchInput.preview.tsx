import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { SwitchInput } from './SwitchInput.tsx';

const words = {
  'zh-CN': {
    label: '上门提货',
    error: '请先同意平台服务协议',
    on: '由货代安排车辆到深圳市宝安区福海街道展城社区的工厂仓库提货',
    off: '客户自行送货到盐田港保税物流园区三号仓库',
  },
  en: {
    label: 'Pickup at the door',
    error: 'Agree to the terms of service first',
    on: 'The forwarder sends a lorry to the factory in Fuhai, Bao’an District, Shenzhen',
    off: 'The customer brings the cargo to warehouse 3 of the Yantian bonded logistics park',
  },
};

type Case = { isOn?: boolean; isDisabled?: boolean; isLong?: boolean; hasError?: boolean };

function Example({ isOn = false, isDisabled, isLong, hasError }: Case) {
  const texts = useTexts(words);
  const [value, setValue] = useState(isOn);
  return (
    <FormField id={useId()} label={texts.label} error={hasError && !value ? texts.error : undefined}>
      {(control) => (
        <SwitchInput
          {...control}
          value={value}
          onChange={setValue}
          isDisabled={isDisabled}
          words={isLong ? texts : undefined}
        />
      )}
    </FormField>
  );
}

export const preview = {
  title: { 'zh-CN': '开关', en: 'Switch' },
  states: {
    plain: () => <Example />,
    on: () => <Example isOn />,
    error: () => <Example hasError />,
    disabled: () => <Example isDisabled />,
    'disabled-on': () => <Example isOn isDisabled />,
    'long-text': () => <Example isOn isLong />,
  },
} satisfies Preview;
