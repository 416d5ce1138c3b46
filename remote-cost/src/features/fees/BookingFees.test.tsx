import type { CallResult } from '@berth/runtime';
import { type Answers, pageOpener, refuse, testUser } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import declared from '../../../remote.json' with { type: 'json' };
import { remote } from '../../remote.tsx';
import { aBooking, feeRow, quoted } from '../../testing/sample-bill.ts';
import { BookingFees } from './BookingFees.tsx';

const key = 'GET /business/getFeeList';
type Fees = CallResult<typeof key>;
const billed = (change: Partial<Fees['rows'][number]> = {}): Fees['rows'][number] => ({
  ...feeRow({ quantity: '12.500', amountMinor: 125_000 }),
  billId: 'bill-1',
  billNumber: 'B-2611-0001',
  ...change,
});
const fees = (change: Partial<Fees> = {}): Fees => ({
  booking: aBooking(),
  rows: [billed()],
  totals: [],
  ...change,
});

/** The page of a booking with the section alone. */
const open = async (answer: Answers[typeof key], permissions = ['cost:view'], locale?: 'en') => {
  const routes = [
    { path: '/business/lcl/detail', title: { 'zh-CN': '', en: '' }, page: async () => BookingFees },
  ];
  const user = { ...testUser, permissions };
  const path = '/business/lcl/detail?id=booking-1&mode=view';
  return await pageOpener({ ...remote, routes }, BerthTheme)(path, { [key]: answer }, { user, locale });
};
const cellsOf = async (name: string | RegExp) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('what was quoted stands beside what is billed, with the difference, its bill and sums of each currency', async () => {
  const { calls } = await open(fees());
  expect(await cellsOf(/^海运费/)).toEqual([
    '¥1,000.0010 CBM × 100.00',
    '¥1,250.0012.5 CBM × 100.00',
    '+¥250.00 (+25%)数量 10 CBM → 12.5 CBM',
    'B-2611-0001金额待确认',
  ]);
  expect(await cellsOf('合计 CNY')).toEqual(['¥1,000.00', '¥1,250.00', '+¥250.00 (+25%)', '']);
  const bill = screen.getByRole('link', { name: 'B-2611-0001' });
  expect(bill.getAttribute('href')).toBe('/cost/detail?id=bill-1');
  expect(calls.filter((call) => call.key === key)).toMatchObject([{ query: { bookingId: 'booking-1' } }]);
});

test('before there is a bill the quotation stands alone, and nothing is missing from a bill', async () => {
  await open(fees({ rows: [] }));
  expect(await cellsOf(/^海运费/)).toEqual(['¥1,000.0010 CBM × 100.00', '—', '—', '—']);
  expect(await cellsOf('合计 CNY')).toEqual(['¥1,000.00', '—', '—', '']);
  expect(screen.getByText('尚未出账，以下为报价。')).toBeTruthy();
  expect(screen.queryByText('已报价，未计费')).toBeNull();
});

test('without a quotation it says so, and the bill stands alone', async () => {
  await open(fees({ booking: aBooking({ quotation: [] }) }), undefined, 'en');
  expect(await cellsOf('Total CNY')).toEqual(['—', '¥1,250.00', '—', '']);
  expect(screen.getByText('Nothing was quoted')).toBeTruthy();
});

test('two bills of one booking are each linked from their rows', async () => {
  const rows = [
    billed(),
    billed({ id: 'row-2', feeItem: 'documents', billId: 'bill-2', billNumber: 'B-2611-0002' }),
  ];
  await open(fees({ rows, booking: aBooking({ quotation: [quoted()] }) }));
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/cost/detail?id=bill-1',
    '/cost/detail?id=bill-2',
  ]);
});

test('a booking that nothing was quoted or billed for says so', async () => {
  await open(fees({ rows: [], booking: aBooking({ quotation: [] }) }));
  expect(await screen.findByText('还没有报价或账单。')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a failure stays in the section and is tried again', async () => {
  let isDown = true;
  await open(() => (isDown ? refuse('DATABASE_UNAVAILABLE') : fees()));
  const retry = await screen.findByRole('button', { name: /重试/ });
  isDown = false;
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('link', { name: 'B-2611-0001' })).toBeTruthy());
});

test('who may not see costs has neither the section nor its request', async () => {
  const { calls } = await open(fees(), []);
  expect(screen.queryByRole('region')).toBeNull();
  expect(calls.filter((call) => call.key === key)).toEqual([]);
  // Nor is its code loaded.
  const part = declared.parts.find(({ slot }) => slot === 'booking.fees');
  expect(part).toMatchObject({ name: 'bookingFees', permission: 'cost:view' });
});
