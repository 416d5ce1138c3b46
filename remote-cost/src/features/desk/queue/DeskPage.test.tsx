import type { Answers } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../../testing/open-page.tsx';
import { aQueue, customer, staff } from '../../../testing/sample-desk.ts';

jest.setTimeout(60_000);

const queue = 'GET /system/billing/queue';
const bills = 'GET /system/billing/bills';
const at = '2026-11-20 10:00:00';
const bill = { id: 'bill-1', number: 'B-1' };
const money = { currency: 'CNY' as const, amountMinor: 100_000 };
const profile = { title: '深圳甲公司', taxNumber: '', address: '', phone: '', bank: '', bankAccount: '' };
const full = aQueue({
  disputes: [
    {
      id: 'd-1',
      customer,
      bill,
      row: null,
      reason: 'wrongPrice',
      expectedMinor: null,
      words: '应为 90',
      openedAt: at,
      files: [],
    },
  ],
  proofs: [
    {
      id: 'p-1',
      customer,
      ...money,
      paidOn: '2026-11-20',
      payer: '林小满',
      sentAt: at,
      file: { id: 'file-1', fileName: 'slip.png', bytes: 10 },
      bills: [{ ...bill, remittanceReference: 'B-1', amountMinor: 100_000, dueMinor: 100_000 }],
    },
  ],
  invoiceRequests: [
    {
      id: 'i-1',
      customer,
      kind: 'special',
      profile,
      remarks: '',
      requestedAt: at,
      bills: [{ ...bill, totals: [money] }],
    },
  ],
  unbilled: [
    {
      bookingId: 'booking-1',
      businessNumber: 'SZL-261102-0007',
      customer,
      quotedAt: at,
      totals: [money],
    },
  ],
});
const open = (answers: Answers = {}, permissions = staff.permissions, path = '/cost/desk') =>
  openPage(path, { [queue]: full, ...answers }, { user: { ...staff, permissions } });

test('each kind that waits has its rows, and a row leads to where it is dealt with', async () => {
  await open();
  const target = async (section: string) => {
    const part = within(await screen.findByRole('region', { name: section }));
    expect(part.getByText(customer.name)).toBeTruthy();
    return part.getByRole('link').getAttribute('href');
  };
  expect(await target('待答复的争议 · 1')).toBe('/cost/desk/bill?id=bill-1&at=dispute-d-1');
  expect(await target('待确认的付款凭证 · 1')).toBe('/cost/desk/bill?id=bill-1&at=proof-p-1');
  expect(await target('待开具的发票 · 1')).toBe('/cost/desk/bill?id=bill-1&at=invoice-i-1');
  expect(await target('待出账的订舱 · 1')).toBe(
    '/cost/desk/entry?customerId=customer-1&booking=SZL-261102-0007',
  );
});

test('a bill is found by what is typed, which the address keeps; where there is none that is said', async () => {
  const found = {
    id: 'bill-9',
    number: 'B-9',
    customer,
    settlement: 'monthly' as const,
    status: 'unpaid' as const,
    issuedOn: '2026-11-01',
    dueOn: '2026-12-01',
    totals: [money],
  };
  const { calls, location } = await open({
    [bills]: ({ query }) => (query.search === '远望' ? [found] : []),
  });
  const field = await screen.findByRole('textbox', { name: /查找账单/ });
  await userEvent.type(field, '远望{Enter}');
  const link = await screen.findByRole('link', { name: 'B-9' });
  expect(link.getAttribute('href')).toBe('/cost/desk/bill?id=bill-9');
  expect(location()).toBe(`/cost/desk?search=${encodeURIComponent('远望')}`);
  await userEvent.type(field, '甲{Enter}');
  expect(await screen.findByText('没有找到符合的账单。')).toBeTruthy();
  expect(calls.filter(({ key }) => key === bills).map(({ query }) => query.search)).toEqual([
    '远望',
    '远望甲',
  ]);
});

test('where nothing waits it says what will; without the permission nothing is asked', async () => {
  const { view } = await open({ [queue]: aQueue() });
  expect(await screen.findByText(/没有等待处理的事项/)).toBeTruthy();
  view.unmount();
  const { calls } = await open({}, ['cost:view']);
  expect(await screen.findByText(/没有查看费用与账单的权限/)).toBeTruthy();
  await waitFor(() => expect(calls.filter(({ key }) => key.includes('/billing/'))).toEqual([]));
});
