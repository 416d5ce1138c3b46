import type { SavedView, TableSettings } from '@berth/contract';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Activity, type ReactNode, useState } from 'react';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { changeTableSearch, plainTableSearch, type TableSearch } from '../table-search/table-search.ts';
import { BerthTheme } from '../theme/BerthTheme.tsx';
import type { DataColumn, TableAnswer } from './columns/data-column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

type Row = { id: string; goods: string; cartons: number };
type Summary = { cartons: number };
type Props = Partial<DataTableProps<Row, Summary>>;

const columns: DataColumn<Row>[] = [
  {
    key: 'id',
    title: '业务编号',
    widthPx: 150,
    fixed: 'left',
    isAlwaysShown: true,
    isSortable: true,
    render: ({ id }) => id,
  },
  { key: 'goods', title: '货物', render: ({ goods }) => goods },
  {
    key: 'cartons',
    title: 'CTNS',
    widthPx: 90,
    isNumber: true,
    isSortable: true,
    render: (row) => row.cartons,
  },
];
const rowsOf = (...ids: string[]): Row[] =>
  ids.map((id, at) => ({ id, goods: `货物${id}`, cartons: at + 1 }));
const answerOf = (rows: readonly Row[], change: Partial<TableAnswer<Row, Summary>> = {}) => ({
  data: { rows, total: rows.length, summary: { cartons: 99 } },
  isStale: false,
  refetch: () => undefined,
  ...change,
});

function Themed({ children }: { children: ReactNode }) {
  return (
    <BerthTheme locale="zh-CN" appearance="light">
      {children}
    </BerthTheme>
  );
}

function Table(props: Props) {
  return (
    <DataTable<Row, Summary>
      name="订舱"
      columns={columns}
      rowKey={({ id }) => id}
      answer={answerOf(rowsOf('A', 'B'))}
      search={plainTableSearch}
      onChange={() => undefined}
      {...props}
    />
  );
}
/** With an address of its own, as a page gives it. */
function AddressedTable({ search: first = plainTableSearch, onChange, ...props }: Props) {
  const [search, setSearch] = useState(first);
  const change: DataTableProps<Row, Summary>['onChange'] = (...given) => {
    onChange?.(...given);
    setSearch((now) => changeTableSearch(now, given[0]));
  };
  return <Table {...props} search={search} onChange={change} />;
}
const showAddressed = (props: Props = {}) => render(<AddressedTable {...props} />, { wrapper: Themed });
const show = (props: Props = {}) => render(<Table {...props} />, { wrapper: Themed });

const memoryOf = (change: Partial<TableMemory> = {}): TableMemory => ({
  isLoading: false,
  settings: null,
  saveSettings: async () => undefined,
  resetSettings: async () => null,
  filters: [],
  saveFilter: async () => undefined,
  deleteFilter: async () => undefined,
  views: [],
  saveView: async () => undefined,
  deleteView: async () => undefined,
  canShare: false,
  ...change,
});

describe('a table of rows', () => {
  test('is one table with named heads and rows, its totals in the last row', () => {
    show({ summaryCells: ({ cartons }) => ({ cartons: `${cartons} 件` }) });
    const table = screen.getByRole('table', { name: '订舱' });
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(table.closest('[aria-live=polite]')).toBeNull();
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['业务编号', '货物', 'CTNS']);
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map((head) => head.textContent),
    ).toEqual(['A', 'B']);
    expect(screen.getByRole('row', { name: '合计 2 条 99 件' })).toBeDefined();
    expect(screen.getByText('共 2 条', { selector: '[role=status]' })).toBeDefined();
  });

  test('sorts up, down and not by its head, and says so', () => {
    const sorts: TableSearch['sort'][] = [];
    const onChange = (change: Partial<TableSearch>) => sorts.push(change.sort ?? null);
    const { rerender } = show({ onChange });
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'CTNS' }));
    const shown = (order: 'ascending' | 'descending') => {
      rerender(
        <Table onChange={onChange} search={{ ...plainTableSearch, sort: { field: 'cartons', order } }} />,
      );
      return screen.getByRole('columnheader', { name: /CTNS/ }).getAttribute('aria-sort');
    };
    press();
    expect(shown('ascending')).toBe('ascending');
    press();
    expect(shown('descending')).toBe('descending');
    press();
    expect(sorts).toEqual([
      { field: 'cartons', order: 'ascending' },
      { field: 'cartons', order: 'descending' },
      null,
    ]);
    expect(screen.queryByRole('button', { name: '货物' })).toBeNull();
  });

  test('turns its pages, and a page after the last one leads to the last', () => {
    const onChange = jest.fn();
    const { rerender } = show({
      onChange,
      answer: { ...answerOf(rowsOf('A')), data: { rows: rowsOf('A'), total: 45, summary: { cartons: 1 } } },
    });
    fireEvent.click(within(screen.getByRole('navigation', { name: '分页' })).getByTitle('3'));
    expect(onChange).toHaveBeenLastCalledWith({ page: 3 });
    rerender(
      <Table
        onChange={onChange}
        search={{ ...plainTableSearch, page: 9 }}
        answer={{ ...answerOf([]), data: { rows: [], total: 45, summary: { cartons: 1 } } }}
      />,
    );
    expect(onChange).toHaveBeenLastCalledWith({ page: 3 }, { replace: true });
  });
});

