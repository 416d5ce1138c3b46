import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
