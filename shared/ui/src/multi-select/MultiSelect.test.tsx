import type { SelectOption } from '@berth/contract';
import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
import type { LoadOptions } from './option-source.ts';

const ports: SelectOption[] = [
  { value: 'CNYTN', nameZh: '盐田', nameEn: 'Yantian', search: '盐田 yantian yt' },
  { value: 'CNNGB', nameZh: '宁波', nameEn: 'Ningbo', search: '宁波 ningbo nb' },
  { value: 'USLAX', nameZh: '洛杉矶', nameEn: 'Los Angeles', search: '洛杉矶 luoshanji lsj' },
];

type FieldProps = Pick<MultiSelectProps, 'options'> & Partial<MultiSelectProps>;

function Field({ value: initial = [], onChange, ...rest }: FieldProps) {
  const [value, setValue] = useState(initial);
  const handleChange = (next: readonly string[]) => {
    onChange?.(next);
    setValue(next);
  };
  return <MultiSelect aria-label="港口" value={value} onChange={handleChange} {...rest} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: '港口' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const enter = () => {
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13 });
  fireEvent.keyUp(field(), { key: 'Enter', keyCode: 13 });
};
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)));

test('takes several by initials, pinyin and code, and shows their names', async () => {
  const handleChange = jest.fn();
  render(<Field options={ports} onChange={handleChange} />);
  for (const typed of ['lsj', 'yantian', 'ｃｎｎｇｂ']) {
    type(typed);
    await pause(); // antd makes the first match the active one a moment later
    enter();
  }
  expect(handleChange).toHaveBeenLastCalledWith(['USLAX', 'CNYTN', 'CNNGB']);
  expect(screen.getAllByText('洛杉矶').length).toBeGreaterThan(0);
});

test('with a most of one a new choice takes the place of the old', () => {
  const handleChange = jest.fn();
  render(<Field options={ports} value={['CNYTN']} onChange={handleChange} max={1} />);
  type('nb');
  enter();
  expect(handleChange).toHaveBeenLastCalledWith(['CNNGB']);
});

test('leaves the keys of an input method alone', () => {
  const handleChange = jest.fn();
  render(<Field options={ports} value={['CNYTN']} onChange={handleChange} />);
  type('nb');
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 13, isComposing: true });
  expect(handleChange).not.toHaveBeenCalled();
});

test('asks a server once the word is finished, and for the names of what was chosen before', async () => {
  const load = jest.fn<LoadOptions>(async (typed) =>
    ports.filter((port) => port.search.includes(typed) || port.value === typed),
  );
  const handleChange = jest.fn();
  render(<Field options={load} value={['USLAX']} onChange={handleChange} />);
  expect(await screen.findByText('洛杉矶')).toBeTruthy();
  fireEvent.mouseDown(field());
  fireEvent.compositionStart(field());
  for (const letters of ['n', 'ni', 'nin']) type(letters);
  expect(field().value).toBe('nin');
  await pause();
  expect(load.mock.calls.map(([typed]) => typed)).toEqual(['USLAX', '']);
  type('宁波');
  fireEvent.compositionEnd(field());
  expect((await screen.findAllByText('宁波')).length).toBeGreaterThan(0);
  expect(load.mock.calls.map(([typed]) => typed)).toEqual(['USLAX', '', '宁波']);
  await pause();
  enter();
  expect(handleChange).toHaveBeenCalledWith(['USLAX', 'CNNGB']);
});

test('the name of each chosen value is asked for once, however late the others come', async () => {
  const answers = new Map<string, (options: SelectOption[]) => void>();
  const load = jest.fn<LoadOptions>((typed) => new Promise((resolve) => answers.set(typed, resolve)));
  render(<Field options={load} value={['CNYTN', 'CNNGB', 'USLAX']} />);
  await waitFor(() => expect(answers.has('CNNGB')).toBe(true));
  await act(async () => answers.get('CNNGB')?.(ports));
  expect(screen.getAllByText('宁波').length).toBeGreaterThan(0);
  await act(async () => answers.get('USLAX')?.(ports));
  expect(screen.getAllByText('洛杉矶').length).toBeGreaterThan(0);
  expect(load.mock.calls.map(([typed, { aborted }]) => [typed, aborted])).toEqual([
    ['CNYTN', false],
    ['CNNGB', false],
    ['USLAX', false],
  ]);
});

