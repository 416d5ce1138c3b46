import type { ParsedCondition, SavedFilter } from '@berth/contract';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useRef, useState } from 'react';
import type { TableMemory } from '../table-memory/table-memory.ts';
import { FilterChips } from './FilterChips.tsx';
import { FilterDrawer, type FilterDrawerHandle } from './FilterDrawer.tsx';
import type { FilterField } from './filter-field.ts';
import { usePreviewMemory } from './preview-memory.ts';

const status = [
  { value: 'received', nameZh: '已收货', nameEn: 'Received', search: 'ysh' },
  { value: 'arrived', nameZh: '已到港', nameEn: 'Arrived', search: 'ydg' },
];
const goods: FilterField = { field: 'goodsName', label: '货物', kind: 'text', isSelected: true };
const fields: readonly FilterField[] = [
  goods,
  { field: 'status', label: '状态', kind: 'select', options: status, isMultiple: true },
  { field: 'etd', label: '预计开船日', kind: 'daterange' },
  { field: 'weight', label: '毛重', kind: 'number', defaultOperator: '>=' },
  { field: 'isPickup', label: '上门提货', kind: 'switch', defaultOperator: '=' },
];

const handleApply = jest.fn<(conditions: readonly ParsedCondition[]) => void>();
beforeEach(() => {
  handleApply.mockClear();
});

type StageProps = {
  conditions?: readonly ParsedCondition[];
  shown?: readonly FilterField[];
  changes?: Partial<TableMemory>;
};

function Stage({ conditions: initial = [], shown = fields, changes }: StageProps) {
  const [conditions, setConditions] = useState(initial);
  const memory = usePreviewMemory(changes);
  const drawer = useRef<FilterDrawerHandle>(null);
  const apply = (next: readonly ParsedCondition[]) => {
    handleApply(next);
    setConditions(next);
  };
  return (
    // Without antd's style sheets jsdom finds a role in a moment; without motion a closed drawer is closed at once; two
    // characters of a button stand together as in BerthTheme.
    <ConfigProvider
      theme={{ zeroRuntime: true, token: { motion: false } }}
      button={{ autoInsertSpace: false }}
    >
      <FilterDrawer ref={drawer} fields={shown} conditions={conditions} onApply={apply} memory={memory} />
      <FilterChips
        fields={shown}
        conditions={conditions}
        onChange={apply}
        onOpen={(field) => drawer.current?.open(field)}
      />
    </ConfigProvider>
  );
}

const opener = () => screen.getByRole('button', { name: /^过滤器/ });
const open = () => fireEvent.click(opener());
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const click = (name: string) => fireEvent.click(button(name));
const row = (name: string) => within(screen.getByRole('group', { name }));
const type = (name: string, text: string) =>
  fireEvent.change(row(name).getByRole('textbox', { name: `${name}的值` }), { target: { value: text } });
const isClosed = () => expect(screen.queryByRole('dialog', { name: '过滤器' })).toBeNull();
const showFavourites = () => fireEvent.click(screen.getByRole('tab', { name: '常用' }));

const filter = (
  title: string,
  filterObj: SavedFilter['filterObj'],
  more: Partial<SavedFilter> = {},
): SavedFilter => ({
  id: title,
  title,
  filterObj,
  isShared: false,
  isMine: true,
  ownerName: '陈海',
  version: `${title} 1`,
  ...more,
});