describe('where there are no rows', () => {
  test('bars stand in their places until the first answer', () => {
    show({ answer: { isStale: true, refetch: () => undefined } });
    expect(screen.getByText('正在加载…', { selector: '[role=status]' })).toBeDefined();
    expect(screen.getByRole('columnheader', { name: /业务编号/ })).toBeDefined();
    expect(screen.queryByText('暂无数据')).toBeNull();
  });

  test('nothing, or nothing that the filter leaves', () => {
    const onChange = jest.fn();
    const { rerender } = show({ answer: answerOf([]) });
    expect(screen.getByText('暂无数据')).toBeDefined();
    const conditions = [{ field: 'goods', operator: 'include', values: ['x'] }] as const;
    rerender(
      <Table answer={answerOf([])} search={{ ...plainTableSearch, conditions }} onChange={onChange} />,
    );
    expect(screen.getByText('共 0 条', { selector: '[role=status]' })).toBeDefined();
    expect(screen.getByText('没有符合条件的数据')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '清除筛选' }));
    expect(onChange).toHaveBeenCalledWith({ conditions: [] });
  });

  test('an error stands there with its number, and no row of before stays under it', () => {
    const refetch = jest.fn();
    const problem = { message: '没有权限访问该资源', requestId: 'req-1' };
    show({ answer: { ...answerOf(rowsOf('A')), isStale: true, problem, refetch } });
    expect(screen.getByRole('alert').textContent).toContain('没有权限访问该资源');
    expect(screen.getByText(/req-1/)).toBeDefined();
    expect(screen.queryByText('A')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalled();
  });

  test('an answer that is no list says so', () => {
    // What a broken server sends is not of the type.
    const data = { rows: null, total: 1 } as unknown as { rows: Row[]; total: number; summary: Summary };
    show({ answer: { ...answerOf([]), data } });
    expect(screen.getByText('数据格式错误')).toBeDefined();
  });
});

test('rows are chosen across pages, as many as there are', () => {
  function Chooser({ page }: { page: readonly Row[] }) {
    const [chosen, onChange] = useState<ReadonlyMap<string, Row>>(new Map());
    return (
      <Table
        answer={answerOf(page)}
        selection={{ chosen, onChange, actions: (all) => <button type="button">合并 {all.size}</button> }}
      />
    );
  }
  const { rerender } = render(<Chooser page={rowsOf('A', 'B')} />, { wrapper: Themed });
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 B' }));
  rerender(<Chooser page={rowsOf('C', 'D')} />);
  fireEvent.click(screen.getByRole('checkbox', { name: '选择本页全部' }));
  expect(screen.getByText('已选 3 项', { selector: '[role=status]' })).toBeDefined();
  expect(screen.getByRole('button', { name: '合并 3' })).toBeDefined();
  rerender(<Chooser page={rowsOf('A', 'B')} />);
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
  expect([isChosen('选择 A'), isChosen('选择 B')]).toEqual([false, true]);
  fireEvent.click(screen.getByRole('button', { name: '清除选择' }));
  expect(isChosen('选择 B')).toBe(false);
  // Not at the top of the page: Tab goes on to the table.
  expect(document.activeElement?.closest('section')).toBe(screen.getByRole('region', { name: '订舱' }));
});

