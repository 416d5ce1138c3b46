import { useState } from 'react';
import type { Preview } from '../../../gallery/preview.ts';
import { useTexts } from '../../ui-texts.ts';
import { ChoiceField, DayField, MoneyField, NumberField, SwitchField, TextField } from './SendFields.tsx';
import { SendFoot } from './SendFoot.tsx';
import { useSendForm } from './use-send-form.ts';

const texts = {
  'zh-CN': {
    label: '回复',
    send: '发送',
    failed: '服务暂时不可用，请稍后再试。',
    outcome: '答复',
    accepted: '接受',
    refused: '不接受',
    day: '到账日期',
    amount: '金额',
    quantity: '数量',
    isLast: '最后一次',
  },
  en: {
    label: 'Reply',
    send: 'Send',
    failed: 'The service is not available. Please try again later.',
    outcome: 'Answer',
    accepted: 'Accepted',
    refused: 'Refused',
    day: 'Received on',
    amount: 'Amount',
    quantity: 'Quantity',
    isLast: 'The last one',
  },
};

type Typed = {
  words: string;
  outcome: 'accepted' | 'refused' | null;
  day: string | null;
  amount: string;
  quantity: string;
  isLast: boolean;
};
const empty: Typed = { words: '', outcome: null, day: null, amount: '', quantity: '', isLast: false };

function useExample() {
  const { failed } = useTexts(texts);
  const [value, setValue] = useState(empty);
  const form = useSendForm({
    content: value,
    problems: value.words === '' ? [{ path: 'words', rule: 'required' }] : [],
    call: async () => ({ error: { kind: 'status', status: 503, message: failed } }),
    onSent: () => undefined,
  });
  return { form, value, change: (change: Partial<Typed>) => setValue({ ...value, ...change }) };
}

function Example() {
  const { label, send } = useTexts(texts);
  const of = useExample();
  return (
    <>
      <TextField of={of} name="words" label={label} isRequired />
      <SendFoot form={of.form} label={send} />
    </>
  );
}

function FieldsExample() {
  const words = useTexts(texts);
  const of = useExample();
  const choices = (['accepted', 'refused'] as const).map((value) => ({ value, label: words[value] }));
  return (
    <>
      <ChoiceField of={of} name="outcome" label={words.outcome} choices={choices} />
      <TextField of={of} name="words" label={words.label} rows={2} isRequired />
      <DayField of={of} name="day" label={words.day} />
      <MoneyField of={of} name="amount" label={words.amount} currency="CNY" />
      <NumberField of={of} name="quantity" label={words.quantity} unit="CBM" />
      <SwitchField of={of} name="isLast" label={words.isLast} />
      <SendFoot form={of.form} label={words.send} />
    </>
  );
}

export const preview = {
  title: { 'zh-CN': '一次发送的表单', en: 'Form that is sent once' },
  states: { plain: Example, fields: FieldsExample },
} satisfies Preview;
