import type { TableSettings } from '@berth/contract';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { TableLook } from '../table-memory/table-memory.ts';
import { BerthTheme } from '../theme/BerthTheme.tsx';
import { ColumnSettings, type ColumnSettingsProps } from './ColumnSettings.tsx';

const columns = [
  { key: 'number', title: '业务编号', isAlwaysShown: true, isSortable: true, fixed: 'left', widthPx: 150 },
  { key: 'status', title: '状态' },
  { key: 'etd', title: 'ETD', isSortable: true },
] as const;

const handlePreview = jest.fn<ColumnSettingsProps['onPreview']>();
const saveSettings = jest.fn<ColumnSettingsProps['memory']['saveSettings']>();
const resetSettings = jest.fn<ColumnSettingsProps['memory']['resetSettings']>();
const saveDefaultColumns = jest.fn<NonNullable<ColumnSettingsProps['memory']['saveDefaultColumns']>>();
const handleKept = jest.fn<NonNullable<ColumnSettingsProps['onKept']>>();

beforeEach(() => {
  jest.restoreAllMocks();
  jest.resetAllMocks();
  saveSettings.mockResolvedValue();
  resetSettings.mockResolvedValue(null);
  saveDefaultColumns.mockResolvedValue();
});

async function open(look: TableLook | null = null, more: Partial<ColumnSettingsProps['memory']> = {}) {
  render(
    <BerthTheme locale="zh-CN" appearance="light">
      <ColumnSettings
        columns={columns}
        look={look}
        memory={{
          settings: look && { ...look, table: 'lclBookings', version: 's1' },
          saveSettings,
          resetSettings,
          ...more,
        }}
        onPreview={handlePreview}
        onKept={handleKept}
      />
    </BerthTheme>,
  );
  fireEvent.click(screen.getByRole('button', { name: '列设置' }));
  await screen.findByRole('checkbox', { name: 'ETD' });
  return screen.getByRole('dialog', { name: '列设置' });
}

/** By the end of its name: one that is on its way says so before it. */
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`${name}$`) });
const previewed = () => handlePreview.mock.lastCall?.[0];
const order = () => screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('checkbox')[0]);
const titles = () => order().map((box) => (box as HTMLInputElement).closest('label')?.textContent);
/** What the panel says of the last save or reset: never more than one thing. */
const said = () =>
  [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')]
    .map((line) => line.textContent)
    .filter((text) => /成功|失败|默认/.test(text ?? ''));

test('each change shows in the table at once; cancelling puts the table back', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: '状态' }));
  expect(previewed()?.columns.map(({ isShown }) => isShown)).toEqual([true, false, true]);
  fireEvent.change(screen.getByRole('textbox', { name: 'ETD：宽度（像素）' }), {
    target: { value: '１２０' },
  });
  expect(previewed()?.columns[2]?.widthPx).toBe(120);
  fireEvent.click(screen.getByRole('checkbox', { name: 'ETD：允许排序' }));
  const fixed = screen.getByRole('radiogroup', { name: 'ETD：固定' });
  fireEvent.click(within(fixed).getByRole('radio', { name: '固定在右侧' }));
  expect(previewed()?.columns[2]).toMatchObject({ isSortable: false, fixed: 'right' });
  fireEvent.click(screen.getByRole('radio', { name: '紧凑' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '竖线' }));
  fireEvent.click(screen.getByRole('checkbox', { name: '斑马纹' }));
  expect(previewed()).toMatchObject({ density: 'compact', isBordered: true, isStriped: true });
  fireEvent.click(button('取消'));
  expect(previewed()).toBeNull();
  expect(saveSettings).not.toHaveBeenCalled();
});

