import type { SavedView } from '@berth/contract';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { BerthTheme } from '../theme/BerthTheme.tsx';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';
import { useViewInUse } from './use-view-in-use.ts';
import type { ViewContent } from './view-content.ts';

const columns = [{ key: 'number' }, { key: 'etd', isSortable: true }];
const plain: ViewContent = { columns: [], sort: null, filterObj: {} };
const sorted = (order: 'ascending' | 'descending'): ViewContent => ({
  ...plain,
  sort: { field: 'etd', order },
});
const sailing: SavedView = {
  ...sorted('ascending'),
  id: 'a',
  title: '本月开船',
  isDefault: false,
  version: 'a1',
};
const received: SavedView = {
  ...plain,
  filterObj: { status: ['received|include'] },
  id: 'b',
  title: '已收货',
  isDefault: true,
  version: 'b1',
};

const saveView = jest.fn<SavedViewsProps['memory']['saveView']>();
const deleteView = jest.fn<SavedViewsProps['memory']['deleteView']>();
const handleApply = jest.fn<SavedViewsProps['onApply']>();
const handleUse = jest.fn<SavedViewsProps['onUse']>();
let setShown: (shown: ViewContent) => void;
/** Reads the list again, as after any write: another window may have changed it. */
let readViews: (views: readonly SavedView[]) => void;

type Start = {
  views?: readonly SavedView[];
  shown?: ViewContent;
  viewId?: string | null;
  isFresh?: boolean;
} & Partial<Pick<SavedViewsProps['memory'], 'isLoading' | 'viewsProblem' | 'saveDefaultView'>>;

function Page({
  views: first = [sailing, received],
  shown: before = plain,
  viewId: used = null,
  isFresh,
  ...memory
}: Start) {
  const [viewId, setViewId] = useState(used);
  const [views, setViews] = useState(first);
  const [shown, show] = useState(before);
  setShown = show;
  readViews = setViews;
  const { view: inUse, hold } = useViewInUse(views, viewId, columns);
  const kept = {
    isLoading: false,
    views,
    ...memory,
    saveView: async (view: Parameters<typeof saveView>[0]) => {
      await saveView(view);
      const { id } = view;
      if (id === undefined) setViews([...views, { ...view, id: 'new', version: 'new1' }]);
      else setViews(views.map((other) => (other.id === id ? { ...other, ...view } : other)));
    },
    deleteView: async (id: string) => {
      await deleteView(id);
      setViews(views.filter((view) => view.id !== id));
    },
  };
  const apply: SavedViewsProps['onApply'] = (...given) => {
    handleApply(...given);
    if (given[0]) hold(given[0]);
    show(given[0] ?? plain);
    setViewId(given[0]?.id ?? null);
  };
  const use = (id: string | null) => {
    handleUse(id);
    setViewId(id);
  };
  return (
    <SavedViews
      columns={columns}
      shown={shown}
      viewId={viewId}
      inUse={inUse}
      isFresh={isFresh}
      memory={kept}
      onSaved={hold}
      onApply={apply}
      onUse={use}
    />
  );
}

function draw(start: Start = {}) {
  render(
    <BerthTheme locale="zh-CN" appearance="light">
      <Page {...start} />
    </BerthTheme>,
  );
}
const noneInUse = { viewId: null, inUse: null, onSaved: () => undefined };
const open = () => fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement); // the widget's own
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name: new RegExp(`${name}$`) }));
const name = () => screen.getAllByRole('button')[0]?.textContent;

beforeEach(() => {
  jest.resetAllMocks();
  saveView.mockResolvedValue();
  deleteView.mockResolvedValue();
});

test('choosing a view applies columns, sort and filter together, and the button names it', () => {
  draw();
  expect(name()).toBe('视图');
  open();
  const menu = screen.getByRole('dialog', { name: '已保存的视图' });
  expect(document.activeElement).toBe(menu);
  fireEvent.click(within(menu).getByRole('button', { name: /^已收货/ }));
  expect(handleApply).toHaveBeenCalledWith(received);
  expect(name()).toBe('视图：已收货');
  expect([screen.queryByRole('dialog'), document.activeElement]).toEqual([null, screen.getByRole('button')]);
});

