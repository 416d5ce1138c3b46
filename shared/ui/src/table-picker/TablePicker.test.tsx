import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import type { DataColumn } from '../data-table/columns/data-column.ts';
import { BerthTheme } from '../theme/BerthTheme.tsx';
import { TablePicker, type TablePickerProps } from './TablePicker.tsx';
import { TablePickerDialog } from './TablePickerDialog.tsx';
import type { LoadPickerRows } from './use-picker-rows.ts';

type Row = { id: string };
const columns: DataColumn<Row>[] = [{ key: 'id', title: '业务编号', render: ({ id }) => id }];
const all: Row[] = Array.from({ length: 45 }, (_none, at) => ({ id: `B${at + 1}` }));
const load: LoadPickerRows<Row> = async ({ page, pageSize, typed }) => {
  const found = all.filter(({ id }) => id.includes(typed));
  return { rows: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
};

function Themed({ children }: { children: ReactNode }) {
  return (
    <BerthTheme locale="zh-CN" appearance="light">
      {children}
    </BerthTheme>
  );
}
const shared = { name: '订舱', columns, rowKey: ({ id }: Row) => id };

function Picker({
  onChosen,
  ...props
}: Partial<TablePickerProps<Row>> & { onChosen?: (ids: string[]) => void }) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const handleChange = (next: ReadonlyMap<string, Row>) => {
    setChosen(next);
    onChosen?.([...next.keys()]);
  };
  return <TablePicker {...shared} load={load} {...props} chosen={chosen} onChange={handleChange} />;
}
const show = (props: Parameters<typeof Picker>[0] = {}) => render(<Picker {...props} />, { wrapper: Themed });
// By label: a role is slow to find among the cells of twenty rows.
const box = (id: string) => screen.findByLabelText<HTMLInputElement>(`选择 ${id}`);
const few: LoadPickerRows<Row> = async () => ({ rows: all.slice(0, 3), total: 3 });

test('20 rows a page; what is chosen stays across pages, by its box or its row', async () => {
  const onChosen = jest.fn();
  show({ onChosen });
  fireEvent.click(await box('B2'));
  expect(screen.getAllByRole('rowheader')).toHaveLength(20);
  fireEvent.click(within(screen.getByRole('navigation', { name: '分页' })).getByTitle('2'));
  fireEvent.click(await screen.findByText('B21'));
  expect(onChosen).toHaveBeenLastCalledWith(['B2', 'B21']);
  fireEvent.click(within(screen.getByRole('navigation', { name: '分页' })).getByTitle('1'));
  expect((await box('B2')).checked).toBe(true);
});

test('where one is asked for, another takes its place', async () => {
  const onChosen = jest.fn();
  show({ onChosen, isSingle: true, load: few });
  fireEvent.click(await screen.findByRole('radio', { name: '选择 B1' }));
  fireEvent.click(screen.getByRole('radio', { name: '选择 B3' }));
  expect(onChosen).toHaveBeenLastCalledWith(['B3']);
});

test('searches once the input method is done, and a late old answer never wins', async () => {
  const asked: string[] = [];
  const answers: Record<string, (rows: Row[]) => void> = {};
  const slowly: LoadPickerRows<Row> = ({ typed }) => {
    asked.push(typed);
    return new Promise((resolve) => {
      answers[typed] = (rows) => resolve({ rows, total: rows.length });
    });
  };
  show({ load: slowly });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '搜索 订舱' });
  fireEvent.compositionStart(field);
  fireEvent.change(field, { target: { value: 'deng' } });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(field.value).toBe('deng');
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  expect(asked).toEqual(['']);
  fireEvent.change(field, { target: { value: '灯' } });
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(asked).toEqual(['', '灯']));
  await act(async () => answers.灯?.([{ id: 'NEW' }]));
  await act(async () => answers['']?.([{ id: 'OLD' }]));
  expect(screen.getByRole('rowheader', { name: 'NEW' })).toBeDefined();
  expect(screen.queryByText('OLD')).toBeNull();
});

test('says why nothing came, and asks again', async () => {
  let isDown = true;
  const sometimes: LoadPickerRows<Row> = async (request, signal) => {
    if (isDown) throw new Error('请求服务器无响应！');
    return few(request, signal);
  };
  show({ load: sometimes });
  expect((await screen.findByRole('alert')).textContent).toContain('请求服务器无响应！');
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await box('B1')).toBeDefined();
});

test('of another list nothing of the former one is shown, and nothing can be chosen of it', async () => {
  const { rerender } = show({ load: few });
  await box('B1');
  let answer = (_rows: Row[]) => undefined as unknown;
  const other: LoadPickerRows<Row> = () =>
    new Promise((resolve) => {
      answer = (rows) => resolve({ rows, total: rows.length });
    });
  rerender(<Picker load={other} />);
  expect(screen.queryByLabelText('选择 B1')).toBeNull();
  await act(async () => answer([{ id: 'C1' }]));
  expect(await box('C1')).toBeDefined();
  // What was wrong with one list is not said of the other.
  const down: LoadPickerRows<Row> = async () => {
    throw new Error('请求服务器无响应！');
  };
  rerender(<Picker load={down} />);
  expect((await screen.findByRole('alert')).textContent).toContain('请求服务器无响应！');
  rerender(<Picker load={other} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a name is said as it is, whatever is in it', async () => {
  show({ load: async () => ({ rows: [{ id: "A$&B$'" }], total: 1 }) });
  expect(await box("A$&B$'")).toBeDefined();
});

test('in a dialog only what is confirmed counts', async () => {
  const onConfirm = jest.fn<(chosen: ReadonlyMap<string, Row>) => void>();
  const dialog = (isOpen: boolean) => (
    <TablePickerDialog
      {...shared}
      title="选择订舱"
      isOpen={isOpen}
      load={few}
      chosen={new Map([['B1', { id: 'B1' }]])}
      onCancel={() => undefined}
      onConfirm={onConfirm}
    />
  );
  const { rerender } = render(dialog(true), { wrapper: Themed });
  fireEvent.click(await box('B2'));
  rerender(dialog(false));
  rerender(dialog(true));
  expect((await box('B2')).checked).toBe(false);
  fireEvent.click(await box('B3'));
  fireEvent.click(screen.getByRole('button', { name: '确定（2）' }));
  expect([...(onConfirm.mock.lastCall?.[0].keys() ?? [])]).toEqual(['B1', 'B3']);
});

test('an answer that is none is said to be so', async () => {
  show({ load: (async () => undefined) as unknown as LoadPickerRows<Row> }); // as a server gone wrong answers
  expect(await screen.findByText(/数据格式错误/)).toBeTruthy();
});