test('settings that could not be had are asked for again before they can be changed', async () => {
  const retry = jest.fn();
  const shown = (settingsProblem?: ColumnSettingsProps['memory']['settingsProblem']) => (
    <BerthTheme locale="zh-CN" appearance="light">
      <ColumnSettings
        columns={columns}
        look={null}
        memory={{ settings: null, settingsProblem, saveSettings, resetSettings }}
        onPreview={handlePreview}
      />
    </BerthTheme>
  );
  const { rerender } = render(shown({ message: '连接不上服务器', retry }));
  fireEvent.click(screen.getByRole('button', { name: '列设置' }));
  expect(screen.getByRole('alert').textContent).toContain('连接不上服务器');
  expect(screen.queryByRole('checkbox', { name: 'ETD' })).toBeNull();
  fireEvent.click(button('重试'));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(shown());
  expect(await screen.findByRole('checkbox', { name: 'ETD' })).toBeDefined();
});

test('closed, its button has the focus at once, and whatever takes it then keeps it', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const panel = await open();
  within(panel).getByRole('checkbox', { name: 'ETD' }).focus();
  fireEvent.keyDown(document.activeElement ?? panel, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(document.activeElement).toBe(opener));
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(other);
  opener.remove();
  other.remove();
});

test('what is not saved is told once before Escape or the cross drops it; another change, and it is told again', async () => {
  const drawer = await open();
  const pressEscape = () =>
    fireEvent.keyDown(document.activeElement ?? drawer, { key: 'Escape', keyCode: 27 });
  const warning = '更改还没有保存：请保存，再关闭一次则放弃更改。';
  fireEvent.click(screen.getByRole('checkbox', { name: '状态' }));
  screen.getByRole('checkbox', { name: 'ETD' }).focus();
  pressEscape();
  expect(screen.getByRole('alert').textContent).toBe(warning);
  expect(previewed()).not.toBeNull();
  fireEvent.click(screen.getByRole('checkbox', { name: 'ETD' }));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(within(drawer).getByRole('button', { name: '关闭列设置' }));
  expect(screen.getByRole('alert').textContent).toBe(warning);
  pressEscape();
  expect(previewed()).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('columns move by buttons, which keep the focus; at its end a column stays', async () => {
  await open();
  const down = button('下移“业务编号”');
  down.focus();
  fireEvent.click(down);
  expect(titles()).toEqual(['状态', '业务编号始终显示', 'ETD']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('下移“业务编号”');
  expect(screen.getByText('“业务编号”现在是第 2 列，共 3 列')).toBeDefined();
  fireEvent.click(button('下移“业务编号”'));
  fireEvent.click(button('下移“业务编号”'));
  expect(previewed()?.columns.map(({ key }) => key)).toEqual(['status', 'etd', 'number']);
});

test('columns are dragged with the keys too', async () => {
  await open();
  // jsdom has no layout: each row is 40 px high, below the one before.
  const rect = (element: Element): DOMRect => {
    const row = element.closest('li');
    const top = row ? 40 * screen.getAllByRole('listitem').indexOf(row) : 0;
    const box = { x: 0, y: top, left: 0, top, width: 400, height: 40, right: 400, bottom: top + 40 };
    return { ...box, toJSON: () => box };
  };
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  measure.mockImplementation(function measured(this: unknown) {
    return rect(this as Element); // a method of elements
  } as () => DOMRect); // which its type forgets
  const handle = button('拖动“业务编号”');
  handle.focus();
  fireEvent.keyDown(handle, { code: 'Space' });
  await screen.findByText('“业务编号”现在是第 1 列，共 3 列');
  await waitFor(() => {
    fireEvent.keyDown(handle, { code: 'ArrowDown' });
    expect(screen.getByText(/“业务编号”现在是第 [23] 列/)).toBeDefined();
  });
  fireEvent.keyDown(handle, { code: 'Space' });
  await screen.findByText(/已放下“业务编号”/);
  expect(previewed()?.columns[0]?.key).toBe('status');
});

test('a column that is always shown, and the last one that is shown, cannot be hidden', async () => {
  await open();
  const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect([box(/^业务编号 ?始终显示$/).disabled, box(/^状态$/).disabled]).toEqual([true, false]);
  expect(screen.getByRole('img', { name: '状态：不支持排序' })).toBeDefined();
});

test('a save keeps what is seen, says so once, and then there is nothing to save', async () => {
  await open();
  expect(button('保存').hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: '状态' }));
  fireEvent.click(button('保存'));
  await screen.findByText('保存成功');
  expect(said()).toEqual(['保存成功']);
  expect(saveSettings.mock.calls[0]?.[0]).toMatchObject({ density: 'comfortable', isBordered: false });
  expect(saveSettings.mock.calls[0]?.[0].columns[1]).toEqual({
    key: 'status',
    isShown: false,
    widthPx: null,
    isSortable: false,
    fixed: null,
  });
  expect(previewed()).toBeNull();
  expect(button('保存').hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: '状态' }));
  expect(said()).toEqual([]);
});

