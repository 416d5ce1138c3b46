import { emptyCargoLine, emptyLclBooking, type LclBooking } from '@berth/contract';
import { testUser } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openForm } from '../../../testing/open-form.tsx';

jest.setTimeout(60_000);

const booking: LclBooking = {
  ...emptyLclBooking(),
  etd: '2026-12-15',
  receivingPlace: 'CNYTN',
  isPickup: true,
  pickupAt: '2026-12-09 09:30:00',
  pickupPhone: '13800138000',
  pickupAddress: '深圳市龙岗区五和大道北 118 号',
};
const saved = {
  id: 'booking-1',
  version: 3,
  businessNumber: 'SZL-261119-0007',
  warehouseEntryNumber: 'RK261119-0007',
  status: 'received' as const,
  returnReason: '',
  assignedContainers: 0,
  hasSailing: false,
  hasDeparted: false,
  booking,
  measurements: [],
  history: [
    { at: '2026-11-19 10:00:00', by: '何雨欣', what: 'submitted' as const, status: 'toBeReceived' as const },
  ],
};
const openView = (booking = saved) =>
  openForm('/business/lcl/detail?id=booking-1&mode=view', {
    'GET /business/getBookingByIdLcl': booking,
    'GET /business/getContainerTrace': { summary: null, containers: [] },
  });

test('a booking is read field by field, with who did what, marked by who reads it', async () => {
  const { view } = await openView();
  const factOf = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;
  // The code stands there at once, the name when the list of ports has come.
  await waitFor(async () => expect(await factOf('收货地')).toBe('盐田 CNYTN'));
  expect(await factOf('提货时间')).toBe('2026-12-09 09:30');
  expect(await factOf('提货地址')).toBe('深圳市龙岗区五和大道北 118 号');
  expect(await factOf('目的地')).toBe('—');
  expect(screen.getByRole('button', { name: '复制 RK261119-0007' })).toBeTruthy();
  const history = within(screen.getByRole('list', { name: '操作记录' })).getByRole('listitem');
  expect(history.textContent).toContain('提交订舱 · 待收货何雨欣2026-11-19 10:00');
  const marks = () => [...document.querySelectorAll('body > svg text')].map(({ textContent }) => textContent);
  expect(marks()).toEqual([testUser.name, testUser.account]);
  view.unmount();
  expect(marks()).toEqual([]);
});

test('no two regions have one name', async () => {
  await openView({ ...saved, booking: { ...booking, cargo: [{ ...emptyCargoLine(), goods_name: '音箱' }] } });
  expect(await screen.findByRole('group', { name: '货物明细' })).toBeTruthy();
  expect(screen.getAllByRole('region', { name: '货物明细' })).toHaveLength(1);
});

test('on a narrow screen each cargo line is a card with what was entered, and nothing moves sideways', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  const cargo = [
    { ...emptyCargoLine(), goods_name: '蓝牙音箱', package: 12, weight: 150.5, shipment_id: 'FBA15GCL9X' },
  ];
  try {
    await openView({ ...saved, booking: { ...booking, cargo } });
    const card = within(await screen.findByRole('list', { name: '货物明细' })).getByRole('listitem');
    expect(card.textContent).toContain('蓝牙音箱');
    expect(within(card).getByText('FBA15GCL9X')).toBeTruthy();
    expect(within(card).getAllByRole('definition')).toHaveLength(4);
    expect(screen.queryByRole('table')).toBeNull();
  } finally {
    window.matchMedia = wide;
  }
});
