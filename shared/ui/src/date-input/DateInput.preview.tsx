import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { useSamples } from '../../gallery/sample-words.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { DateInput } from './DateInput.tsx';
import { TimeInput } from './TimeInput.tsx';

const words = {
  'zh-CN': {
    day: '预计开船日',
    moment: '预计入仓时间',
    placeholder: '如 2026-12-01',
    error: '请填写日期，如 2026-12-01',
    time: '仓库开门时间',
    timeError: '请输入正确的时间，如 09:30',
  },
  en: {
    day: 'ETD',
    moment: 'Expected warehousing time',
    placeholder: 'such as 2026-12-01',
    error: 'Enter a date such as 2026-12-01',
    time: 'Opening time of the warehouse',
    timeError: 'Enter a time such as 09:30',
  },
};

type Case = { initial?: string; withTime?: boolean; isDisabled?: boolean };

function Example({ initial, withTime, isDisabled }: Case) {
  const texts = useTexts(words);
  const [value, setValue] = useState<string | null>(useSamples(initial ?? null));
  const isText = value !== null && !/^\d{4}-\d\d-\d\d/.test(value);
  return (
    <FormField
      id={useId()}
      label={withTime ? texts.moment : texts.day}
      error={isText ? texts.error : undefined}
    >
      {(control) => (
        <DateInput
          {...control}
          value={value}
          onChange={setValue}
          withTime={withTime}
          isDisabled={isDisabled}
          placeholder={texts.placeholder}
        />
      )}
    </FormField>
  );
}

function Time({ initial = null }: { initial?: string | null }) {
  const texts = useTexts(words);
  const [value, setValue] = useState(useSamples(initial));
  return (
    <FormField
      id={useId()}
      label={texts.time}
      error={value !== null && !/\d/.test(value) ? texts.timeError : undefined}
    >
      {(control) => <TimeInput {...control} value={value} onChange={setValue} placeholder="09:30" />}
    </FormField>
  );
}

export const preview = {
  title: { 'zh-CN': '日期', en: 'Date' },
  states: {
    plain: () => <Example />,
    chosen: () => <Example initial="2026-12-01" />,
    'with-time': () => <Example initial="2026-12-01 09:00:00" withTime />,
    error: () => <Example initial="下周三" />,
    disabled: () => <Example initial="2026-12-01" isDisabled />,
    time: () => <Time initial="09:30" />,
    'time-error': () => <Time initial="下午" />,
  },
} satisfies Preview;
