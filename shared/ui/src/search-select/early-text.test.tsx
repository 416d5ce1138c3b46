import type { SelectOption } from '@berth/contract';
import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchSelect } from './SearchSelect.tsx';

const ports = [
  { value: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian', search: '盐田 yantian yt' },
  { value: 'USLAX', nameZh: '洛杉矶', nameEn: 'Los Angeles', search: '洛杉矶 luoshanji lsj' },
];

type PortProps = { options?: readonly SelectOption[]; isFreeEntry?: boolean };

function Port({ options, isFreeEntry }: PortProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchSelect
        aria-label="港口"
        options={options}
        value={value}
        onChange={setValue}
        isFreeEntry={isFreeEntry}
      />
      <input aria-label="下一个" />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: '港口' });
const next = () => screen.getByRole('textbox', { name: '下一个' });
const chosen = () => screen.getByRole('status').textContent;
const shown = () => field().closest('.ant-select')?.textContent;

test.each(['yantian', '盐田', 'cnytn', 'CNYTN', 'YT'])(
  '%s, typed and left before the list is here, stays, and is the port once it is',
  async (typed) => {
    const { rerender } = render(<Port />);
    await userEvent.type(field(), typed);
    await userEvent.tab();
    expect([shown(), chosen()]).toEqual([typed, '']);
    rerender(<Port options={ports} />);
    expect([shown(), chosen()]).toEqual(['盐田', 'CNYTN']);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a click elsewhere leaves it too; what no list has stays, named as unknown, until another is chosen', async () => {
  const { rerender } = render(<Port />);
  await userEvent.type(field(), 'ningbo');
  await userEvent.click(next());
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Port options={ports} />);
  expect([shown(), chosen()]).toEqual(['ningbo', '']);
  expect(screen.getByRole('alert').textContent).toBe('可选项中没有“ningbo”，请从列表中选择');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field(), 'lsj');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  expect([chosen(), screen.queryByRole('alert')]).toEqual(['USLAX', null]);
});

test('the list may come while somebody types: what was begun before is read as the field is left', async () => {
  const { rerender } = render(<Port />);
  await userEvent.type(field(), 'luosh');
  rerender(<Port options={ports} />);
  await userEvent.type(field(), 'anji', { skipClick: true });
  await userEvent.tab();
  expect(chosen()).toBe('USLAX');
});

test('it can be deleted, before and after it was left, and Escape gives it up', async () => {
  const { rerender } = render(<Port />);
  await userEvent.type(field(), 'ningbo{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  await userEvent.tab();
  expect(shown()).toBe('');
  await userEvent.type(field(), 'ningbo{Escape}');
  await userEvent.tab();
  expect(shown()).toBe('');
  await userEvent.type(field(), 'ningbo');
  await userEvent.tab();
  await userEvent.click(field());
  await userEvent.keyboard('{Delete}');
  rerender(<Port options={ports} />);
  expect([shown(), screen.queryByRole('alert')]).toEqual(['', null]);
});

test('where codes of no list are taken, one is taken at once; a name waits for the list', async () => {
  const { rerender } = render(<Port isFreeEntry />);
  await userEvent.type(field(), 'ont9');
  await userEvent.tab();
  expect(chosen()).toBe('ONT9');
  await userEvent.type(field(), '洛杉矶');
  await userEvent.tab();
  rerender(<Port isFreeEntry options={ports} />);
  expect(chosen()).toBe('USLAX');
});

test('a search in a list that is here is dropped, as it is no entry', async () => {
  render(<Port options={ports} />);
  await userEvent.type(field(), 'ningbo');
  await userEvent.tab();
  expect([shown(), screen.queryByRole('alert')]).toEqual(['', null]);
});