describe('what its person set', () => {
  const settings: TableMemory['settings'] = {
    table: 'bookings',
    version: 's1',
    density: 'compact',
    isBordered: true,
    isStriped: true,
    columns: [
      { key: 'cartons', isShown: true, widthPx: 120, isSortable: false, fixed: null },
      { key: 'goods', isShown: false, widthPx: null, isSortable: false, fixed: null },
      { key: 'gone', isShown: true, widthPx: 100, isSortable: true, fixed: null },
    ],
  };

  test('orders, hides and keeps columns from sorting; a column shipped since is there', () => {
    show({ memory: memoryOf({ settings }) });
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['业务编号', 'CTNS']);
    expect(screen.queryByRole('button', { name: 'CTNS' })).toBeNull();
  });

  test('a width follows the arrow keys and is kept once they rest', async () => {
    jest.useFakeTimers();
    const saveSettings = jest.fn<TableMemory['saveSettings']>(async () => undefined);
    show({ memory: memoryOf({ saveSettings }) });
    const edge = screen.getByRole('separator', { name: 'CTNS 列宽' });
    expect(edge.getAttribute('aria-valuenow')).toBe('90');
    fireEvent.keyDown(edge, { key: 'ArrowRight' });
    fireEvent.keyDown(edge, { key: 'ArrowRight', shiftKey: true });
    expect(edge.getAttribute('aria-valuenow')).toBe('138');
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(saveSettings).toHaveBeenCalledTimes(1);
    expect(saveSettings.mock.lastCall?.[0]).toEqual(
      expect.objectContaining({
        density: 'comfortable',
        columns: expect.arrayContaining([expect.objectContaining({ key: 'cartons', widthPx: 138 })]),
      }),
    );
    jest.useRealTimers();
  });

  test('a width that is moved while an earlier one is being kept does not jump back', async () => {
    jest.useFakeTimers();
    const answers: (() => void)[] = [];
    function Kept() {
      const [settings, setSettings] = useState<TableMemory['settings']>(null);
      const saveSettings: TableMemory['saveSettings'] = (next) =>
        new Promise((resolve) => {
          answers.push(() => {
            setSettings({ ...next, table: 'bookings', version: `s${answers.length}` });
            resolve();
          });
        });
      return <Table memory={memoryOf({ settings, saveSettings })} />;
    }
    render(<Kept />, { wrapper: Themed });
    const edge = screen.getByRole('separator', { name: 'CTNS 列宽' });
    const width = () => edge.getAttribute('aria-valuenow');
    fireEvent.keyDown(edge, { key: 'ArrowRight' });
    await act(() => jest.advanceTimersByTimeAsync(700));
    fireEvent.keyDown(edge, { key: 'ArrowRight' });
    await act(async () => answers[0]?.());
    expect(width()).toBe('106');
    await act(() => jest.advanceTimersByTimeAsync(700));
    await act(async () => answers[1]?.());
    expect([width(), answers.length]).toEqual(['106', 2]);
    jest.useRealTimers();
  });

  test('a dragged edge follows the pointer, and says where its width was not kept', async () => {
    HTMLElement.prototype.setPointerCapture = () => undefined; // jsdom has none
    show({ memory: memoryOf({ saveSettings: () => Promise.reject(new Error('保存失败')) }) });
    const edge = screen.getByRole('separator', { name: 'CTNS 列宽' });
    const drag = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) =>
      fireEvent(edge, new MouseEvent(type.toLowerCase(), { bubbles: true, clientX, button: 0 }));
    drag('pointerDown', 500);
    drag('pointerMove', 540);
    expect(edge.getAttribute('aria-valuenow')).toBe('130');
    fireEvent.keyDown(edge, { key: 'Escape' });
    expect(edge.getAttribute('aria-valuenow')).toBe('90');
    drag('pointerDown', 500);
    drag('pointerMove', 520);
    drag('pointerUp', 520);
    expect(edge.getAttribute('aria-valuenow')).toBe('110');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('列宽未能保存：保存失败'));
    expect(edge.getAttribute('aria-valuenow')).toBe('110');
  });
});

