import { type BookingStatus, type CargoLine, emptyCargoLine, emptyLclBooking } from '@berth/contract';
import { bookingsChanged } from '@berth/runtime';
import { sheetText } from '@berth/ui/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm, write } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const stored = (
  version: number,
  remarks: string,
  status: BookingStatus = 'toBeReceived',
  customerBusinessNumber = '',
  cargo: CargoLine[] = [],
) => ({
  id: 'booking-1',
  version,
  businessNumber: 'SZL-261119-0007',
  warehouseEntryNumber: '',
  status,
  returnReason: '',
  assignedContainers: 0,
  hasSailing: false,
  hasDeparted: false,
  booking: { ...emptyLclBooking(), remarks, customerBusinessNumber, cargo },
  measurements: [],
  history: [],
});

const textOf = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name }).value;
const reference = () => textOf('客户业务编号');

/** Opens the form of a booking; `change` is what the server has from then on, and says. */
async function openStored(status: BookingStatus = 'toBeReceived', cargo: CargoLine[] = []) {
  let now = stored(3, '原来的', status, '', cargo);
  const { calls } = await openForm('/business/lcl/detail?id=booking-1', {
    'GET /business/getBookingByIdLcl': () => now,
    'POST /business/delBookingList': { results: [] },
  });
  await screen.findByRole('textbox', { name: '订舱备注' });
  const remarks = () => textOf('订舱备注');
  const change = async (next: typeof now) => {
    now = next;
    await act(async () => bookingsChanged(['booking-1']));
  };
  return { remarks, change, calls };
}

async function typeInForm(status?: BookingStatus) {
  const opened = await openStored(status);
  fireEvent.change(screen.getByRole('textbox', { name: '订舱备注' }), { target: { value: '我写的' } });
  return opened;
}

test('a newer version is said in the bar, looked at, and merged with what was typed', async () => {
  const { remarks, change } = await typeInForm();
  await change(stored(4, '原来的', 'toBeReceived', 'PO-9'));
  const said = await screen.findByText('有人刚保存了这票订舱的新版本。');
  expect(said.closest('footer')).not.toBeNull();
  expect(screen.getByText('您填写的内容还在本页。')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '查看新版本' }));
  await waitFor(() => expect(remarks()).toBe('原来的'));
  expect(reference()).toBe('PO-9');
  await userEvent.click(screen.getByRole('button', { name: '比较并合并' }));
  await userEvent.click(await screen.findByRole('button', { name: '合并到表单' }));
  expect([remarks(), reference()]).toEqual(['我写的', 'PO-9']);
  expect(screen.queryByText('有人刚保存了这票订舱的新版本。')).toBeNull();
});

test('what both changed is listed, and nothing is merged before one is chosen', async () => {
  const { remarks, change } = await typeInForm();
  await change(stored(4, '同事写的'));
  await userEvent.click(await screen.findByRole('button', { name: '比较并合并' }));
  const merge = await screen.findByRole('button', { name: '合并到表单' });
  expect(merge.hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('双方都改了')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '新版本：同事写的' }));
  await userEvent.click(merge);
  expect(remarks()).toBe('同事写的');
});

test('a line that is of other goods now is chosen as a whole, by where the two differ', async () => {
  const goods = (goods_name: string) => ({ ...emptyCargoLine(), goods_name, package: 10, weight: 50 });
  const { change } = await openStored('toBeReceived', [goods('灯具')]);
  await write('毛重 KGS', '60');
  await change(stored(4, '原来的', 'toBeReceived', '', [goods('茶几')]));
  await userEvent.click(await screen.findByRole('button', { name: '比较并合并' }));
  expect(await screen.findByRole('radio', { name: '我的：灯具 · 60' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '新版本：茶几 · 50' }));
  await userEvent.click(screen.getByRole('button', { name: '合并到表单' }));
  expect([sheetText('品名'), sheetText('毛重 KGS')]).toEqual(['茶几', '50']);
});

