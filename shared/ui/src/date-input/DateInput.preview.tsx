import { useState } from 'react';
import { DateInput } from './DateInput.tsx';

export function DateInputPreview() {
  const [value, setValue] = useState<string | null>('2026-12-01 09:00:00');
  return <DateInput value={value} onChange={setValue} withTime />;
}
