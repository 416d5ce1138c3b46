import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchSelect } from './SearchSelect.tsx';

const ports = [
  { value: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian', search: '盐田 yantian yt' },
  { value: 'USLAX', nameZh: '洛杉矶', nameEn: 'Los Angeles', search: '洛杉矶 luoshanji lsj' },
];

test('finds by initials and gives the code', async () => {
  const handleChange = jest.fn();
  render(<SearchSelect aria-label="港口" options={ports} value="" onChange={handleChange} />);
  await userEvent.type(screen.getByRole('combobox'), 'lsj');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });
  expect(handleChange).toHaveBeenCalledWith('USLAX');
});

test('leaves the Enter of an input method alone', async () => {
  const handleChange = jest.fn();
  render(<SearchSelect aria-label="港口" options={ports} value="" onChange={handleChange} />);
  const input = screen.getByRole('combobox');
  await userEvent.type(input, 'yan');
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 13, isComposing: true });
  expect(handleChange).not.toHaveBeenCalled();
});

test('takes a code of no list where that is allowed', async () => {
  const handleChange = jest.fn();
  render(<SearchSelect aria-label="仓库" options={ports} value="" onChange={handleChange} isFreeEntry />);
  await userEvent.type(screen.getByRole('combobox'), 'ｏｎｔ９');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });
  expect(handleChange).toHaveBeenCalledWith('ONT9');
});

function Warehouse({ onChange }: { onChange: (code: string) => void }) {
  const [value, setValue] = useState('');
  const handleChange = (next: string) => {
    onChange(next);
    setValue(next);
  };
  return (
    <>
      <SearchSelect aria-label="仓库" options={ports} value={value} onChange={handleChange} isFreeEntry />
      <input aria-label="下一个" />
    </>
  );
}

test('a code that was typed is taken as the field is left, by Tab or a click; a search is not', async () => {
  const handleChange = jest.fn();
  render(<Warehouse onChange={handleChange} />);
  const field = screen.getByRole('combobox', { name: '仓库' });
  await userEvent.type(field, 'ont9');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '下一个' }));
  expect(handleChange.mock.calls).toEqual([['ONT9']]);
  await userEvent.type(field, 'lax7');
  await userEvent.click(screen.getByRole('textbox', { name: '下一个' }));
  expect(handleChange).toHaveBeenLastCalledWith('LAX7');
  for (const searched of ['luosh', '盐']) {
    await userEvent.type(field, searched);
    await userEvent.tab();
  }
  await userEvent.type(field, 'abe2');
  fireEvent.compositionStart(field);
  fireEvent.blur(field);
  expect(handleChange).toHaveBeenCalledTimes(2);
});

test('the button that empties is no stop of Tab; Delete does the same', async () => {
  const handleChange = jest.fn();
  render(<Warehouse onChange={handleChange} />);
  const field = screen.getByRole('combobox', { name: '仓库' });
  await userEvent.type(field, 'ont9');
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('x{Backspace}');
  expect(handleChange).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Delete}');
  expect(handleChange).toHaveBeenLastCalledWith('');
});

test('an option that is closed says why, and cannot be chosen', async () => {
  const handleChange = jest.fn();
  const refusal = ({ value }: { value: string }) => (value === 'CNYTN' ? '台风停收' : null);
  render(
    <SearchSelect aria-label="港口" options={ports} value="" onChange={handleChange} refusal={refusal} />,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByText('台风停收'));
  await userEvent.type(screen.getByRole('combobox'), 'yt');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });
  expect(handleChange).not.toHaveBeenCalled();
});

test('what is no longer in use names what was chosen and is not offered otherwise', async () => {
  const [first, second] = ports;
  const options = [first, { ...second, isRetired: true as const }].filter((each) => each !== undefined);
  const handleChange = jest.fn();
  const named = (value: string) => (
    <SearchSelect aria-label="港口" options={options as typeof ports} value={value} onChange={handleChange} />
  );
  const { rerender } = render(named('USLAX'));
  expect(screen.getByText('洛杉矶')).toBeTruthy();
  rerender(named(''));
  await userEvent.type(screen.getByRole('combobox'), 'lsj');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', keyCode: 13 });
  expect(handleChange).not.toHaveBeenCalled();
});