test('a view brings its columns, sort and filter together; its widths are not saved as one’s own', async () => {
  const saveSettings = jest.fn(async () => undefined);
  const onChange = jest.fn();
  const column = { isShown: true, widthPx: 200, isSortable: true, fixed: null };
  const view = {
    id: 'v1',
    title: '待收货一览',
    columns: [
      { ...column, key: 'cartons' },
      { ...column, key: 'id' },
    ],
    sort: { field: 'id', order: 'descending' as const },
    filterObj: { goods: ['灯具|include'] },
    isDefault: false,
    version: 'v1.1',
  };
  showAddressed({ memory: memoryOf({ saveSettings, views: [view] }), onChange });
  fireEvent.click(screen.getByRole('button', { name: /视图/ }));
  fireEvent.click(screen.getByText('待收货一览'));
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('CTNS');
  expect(onChange).toHaveBeenCalledWith({
    view: 'v1',
    sort: view.sort,
    conditions: [{ field: 'goods', operator: 'include', values: ['灯具'] }],
  });
  fireEvent.keyDown(screen.getByRole('separator', { name: 'CTNS 列宽' }), { key: 'ArrowRight' });
  expect(screen.getByRole('separator', { name: 'CTNS 列宽' }).getAttribute('aria-valuenow')).toBe('208');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(saveSettings).not.toHaveBeenCalled();
});

const columnsAlone = {
  id: 'v2',
  title: '只看箱数',
  columns: [{ key: 'cartons', isShown: true, widthPx: 200, isSortable: true, fixed: null }],
  sort: null,
  filterObj: {},
  isDefault: false,
  version: 'v2.1',
};

test('a view that is chosen while a width is being kept stays when that is kept', async () => {
  jest.useFakeTimers();
  let answer: () => void = () => undefined;
  function Kept() {
    const [settings, setSettings] = useState<TableMemory['settings']>(null);
    const saveSettings: TableMemory['saveSettings'] = (next) =>
      new Promise((resolve) => {
        answer = () => {
          setSettings({ ...next, table: 'bookings', version: 's1' });
          resolve();
        };
      });
    return <AddressedTable memory={memoryOf({ settings, saveSettings, views: [columnsAlone] })} />;
  }
  render(<Kept />, { wrapper: Themed });
  const width = () => screen.getByRole('separator', { name: 'CTNS 列宽' }).getAttribute('aria-valuenow');
  fireEvent.keyDown(screen.getByRole('separator', { name: 'CTNS 列宽' }), { key: 'ArrowRight' });
  fireEvent.click(screen.getByRole('button', { name: /视图/ }));
  fireEvent.click(screen.getByText('只看箱数'));
  expect(width()).toBe('200');
  await act(() => jest.advanceTimersByTimeAsync(700));
  await act(async () => answer());
  expect(width()).toBe('200');
  jest.useRealTimers();
});

test('a view of other columns alone leaves the page where it is', () => {
  const onChange = jest.fn();
  showAddressed({
    memory: memoryOf({ views: [columnsAlone] }),
    onChange,
    search: { ...plainTableSearch, page: 3 },
  });
  fireEvent.click(screen.getByRole('button', { name: /视图/ }));
  fireEvent.click(screen.getByText('只看箱数'));
  expect(screen.getByRole('separator', { name: 'CTNS 列宽' }).getAttribute('aria-valuenow')).toBe('200');
  expect(onChange).toHaveBeenCalledWith({ view: 'v2', sort: null, conditions: [], page: 3 });
});

test('the default view takes the place of the address that was opened', () => {
  const onChange = jest.fn();
  const sort = { field: 'id', order: 'ascending' } as const;
  show({ memory: memoryOf({ views: [{ ...columnsAlone, sort, isDefault: true }] }), onChange });
  expect(onChange.mock.calls).toEqual([[{ view: 'v2', sort, conditions: [] }, { replace: true }]]);
});

test('until the rows of the default view are there, no others are shown', () => {
  const memory = memoryOf({ views: [{ ...columnsAlone, isDefault: true }] });
  const page = (change: Props) => <Table memory={memory} {...change} />;
  const shown = () => screen.queryAllByRole('rowheader').map((head) => head.textContent);
  const { rerender } = render(page({}), { wrapper: Themed });
  expect(shown()).toEqual([]);
  const search = { ...plainTableSearch, view: 'v2' };
  rerender(page({ search, answer: answerOf(rowsOf('A', 'B'), { isStale: true }) }));
  expect(shown()).toEqual([]);
  rerender(page({ search, answer: answerOf(rowsOf('B', 'A')) }));
  expect(shown()).toEqual(['B', 'A']);
  rerender(page({ search: { ...search, page: 2 }, answer: answerOf(rowsOf('B', 'A'), { isStale: true }) }));
  expect(shown()).toEqual(['B', 'A']);
});

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

