import type { BookingTemplate, FclBookingRow } from '@berth/contract';
import { type Answers, refuse } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openList, rowBasics } from '../../../testing/open-list.tsx';

// A whole list in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);

const unknownSailing: FclBookingRow['sailing'] = {
  carrier: '',
  vessel: '',
  voyage: '',
  siCutOffAt: null,
  vgmCutOffAt: null,
  cyCutOffAt: null,
  customsCutOffAt: null,
};
const row = (businessNumber: string, change: Partial<FclBookingRow> = {}): FclBookingRow => ({
  ...rowBasics(businessNumber),
  loadingAt: null,
  containers: [
    { sizeType: '40HQ', count: 2 },
    { sizeType: '20GP', count: 1 },
  ],
  sailing: unknownSailing,
  goodsName: '显示器支架',
  lines: 1,
  cartons: 900,
  weight: 18_500,
  volume: 120,
  ...change,
});
const open = (rows: FclBookingRow[], answers: Answers = {}) =>
  openList('/business/fcl/index', {
    ...answers,
    'GET /business/getBookingListFcl': {
      rows,
      total: rows.length,
      summary: { containers: 1234, cartons: 900, weight: 18_500, volume: 120 },
    },
  });

test('a row counts its containers by size and links to edit where that may be, else to see', async () => {
  const sailing = {
    ...unknownSailing,
    carrier: 'COSU',
    vessel: 'COSCO ARIES',
    voyage: '077E',
    siCutOffAt: '2020-12-11 12:00:00',
  };
  await open([row('SZF-261120-0001'), row('SZF-261120-0002', { status: 'spaceLocked', sailing })]);
  const link = async (name: string) => await screen.findByRole('link', { name });
  const [first, second] = [await link('SZF-261120-0001'), await link('SZF-261120-0002')];
  expect(first.getAttribute('href')).toBe('/business/fcl/detail?id=SZF-261120-0001');
  expect(second.getAttribute('href')).toBe('/business/fcl/detail?id=SZF-261120-0002&mode=view');
  expect(first.closest('tr')?.textContent).toContain('2 × 40HQ1 × 20GP');
  // The year is left out, and what has passed says so.
  expect(second.closest('tr')?.textContent).toContain('12-11 12:00已截止COSCO ARIES077E');
  expect(screen.getByText('1,234')).toBeDefined();
});

test('a returned booking has no cut-off to count down to', async () => {
  const sailing = { ...unknownSailing, carrier: 'COSU', siCutOffAt: '2999-12-11 12:00:00' };
  await open([row('SZF-261120-0001', { sailing }), row('SZF-261120-0002', { status: 'returned', sailing })]);
  const textOf = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('tr')?.textContent;
  expect(await textOf('SZF-261120-0001')).toMatch(/12-11 12:00剩 \d+ 天/);
  expect(await textOf('SZF-261120-0002')).not.toMatch(/12-11|剩/);
});

test('who has none yet is told where the first begins', async () => {
  await open([]);
  expect(await screen.findByText('还没有整柜订舱。第一票从这里开始。')).toBeDefined();
  expect(screen.getAllByRole('button', { name: '新增订舱' })).toHaveLength(2);
});

test('a booking begins with a template of full containers', async () => {
  const template: BookingTemplate = {
    id: 't1',
    kind: 'fcl',
    title: '美西整柜',
    goodsName: '显示器支架',
    lines: 1,
    destination: 'USLAX',
    warehouseCode: 'ONT8',
    isShared: false,
    isMine: true,
    ownerName: '林小满',
    updatedAt: '2026-11-20 10:00:00',
    version: 'v1',
  };
  const { calls, location } = await open([row('SZF-261120-0001')], {
    'GET /business/templateList': [template],
    'GET /business/template': () => refuse('NOT_FOUND'),
    'GET /business/getServeceId': { businessNumber: 'SZF-261120-0042' },
    'GET /business/addressList': [],
    'GET /select/getPackList': [],
    'GET /select/getSalasList': [],
    'GET /select/getServiceList': [],
  });
  await userEvent.click(await screen.findByRole('button', { name: '模板' }));
  await userEvent.click(await screen.findByRole('button', { name: '使用 美西整柜' }));
  expect(location()).toMatch(/^\/business\/fcl\/detail\?new=[0-9a-f]{8}&template=t1$/);
  expect(calls.find(({ key }) => key === 'GET /business/templateList')?.query).toMatchObject({ kind: 'fcl' });
  expect(await screen.findByText(/没有找到要复制的订舱或模板/)).toBeDefined();
});

test('on a phone the card of a booking has the number that its customer gave it, as it is kept', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  try {
    await open([row('SZF-261120-0001', { customerBusinessNumber: 'PO-中文 2' })]);
    await screen.findByRole('link', { name: 'SZF-261120-0001' });
    expect(screen.getByText('PO-中文 2').closest('tr')).toBeNull();
  } finally {
    window.matchMedia = wide;
  }
});
