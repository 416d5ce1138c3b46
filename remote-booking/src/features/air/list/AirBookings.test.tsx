import { type AirBookingRow, airPermission, emptyCargoLine } from '@berth/contract';
import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openList } from '../../../testing/open-list.tsx';

jest.setTimeout(60_000);

const row: AirBookingRow = {
  id: 'air-1',
  businessNumber: 'SZA-261120-0001',
  customerBusinessNumber: 'PO-77',
  waybillNumber: '784-12345675',
  status: 'received',
  etd: '2026-11-25',
  carrier: 'CZ',
  flightNumber: 'CZ461',
  receivingPlace: 'CNSZX',
  destination: 'USLAX',
  goodsName: '手机壳',
  lines: 1,
  cartons: 12,
  weight: 30,
  volume: 0.6,
  chargeableWeight: 100,
  version: 1,
  createdAt: '2026-11-20 10:00:00',
  updatedAt: '2026-11-20 10:00:00',
};
const saved = {
  ...row,
  returnReason: '',
  remarks: '易碎',
  cargo: [{ ...emptyCargoLine(), goods_name: '手机壳', package: 12, weight: 30, volume: 0.6 }],
  history: [
    { at: '2026-11-20 10:00:00', by: '何雨欣', what: 'submitted' as const, status: 'toBeReceived' as const },
  ],
};
const list = 'GET /business/getAirExportList';
const byId = 'GET /business/getAirExportById';
const airport = (value: string, nameZh: string) => ({ value, nameZh, nameEn: value, search: nameZh });
const airports: Answers = {
  'GET /select/getAirportList': [airport('CNSZX', '深圳'), airport('USLAX', '洛杉矶')],
  'GET /select/getPackList': [],
  'GET /business/getShippingDocuments': [],
};
const all = {
  rows: [row],
  total: 1,
  summary: { cartons: 12, weight: 30, volume: 0.6, chargeableWeight: 4321.5 },
};

const open = (path: string, answers: Answers, permissions: string[] = [airPermission]) =>
  openList(path, { ...airports, ...answers }, { user: { ...testUser, permissions } });

describe('the list', () => {
  test('shows waybill, flight, route and what is charged; a booking is only read', async () => {
    const { calls, location } = await open('/business/air/index', { [list]: all });
    const link = await screen.findByRole('link', { name: 'SZA-261120-0001' });
    expect(link.getAttribute('href')).toBe('/business/air/detail?id=air-1');
    await waitFor(() => expect(link.closest('tr')?.textContent).toContain('深圳'));
    const text = link.closest('tr')?.textContent;
    for (const shown of ['784-12345675', 'CZ461', '洛杉矶', '手机壳', '100']) expect(text).toContain(shown);
    expect(screen.getByText('4,321.5')).toBeDefined();
    expect(screen.queryByRole('button', { name: '新增订舱' })).toBeNull();
    const chips = within(screen.getByRole('group', { name: '状态' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(
      '全部 待收货 已收货 已放舱 已到港 已提货 已退载'.split(' '),
    );
    await userEvent.click(screen.getByRole('button', { name: '已收货' }));
    await waitFor(() =>
      expect(calls.filter(({ key }) => key === list).at(-1)?.query).toMatchObject({
        status: ['received|include'],
      }),
    );
    expect(location()).toContain('status=received');
  });

  test('who may not see air freight is told so, and nothing is asked for', async () => {
    const { calls } = await open('/business/air/index', {}, []);
    expect(await screen.findByText('您没有查看空运订舱的权限，请联系贵公司管理员。')).toBeDefined();
    expect(calls.filter(({ key }) => key === list)).toEqual([]);
  });
});

describe('a booking', () => {
  const path = '/business/air/detail?id=air-1';
  const factOf = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

  test('is read field by field, with the rule of its charge', async () => {
    const { calls } = await open(path, { [byId]: saved });
    expect(await factOf('空运单号')).toContain('784-12345675');
    expect(await factOf('航班号')).toBe('CZ461');
    expect(await factOf('计费重')).toBe('100 KGS');
    expect(await factOf('订舱备注')).toBe('易碎');
    expect(screen.getByText(/每公斤 6000 立方厘米/)).toBeDefined();
    expect(screen.getByRole('list', { name: '操作记录' }).textContent).toContain('何雨欣');
    expect(calls.find(({ key }) => key === byId)?.query).toMatchObject({ id: 'air-1' });
  });

  test('that is not there, or cannot be had, says so', async () => {
    const gone = await open(path, { [byId]: () => refuse('NOT_FOUND') });
    const link = await screen.findByRole('link', { name: /列表/ });
    expect(link.getAttribute('href')).toBe('/business/air/index');
    gone.view.unmount();
    let isDown = true;
    await open(path, { [byId]: () => (isDown ? refuse('DATABASE_UNAVAILABLE') : saved) });
    expect(await screen.findByText('服务暂时不可用，请稍后再试。')).toBeDefined();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /重试/ }));
    expect(await factOf('航班号')).toBe('CZ461');
  });

  test('is asked for by nobody who may not see it', async () => {
    const { calls } = await open(path, {}, []);
    expect(await screen.findByText('您没有查看空运订舱的权限，请联系贵公司管理员。')).toBeDefined();
    expect(calls.filter(({ key }) => key === byId)).toEqual([]);
  });
});
