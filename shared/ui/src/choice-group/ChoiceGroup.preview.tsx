import { useState } from 'react';
import { ChoiceGroup } from './ChoiceGroup.tsx';

const choices = [
  { value: 'customer', label: '客户自有' },
  { value: 'agent', label: '第三方代理', hint: '由代理提供' },
] as const;

export function ChoiceGroupPreview() {
  const [value, setValue] = useState<'customer' | 'agent' | null>(null);
  return <ChoiceGroup id="preview-choice" choices={choices} value={value} onChange={setValue} />;
}