const widthOfCartons = () =>
  screen.getByRole('separator', { name: 'CTNS 列宽' }).getAttribute('aria-valuenow');

describe('the view of the address', () => {
  const views = [{ ...columnsAlone, isDefault: true }];

  test('brings its columns, also after a refresh and going back; to have none is an address too', () => {
    const onChange = jest.fn();
    const memory = memoryOf({ views });
    const page = (view: string | null) => (
      <Table memory={memory} onChange={onChange} search={{ ...plainTableSearch, view, page: 2 }} />
    );
    const { rerender } = render(page('v2'), { wrapper: Themed });
    expect(widthOfCartons()).toBe('200');
    fireEvent.click(screen.getByRole('button', { name: /视图：只看箱数/ }));
    fireEvent.click(screen.getByRole('button', { name: /^不使用视图/ }));
    expect(onChange.mock.calls).toEqual([[{ view: 'none', sort: null, conditions: [], page: 2 }]]);
    rerender(page('none'));
    expect(widthOfCartons()).toBe('90');
    expect(screen.queryByText(/视图已不存在/)).toBeNull();
    rerender(page('v2'));
    expect(widthOfCartons()).toBe('200');
  });

  test('that is gone is told of; the rest of the address holds', () => {
    const onChange = jest.fn();
    const conditions = [{ field: 'goods', operator: 'include', values: ['灯'] }] as const;
    const search = { ...plainTableSearch, conditions, view: 'gone' };
    const { rerender } = show({ memory: memoryOf({ isLoading: true }), search, onChange });
    expect(screen.queryByText(/视图已不存在/)).toBeNull();
    rerender(<Table memory={memoryOf({ views })} search={search} onChange={onChange} />);
    expect(widthOfCartons()).toBe('90');
    expect(screen.getByText(/视图已不存在/, { selector: '[role=status]' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '从地址中清除' }));
    expect(onChange.mock.calls).toEqual([[{ page: 1, dropped: [], view: null }, { replace: true }]]);
  });
});

describe('what was changed in a view and is not saved', () => {
  const newer = {
    ...columnsAlone,
    columns: columnsAlone.columns.map((column) => ({ ...column, widthPx: 300 })),
    version: 'v2.2',
  };
  const saveView = jest.fn<TableMemory['saveView']>(async () => undefined);
  const page = (...views: SavedView[]) => (
    <Table memory={memoryOf({ views, saveView })} search={{ ...plainTableSearch, view: 'v2' }} />
  );
  const widen = () =>
    fireEvent.keyDown(screen.getByRole('separator', { name: 'CTNS 列宽' }), { key: 'ArrowRight' });
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

  test('stays when the view is read anew, and is saved as a change of what was seen', async () => {
    const { rerender } = render(page(columnsAlone), { wrapper: Themed });
    rerender(page(newer));
    expect(widthOfCartons()).toBe('200');
    widen();
    rerender(page({ ...newer, title: '箱数', version: 'v2.3' }));
    expect(widthOfCartons()).toBe('208');
    press(/视图：箱数/);
    press(/保存修改到“箱数”$/);
    await screen.findByText('视图“箱数”已保存');
    expect(saveView.mock.lastCall?.[0]).toMatchObject({ id: 'v2', version: 'v2.1' });
    const saved = saveView.mock.lastCall?.[0].columns ?? [];
    rerender(page({ ...newer, columns: saved, version: 'v2.4' }));
    expect(widthOfCartons()).toBe('208');
    press(/^只看箱数/);
    rerender(page({ ...newer, version: 'v2.5' }));
    expect(widthOfCartons()).toBe('208');
    press(/视图：只看箱数/);
    press(/^只看箱数/);
    expect(widthOfCartons()).toBe('300');
  });

  test('and was changed while it was being saved stays a change of it', async () => {
    let answer: () => void = () => undefined;
    saveView.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const { rerender } = render(page(columnsAlone), { wrapper: Themed });
    widen();
    press(/视图：只看箱数/);
    press(/保存修改到“只看箱数”$/);
    widen();
    const columns = saveView.mock.lastCall?.[0].columns ?? [];
    rerender(page({ ...columnsAlone, columns, version: 'v2.2' }));
    await act(async () => answer());
    expect(widthOfCartons()).toBe('216');
    await waitFor(() => press(/保存修改到“只看箱数”$/));
    await waitFor(() => expect(saveView.mock.lastCall?.[0].version).toBe('v2.2'));
  });

  test('stays when the view was deleted elsewhere, and the line says what can be done', () => {
    const { rerender } = render(page(columnsAlone), { wrapper: Themed });
    widen();
    rerender(page());
    expect(widthOfCartons()).toBe('208');
    const said = '视图已被删除，表格仍按它显示，可另存为新视图';
    expect(screen.getByText(said, { selector: 'p > span' })).toBeDefined();
  });
});