test('what differs from the view is marked, and saved into it or as a new one', async () => {
  draw({ shown: sorted('ascending'), viewId: 'a' });
  expect(name()).toBe('视图：本月开船');
  open();
  expect(screen.queryByRole('button', { name: '保存修改到“本月开船”' })).toBeNull();
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => {
    setShown(sorted('descending'));
    expect(name()).toBe('视图：本月开船已修改');
  });
  open();
  press('保存修改到“本月开船”');
  expect(await screen.findByText('视图“本月开船”已保存')).toBeDefined();
  expect(saveView).toHaveBeenCalledWith({ ...sailing, ...sorted('descending') });
  expect(name()).toBe('视图：本月开船');
});

test('a view is saved under a name of its own', async () => {
  draw();
  open();
  press('另存为新视图');
  const field = screen.getByRole('textbox', { name: '视图名称' });
  expect(document.activeElement).toBe(field);
  press('保存');
  expect(screen.getByText('名称不能为空').id).toBe(field.getAttribute('aria-describedby'));
  fireEvent.change(field, { target: { value: '　已收货 ' } });
  expect(screen.getByText('已有同名的视图，请换一个名称')).toBeDefined();
  fireEvent.change(field, { target: { value: '仓'.repeat(41) } });
  expect(screen.getByText('最多 40 个字符')).toBeDefined();
  expect(saveView).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: ' 全部' } });
  fireEvent.click(screen.getByRole('checkbox', { name: /^设为默认视图/ }));
  press('保存');
  expect(await screen.findByText('视图“全部”已保存')).toBeDefined();
  expect(saveView).toHaveBeenCalledWith({ ...plain, title: '全部', isDefault: true });
  expect(name()).toBe('视图：全部');
  expect(handleUse.mock.calls).toEqual([['new']]);
  expect(document.activeElement).toBe(screen.getByRole('dialog'));
});

test('the Enter of an input method saves nothing', () => {
  draw();
  open();
  press('另存为新视图');
  const field = screen.getByRole('textbox', { name: '视图名称' });
  fireEvent.change(field, { target: { value: 'shouhuo' } });
  // A prevented key submits no form.
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })).toBe(false);
  expect(fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })).toBe(true);
});

test('a failed save says why where it was asked for, and what was typed stays', async () => {
  saveView.mockRejectedValue(new Error('请求服务器无响应！'));
  draw();
  open();
  press('另存为新视图');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '视图名称' });
  fireEvent.change(field, { target: { value: '全部' } });
  press('保存');
  expect((await screen.findByRole('alert')).textContent).toBe('保存失败：请求服务器无响应！');
  expect(field.value).toBe('全部');
  press('取消');
  expect(screen.queryByRole('alert')).toBeNull();
  press('将“本月开船”设为默认');
  expect((await screen.findByRole('alert')).textContent).toBe('保存失败：请求服务器无响应！');
});

test('a name that another window has taken is told once, at its field, until another is typed', async () => {
  const taken = '已有同名的视图';
  saveView.mockRejectedValueOnce(
    Object.assign(new Error(taken), { fields: [{ field: 'title', message: taken }] }),
  );
  draw();
  open();
  press('另存为新视图');
  const field = screen.getByRole('textbox', { name: '视图名称' });
  fireEvent.change(field, { target: { value: '全部' } });
  press('保存');
  expect((await screen.findByText(taken)).id).toBe(field.getAttribute('aria-describedby'));
  expect(screen.getAllByText(new RegExp(taken))).toHaveLength(1);
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '全部 2' } });
  expect(screen.queryByText(taken)).toBeNull();
  press('保存');
  expect(await screen.findByText('视图“全部 2”已保存')).toBeDefined();
});