test('a list that is chosen as a whole says what is in it and not in the other', async () => {
  const goods = (goods_name: string, weight = 50) => ({
    ...emptyCargoLine(),
    goods_name,
    package: 10,
    weight,
  });
  const { change } = await openStored('toBeReceived', [goods('灯具'), goods('茶几')]);
  await write('毛重 KGS', '60');
  await change(stored(4, '原来的', 'toBeReceived', '', [goods('茶几')]));
  await userEvent.click(await screen.findByRole('button', { name: '比较并合并' }));
  await screen.findByRole('button', { name: '合并到表单' });
  const mine = '我的：共 2 行，对方没有的是：灯具 · 10 · 60 · 纸箱';
  expect(await screen.findByRole('radio', { name: mine })).toBeTruthy();
  expect(screen.getByRole('radio', { name: '新版本：共 1 行' })).toBeTruthy();
});

test('a form in which nothing was typed shows the newer version by itself', async () => {
  const { remarks, change } = await openStored();
  await change(stored(4, '同事写的'));
  await waitFor(() => expect(remarks()).toBe('同事写的'));
  expect(screen.getByText('已更新为刚保存的新版本')).toBeTruthy();
  expect(screen.queryByText('有人刚保存了这票订舱的新版本。')).toBeNull();
});

test('a draft that was submitted meanwhile says so, cannot be saved as one, and is opened with what was typed', async () => {
  const { remarks, change } = await typeInForm('draft');
  await change(stored(4, '原来的', 'toBeReceived'));
  expect(await screen.findByText('这票订舱已提交。')).toBeTruthy();
  for (const name of ['保存草稿', '提交订舱'])
    expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '打开已提交的订舱' }));
  await screen.findByRole('button', { name: '保存修改' });
  await userEvent.click(screen.getByRole('button', { name: '比较并合并' }));
  await userEvent.click(await screen.findByRole('button', { name: '合并到表单' }));
  expect(remarks()).toBe('我写的');
});

test('a booking that can be edited no more says so, and the form stays with what was typed', async () => {
  const { remarks, change } = await typeInForm();
  await change(stored(4, '原来的', 'received'));
  expect((await screen.findByRole('alert')).textContent).toContain('这票订舱现在是“已收货”，不能再修改');
  expect(screen.getByRole('link', { name: '查看订舱' }).getAttribute('href')).toBe(
    '/business/lcl/detail?id=booking-1&mode=view',
  );
  expect(screen.getByRole('button', { name: '保存修改' }).hasAttribute('disabled')).toBe(true);
  expect(remarks()).toBe('我写的');
});

const inHead = (name: string) => screen.queryByRole('button', { name });
const statusInHead = () => document.querySelector('header [data-status]')?.textContent;

test('its head follows the status, and so does what can be done there', async () => {
  const { change } = await typeInForm();
  expect([statusInHead(), inHead('退载') !== null]).toEqual(['待收货', true]);
  await change(stored(4, '原来的', 'arrived'));
  await waitFor(() => expect(statusInHead()).toBe('已到港'));
  expect([inHead('退载'), inHead('复制') !== null]).toEqual([null, true]);
});

test('one that was received meanwhile is returned as what it is now', async () => {
  const { change, calls } = await typeInForm();
  await change(stored(4, '原来的', 'received'));
  await waitFor(() => expect(statusInHead()).toBe('已收货'));
  await userEvent.click(screen.getByRole('button', { name: '退载' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /退载原因/ }), {
    target: { value: '客户取消' },
  });
  await userEvent.click(screen.getByRole('button', { name: '退载 1 票' }));
  const sent = () => calls.filter(({ key }) => key === 'POST /business/delBookingList');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({ bookings: [{ id: 'booking-1', version: 4 }] });
});

test('a draft that was submitted meanwhile is deleted no more', async () => {
  const { change } = await typeInForm('draft');
  expect(inHead('删除草稿')).not.toBeNull();
  await change(stored(4, '原来的', 'toBeReceived'));
  await waitFor(() => expect(statusInHead()).toBe('待收货'));
  expect([inHead('删除草稿'), inHead('退载') !== null]).toEqual([null, true]);
});

test('what is no new version is no notice', async () => {
  const { remarks, change } = await typeInForm();
  await change({ ...stored(3, '原来的'), warehouseEntryNumber: 'RK261119-0007' });
  expect(remarks()).toBe('我写的');
  expect(screen.queryByText(/有人刚保存了/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