test('what cannot be read in the address is said once, beside the number of rows, and can be cleared', () => {
  const onChange = jest.fn();
  const dropped = ['cartons=abc|=', 'weigth=1|>', 'page=0', `goods=${'灯'.repeat(80)}|~`];
  const views = [{ ...columnsAlone, sort: { field: 'id', order: 'ascending' as const }, isDefault: true }];
  show({ search: { ...plainTableSearch, dropped }, onChange, memory: memoryOf({ views }) });
  const said = '地址中的条件“cartons=abc|=”、“weigth=1|>”、“page=0”等，另有 1 项无法识别，已忽略';
  expect(screen.getByText(`共 2 条。${said}`, { selector: '[role=status]' })).toBeDefined();
  // Not the default view either: it would take the place of an address that somebody has to mend.
  expect(onChange).not.toHaveBeenCalled();
  const line = screen.getByText(said);
  expect(line.closest('[role=status], [role=alert]')).toBeNull();
  const clear = screen.getByRole('button', { name: '从地址中清除' });
  fireEvent.click(clear);
  expect(onChange.mock.calls).toEqual([[{ page: 1, dropped: [] }, { replace: true }]]);
  // The line goes with its button, and the focus stays with the table.
  expect(document.activeElement?.contains(clear)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a width that meets settings saved elsewhere stays, and goes into them where that is wanted', async () => {
  jest.useFakeTimers();
  const theirs: TableMemory['settings'] = {
    table: 'bookings',
    version: 's9',
    density: 'compact',
    isBordered: false,
    isStriped: false,
    columns: [{ key: 'goods', isShown: false, widthPx: null, isSortable: false, fixed: null }],
  };
  const saved: Parameters<TableMemory['saveSettings']>[] = [];
  function Kept() {
    const [settings, setSettings] = useState<TableMemory['settings']>(null);
    const saveSettings: TableMemory['saveSettings'] = async (...given) => {
      saved.push(given);
      if (saved.length > 1) return setSettings({ ...given[0], table: 'bookings', version: 's10' });
      setSettings(theirs);
      throw Object.assign(new Error('刚在别处修改过'), { code: 'SAVED_ELSEWHERE' });
    };
    return <Table memory={memoryOf({ settings, saveSettings })} />;
  }
  render(<Kept />, { wrapper: Themed });
  const width = () => screen.getByRole('separator', { name: 'CTNS 列宽' }).getAttribute('aria-valuenow');
  fireEvent.keyDown(screen.getByRole('separator', { name: 'CTNS 列宽' }), { key: 'ArrowRight' });
  await act(() => jest.advanceTimersByTimeAsync(700));
  expect(screen.getByRole('alert').textContent).toBe('列宽未能保存：刚在别处修改过');
  expect([width(), heads().length]).toEqual(['98', 3]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '用我的覆盖' })));
  expect(saved[1]).toEqual([
    expect.objectContaining({
      density: 'compact',
      columns: expect.arrayContaining([
        expect.objectContaining({ key: 'goods', isShown: false }),
        expect.objectContaining({ key: 'cartons', widthPx: 98 }),
      ]),
    }),
    's9',
  ]);
  expect([width(), heads().length, screen.queryByRole('alert')]).toEqual(['98', 2, null]);
  jest.useRealTimers();
});

const keptSettings = (version: string): TableSettings => ({
  table: 'bookings',
  version,
  density: 'comfortable',
  isBordered: false,
  isStriped: false,
  columns: [],
});