test('a view is renamed, and becomes the default', async () => {
  draw({ shown: sorted('ascending'), viewId: 'a' });
  open();
  press('重命名“本月开船”');
  fireEvent.change(screen.getByRole('textbox', { name: '视图名称' }), { target: { value: '开船' } });
  press('保存');
  expect(await screen.findByText('视图“开船”已保存')).toBeDefined();
  expect(name()).toBe('视图：开船');
  press('将“开船”设为默认');
  expect(await screen.findByText('“开船”已设为默认视图')).toBeDefined();
  expect(saveView).toHaveBeenLastCalledWith({ ...sailing, title: '开船', isDefault: true });
});

test('deleting asks by name, and says why it failed', async () => {
  deleteView.mockRejectedValueOnce(new Error('没有找到该记录。'));
  draw({ shown: sorted('ascending'), viewId: 'a' });
  open();
  press('删除“本月开船”');
  const question = screen.getByRole('alertdialog', { name: '确认删除视图“本月开船”吗？' });
  fireEvent.click(within(question).getByRole('button', { name: '删除' }));
  expect((await within(question).findByRole('alert')).textContent).toBe('删除失败：没有找到该记录。');
  await waitFor(() => {
    fireEvent.click(within(question).getByRole('button', { name: /删除$/ }));
    expect(deleteView).toHaveBeenCalledTimes(2);
  });
  expect(await screen.findByText('视图“本月开船”已删除')).toBeDefined();
  expect(name()).toBe('视图');
});

test('the default view is applied once, to a page that asks for nothing itself', () => {
  draw({ isFresh: true });
  expect(handleApply.mock.calls).toEqual([[received, { isAtOpening: true }]]);
  expect(name()).toBe('视图：已收货');
  open();
  fireEvent.click(screen.getByRole('button', { name: /^不使用视图/ }));
  expect(handleApply).toHaveBeenLastCalledWith(null);
  expect([name(), handleApply.mock.calls.length]).toEqual(['视图', 2]);
});

test('the default view is applied when the views are there at the second attempt', () => {
  const onApply = jest.fn();
  const page = (change: Partial<SavedViewsProps['memory']>, shown = plain) => (
    <SavedViews
      columns={columns}
      shown={shown}
      onApply={onApply}
      {...noneInUse}
      onUse={handleUse}
      isFresh
      memory={{ isLoading: false, views: [], saveView, deleteView, ...change }}
    />
  );
  const viewsProblem = { message: '服务暂时不可用', retry: () => undefined };
  const { rerender } = render(page({ viewsProblem }));
  rerender(page({ isLoading: true }));
  rerender(page({ views: [sailing, received] }));
  rerender(page({ views: [sailing, received] }));
  expect(onApply.mock.calls).toEqual([[received, { isAtOpening: true }]]);
});

test('what was searched for while the views were on their way stays', () => {
  const onApply = jest.fn();
  const kept = { isLoading: false, saveView, deleteView };
  const page = (views: readonly SavedView[], isLoading: boolean, shown: ViewContent) => (
    <SavedViews
      columns={columns}
      shown={shown}
      onApply={onApply}
      {...noneInUse}
      onUse={handleUse}
      isFresh
      memory={{ ...kept, views, isLoading }}
    />
  );
  const { rerender } = render(page([], true, plain));
  rerender(page([received], false, sorted('descending')));
  expect(onApply).not.toHaveBeenCalled();
});

test('a page with a search of its own keeps it', () => {
  draw({ shown: sorted('descending') });
  expect(handleApply).not.toHaveBeenCalled();
});

test('without a view the menu says what is in force, and ticks no view that is not', () => {
  const filterObj = { status: ['received|include'], etd: ['2026-11-01|>=', '2026-11-30|<='] };
  draw({ shown: { ...sorted('ascending'), filterObj } });
  open();
  const row = screen.getByText('未存为视图').closest('li');
  expect([row?.getAttribute('aria-current'), row?.textContent]).toEqual([
    'true',
    '未存为视图3 个筛选条件，已排序',
  ]);
  const none = screen.getByRole('button', { name: /^不使用视图/ });
  expect(none.getAttribute('aria-current')).toBeNull();
  fireEvent.click(none);
  open();
  expect(screen.queryByText('未存为视图')).toBeNull();
  expect(screen.getByRole('button', { name: /^不使用视图/ }).getAttribute('aria-current')).toBe('true');
});

