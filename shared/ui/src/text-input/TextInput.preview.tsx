import { useState } from 'react';
import { TextInput } from './TextInput.tsx';

export function TextInputPreview() {
  const [value, setValue] = useState('ONT8');
  return <TextInput value={value} onChange={setValue} isCode />;
}
