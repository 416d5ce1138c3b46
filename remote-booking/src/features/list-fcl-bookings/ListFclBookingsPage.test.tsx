import type { FclBookingRow } from '@berth/contract';
import { type Answers, refuse, renderRemote } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { expect, jest, test } from '@jest/globals';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { remote } from '../../remote.tsx';

// A whole list in jsdom on a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
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
  id: businessNumber,
  businessNumber,
  customerBusinessNumber: '',
  warehouseEntryNumber: '',
  status: 'toBeReceived',
  etd: '2026-12-15',
  loadingAt: null,
  receivingPlace: 'CNYTN',
  destination: 'USLAX',
  dischargePort: '',
  warehouseType: 'amazon',
  warehouseCode: 'ONT8',
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
  tracking: null,
  version: 1,
  createdAt: '2026-11-20 10:00:00',
  updatedAt: '2026-11-20 10:00:00',
  ...change,
});
const answer = (...rows: FclBookingRow[]) => ({
  rows,
  total: rows.length,
  summary: { containers: 1234, cartons: 900, weight: 18_500, volume: 120 },
});
const list = 'GET /business/getBookingListFcl';

function open(answers: Answers, path = '/business/fcl/index') {
  const quiet: Answers = {
    'GET /select/getPortList': [],
    'GET /select/getSizeList': [],
    'GET /select/getCarrierList': [],
    'GET /business/getBookingUnfinished': { rows: [], total: 0 },
    'GET /system/table/info': null,
    'GET /system/filter/list': [],
    'GET /system/view/list': [],
  };
  return renderRemote(remote, { path, answers: { ...quiet, ...answers }, wrapper: Themed });
}

function Themed({ children }: { children: ReactNode }) {
  return (
    <BerthTheme locale="zh-CN" appearance="light">
      {children}
    </BerthTheme>
  );
}

const rowOf = async (number: string) => (await screen.findByText(number)).closest('tr');

test('a row counts its containers by size and links to edit where that may be, else to see', async () => {
  const sailing = {
    ...unknownSailing,
    ...{ carrier: 'COSU', vessel: 'COSCO ARIES', voyage: '077E', siCutOffAt: '2020-12-11 12:00:00' },
  };
  await open({
    [list]: answer(row('SZF-261120-0001'), row('SZF-261120-0002', { status: 'spaceLocked', sailing })),
  });
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('SZF-261120-0001')).toBe('/business/fcl/detail?id=SZF-261120-0001');
  expect(await link('SZF-261120-0002')).toBe('/business/fcl/detail?id=SZF-261120-0002&mode=view');
  expect((await rowOf('SZF-261120-0001'))?.textContent).toContain('2 × 40HQ1 × 20GP');
  // The year is left out, and what has passed says so.
  expect((await rowOf('SZF-261120-0002'))?.textContent).toContain('12-11 12:00已截止COSCO ARIES077E');
  expect(screen.getByText('1,234')).toBeDefined();
});

test('asks for what its address says, and writes there what is chosen', async () => {
  const { calls, location } = await open(
    { [list]: answer(row('SZF-261120-0001')) },
    '/business/fcl/index?status=received&page=2',
  );
  await screen.findByText('SZF-261120-0001');
  const query = () => calls.filter(({ key }) => key === list).at(-1)?.query;
  expect(query()).toMatchObject({ page: 2, status: ['received|include'] });
  await userEvent.click(screen.getByRole('button', { name: '草稿' }));
  await waitFor(() => expect(query()).toMatchObject({ page: 1, status: ['draft,received|include'] }));
  expect(location()).toBe('/business/fcl/index?status=draft%2Creceived%7Cinclude');
});

test('a list that could not be had says why and asks again', async () => {
  let isDown = true;
  await open({ [list]: () => (isDown ? refuse('DATABASE_UNAVAILABLE') : answer(row('SZF-261120-0001'))) });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('服务暂时不可用，请稍后再试。');
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: /重试/ }));
  expect(await screen.findByText('SZF-261120-0001')).toBeDefined();
});

test('who has none yet is told where the first begins', async () => {
  await open({ [list]: answer() });
  expect(await screen.findByText('还没有整柜订舱。第一票从这里开始。')).toBeDefined();
  expect(screen.getAllByRole('button', { name: '新增订舱' })).toHaveLength(2);
});

test('of those that are chosen one alone can be copied, all can be printed and returned', async () => {
  await open({ [list]: answer(row('SZF-261120-0001'), row('SZF-261120-0002')) });
  await screen.findByText('SZF-261120-0001');
  const choose = (number: string) =>
    userEvent.click(screen.getByRole('checkbox', { name: `选择 ${number}` }));
  const offered = () => ['复制', '打印', '退载'].filter((name) => screen.queryByRole('button', { name }));
  await choose('SZF-261120-0001');
  expect(offered()).toEqual(['复制', '打印', '退载']);
  await choose('SZF-261120-0002');
  expect(offered()).toEqual(['打印', '退载']);
});
