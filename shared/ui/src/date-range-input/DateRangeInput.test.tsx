import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DateRangeInput, type DateRangeInputProps } from './DateRangeInput.tsx';
import type { DateRange } from './range-presets.ts';

function Field({ value: initial = [null, null], onChange, ...rest }: Partial<DateRangeInputProps>) {
  const [value, setValue] = useState<DateRange>(initial);
  const handleChange = (next: DateRange) => {
    onChange?.(next);
    setValue(next);
  };
  return <DateRangeInput aria-label="预计开船日" value={value} onChange={handleChange} {...rest} />;
}

const end = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `预计开船日 ${name}` });
const enter = (name: string, text: string) => {
  fireEvent.change(end(name), { target: { value: text } });
  fireEvent.blur(end(name));
};

test('two typed days are a range; a start after the end is told of at both', () => {
  const handleChange = jest.fn();
  render(<Field onChange={handleChange} aria-describedby="help" />);
  enter('开始日期', '２０２６／１２／３１');
  enter('结束日期', '20261201');
  expect(handleChange).toHaveBeenLastCalledWith(['2026-12-31', '2026-12-01']);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('开始不能晚于结束');
  for (const name of ['开始日期', '结束日期']) {
    expect(end(name).getAttribute('aria-invalid')).toBe('true');
    expect(end(name).getAttribute('aria-describedby')).toBe(`${alert.id} help`);
  }
  enter('结束日期', '2027-01-05');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a text that is no date stays and is told of', () => {
  render(<Field value={[null, '2026-12-01 09:30:00']} withTime />);
  enter('开始时间', '下周二');
  expect(end('开始时间').value).toBe('下周二');
  expect(screen.getByRole('alert').textContent).toContain('请输入有效的日期和时间');
});

test('an end that is given to the minute includes all of it, and shows as it was given', () => {
  const handleChange = jest.fn();
  render(<Field onChange={handleChange} withTime />);
  enter('开始时间', '2026-12-01 9:30');
  enter('结束时间', '2026-12-01 9:30');
  expect(handleChange).toHaveBeenLastCalledWith(['2026-12-01 09:30:00', '2026-12-01 09:30:59']);
  expect(['开始时间', '结束时间'].map((name) => end(name).value)).toEqual([
    '2026-12-01 09:30',
    '2026-12-01 09:30',
  ]);
  enter('结束时间', '2026-12-01 09:30:00');
  expect(handleChange).toHaveBeenLastCalledWith(['2026-12-01 09:30:00', '2026-12-01 09:30:00']);
  expect(end('结束时间').value).toBe('2026-12-01 09:30:00');
});

test('days without a time are whole days', () => {
  const handleChange = jest.fn();
  render(<Field onChange={handleChange} withTime />);
  enter('开始时间', '20261201');
  enter('结束时间', '20261202');
  expect(handleChange).toHaveBeenLastCalledWith(['2026-12-01 00:00:00', '2026-12-02 23:59:59']);
});

test('a preset fills both ends and shows as chosen', () => {
  const handleChange = jest.fn<(value: DateRange) => void>();
  render(<Field onChange={handleChange} withTime />);
  fireEvent.click(screen.getByRole('button', { name: '今天' }));
  const [from, to] = handleChange.mock.calls[0]?.[0] ?? [];
  expect(from).toMatch(/^\d{4}-\d\d-\d\d 00:00:00$/);
  expect(to).toBe(from?.replace('00:00:00', '23:59:59'));
  expect(screen.getByRole('button', { name: '今天' }).getAttribute('aria-pressed')).toBe('true');
});
