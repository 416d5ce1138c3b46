import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TextInput } from './TextInput.tsx';

function Field({ normalize }: { normalize?: (value: string) => string }) {
  const [value, setValue] = useState('');
  return <TextInput aria-describedby="x" value={value} onChange={setValue} normalize={normalize} />;
}

test('follows every key while composing and normalises only on leaving', () => {
  render(<Field normalize={(value) => value.normalize('NFKC').toUpperCase()} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: 'ｏｎｔ８' } });
  expect(input.value).toBe('ｏｎｔ８');
  fireEvent.compositionEnd(input);
  expect(input.value).toBe('ｏｎｔ８');
  fireEvent.blur(input);
  expect(input.value).toBe('ONT8');
});
