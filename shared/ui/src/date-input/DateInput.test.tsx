import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DateInput } from './DateInput.tsx';

function type(text: string, withTime = false): string | null | undefined {
  const handleChange = jest.fn<(value: string | null) => void>();
  render(<DateInput value={null} onChange={handleChange} withTime={withTime} aria-label="日期" />);
  const input = screen.getByRole('textbox');
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 13 });
  return handleChange.mock.lastCall?.[0];
}

test.each([
  ['2026-12-01', '2026-12-01'],
  ['20261201', '2026-12-01'],
  ['2026/12/1', '2026-12-01'],
  ['２０２６－１２－０１', '2026-12-01'],
])('reads %s', (typed, value) => {
  expect(type(typed)).toBe(value);
});

test('reads a moment', () => {
  expect(type('2026-12-01 14:30', true)).toBe('2026-12-01 14:30:00');
});