test('the names of all that is chosen on a page are asked for in one go, each once', async () => {
  const ofValues = jest.fn(async (values: readonly string[]) =>
    ports.filter(({ value }) => values.includes(value)),
  );
  const load: LoadOptions = Object.assign(async () => ports, { ofValues });
  const page = (more: readonly string[]) => (
    <>
      <Field options={load} value={['CNYTN', 'CNNGB']} />
      <Field options={load} value={['CNNGB', 'GONE']} />
      {more.length > 0 && <Field options={load} value={more} />}
    </>
  );
  const { rerender } = render(page([]));
  await waitFor(() => expect(screen.getAllByText('宁波').length).toBeGreaterThan(1));
  rerender(page(['CNYTN', 'GONE', 'USLAX']));
  await waitFor(() => expect(screen.getAllByText('洛杉矶').length).toBeGreaterThan(0));
  expect(ofValues.mock.calls).toEqual([[['CNYTN', 'CNNGB', 'GONE']], [['USLAX']]]);
});

test('an answer to an earlier question never wins', async () => {
  const answers = new Map<string, (options: SelectOption[]) => void>();
  const load: LoadOptions = (typed) => new Promise((resolve) => answers.set(typed, resolve));
  render(<Field options={load} />);
  fireEvent.mouseDown(field());
  type('nb');
  await waitFor(() => expect(answers.has('nb')).toBe(true));
  expect(screen.getByText('正在加载选项…')).toBeTruthy();
  type('yt');
  await waitFor(() => expect(answers.has('yt')).toBe(true));
  await act(async () => answers.get('yt')?.(ports.slice(0, 1)));
  await act(async () => answers.get('nb')?.(ports.slice(1, 2)));
  expect(screen.queryAllByText('盐田').length).toBeGreaterThan(0);
  expect(screen.queryAllByText('宁波')).toEqual([]);
});

test('options that cannot be had are said, and asked for again', async () => {
  const load = jest.fn<LoadOptions>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(ports);
  render(<Field options={load} />);
  fireEvent.mouseDown(field());
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect((await screen.findAllByText('宁波')).length).toBeGreaterThan(0);
  expect(load).toHaveBeenCalledTimes(2);
});

test('another source has its own options and names; what the one before answers is not shown', async () => {
  const named =
    (name: string): LoadOptions =>
    async () => [{ value: 'CNYTN', nameZh: name, nameEn: name, search: name }];
  const never: LoadOptions = () => new Promise(() => {});
  const { rerender } = render(<Field options={named('旧盐田')} value={['CNYTN']} />);
  fireEvent.mouseDown(field());
  await waitFor(() => expect(screen.getAllByText('旧盐田').length).toBeGreaterThan(1));
  rerender(<Field options={never} value={['CNYTN']} />);
  expect(screen.queryAllByText('旧盐田')).toEqual([]);
  expect(screen.getByText('正在加载选项…')).toBeTruthy();
  rerender(<Field options={named('新盐田')} value={['CNYTN']} />);
  await waitFor(() => expect(screen.getAllByText('新盐田').length).toBeGreaterThan(1));
});

test('a name that could not be had once is had from the list, or asked for again', async () => {
  const load = jest.fn<LoadOptions>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(ports);
  render(<Field options={load} value={['USLAX']} />);
  await act(async () => undefined);
  expect(screen.queryByText('洛杉矶')).toBeNull();
  fireEvent.mouseDown(field());
  await waitFor(() => expect(screen.getAllByText('洛杉矶').length).toBeGreaterThan(1));
  expect(load.mock.calls.map(([typed]) => typed).sort()).toEqual(['', 'USLAX', 'USLAX']);
});
