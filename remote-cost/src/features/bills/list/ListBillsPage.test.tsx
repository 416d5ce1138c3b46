import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../../testing/open-page.tsx';
import { aTotal, billRow } from '../../../testing/sample-bill.ts';
import type { Account } from '../../calls/cost.queries.ts';

jest.setTimeout(60_000);

const list = 'GET /cost/getFeeList';
const confirm = 'POST /cost/cost_confirm';
const noReason = { code: null, message: '', texts: null };
const changed = {
  code: 'BILL_CHANGED_MEANWHILE' as const,
  message: '账单有变动',
  texts: { 'zh-CN': '账单有变动', en: 'The bill has changed' },
};
const none = { bills: 0, amounts: [] };
const account: Account = {
  settlement: 'monthly',
  credit: { limitMinor: 5_000_000, days: 30, usedMinor: 1_250_000 },
  toConfirm: { bills: 1, amounts: [{ currency: 'CNY', amountMinor: 125_000 }] },
  due: none,
  dueWithin7Days: none,
  overdue: { bills: 2, amounts: [{ currency: 'USD', amountMinor: 8000 }] },
  disputed: none,
  onAccount: [{ currency: 'EUR', amountMinor: 142_200 }],
  balance: [],
};
const late = billRow({
  id: 'bill-2',
  number: 'B-2610-0004',
  status: 'partial',
  dueOn: '2024-10-30',
  totals: [aTotal({ amountMinor: 80_000, confirmedMinor: 80_000, paidMinor: 20_000 })],
});
const answers: Answers = {
  [list]: {
    rows: [billRow(), late],
    total: 2,
    summary: {
      totals: [aTotal({ amountMinor: 205_000, confirmedMinor: 80_000, paidMinor: 20_000 })],
    },
  },
  'GET /cost/getAccount': account,
  'GET /cost/getBillCounts': {
    statuses: {
      unconfirmed: 1,
      disputed: 0,
      answered: 0,
      unpaid: 0,
      partial: 1,
      proofSent: 0,
      settled: 9,
      cancelled: 0,
    },
    overdue: 2,
  },
};
const user = {
  ...testUser,
  permissions: ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay', 'exports:make'],
};
const open = (more: Answers = {}, permissions = user.permissions) =>
  openPage('/cost', { ...answers, ...more }, { user: { ...user, permissions } });