describe('widths moved one after the other', () => {
  const move = async (title: string) => {
    fireEvent.keyDown(screen.getByRole('separator', { name: `${title} 列宽` }), { key: 'ArrowRight' });
    await act(() => jest.advanceTimersByTimeAsync(700));
  };
  afterEach(() => void jest.useRealTimers());

  test('are saved one after the other, or the second would be refused for the first', async () => {
    jest.useFakeTimers();
    const answers: (() => void)[] = [];
    const saveSettings: TableMemory['saveSettings'] = () =>
      new Promise((resolve) => void answers.push(resolve));
    show({ memory: memoryOf({ settings: keptSettings('s1'), saveSettings }) });
    await move('CTNS');
    await move('货物');
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.());
    expect(answers).toHaveLength(2);
  });

  test('do not undo what was saved elsewhere before it was said which shall hold', async () => {
    jest.useFakeTimers();
    const saved: Parameters<TableMemory['saveSettings']>[] = [];
    function Kept() {
      const [held, setHeld] = useState(keptSettings('s1'));
      const saveSettings: TableMemory['saveSettings'] = async (...given) => {
        saved.push(given);
        if (saved.length > 1) return;
        setHeld(keptSettings('s9'));
        throw Object.assign(new Error('刚在别处修改过'), { code: 'SAVED_ELSEWHERE' });
      };
      return <Table memory={memoryOf({ settings: held, saveSettings })} />;
    }
    render(<Kept />, { wrapper: Themed });
    await move('CTNS');
    await move('货物');
    expect(saved).toHaveLength(1);
    const isShut = () => screen.getByRole<HTMLButtonElement>('button', { name: '列设置' }).disabled;
    expect(isShut()).toBe(true);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '用我的覆盖' })));
    expect(isShut()).toBe(false);
    const [look, madeFrom] = saved[1] ?? [];
    expect(madeFrom).toBe('s9');
    expect(look?.columns.map(({ key, widthPx }) => [key, widthPx !== null])).toEqual([
      ['id', false],
      ['goods', true],
      ['cartons', true],
    ]);
  });
});

test('cards have the tools that fit a telephone, and no settings for columns that they do not have', () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query === '(max-width: 720px)' });
  show({ memory: memoryOf(), onExport: async () => undefined, renderCard: ({ goods }) => goods });
  window.matchMedia = wide;
  const tools = screen.getByRole('group', { name: '表格工具' });
  const named = within(tools).getAllByRole('button');
  expect(named.map((tool) => [tool.getAttribute('aria-label'), tool.textContent])).toEqual([
    ['导出', ''],
    ['刷新', ''],
    [null, '视图'],
  ]);
  expect(named[0]?.title).toBe('导出');
});

describe('an export', () => {
  test('goes on while its page is hidden', async () => {
    let finish: () => void = () => undefined;
    const onExport: Props['onExport'] = ({ signal }) =>
      new Promise((resolve, reject) => {
        finish = () => (signal.aborted ? reject(new Error('aborted')) : resolve(undefined));
      });
    const page = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Table onExport={onExport} />
      </Activity>
    );
    const { rerender } = render(page('visible'), { wrapper: Themed });
    fireEvent.click(screen.getByRole('button', { name: '导出' }));
    rerender(page('hidden'));
    rerender(page('visible'));
    expect(await screen.findByRole('button', { name: /正在导出/ })).toBeDefined();
    await act(async () => finish());
    expect(await screen.findByRole('button', { name: '导出' })).toBeDefined();
  });

  test('is of what is shown, tells how far it is, and can be called off', async () => {
    let signal = new AbortController().signal;
    const onExport = jest.fn<NonNullable<Props['onExport']>>((request) => {
      signal = request.signal;
      request.onProgress(0.42);
      return new Promise(() => undefined);
    });
    show({ onExport });
    fireEvent.click(screen.getByRole('button', { name: '导出' }));
    expect(onExport).toHaveBeenCalledWith(
      expect.objectContaining({ search: plainTableSearch, columns: ['id', 'goods', 'cartons'] }),
    );
    expect(await screen.findByRole('button', { name: /正在导出 2 条 42%/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '取消导出' }));
    expect(signal.aborted).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '导出' }));
  });

  test('of which nobody knows how far it is counts its seconds, beside the rows that it is about', async () => {
    jest.useFakeTimers();
    show({ onExport: () => new Promise(() => undefined) });
    fireEvent.click(screen.getByRole('button', { name: '导出' }));
    const running = () => screen.getByRole('button', { name: /正在导出/ }).textContent;
    expect(running()).toBe('正在导出 2 条');
    expect(screen.getByText('正在导出', { selector: '[role=status]' })).toBeDefined();
    await act(() => jest.advanceTimersByTimeAsync(3100));
    expect(running()).toBe('正在导出 2 条，3 秒');
    fireEvent.click(screen.getByRole('button', { name: '取消导出' }));
    expect(screen.getByRole('button', { name: '导出' })).toBeDefined();
    jest.useRealTimers();
  });

  test('that fails says why', async () => {
    show({ onExport: () => Promise.reject(new Error('超过 10000 行，请缩小范围')) });
    fireEvent.click(screen.getByRole('button', { name: '导出' }));
    expect((await screen.findByRole('alert')).textContent).toContain('导出失败：超过 10000 行，请缩小范围');
  });
});