describe('conditions', () => {
  test('start with the selected fields, are applied with a count, and stay where the drawer is opened again', async () => {
    render(<Stage />);
    open();
    expect(button('应用').disabled).toBe(true);
    expect(button('保存为常用').disabled).toBe(true);
    expect(row('货物').getByText('未填写，不参与过滤')).toBeTruthy();
    type('货物', 'a|b,耳机');
    click('添加条件');
    expect(screen.getByRole('group', { name: '状态' })).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('状态的值');
    click('应用');
    expect(handleApply).toHaveBeenLastCalledWith([
      { field: 'goodsName', operator: 'include', values: ['a|b,耳机'] },
    ]);
    await waitFor(isClosed);
    expect(opener()).toBe(screen.getByRole('button', { name: /^过滤器\s*，已应用 1 个条件$/ }));
    open();
    expect(await screen.findByRole('group', { name: '状态' })).toBeTruthy();
    click('清空');
    expect(handleApply).toHaveBeenLastCalledWith([]);
    expect(screen.queryByRole('group', { name: '货物' })).toBeNull();
    expect(screen.getByRole('dialog', { name: '过滤器' })).toBeTruthy();
    expect(button('应用').disabled).toBe(true);
  });

  test('Enter in a value applies, but not the Enter of an input method, and not what is wrong', () => {
    render(<Stage conditions={[{ field: 'weight', operator: '>=', values: ['1'] }]} />);
    open();
    const value = row('毛重').getByRole('textbox');
    fireEvent.change(value, { target: { value: '约两吨' } });
    expect(row('毛重').getByText('请输入数字')).toBeTruthy();
    expect(value.getAttribute('aria-invalid')).toBe('true');
    fireEvent.keyDown(value, { key: 'Enter', keyCode: 13 });
    fireEvent.change(value, { target: { value: '２０００' } });
    fireEvent.keyDown(value, { key: 'Enter', keyCode: 229 });
    expect(handleApply).not.toHaveBeenCalled();
    fireEvent.keyDown(value, { key: 'Enter', keyCode: 13 });
    expect(handleApply).toHaveBeenCalledWith([{ field: 'weight', operator: '>=', values: ['2000'] }]);
  });

  test('another field resets operator and value; found by its initials', async () => {
    render(<Stage conditions={[{ field: 'goodsName', operator: '!=', values: ['耳机'] }]} />);
    open();
    const picker = row('货物').getByRole('combobox', { name: '过滤字段' });
    fireEvent.mouseDown(picker);
    fireEvent.change(picker, { target: { value: 'smth' } });
    await waitFor(() => expect(document.querySelectorAll('.ant-select-item-option')).toHaveLength(1));
    fireEvent.keyDown(picker, { key: 'Enter', keyCode: 13 });
    const changed = row('上门提货');
    expect(changed.getByText('等于')).toBeTruthy();
    fireEvent.click(changed.getByRole('radio', { name: '否' }));
    click('应用');
    expect(handleApply).toHaveBeenCalledWith([{ field: 'isPickup', operator: '=', values: ['0'] }]);
  });

  test('of a list that has no fields cannot be added', () => {
    render(<Stage shown={[]} />);
    open();
    click('添加条件');
    expect(screen.getByText('无过滤项').closest('[role=alert]')).toBeTruthy();
  });

  test('of a field that is gone are told of', () => {
    render(<Stage conditions={[{ field: 'shipmentId', operator: '=', values: ['X'] }]} />);
    open();
    expect(screen.getByText(/列表已没有以下过滤字段.*shipmentId/)).toBeTruthy();
  });
});