test('the focus stays in the panel, though what was pressed is switched off', async () => {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: '状态' }));
  fireEvent.click(button('保存'));
  // As browsers do with a button that is switched off.
  (document.activeElement as HTMLElement).blur(); // what has the focus is an element of HTML
  await screen.findByText('保存成功');
  expect(screen.getByRole('dialog', { name: '列设置' }).contains(document.activeElement)).toBe(true);
});

test('a failed save says 保存失败 with the reason, and nothing is lost', async () => {
  saveSettings.mockRejectedValueOnce(new Error('请求服务器无响应！'));
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: '状态' }));
  fireEvent.click(button('保存'));
  expect((await screen.findByRole('alert')).textContent).toBe('保存失败：请求服务器无响应！');
  expect(said()).toHaveLength(1);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '状态' }).checked).toBe(false);
  // antd's button is on its way until its effects have run.
  await waitFor(() => {
    fireEvent.click(button('保存'));
    expect(saveSettings).toHaveBeenCalledTimes(2);
  });
  await screen.findByText('保存成功');
  expect(said()).toEqual(['保存成功']);
});

test('closed during a save, the panel waits for it, and stays where it failed', async () => {
  let refuse: (why: Error) => void = () => undefined;
  let accept: () => void = () => undefined;
  saveSettings.mockImplementationOnce(() => new Promise((_resolve, reject) => (refuse = reject)));
  saveSettings.mockImplementationOnce(() => new Promise((resolve) => (accept = resolve)));
  const drawer = await open();
  const isShown = () => previewed() !== null;
  fireEvent.click(screen.getByRole('checkbox', { name: '状态' }));
  fireEvent.click(button('保存'));
  fireEvent.click(within(drawer).getByRole('button', { name: '关闭列设置' }));
  expect(isShown()).toBe(true);
  await act(async () => refuse(new Error('请求服务器无响应！')));
  expect(screen.getByRole('alert').textContent).toBe('保存失败：请求服务器无响应！');
  await waitFor(() => {
    fireEvent.click(button('保存'));
    expect(saveSettings).toHaveBeenCalledTimes(2);
  });
  fireEvent.click(within(drawer).getByRole('button', { name: '关闭列设置' }));
  await act(async () => accept());
  expect(isShown()).toBe(false);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'ETD' })).toBeNull());
});

test('a width that means nothing is told at its field when it is left, and is not saved', async () => {
  await open();
  const width = screen.getByRole('textbox', { name: 'ETD：宽度（像素）' });
  fireEvent.change(width, { target: { value: '12' } });
  expect(screen.queryByText('请输入 56 到 800 的整数，留空为自动')).toBeNull();
  fireEvent.blur(width);
  expect(screen.getByText('请输入 56 到 800 的整数，留空为自动').id).toBe(
    width.getAttribute('aria-describedby'),
  );
  fireEvent.click(button('保存'));
  expect([saveSettings.mock.calls.length, document.activeElement]).toEqual([0, width]);
  fireEvent.change(width, { target: { value: '１２０' } });
  expect(screen.queryByText('请输入 56 到 800 的整数，留空为自动')).toBeNull();
  fireEvent.blur(width);
  expect((width as HTMLInputElement).value).toBe('120');
});

const own: TableLook = {
  columns: [
    { key: 'etd', isShown: true, widthPx: null, isSortable: true, fixed: null },
    { key: 'number', isShown: true, widthPx: 200, isSortable: true, fixed: null },
    { key: 'status', isShown: false, widthPx: null, isSortable: false, fixed: null },
  ],
  density: 'compact',
  isBordered: true,
  isStriped: false,
};

