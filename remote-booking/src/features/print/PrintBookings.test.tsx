import { documentLimits } from '@berth/contract';
import { notices } from '@berth/runtime';
import { type Answers, refuse } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPart } from '../../testing/open-page.tsx';
import { BookingPapers } from './BookingPapers.tsx';
import { PrintBookings } from './PrintBookings.tsx';
import type { PrintableBooking } from './printable-booking.ts';

jest.setTimeout(60_000);

const marks = 'GET /export/exportMark';
const booking = (id: string, changes: Partial<PrintableBooking> = {}): PrintableBooking => ({
  id,
  businessNumber: `SZL-${id}`,
  status: 'toBeReceived',
  cartons: 12,
  lines: 2,
  ...changes,
});

const saved: { name: string }[] = [];

beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download });
  });
});

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function open(bookings: PrintableBooking[], answers: Answers = {}) {
  const shown = await showPart(<PrintBookings bookings={bookings} />, answers);
  await click('打印');
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}

test('labels of several bookings are saved as one file; those that cannot be printed are named and left out', async () => {
  const { calls, dialog } = await open([booking('1'), booking('2', { status: 'draft' }), booking('3')], {
    [marks]: () => new Blob(['%PDF-']),
  });
  expect(dialog.getByText('SZL-2 · 草稿')).toBeDefined();
  expect(dialog.getByRole('status').textContent).toBe('2 票订舱，共 24 张标签。');
  await userEvent.click(dialog.getByRole('radio', { name: 'A4，每页 6 张' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'English' }));
  await click('下载 PDF');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ key, query }) => [key, query])).toEqual([
    [marks, expect.objectContaining({ ids: '1,3', size: 'a4', language: 'en' })],
  ]);
  // In the language of what is printed, not of the page.
  expect(saved).toEqual([{ name: 'Shipping marks 2.pdf' }]);
});

test('some cartons of one booking: what makes no sense is said at the field and not sent', async () => {
  const { calls, dialog } = await open([booking('1')], { [marks]: () => new Blob(['%PDF-']) });
  await userEvent.type(dialog.getByLabelText('从第几箱'), '13');
  expect(dialog.getByText('请填写 1 至 12 之间的整数，起始箱号不大于结束箱号。')).toBeDefined();
  expect(dialog.getByRole('button', { name: '下载 PDF' }).hasAttribute('disabled')).toBe(true);
  await userEvent.clear(dialog.getByLabelText('从第几箱'));
  await userEvent.type(dialog.getByLabelText('从第几箱'), '７');
  await userEvent.type(dialog.getByLabelText('到第几箱'), '8');
  expect(dialog.getByRole('status').textContent).toBe('1 票订舱，共 2 张标签。');
  await click('下载 PDF');
  await waitFor(() => expect(saved).toEqual([{ name: '唛头 SZL-1.pdf' }]));
  expect(calls[0]?.query).toMatchObject({ from: 7, to: 8 });
});

test('what is too much to wait for is a task; what is too much for that is printed in parts', async () => {
  const task = {
    id: 'task',
    kind: 'printDocuments' as const,
    title: { 'zh-CN': '唛头', en: 'Marks' },
    state: 'running' as const,
    done: 0,
    total: null,
    error: null,
    file: null,
    createdAt: '2026-11-21 20:00:00',
    finishedAt: null,
  };
  const { calls, dialog } = await open([booking('1', { cartons: documentLimits.marks.task + 1 })], {
    'POST /file/printDocuments': task,
  });
  expect(dialog.getByText('一次最多 50 票、5000 项，请分批打印。')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('从第几箱'), '2');
  expect(dialog.queryByText(/请分批打印/)).toBeNull();
  await click('在任务中心生成');
  await waitFor(() =>
    expect(notices.get().map(({ title }) => title)).toContain('已转到任务中心生成，完成后会通知您。'),
  );
  expect(calls[0]?.body).toEqual({
    document: 'marks',
    ids: ['1'],
    size: '100x150',
    language: 'zh-CN',
    from: 2,
  });
});

test('without cartons there are no labels: the booking figure is offered, and marks say why', async () => {
  const { dialog } = await open([booking('1', { cartons: 0, lines: 0 })]);
  expect(dialog.getByRole('button', { name: '下载 PDF' }).hasAttribute('disabled')).toBe(false);
  await userEvent.click(dialog.getByRole('radio', { name: '唛头' }));
  expect(dialog.getByText('所选订舱没有填写件数，不能打印唛头。')).toBeDefined();
  expect(dialog.getByRole('button', { name: '下载 PDF' }).hasAttribute('disabled')).toBe(true);
});

test('a booking figure has no paper to choose; a refusal is said in the dialog, which stays', async () => {
  const { dialog } = await open([booking('1')], {
    'GET /export/exportFigure': () => refuse('DOCUMENTS_BUSY'),
  });
  await userEvent.click(dialog.getByRole('radio', { name: '订舱单' }));
  expect(dialog.queryByText('纸张')).toBeNull();
  await click('下载 PDF');
  expect((await dialog.findByRole('alert')).textContent).toContain('正在生成的文件过多，请稍后重试。');
  expect(saved).toEqual([]);
});

const stored = (status: PrintableBooking['status']) => ({
  id: '1',
  businessNumber: 'SZL-1',
  status,
  booking: { cargo: [{ package: 12 }] },
});

test('the code for the gate is shown with where and when, and in print stands alone', async () => {
  const code = `E${'0A'.repeat(16)}`;
  const place = {
    name: { 'zh-CN': '深圳总部', en: 'Shenzhen head office' },
    address: { 'zh-CN': '盐田区海港大道', en: 'Yantian' },
    phone: '+86 755 0000 0101',
  };
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await showPart(<BookingPapers kind="lcl" saved={stored('toBeReceived')} />, {
    'GET /business/getWarehouseCode': {
      businessNumber: 'SZL-1',
      warehouseEntryNumber: '',
      status: 'toBeReceived',
      code,
      expectedWarehousingAt: '2026-12-04 14:00:00',
      cartons: 12,
      place,
    },
  });
  await click('入仓码');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('img', { name: 'SZL-1' })).toBeDefined();
  for (const text of ['2026-12-04 14:00', '12 CTNS', /盐田区海港大道/])
    expect(dialog.getByText(text)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: '打印' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test.each([
  ['draft', 'lcl', []],
  ['received', 'lcl', ['入仓码', '打印']],
  // Full containers are loaded elsewhere.
  ['received', 'fcl', ['打印']],
  ['arrived', 'lcl', ['打印']],
  ['returned', 'lcl', []],
] as const)('a booking that is %s (%s) offers %j', async (status, kind, names) => {
  await showPart(
    <main>
      <BookingPapers kind={kind} saved={stored(status)} />
    </main>,
  );
  await screen.findByRole('main');
  expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual([...names]);
});