test('a view with changes of one’s own is marked in the menu too', () => {
  draw({ viewId: 'b', shown: { ...sorted('descending'), filterObj: received.filterObj } });
  open();
  expect(screen.getByRole('button', { name: /^已收货/ }).textContent).toBe('已收货已修改默认');
  expect(screen.queryByText('未存为视图')).toBeNull();
});

test('what was saved elsewhere is told; mine is applied to it, or theirs is shown', async () => {
  saveView.mockRejectedValueOnce(savedElsewhere).mockRejectedValueOnce(savedElsewhere);
  draw({ shown: sorted('descending'), viewId: 'a' });
  open();
  press('保存修改到“本月开船”');
  expect((await screen.findByRole('alert')).textContent).toBe('保存失败：刚在别处修改过');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: '使用别处保存的' }));
  expect(handleApply).toHaveBeenLastCalledWith(sailing);
  expect(screen.queryByRole('alert')).toBeNull();
  press('重命名“本月开船”');
  fireEvent.change(screen.getByRole('textbox', { name: '视图名称' }), { target: { value: '开船' } });
  press('保存');
  saveView.mockRejectedValueOnce(savedElsewhere);
  const keepMine = await screen.findByRole('button', { name: '用我的覆盖' });
  act(() => keepMine.focus());
  fireEvent.click(keepMine);
  const again = await screen.findByRole('button', { name: '用我的覆盖' });
  // Escape and Tab go on from here: the button that had the focus went away meanwhile.
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  fireEvent.click(again);
  expect(await screen.findByText('视图“开船”已保存')).toBeDefined();
  expect(saveView).toHaveBeenLastCalledWith({ ...sailing, title: '开船' });
});

test('whose name was changed elsewhere, the search of the table stays', async () => {
  saveView.mockRejectedValueOnce(savedElsewhere);
  draw({ shown: sorted('descending'), viewId: 'a' });
  open();
  press('重命名“已收货”');
  fireEvent.change(screen.getByRole('textbox', { name: '视图名称' }), { target: { value: '收货' } });
  press('保存');
  fireEvent.click(await screen.findByRole('button', { name: '使用别处保存的' }));
  expect(handleApply).not.toHaveBeenCalled();
  expect([name(), screen.queryByRole('textbox', { name: '视图名称' })]).toEqual([
    '视图：本月开船已修改',
    null,
  ]);
});

const savedElsewhere = Object.assign(new Error('刚在别处修改过'), { code: 'SAVED_ELSEWHERE' });

test('a change is of the view as it was chosen, whatever the list says of it by now', async () => {
  saveView.mockRejectedValueOnce(savedElsewhere);
  draw({ viewId: 'a', shown: sorted('ascending') });
  const newer = { ...sailing, filterObj: { status: ['draft|include'] }, version: 'a2' };
  act(() => readViews([newer, received]));
  act(() => setShown(sorted('descending')));
  open();
  press('保存修改到“本月开船”');
  expect((await screen.findByRole('alert')).textContent).toBe('保存失败：刚在别处修改过');
  expect(saveView.mock.lastCall).toEqual([{ ...sailing, ...sorted('descending') }]);
  // Who has been told may save over it, and goes on from there.
  fireEvent.click(screen.getByRole('button', { name: '用我的覆盖' }));
  await screen.findByText('视图“本月开船”已保存');
  expect(saveView.mock.lastCall?.[0].version).toBe('a2');
  act(() => readViews([{ ...sailing, ...sorted('descending'), version: 'a3' }, received]));
  act(() => setShown(sorted('ascending')));
  press('保存修改到“本月开船”');
  await waitFor(() => expect(saveView.mock.lastCall?.[0].version).toBe('a3'));
});