test('a reset removes the record and shows the shipped columns; it can be undone', async () => {
  await open(own);
  expect(titles()).toEqual(['ETD', '业务编号始终显示', '状态']);
  fireEvent.click(button('恢复默认'));
  await screen.findByText('已恢复默认');
  expect(resetSettings).toHaveBeenCalledTimes(1);
  expect(handleKept.mock.calls.map(([kept]) => kept.columns[0]?.key)).toEqual(['number']);
  expect(titles()).toEqual(['业务编号始终显示', '状态', 'ETD']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '标准' }).checked).toBe(true);
  fireEvent.click(button('撤销'));
  await waitFor(() => expect(saveSettings).toHaveBeenCalledTimes(1));
  expect(saveSettings.mock.calls[0]?.[0]).toMatchObject(own);
  await waitFor(() => expect(said()).toEqual([]));
  expect(titles()).toEqual(['ETD', '业务编号始终显示', '状态']);
});

test('a reset shows the organisation’s columns where it has some, and undoing it saves one’s own again alone', async () => {
  const ofOrganisation: TableLook = { ...own, density: 'comfortable' };
  resetSettings.mockResolvedValue(ofOrganisation);
  const settings = { ...ofOrganisation, table: 'lclBookings', version: 'default:1', isOfOrganisation: true };
  await open(ofOrganisation, { settings });
  fireEvent.click(screen.getByRole('radio', { name: '紧凑' }));
  fireEvent.click(button('恢复默认'));
  await screen.findByText('已恢复默认');
  expect(handleKept.mock.lastCall?.[0]).toMatchObject(ofOrganisation);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '标准' }).checked).toBe(true);
  fireEvent.click(button('撤销'));
  await waitFor(() => expect(previewed()?.density).toBe('compact'));
  expect(saveSettings).not.toHaveBeenCalled();
});

test('who may sets the columns as they are now for everybody, once asked; others have no such button', async () => {
  await open(own);
  expect(screen.queryByRole('button', { name: '设为全体默认' })).toBeNull();
  cleanup();
  await open(own, { saveDefaultColumns });
  fireEvent.click(screen.getByRole('radio', { name: '标准' }));
  fireEvent.click(button('设为全体默认'));
  const question = screen.getByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: /^取\s?消$/ }));
  expect([saveDefaultColumns.mock.calls.length, screen.queryByRole('alertdialog')]).toEqual([0, null]);

  saveDefaultColumns.mockRejectedValueOnce(new Error('请求服务器无响应！'));
  fireEvent.click(button('设为全体默认'));
  fireEvent.click(button('确认设置'));
  expect((await screen.findByRole('alert')).textContent).toBe('没有设为全体默认：请求服务器无响应！');
  await waitFor(() => expect(button('设为全体默认').className).not.toContain('loading'));
  fireEvent.click(button('设为全体默认'));
  fireEvent.click(button('确认设置'));
  await screen.findByText('已设为全体默认');
  expect(saveDefaultColumns.mock.lastCall?.[0]).toMatchObject({ density: 'comfortable' });
  // One's own stay as they were, so that what was edited is still to be saved.
  expect([saveSettings.mock.calls.length, button('保存').hasAttribute('disabled')]).toEqual([0, false]);
});

test('an undone reset that meets what was saved elsewhere brings back what was saved, where that is wanted', async () => {
  const savedElsewhere = Object.assign(new Error('刚在别处修改过'), { code: 'SAVED_ELSEWHERE' });
  saveSettings.mockRejectedValueOnce(savedElsewhere);
  await open(own);
  fireEvent.click(screen.getByRole('radio', { name: '标准' }));
  fireEvent.click(button('恢复默认'));
  await screen.findByText('已恢复默认');
  fireEvent.click(button('撤销'));
  fireEvent.click(await screen.findByRole('button', { name: '用我的覆盖' }));
  await waitFor(() => expect(handleKept).toHaveBeenCalledTimes(2));
  expect(saveSettings.mock.calls).toEqual([
    [expect.objectContaining(own), null],
    [expect.objectContaining(own), 's1'],
  ]);
  // What had been edited and not saved is so again.
  await waitFor(() => expect(button('保存').hasAttribute('disabled')).toBe(false));
  expect([previewed()?.density, screen.queryByRole('alert')]).toEqual(['comfortable', null]);
});

