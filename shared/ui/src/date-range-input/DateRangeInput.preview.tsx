import { useId, useState } from 'react';
import type { Preview } from '../../gallery/preview.ts';
import { FormField } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { DateRangeInput, type DateRangeInputProps } from './DateRangeInput.tsx';
import type { DateRange } from './range-presets.ts';

const words = { 'zh-CN': { label: '预计开船日' }, en: { label: 'Estimated departure' } };

function Example({ value: initial = [null, null], ...rest }: Partial<DateRangeInputProps>) {
  const { label } = useTexts(words);
  const [value, setValue] = useState<DateRange>(initial);
  return (
    <FormField id={useId()} label={label}>
      {(control) => <DateRangeInput {...rest} {...control} value={value} onChange={setValue} />}
    </FormField>
  );
}

export const preview = {
  title: { 'zh-CN': '日期范围', en: 'Date range' },
  states: {
    plain: () => <Example value={['2026-12-01', '2026-12-31']} />,
    empty: () => <Example />,
    open: () => <Example value={['2026-12-01', null]} />,
    'with-time': () => <Example value={['2026-12-01 09:00:00', '2026-12-04 18:30:00']} withTime />,
    error: () => <Example value={['2026-12-31', '2026-12-01']} />,
    invalid: () => <Example value={['2026-02-30', null]} />,
    disabled: () => <Example value={['2026-12-01', '2026-12-31']} isDisabled />,
  },
} satisfies Preview;