test('another name, or another default, is no other content; what is chosen anew is as it is by now', async () => {
  draw({ viewId: 'b', shown: { ...plain, filterObj: received.filterObj } });
  const renamed = { ...received, title: '收货', isDefault: false, version: 'b2' };
  act(() => readViews([sailing, renamed]));
  act(() => setShown(plain));
  open();
  press('保存修改到“收货”');
  await screen.findByText('视图“收货”已保存');
  expect(saveView.mock.lastCall).toEqual([{ ...renamed, ...plain }]);
  act(() => readViews([sailing, { ...renamed, ...sorted('ascending'), version: 'b4' }]));
  fireEvent.click(screen.getByRole('button', { name: /^收货/ }));
  act(() => setShown(sorted('descending')));
  open();
  press('保存修改到“收货”');
  await waitFor(() => expect(saveView.mock.lastCall?.[0].version).toBe('b4'));
});

test('a view that was deleted before mine could replace it is said to be', async () => {
  saveView.mockRejectedValueOnce(savedElsewhere);
  draw({ viewId: 'a', shown: sorted('descending') });
  open();
  press('保存修改到“本月开船”');
  const keepMine = await screen.findByRole('button', { name: '用我的覆盖' });
  act(() => readViews([received]));
  fireEvent.click(keepMine);
  const said = '保存失败：视图“本月开船”已在其他窗口或设备上删除';
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([said]);
  expect(saveView).toHaveBeenCalledTimes(1);
});

test('with no views, while they load, and when they did not load, the menu says so', () => {
  const retry = jest.fn();
  const { rerender } = render(<Page views={[]} />);
  const [said] = screen.getAllByRole('status');
  open();
  expect(screen.getByText(/还没有保存的视图/)).toBeDefined();
  expect(said?.textContent).toBe('');
  rerender(<Page views={[]} isLoading />);
  expect(said?.textContent).toBe('正在加载视图…');
  rerender(<Page views={[]} viewsProblem={{ message: '服务暂时不可用', retry }} />);
  expect(screen.getByRole('alert').textContent).toContain('服务暂时不可用');
  expect(screen.getByRole('button', { name: '另存为新视图' }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('thirty views are all that can be kept', () => {
  const views = Array.from({ length: 30 }, (_, at) => ({ ...sailing, id: `${at}`, title: `视图 ${at}` }));
  draw({ views });
  open();
  expect(screen.queryByRole('button', { name: '另存为新视图' })).toBeNull();
  expect(screen.getByText('最多保存 30 个视图，请先删除不用的')).toBeDefined();
});

test('a press elsewhere closes the menu', () => {
  draw();
  open();
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

const offered: SavedView = {
  ...sorted('descending'),
  id: 'o',
  title: '最近开船',
  isDefault: false,
  version: 'o1',
  isOfOrganisation: true,
};

test('a view that is offered to everybody is chosen as any, and kept only as a new one of one’s own', () => {
  draw({ views: [sailing, offered] });
  open();
  fireEvent.click(screen.getByRole('button', { name: /^最近开船/ }));
  expect(handleApply).toHaveBeenLastCalledWith(offered);
  act(() => setShown(sorted('ascending')));
  open();
  expect(screen.getAllByText('公共')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: '删除“最近开船”' })).toBeNull();
  expect(screen.queryByRole('button', { name: '保存修改到“最近开船”' })).toBeNull();
  expect(screen.queryByRole('button', { name: '另存为新视图' })).not.toBeNull();
});

test('who may offers one of their views to everybody, once asked', async () => {
  const saveDefaultView = jest.fn<NonNullable<SavedViewsProps['memory']['saveDefaultView']>>();
  saveDefaultView.mockResolvedValue();
  draw({ views: [sailing, offered], saveDefaultView });
  open();
  expect(screen.queryByRole('button', { name: '将“最近开船”提供给所有用户' })).toBeNull();
  press('将“本月开船”提供给所有用户');
  const question = screen.getByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: /^提\s?供$/ }));
  await screen.findByText('“本月开船”已提供给所有用户');
  expect(saveDefaultView).toHaveBeenCalledWith(sailing);
});