test('a failed reset says 重置失败 and leaves everything as it is', async () => {
  resetSettings.mockRejectedValueOnce(new Error('请求服务器无响应！'));
  await open(own);
  fireEvent.click(button('恢复默认'));
  expect((await screen.findByRole('alert')).textContent).toBe('重置失败：请求服务器无响应！');
  expect(said()).toHaveLength(1);
  expect(handleKept).not.toHaveBeenCalled();
  expect(titles()).toEqual(['ETD', '业务编号始终显示', '状态']);
});

test('what was saved elsewhere meanwhile is told; mine stays until one of both is chosen', async () => {
  const savedElsewhere = Object.assign(new Error('刚在别处修改过'), { code: 'SAVED_ELSEWHERE' });
  const page = (settings: TableSettings) => (
    <BerthTheme locale="zh-CN" appearance="light">
      <ColumnSettings
        columns={columns}
        look={own}
        memory={{ settings, saveSettings, resetSettings }}
        onPreview={handlePreview}
        onKept={handleKept}
      />
    </BerthTheme>
  );
  const settings = { ...own, table: 'lclBookings' };
  const { rerender } = render(page({ ...settings, version: 's1' }));
  fireEvent.click(screen.getByRole('button', { name: '列设置' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: '状态' }));
  // The memory may hold theirs before anything is saved here.
  rerender(page({ ...settings, version: 's2', density: 'comfortable' }));
  saveSettings.mockRejectedValueOnce(savedElsewhere);
  fireEvent.click(button('保存'));
  expect((await screen.findByRole('alert')).textContent).toBe('保存失败：刚在别处修改过');
  expect(saveSettings.mock.lastCall?.[1]).toBe('s1');
  const status = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '状态' }).checked;
  const isComfortable = () => screen.getByRole<HTMLInputElement>('radio', { name: '标准' }).checked;
  expect([status(), isComfortable()]).toEqual([true, false]);
  // Closed now it would be lost: one thing is told at a time, and another try is told anew.
  const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  fireEvent.click(screen.getByRole('button', { name: '关闭列设置' }));
  expect(alerts()).toEqual(['更改还没有保存：请保存，再关闭一次则放弃更改。']);
  saveSettings.mockRejectedValueOnce(savedElsewhere);
  fireEvent.click(button('保存'));
  await waitFor(() => expect(alerts()).toEqual(['保存失败：刚在别处修改过']));
  saveSettings.mockRejectedValueOnce(savedElsewhere);
  fireEvent.click(screen.getByRole('button', { name: '用我的覆盖' }));
  await waitFor(() => expect(saveSettings).toHaveBeenCalledTimes(3));
  expect(saveSettings.mock.lastCall).toEqual([expect.objectContaining({ density: 'compact' }), 's2']);
  fireEvent.click(await screen.findByRole('button', { name: '使用别处保存的' }));
  expect([status(), isComfortable()]).toEqual([false, true]);
  expect(handleKept.mock.lastCall?.[0].density).toBe('comfortable');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a dragged width that the table saves while the panel is open is no change from elsewhere', async () => {
  const [first, ...others] = own.columns;
  const dragged = { ...own, columns: [{ ...first, widthPx: 222 }, ...others] } as TableLook;
  const page = (settings: TableSettings) => (
    <BerthTheme locale="zh-CN" appearance="light">
      <ColumnSettings
        columns={columns}
        look={dragged}
        memory={{ settings, saveSettings, resetSettings }}
        onPreview={handlePreview}
      />
    </BerthTheme>
  );
  const { rerender } = render(page({ ...own, table: 'lclBookings', version: 's1' }));
  fireEvent.click(screen.getByRole('button', { name: '列设置' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: '状态' }));
  rerender(page({ ...dragged, table: 'lclBookings', version: 's2' }));
  fireEvent.click(button('保存'));
  await waitFor(() => expect(saveSettings).toHaveBeenCalledTimes(1));
  expect(saveSettings.mock.lastCall?.[1]).toBe('s2');
});
