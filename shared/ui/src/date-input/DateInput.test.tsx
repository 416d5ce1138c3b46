import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { DateInput } from './DateInput.tsx';
import { TimeInput } from './TimeInput.tsx';

type FieldProps = { initial?: string | null; withTime?: boolean; onChange?: (value: string | null) => void };

function Field({ initial = null, withTime, onChange }: FieldProps) {
  const [value, setValue] = useState(initial);
  const handleChange = (next: string | null) => {
    onChange?.(next);
    setValue(next);
  };
  return (
    // Without motion a closed calendar is closed at once.
    <ConfigProvider theme={{ token: { motion: false } }}>
      <DateInput aria-label="日期" value={value} onChange={handleChange} withTime={withTime} />
    </ConfigProvider>
  );
}

function renderField(props: FieldProps = {}) {
  const handleChange = jest.fn<(value: string | null) => void>();
  render(<Field {...props} onChange={handleChange} />);
  return { handleChange, input: screen.getByRole<HTMLInputElement>('textbox'), user: userEvent.setup() };
}

const isCalendarOpen = () =>
  document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null;

const days = [
  ['2026-12-28', '2026-12-28'],
  ['2026/1/5', '2026-01-05'],
  ['2026.12.1', '2026-12-01'],
  ['2026年1月5日', '2026-01-05'],
  ['20261210', '2026-12-10'],
  ['２０２６－１２－２８', '2026-12-28'],
] as const;
const moments = [
  ['2026-12-28 9:30', '2026-12-28 09:30:00', '2026-12-28 09:30'],
  ['2026-12-28 09:30', '2026-12-28 09:30:00', '2026-12-28 09:30'],
  ['20261210', '2026-12-10 09:00:00', '2026-12-10 09:00'],
  ['２０２６－１２－２８　０９：３０', '2026-12-28 09:30:00', '2026-12-28 09:30'],
  ['2026-12-28 09:30:15', '2026-12-28 09:30:15', '2026-12-28 09:30:15'],
] as const;

test.each([
  ...days.map(([typed, day]) => [typed, day, day, false] as const),
  ...moments.map((moment) => [...moment, true] as const),
])('typed key by key and left, %s is %s', async (typed, value, shown, withTime) => {
  const { handleChange, input, user } = renderField({ withTime });
  await user.click(input);
  await user.keyboard(typed);
  expect(input.value).toBe(typed);
  expect(handleChange).not.toHaveBeenCalled();
  await user.tab();
  expect(handleChange.mock.calls).toEqual([[value]]);
  expect(input.value).toBe(shown);
  expect(input.getAttribute('aria-invalid')).toBeNull();
});

test('takes another day over one that it has, also with Enter', async () => {
  const { handleChange, input, user } = renderField({ initial: '2026-12-01' });
  await user.tripleClick(input);
  await user.keyboard('2026-12-28{Enter}');
  expect(handleChange.mock.calls).toEqual([['2026-12-28']]);
  await user.tab();
  expect(handleChange).toHaveBeenCalledTimes(1);
  expect(input.value).toBe('2026-12-28');
});

test('says what it takes: a day, or a day and its time', () => {
  const { rerender } = render(<DateInput value={null} onChange={() => undefined} />);
  const placeholder = () => screen.getByRole<HTMLInputElement>('textbox').placeholder;
  expect(placeholder()).toBe('请选择日期');
  rerender(<DateInput value={null} onChange={() => undefined} withTime />);
  expect(placeholder()).toBe('请选择日期和时间');
});

test('emptied, it has no value', async () => {
  const { handleChange, input, user } = renderField({ initial: '2026-12-01' });
  await user.clear(input);
  await user.tab();
  expect(handleChange.mock.calls).toEqual([[null]]);
});

test.each([
  ['abc', false],
  ['12-32', false],
  ['2026-02-30', false],
  ['2026-12-01 25:00', true],
])('%s is no date: it stays, marked invalid, and is handed on', async (typed, withTime) => {
  const { handleChange, input, user } = renderField({ initial: null, withTime });
  await user.click(input);
  await user.keyboard(typed);
  await user.tab();
  expect(handleChange.mock.calls).toEqual([[typed]]);
  expect(input.value).toBe(typed);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  await user.click(input);
  expect(isCalendarOpen()).toBe(true);
  expect(document.body.innerHTML).not.toContain('Invalid Date');
});

test('a picked day takes the place of what was typed', async () => {
  const { handleChange, input, user } = renderField({ initial: '2026-12-01' });
  await user.click(input);
  await user.click(await screen.findByTitle('2026-12-15'));
  expect(handleChange.mock.calls).toEqual([['2026-12-15']]);
  expect(input.value).toBe('2026-12-15');
  await user.clear(input);
  await user.keyboard('abc{Enter}');
  expect(handleChange).toHaveBeenLastCalledWith('abc');
});

test('Alt+Down opens the calendar at what was typed, typing and Escape close it', async () => {
  const { handleChange, input, user } = renderField();
  await user.tab();
  expect(isCalendarOpen()).toBe(false);
  await user.keyboard('2026-12-28{Alt>}{ArrowDown}{/Alt}');
  expect(isCalendarOpen()).toBe(true);
  expect(handleChange).toHaveBeenLastCalledWith('2026-12-28');
  expect(await screen.findByTitle('2026-12-28')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isCalendarOpen()).toBe(false));
  await user.click(input);
  expect(isCalendarOpen()).toBe(true);
  await user.keyboard('{End}{Backspace}7');
  await waitFor(() => expect(isCalendarOpen()).toBe(false));
  await user.keyboard('{Enter}');
  expect(handleChange).toHaveBeenLastCalledWith('2026-12-27');
});

test('a time of day is read when the field is left; what is none stays as typed', () => {
  const handleChange = jest.fn<(value: string | null) => void>();
  render(<TimeInput aria-label="时间" value={null} onChange={handleChange} />);
  const input = screen.getByRole('textbox', { name: '时间' });
  for (const typed of ['９点半', '上午']) {
    fireEvent.change(input, { target: { value: typed } });
    fireEvent.blur(input);
  }
  expect(handleChange.mock.calls).toEqual([['09:30'], ['上午']]);
});
