import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { NumberInput } from './NumberInput.tsx';

function Field({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <NumberInput aria-label="毛重" unit="KGS" value={value} onChange={setValue} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: '毛重' });

test('follows what is typed and composed, and is normal once it is left', () => {
  render(<Field />);
  fireEvent.compositionStart(input());
  fireEvent.change(input(), { target: { value: '１，２８４．５０' } });
  expect(input().value).toBe('１，２８４．５０');
  fireEvent.compositionEnd(input());
  fireEvent.blur(input());
  expect(input().value).toBe('1284.50');
});

test('cuts nothing off: a text that is no number, or too long a one, stays to be corrected', () => {
  render(<Field />);
  for (const typed of ['12,34', '1.23456', '123456789012']) {
    fireEvent.change(input(), { target: { value: typed } });
    fireEvent.blur(input());
    expect(input().value).toBe(typed);
  }
});

test('the unit belongs to the number', () => {
  render(<Field initial="12" />);
  const unit = document.getElementById(input().getAttribute('aria-describedby') ?? '');
  expect(unit?.textContent).toBe('KGS');
});
