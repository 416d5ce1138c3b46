import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';

const words = {
  'zh-CN': {
    label: '报关方式',
    customer: '客户自有',
    agent: '第三方代理',
    agentHint: '由代理提供',
    long: '深圳市前海跨境电子商务供应链管理有限公司代为办理出口报关、退税与买单手续',
    error: '请选择报关方式',
  },
  en: {
    label: 'Customs clearance',
    customer: "Customer's own",
    agent: 'Third-party agent',
    agentHint: 'Provided by the agent',
    long: 'Shenzhen Qianhai Cross-border E-commerce Supply Chain Management Co., Ltd. clears, refunds and buys the order',
    error: 'Choose how to clear customs',
  },
};

type Case = { initial?: 'customer' | 'agent'; isLong?: boolean; isDisabled?: boolean; hasError?: boolean };

function Example({ initial, isLong, isDisabled, hasError }: Case) {
  const texts = useTexts(words);
  const [value, setValue] = useState<'customer' | 'agent' | null>(initial ?? null);
  const choices = [
    { value: 'customer', label: texts.customer },
    { value: 'agent', label: isLong ? texts.long : texts.agent, hint: texts.agentHint },
  ] as const;
  return (
    <FormField id={useId()} label={texts.label} isGroup isRequired error={hasError ? texts.error : undefined}>
      {(control) => (
        <ChoiceGroup
          {...control}
          choices={choices}
          value={value}
          onChange={setValue}
          isDisabled={isDisabled}
        />
      )}
    </FormField>
  );
}

export const preview = {
  title: { 'zh-CN': '单选组', en: 'Choice group' },
  states: {
    plain: () => <Example />,
    chosen: () => <Example initial="agent" />,
    error: () => <Example hasError />,
    disabled: () => <Example initial="customer" isDisabled />,
    'long-text': () => <Example initial="customer" isLong />,
  },
} satisfies Preview;