describe('chips', () => {
  const late: ParsedCondition = { field: 'status', operator: 'notinclude', values: ['received', 'arrived'] };
  const gone: ParsedCondition = { field: 'gone', operator: '=', values: ['x'] };
  const applied: readonly ParsedCondition[] = [
    { field: 'etd', operator: '>=', values: ['2026-12-01'] },
    late,
    { field: 'etd', operator: '<=', values: ['2026-12-31'] },
    gone,
  ];
  const chips = () =>
    screen.queryByRole('list', { name: '已应用的过滤条件' }) &&
    within(screen.getByRole('list', { name: '已应用的过滤条件' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  test('say each condition, remove it, and open the drawer at it', async () => {
    render(<Stage conditions={applied} />);
    expect(chips()).toEqual([
      '预计开船日  2026-12-01 至 2026-12-31',
      '状态 不包含 已收货、已到港',
      'gone（字段已不存在） 等于 x',
      '全部清除',
    ]);
    fireEvent.click(screen.getByText('已收货、已到港'));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('状态的值'));
    click('关闭');
    await waitFor(isClosed);
    click('移除条件“预计开船日”');
    expect(handleApply).toHaveBeenLastCalledWith([late, gone]);
    click('移除条件“gone”');
    click('移除条件“状态”');
    expect(chips()).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('are cleared all at once', () => {
    render(<Stage conditions={applied} />);
    click('全部清除');
    expect(handleApply).toHaveBeenLastCalledWith([]);
  });
});

describe('favourites', () => {
  const late = filter('12 月未到港', {
    etd: ['2026-12-01|>=', '2026-12-31|<='],
    goodsName: ['a\\|b|include'],
  });
  const shared = filter('共享的', { status: ['arrived|='] }, { isMine: false, isShared: true });
  const half = filter('旧条件', { shipmentId: ['X|='], goodsName: ['灯|='] });
  const none = filter('全旧', { shipmentId: ['X|='] });
  const filters = [late, shared, half, none];

  test('are found, say what they hold, and are applied at once', async () => {
    render(<Stage changes={{ filters }} />);
    open();
    showFavourites();
    const list = within(screen.getByRole('list', { name: '常用' }));
    expect(list.getByText('陈海 共享')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '删除常用“共享的”' })).toBeNull();
    const search = screen.getByRole('searchbox', { name: '搜索常用' });
    const [said] = screen
      .getAllByRole('status')
      .filter(({ textContent }) => textContent === '')
      .slice(-1);
    fireEvent.change(search, { target: { value: '没有的' } });
    expect(screen.getByText('没有匹配的常用')).toBe(said);
    fireEvent.change(search, { target: { value: 'wdg' } });
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText('2026-12-01 至 2026-12-31')).toBeTruthy();
    fireEvent.click(list.getByRole('button', { name: /^12 月未到港/ }));
    expect(handleApply).toHaveBeenCalledWith([
      { field: 'etd', operator: '>=', values: ['2026-12-01'] },
      { field: 'etd', operator: '<=', values: ['2026-12-31'] },
      { field: 'goodsName', operator: 'include', values: ['a|b'] },
    ]);
    await waitFor(isClosed);
    open();
    expect(await screen.findAllByRole('group', { name: /^(货物|预计开船日)$/ })).toHaveLength(2);
  });

  test('of fields that are gone say so, and apply what is left', () => {
    render(<Stage changes={{ filters }} />);
    open();
    showFavourites();
    fireEvent.click(screen.getByRole('button', { name: /^全旧/ }));
    expect(screen.getByText('“全旧”的过滤字段都已不存在，未应用：shipmentId')).toBeTruthy();
    expect(handleApply).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /^旧条件/ }));
    expect(handleApply).toHaveBeenCalledWith([{ field: 'goodsName', operator: '=', values: ['灯'] }]);
    expect(screen.getByText(/相应条件未应用：shipmentId/)).toBeTruthy();
  });

  test('are saved under a name, shared if wanted; a name of before is replaced', async () => {
    const saveFilter = jest.fn<TableMemory['saveFilter']>(async () => undefined);
    render(
      <Stage
        conditions={[{ field: 'goodsName', operator: 'include', values: ['a|b'] }]}
        changes={{ filters, saveFilter }}
      />,
    );
    open();
    click('保存为常用');
    const name = screen.getByRole('textbox', { name: '常用名称' });
    expect(document.activeElement).toBe(name);
    fireEvent.change(name, { target: { value: ' \u3000' } });
    click('保存');
    expect(screen.getByText('名称不能为空')).toBeTruthy();
    fireEvent.change(name, { target: { value: '12 月未到港 ' } });
    expect(screen.getByText('已有同名的常用，保存将替换它')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: '共享给子账号' }));
    click('保存');
    expect((await screen.findByText('12 月未到港 保存常用成功')).closest('[role=status]')).toBeTruthy();
    expect(document.activeElement).toBe(button('保存为常用'));
    expect(saveFilter).toHaveBeenCalledWith({
      id: late.id,
      version: late.version,
      title: '12 月未到港',
      filterObj: { goodsName: ['a\\|b|include'] },
      isShared: true,
    });
  });

  test('that are shared stay so where they are replaced, unless their owner says otherwise', async () => {
    const saveFilter = jest.fn<TableMemory['saveFilter']>(async () => undefined);
    const filters = [filter('常看', { goodsName: ['灯|='] }, { isShared: true })];
    const conditions = [{ field: 'goodsName', operator: 'include', values: ['灯'] }] as const;
    render(<Stage conditions={conditions} changes={{ filters, saveFilter }} />);
    open();
    for (const isShared of [true, false]) {
      click('保存为常用');
      fireEvent.change(screen.getByRole('textbox', { name: '常用名称' }), { target: { value: '常看' } });
      const share = screen.getByRole<HTMLInputElement>('checkbox', { name: '共享给子账号' });
      expect(share.checked).toBe(true);
      if (!isShared) fireEvent.click(share);
      click('保存');
      await waitFor(() => expect(saveFilter).toHaveBeenLastCalledWith(expect.objectContaining({ isShared })));
      await waitFor(() => expect(screen.queryByRole('checkbox', { name: '共享给子账号' })).toBeNull());
    }
  });

  test('that cannot be saved keep everything, and say why', async () => {
    const saveFilter = async () => {
      throw new Error('最多保存 50 个');
    };
    render(
      <Stage
        conditions={[{ field: 'goodsName', operator: 'include', values: ['灯'] }]}
        changes={{ saveFilter, canShare: false }}
      />,
    );
    open();
    click('保存为常用');
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: '常用名称' }), { target: { value: '灯具' } });
    click('保存');
    expect((await screen.findByText('保存常用失败：最多保存 50 个')).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: '常用名称' }).value).toBe('灯具');
    await waitFor(() => expect(button('保存').disabled).toBe(false));
  });

  test('whose name another window has taken say so once, at the field, until another is typed', async () => {
    const taken = '已有同名的常用';
    const saveFilter = jest.fn<TableMemory['saveFilter']>();
    saveFilter.mockRejectedValueOnce(Object.assign(new Error(taken), { field: 'title' }));
    const conditions = [{ field: 'goodsName', operator: 'include', values: ['灯'] }] as const;
    render(<Stage conditions={conditions} changes={{ saveFilter }} />);
    open();
    click('保存为常用');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '常用名称' });
    fireEvent.change(field, { target: { value: '灯具' } });
    click('保存');
    expect((await screen.findByText(taken)).id).toBe(field.getAttribute('aria-describedby'));
    expect(screen.getAllByText(new RegExp(taken))).toHaveLength(1);
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: '灯具 2' } });
    expect(screen.queryByText(taken)).toBeNull();
  });

  test('that were changed elsewhere meanwhile are told of; mine stays until it is kept knowingly', async () => {
    const savedElsewhere = Object.assign(new Error('刚在别处修改过'), { code: 'SAVED_ELSEWHERE' });
    const saveFilter = jest.fn<TableMemory['saveFilter']>();
    saveFilter.mockRejectedValueOnce(savedElsewhere).mockRejectedValueOnce(savedElsewhere);
    const conditions = [{ field: 'goodsName', operator: 'include', values: ['灯'] }] as const;
    render(<Stage conditions={conditions} changes={{ filters, saveFilter }} />);
    open();
    click('保存为常用');
    fireEvent.change(screen.getByRole('textbox', { name: '常用名称' }), { target: { value: late.title } });
    click('保存');
    expect((await screen.findByText('保存常用失败：刚在别处修改过')).closest('[role=alert]')).toBeTruthy();
    act(() => button('用我的覆盖').focus());
    click('用我的覆盖');
    // The button that had the focus is gone; the focus is still in its form.
    expect(document.activeElement?.closest('form')).not.toBeNull();
    await waitFor(() => expect(saveFilter).toHaveBeenCalledTimes(2));
    expect(saveFilter).toHaveBeenLastCalledWith(expect.objectContaining({ id: late.id, title: late.title }));
    await waitFor(() => expect(button('使用别处保存的').disabled).toBe(false));
    click('使用别处保存的');
    // The conditions are still there to be saved under another name.
    expect(screen.queryByRole('textbox', { name: '常用名称' })).toBeNull();
    expect(row('货物').getByRole('textbox')).toHaveProperty('value', '灯');
  });

  test('are renamed and shared where they stand, and none takes the name of another', async () => {
    const saveFilter = jest.fn<TableMemory['saveFilter']>(async () => undefined);
    const first = filter('甲', { goodsName: ['甲|include'] });
    const second = filter('乙', { goodsName: ['乙|include'] });
    render(<Stage changes={{ filters: [first, second], saveFilter }} />);
    open();
    showFavourites();
    click('修改常用“甲”的名称');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: '常用名称' });
    expect([field.value, document.activeElement]).toEqual(['甲', field]);
    fireEvent.change(field, { target: { value: ' 乙' } });
    click('保存');
    expect(screen.getByText('已有同名的常用，请换一个名称').id).toBe(field.getAttribute('aria-describedby'));
    expect(saveFilter).not.toHaveBeenCalled();
    fireEvent.change(field, { target: { value: '丙' } });
    fireEvent.click(screen.getByRole('checkbox', { name: '共享给子账号' }));
    click('保存');
    await waitFor(() => expect(saveFilter).toHaveBeenCalledTimes(1));
    expect(saveFilter).toHaveBeenCalledWith({
      id: first.id,
      version: first.version,
      title: '丙',
      filterObj: first.filterObj,
      isShared: true,
    });
    await waitFor(() => expect(document.activeElement).toBe(button('修改常用“甲”的名称')));
  });

  test('are deleted after a question that names them; a failure stands in the question', async () => {
    const deleteFilter = jest
      .fn<TableMemory['deleteFilter']>()
      .mockRejectedValueOnce(new Error('服务暂时不可用'))
      .mockResolvedValue(undefined);
    render(<Stage changes={{ filters, deleteFilter }} />);
    open();
    showFavourites();
    click('删除常用“旧条件”');
    const title = await screen.findByText('确认删除此常用过滤吗？');
    const question = within(title.closest<HTMLElement>('[role=dialog]') ?? document.body);
    expect(question.getByText('旧条件')).toBeTruthy();
    fireEvent.click(question.getByRole('button', { name: '删除' }));
    expect(await question.findByText('删除常用失败：服务暂时不可用')).toBeTruthy();
    fireEvent.click(await question.findByRole('button', { name: '删除' }));
    expect((await screen.findByText('删除常用成功')).closest('[role=status]')).toBeTruthy();
    expect(deleteFilter.mock.calls).toEqual([['旧条件'], ['旧条件']]);
  });

  test('that are deleted leave the focus to the next, the last, and then to their tab', async () => {
    const three = ['甲', '乙', '丙'].map((title) => filter(title, { goodsName: [`${title}|include`] }));
    render(<Stage changes={{ filters: three }} />);
    open();
    showFavourites();
    const remove = async (title: string, focused: () => HTMLElement) => {
      click(`删除常用“${title}”`);
      const question = (await screen.findByText('确认删除此常用过滤吗？')).closest<HTMLElement>(
        '[role=dialog]',
      );
      fireEvent.click(within(question ?? document.body).getByRole('button', { name: '删除' }));
      await waitFor(() => expect(document.activeElement).toBe(focused()));
    };
    await remove('乙', () => screen.getByRole('button', { name: /^丙/ }));
    await remove('丙', () => screen.getByRole('button', { name: /^甲/ }));
    // antd adds its place among the tabs to the name of the one with the focus.
    await remove('甲', () => screen.getByRole('tab', { name: /常用$/ }));
  });
});

test('favourites that could not be had are said to be so, with a way to try again, and none is kept meanwhile', () => {
  const retry = jest.fn();
  const etd: ParsedCondition = { field: 'goodsName', operator: 'include', values: ['帽'] };
  render(
    <Stage
      conditions={[etd]}
      changes={{ filters: [], filtersProblem: { message: '连接不上服务器', retry } }}
    />,
  );
  open();
  expect(button('保存为常用').disabled).toBe(true);
  showFavourites();
  expect(screen.getByText('连接不上服务器')).toBeTruthy();
  expect(screen.queryByText(/还没有常用过滤/)).toBeNull();
  click('重试');
  expect(retry).toHaveBeenCalledTimes(1);
});

test('favourites on their way are said to be in a region that was there before', async () => {
  render(<Stage changes={{ filters: [], areFiltersLoading: true }} />);
  open();
  showFavourites();
  const panel = within(screen.getByRole('tabpanel', { name: '常用' }));
  const region = panel.getByRole('status');
  expect([region.textContent, panel.queryByText(/还没有常用过滤/)]).toEqual(['', null]);
  await waitFor(() => expect(region.textContent).toBe('正在加载常用…'));
});
