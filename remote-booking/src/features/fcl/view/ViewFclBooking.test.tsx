import { emptyFclBooking, type FclBooking } from '@berth/contract';
import { expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { sailing, savedFcl } from '../../../testing/fcl-booking.ts';
import { openForm, option } from '../../../testing/open-form.tsx';

jest.setTimeout(60_000);

const booking: FclBooking = {
  ...emptyFclBooking(),
  etd: '2026-12-15',
  receivingPlace: 'CNYTN',
  containers: [
    { sizeType: '40HQ', loadingPlace: 2, vgmKg: 21_500.5, vgmMethod: 'SM1' },
    { sizeType: '40HQ', loadingPlace: 1, vgmKg: null, vgmMethod: null },
    { sizeType: '20GP', loadingPlace: null, vgmKg: null, vgmMethod: null },
  ],
  loadingPlaces: [
    { address: '东莞 18 号', contact: '陈建国', phone: '0755-88886666', loadingAt: '2026-12-09 09:00:00' },
    { address: '坂田 1 号', contact: '李敏', phone: '13800138000', loadingAt: null },
  ],
  cargo: [],
};
const saved = { ...savedFcl(booking), sailing };

function open(changes: object = {}) {
  return openForm('/business/fcl/detail?id=booking-1&mode=view', {
    'GET /business/getBookingByIdFcl': { ...saved, ...changes },
    'GET /business/getContainerTrace': { summary: null, containers: [] },
    'GET /select/getCarrierList': [{ ...option('COSU', '中远海运'), mode: 'sea' as const }],
  });
}

const factOf = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

test('the ship stands with what is left until each cut-off, or that it is over', async () => {
  await open();
  await waitFor(async () => expect(await factOf('船公司')).toBe('中远海运'));
  expect([await factOf('船名'), await factOf('航次')]).toEqual(['COSCO ARIES', '077E']);
  expect(await factOf('截补料 SI')).toBe('2020-12-11 12:00已截止');
  expect(await factOf('截 VGM')).toMatch(/^2999-12-12 12:00剩 \d+ 天 \d+ 小时$/);
  expect(await factOf('截重 CY')).toBe('—');
});

test('each container stands at its loading place with its VGM; those of no place yet stand last', async () => {
  await open();
  const part = within(await screen.findByRole('region', { name: '装柜地点' }));
  const lists = part.getAllByRole('list').map((list) => list.textContent);
  expect(lists).toEqual(['2. 40HQVGM 未填', '1. 40HQVGM 21,500.5 KGS · SM1', '3. 20GPVGM 未填']);
  expect(part.getByText('陈建国 · 0755-88886666 · 2026-12-09 09:00')).toBeDefined();
  expect(await factOf('柜型柜量')).toBe('2 × 40HQ1 × 20GP');
  // It may be submitted without cargo, which then has no part of its own.
  expect(screen.queryByRole('region', { name: '货物明细' })).toBeNull();
});

test('before a ship is known that is said, and a returned booking says why', async () => {
  await open({
    status: 'returned',
    returnReason: '改期',
    sailing: savedFcl(booking).sailing,
  });
  expect(await screen.findByText('船期确认后，船名、航次和截止时间会显示在这里。')).toBeDefined();
  expect(screen.getByText('退载原因：改期')).toBeDefined();
  expect(screen.queryByRole('button', { name: '退载' })).toBeNull();
});

test('what has sailed is not returned: it is not offered', async () => {
  await open();
  expect(await screen.findByRole('button', { name: '退载' })).toBeDefined();
  cleanup();
  await open({ hasDeparted: true });
  expect(await screen.findByRole('button', { name: '打印' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '退载' })).toBeNull();
});

test('once it is received its boxes are waited for: no cargo of it stands in our warehouse', async () => {
  await open();
  const part = within(await screen.findByRole('region', { name: '货物跟踪' }));
  expect(await part.findByText(/^订舱已受理，等待船公司配柜。/)).toBeDefined();
});