test('of thousands of rows those in sight are drawn; readers hear how many there are', () => {
  const many = rowsOf(...Array.from({ length: 3000 }, (_none, at) => `R${at}`));
  show({ answer: answerOf(many), isPaged: false });
  const table = screen.getByRole('table', { name: '订舱' });
  expect(table.getAttribute('aria-rowcount')).toBe('3001');
  expect(screen.getByText('R0')).toBeDefined();
  expect(screen.queryByText('R1500')).toBeNull();
  const scroller = table.parentElement ?? table;
  scroller.scrollTop = 1500 * 40;
  fireEvent.scroll(scroller);
  expect(screen.getByRole('rowheader', { name: 'R1500' }).closest('tr')?.getAttribute('aria-rowindex')).toBe(
    '1502',
  );
  expect(screen.queryByText('R0')).toBeNull();
  expect(screen.queryByRole('navigation', { name: '分页' })).toBeNull();
});

test('of thousands of rows the one with the focus keeps it, however far one scrolls', () => {
  const many = rowsOf(...Array.from({ length: 3000 }, (_none, at) => `R${at}`));
  show({ answer: answerOf(many), isPaged: false });
  const cell = screen.getByRole('rowheader', { name: 'R2' });
  cell.tabIndex = 0;
  act(() => cell.focus());
  const scroller = screen.getByRole('table', { name: '订舱' }).parentElement ?? cell;
  for (const row of [1500, 2900, 0]) {
    scroller.scrollTop = row * 40;
    fireEvent.scroll(scroller);
    expect(document.activeElement).toBe(cell);
    const heights = [...scroller.querySelectorAll<HTMLElement>('tr[aria-hidden=true] > td')];
    const gaps = heights.reduce((sum, { style }) => sum + Number.parseInt(style.height, 10) / 40, 0);
    expect(gaps + scroller.querySelectorAll('tr[data-row-key]').length).toBe(3000);
  }
});

test('a sort by a column that is hidden is said, and taken back', () => {
  const onChange = jest.fn();
  const hidden = { key: 'cartons', isShown: false, widthPx: null, isSortable: true, fixed: null };
  show({
    memory: memoryOf({ settings: { ...keptSettings('s1'), columns: [hidden] } }),
    search: { ...plainTableSearch, sort: { field: 'cartons', order: 'descending' } },
    onChange,
  });
  expect(screen.getByText('按未显示的列排序：CTNS ↓')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '恢复默认排序' }));
  expect(onChange).toHaveBeenCalledWith({ sort: null });
});

describe('while settings and views are on their way', () => {
  const memory = memoryOf({ isLoading: true });

  test('why there are no rows is said at once', () => {
    const problem = { message: '列表暂时无法加载' };
    show({ memory, answer: { ...answerOf([]), data: undefined, problem } });
    expect(screen.getByText('列表暂时无法加载')).toBeDefined();
  });

  test('rows wait for them, but not for long', () => {
    jest.useFakeTimers();
    try {
      show({ memory });
      expect(screen.queryByRole('rowheader', { name: 'A' })).toBeNull();
      act(() => void jest.advanceTimersByTime(2000));
      expect(screen.getByRole('rowheader', { name: 'A' })).toBeDefined();
    } finally {
      jest.useRealTimers();
    }
  });
});