const rowOf = async (number: string) => (await screen.findByRole('link', { name: number })).closest('tr');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('a row says amount, payment and due day; the foot has the sums of all that is filtered', async () => {
  await open();
  const row = await rowOf('B-2610-0004');
  expect(row?.textContent).toContain('2026-10-01 至 2026-10-31');
  expect(row?.textContent).toMatch(/逾期 \d+ 天/);
  expect(within(row as HTMLElement).getByRole('img', { name: '已付 ¥200.00' })).toBeTruthy();
  expect((await rowOf('B-2611-0001'))?.textContent).toContain('¥1,250.00USD 100.00');
  expect(screen.getByText('¥2,050.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'B-2611-0001' }).getAttribute('href')).toBe(
    '/cost/detail?id=bill-1',
  );
});

test('chips have counts; overdue is what is owed and past today, in the address as well', async () => {
  const { calls, location } = await open();
  await rowOf('B-2610-0004');
  await waitFor(() => expect(button(/已结清/).textContent).toBe('已结清9'));
  await userEvent.click(button(/^逾期/));
  const query = () => calls.filter(({ key }) => key === list).at(-1)?.query;
  await waitFor(() => expect(query()).toMatchObject({ status: ['unpaid,partial|include'] }));
  expect(String(query()?.dueOn)).toMatch(/^\d{4}-\d\d-\d\d\|<$/);
  expect(location()).toContain('dueOn=');
  expect(button(/^逾期/).getAttribute('aria-pressed')).toBe('true');
});

test('the account says credit, what is due and what is overdue; without credit why, and what to do', async () => {
  const { view } = await open();
  expect(await screen.findByText('已用额度（账期 30 天）')).toBeTruthy();
  expect(screen.getByText('¥37,500.00')).toBeTruthy();
  expect(screen.getByText('逾期', { selector: 'dt' }).nextSibling?.textContent).toBe('USD 80.002 张账单');
  // What nobody disputes needs no figure.
  expect(screen.queryByText('有争议', { selector: 'dt' })).toBeNull();
  view.unmount();
  await open({ 'GET /cost/getAccount': { ...account, settlement: 'unsigned', credit: null } });
  expect(await screen.findByText(/尚未签订结算协议/)).toBeTruthy();
});

test('what is disputed stands apart from what is due', async () => {
  const cny = (amountMinor: number) => [{ currency: 'CNY' as const, amountMinor }];
  const due = { bills: 2, amounts: cny(30_000) };
  await open({ 'GET /cost/getAccount': { ...account, due, disputed: { bills: 1, amounts: cny(7000) } } });
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextSibling?.textContent;
  await screen.findByText('应付', { selector: 'dt' });
  expect([figure('应付'), figure('有争议')]).toEqual(['¥300.002 张账单', '¥70.001 张账单']);
});

test('several are confirmed at once: asked with their sum, and each that was refused says why', async () => {
  const refused = billRow({ id: 'bill-3', number: 'B-2611-0002' });
  const { calls } = await open({
    [list]: { rows: [billRow(), refused, late], total: 3, summary: { totals: [] } },
    [confirm]: {
      confirmed: 1,
      results: [
        { id: 'bill-1', number: 'B-2611-0001', isConfirmed: true, ...noReason, amounts: [] },
        { id: 'bill-3', number: 'B-2611-0002', isConfirmed: false, ...changed, amounts: [] },
      ],
    },
  });
  await rowOf('B-2611-0002');
  for (const box of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
  await userEvent.click(button('确认金额'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('待确认合计 ¥2,500.00USD 200.00');
  expect(dialog.textContent).toContain('状态为“部分付款”');
  await userEvent.click(within(dialog).getByRole('button', { name: '确认 2 张' }));
  expect(await within(dialog).findByText('账单有变动')).toBeTruthy();
  expect(calls.find(({ key }) => key === confirm)?.body).toEqual({
    bills: [
      { id: 'bill-1', version: 3 },
      { id: 'bill-3', version: 3 },
    ],
  });
});

test('sums leave out what is cancelled or disputed; the outcome says what was confirmed of each bill', async () => {
  const disputed = billRow({ id: 'bill-3', number: 'B-2611-0002', status: 'disputed' });
  const cancelled = billRow({ id: 'bill-4', number: 'B-2611-0003', status: 'cancelled' });
  const amounts = [{ currency: 'CNY' as const, amountMinor: 5000 }];
  await open({
    [list]: { rows: [billRow(), disputed, cancelled], total: 3, summary: { totals: [] } },
    [confirm]: {
      confirmed: 2,
      results: [
        { id: 'bill-1', number: 'B-2611-0001', isConfirmed: true, ...noReason, amounts: [] },
        { id: 'bill-3', number: 'B-2611-0002', isConfirmed: true, ...noReason, amounts },
      ],
    },
  });
  await rowOf('B-2611-0002');
  for (const box of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
  expect(button('确认金额').parentElement?.textContent).toContain('¥2,500.00USD 200.00');
  await userEvent.click(button('确认金额'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('待确认合计 ¥1,250.00USD 100.00');
  expect(dialog.textContent).toContain('1 张账单有争议，未计入合计');
  await userEvent.click(within(dialog).getByRole('button', { name: '确认 2 张' }));
  expect(await within(dialog).findByText('已确认 ¥50.00')).toBeTruthy();
});

test('what waits for a correction is said beside what was confirmed', async () => {
  const message = '账单 B-2611-0002 的争议已获同意，请等待账单更正后再确认。';
  const awaited = {
    code: 'BILL_CORRECTION_AWAITED' as const,
    message,
    texts: { 'zh-CN': message, en: 'Wait for the corrected bill.' },
  };
  const answered = billRow({ id: 'bill-3', number: 'B-2611-0002', status: 'answered' });
  const amounts = [{ currency: 'CNY' as const, amountMinor: 5000 }];
  await open({
    [list]: { rows: [billRow(), answered], total: 2, summary: { totals: [] } },
    [confirm]: {
      confirmed: 1,
      results: [
        { id: 'bill-1', number: 'B-2611-0001', isConfirmed: false, ...changed, amounts: [] },
        { id: 'bill-3', number: 'B-2611-0002', isConfirmed: true, ...awaited, amounts },
      ],
    },
  });
  await rowOf('B-2611-0002');
  for (const box of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
  await userEvent.click(button('确认金额'));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '确认 2 张' }));
  expect(await within(dialog).findByText(`已确认 ¥50.00 ${message}`)).toBeTruthy();
});

test('who may only look has no buttons that change, who may not look sees nothing', async () => {
  const { view } = await open({}, ['cost:view']);
  await rowOf('B-2610-0004');
  await userEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
  expect(await screen.findByRole('button', { name: '对账单 PDF' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '确认金额' })).toBeNull();
  view.unmount();
  const { calls } = await open({}, []);
  expect(await screen.findByText(/没有查看费用与账单的权限/)).toBeTruthy();
  expect(calls.filter(({ key }) => key.includes('/cost/'))).toEqual([]);
});

test('an empty list says when there will be bills, a refused one why there are none', async () => {
  const { view } = await open({ [list]: { rows: [], total: 0, summary: { totals: [] } } });
  expect(await screen.findByText('还没有账单。货代出账后会显示在这里。')).toBeTruthy();
  view.unmount();
  await open({ [list]: () => refuse('DATABASE_UNAVAILABLE') });
  expect(await screen.findByText('服务暂时不可用，请稍后再试。')).toBeTruthy();
});
