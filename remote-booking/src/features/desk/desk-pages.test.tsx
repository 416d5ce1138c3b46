import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { enterSheetCell } from '@berth/ui/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.tsx';
import type { DeskBooking } from './desk.queries.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const clerk = { user: { ...testUser, permissions: ['desk:bookings'] } };
const whole = 'GET /system/desk/booking';
const number = 'SZL-261120-0042';

const delivery: DeskBooking['delivery'] = {
  warehouseType: null,
  warehouseCode: 'ONT8',
  country: 'US',
  postalCode: '',
  stateName: '',
  address: '',
  isSelfPickup: false,
};
const line: DeskBooking['cargo'][number] = {
  line: 1,
  goodsName: '蓝牙耳机',
  shipmentId: '',
  referenceId: '',
  cartons: 12,
  weightKg: 115.2,
  volumeCbm: 0.567,
  longCm: null,
  wideCm: null,
  highCm: null,
  pack: 'CTN',
  instructions: '',
};
const sample = (part: Partial<DeskBooking> = {}): DeskBooking => ({
  businessNumber: number,
  kind: 'lcl',
  status: 'received',
  version: 2,
  returnReason: '',
  createdAt: '2026-11-20 10:00:00',
  updatedAt: '2026-11-21 10:00:00',
  customerBusinessNumber: 'PO-7',
  etd: '2026-12-02',
  transportChannel: '',
  receivingPlace: 'CNYTN',
  destination: 'USLGB',
  dischargePort: '',
  delivery,
  pickup: null,
  isDeclared: false,
  exportDocuments: null,
  bond: null,
  remarks: '',
  warehouseEntryNumber: 'RK-1',
  expectedWarehousingAt: null,
  cargo: [line],
  measurements: [],
  orderedContainers: [],
  preferredCarrier: '',
  loadingPlaces: [],
  containers: [],
  sailing: null,
  flight: null,
  tracking: null,
  documents: [],
  stand: 2,
  customer: { id: 'c-1', name: '厦门示例贸易有限公司' },
  history: [{ at: '2026-11-21 10:00:00', by: '仓库', what: 'statusChanged', status: 'received' }],
  containerEvents: [],
  ...part,
});
const open = (answers: Answers) => openPage(`/business/desk/detail?number=${number}`, answers, clerk);
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = async (name: string) => await click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const type = async (field: Element, value: string) =>
  await act(async () => fireEvent.change(field, { target: { value } }));
const sent = (calls: { key: string; body: unknown }[], key: string) =>
  calls.filter((call) => call.key === key).map(({ body }) => body);

test('the list leads to each booking, whoever’s it is', async () => {
  const row = {
    id: 'b-1',
    businessNumber: number,
    customerName: '厦门示例贸易有限公司',
    kind: 'lcl' as const,
    status: 'received' as const,
    customerBusinessNumber: 'PO-7',
    waybillNumber: '',
    warehouseEntryNumber: 'RK-1',
    warehouseCode: 'ONT8',
    etd: '2026-12-02',
    createdAt: '2026-11-20 10:00:00',
  };
  const list = { rows: [row], total: 1, summary: {} };
  await openPage('/business/desk', { 'GET /system/desk/bookings': list }, clerk);
  const [link] = await screen.findAllByRole('link', { name: number });
  expect(link?.getAttribute('href')).toBe(`/business/desk/detail?number=${number}`);
  expect(screen.getAllByText('厦门示例贸易有限公司').length).toBeGreaterThan(0);
});

test('a booking is moved on as it was seen, and what its customer is told is said before', async () => {
  const move = 'POST /system/desk/move';
  const { calls } = await open({
    [whole]: sample(),
    [move]: { businessNumber: number, status: 'spaceLocked', isMoved: true },
  });
  await press('更新状态');
  const dialog = await inDialog();
  expect(dialog.getByText(/订舱状态更新为“已放舱”/)).toBeTruthy();
  await click(dialog.getByRole('button', { name: '更新状态' }));
  await waitFor(() =>
    expect(sent(calls, move)).toEqual([{ businessNumber: number, stand: 2, status: 'spaceLocked' }]),
  );
});

test('a line is measured; what was not entered is said at its cell', async () => {
  const measure = 'POST /system/desk/measure';
  const { calls } = await open({ [whole]: sample(), [measure]: { businessNumber: number, lines: 1 } });
  await screen.findByRole('button', { name: '保存测量' });
  await type(enterSheetCell('件数'), '12');
  await press('保存测量');
  expect((await screen.findAllByText(/请填写此项/)).length).toBeGreaterThan(0);
  expect(sent(calls, measure)).toEqual([]);
  await type(enterSheetCell('毛重 KGS'), '116.4');
  await type(enterSheetCell('体积 CBM'), '0.58');
  await press('保存测量');
  const lines = [{ line: 1, cartons: 12, weightKg: 116.4, volumeCbm: 0.58 }];
  await waitFor(() => expect(sent(calls, measure)).toEqual([{ businessNumber: number, stand: 2, lines }]));
});

test('a wrong scan is taken back for a reason; what a colleague did meanwhile is looked at, and the reason stays', async () => {
  const undo = 'POST /system/desk/undoEntry';
  let booking = sample();
  const { calls } = await open({
    [whole]: () => booking,
    [undo]: () => {
      booking = sample({ stand: 3 });
      return refuse('VERSION_CONFLICT');
    },
  });
  await press('撤销收货');
  const dialog = await inDialog();
  await click(dialog.getByRole('button', { name: '撤销' }));
  expect(await dialog.findByText('请填写此项')).toBeTruthy();
  await type(dialog.getByRole('textbox', { name: /原因/ }), '扫错了货');
  await click(dialog.getByRole('button', { name: '撤销' }));
  expect(await dialog.findByText(/刚刚有变动/)).toBeTruthy();
  await click(dialog.getByRole('button', { name: '已查看，继续' }));
  await click(await dialog.findByRole('button', { name: '撤销' }));
  await waitFor(() =>
    expect(sent(calls, undo).at(-1)).toEqual({ businessNumber: number, stand: 3, reason: '扫错了货' }),
  );
});

test('an event of a container is taken back', async () => {
  const undo = 'POST /system/desk/undoContainerEvent';
  const id = 'a'.repeat(64);
  const container = {
    number: 'CSQU3054383',
    sizeType: '40HQ',
    sealNumber: '',
    portOfLoading: 'CNYTN',
    portOfDischarge: 'USLGB',
  };
  const event = {
    id,
    containerNumber: 'CSQU3054383',
    code: 'DEPA',
    milestone: 'departure' as const,
    classifier: 'ACT' as const,
    at: '2026-11-19T10:00:00+08:00',
    place: 'CNYTN',
    by: '码头系统',
    receivedAt: '2026-11-19 10:05:00',
  };
  const { calls } = await open({
    [whole]: sample({ status: 'spaceLocked', containers: [container], containerEvents: [event] }),
    [undo]: { businessNumber: number, status: 'received' },
  });
  const events = within(await screen.findByRole('list', { name: '节点记录' }));
  expect(events.getByText(/离港 · 实际 · 2026-11-19 10:00/)).toBeTruthy();
  await click(events.getByRole('button', { name: '撤销' }));
  const dialog = await inDialog();
  await type(dialog.getByRole('textbox', { name: /原因/ }), '扫错了柜');
  await click(dialog.getByRole('button', { name: '撤销' }));
  await waitFor(() =>
    expect(sent(calls, undo)).toEqual([
      { businessNumber: number, stand: 2, containerEventId: id, reason: '扫错了柜' },
    ]),
  );
});

test('an event whose answer was lost is sent again as the same one', async () => {
  const add = 'POST /system/desk/containerEvent';
  const container = {
    number: 'CSQU3054383',
    sizeType: '40HQ',
    sealNumber: '',
    portOfLoading: 'CNYTN',
    portOfDischarge: 'USLGB',
  };
  const clock = jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-11-20T02:00:00.000Z');
  let isLost = true;
  const { calls } = await open({
    [whole]: sample({ status: 'spaceLocked', containers: [container] }),
    [add]: () => (isLost ? refuse('DOCUMENTS_BUSY') : { taken: 1, moved: [] }),
  });
  await press('登记节点');
  const dialog = await inDialog();
  await click(dialog.getByRole('radio', { name: '离港' }));
  const time = dialog.getByRole('textbox', { name: /当地时间/ });
  await type(time, '2026-11-19 10:00');
  await act(async () => fireEvent.blur(time));
  const save = () => click(dialog.getByRole('button', { name: /保\s?存/ }));
  await save();
  await waitFor(() => expect(sent(calls, add)).toHaveLength(1));
  isLost = false;
  clock.mockReturnValue('2026-11-20T02:01:00.000Z');
  await save();
  await waitFor(() => expect(sent(calls, add)).toHaveLength(2));
  const [first, second] = sent(calls, add);
  expect(second).toEqual(first);
  clock.mockRestore();
});

test('an air booking is entered for a customer; what is missing is told at its field before it is sent', async () => {
  const enter = 'POST /system/desk/airBooking';
  const option = (value: string, name: string) => ({
    value,
    nameZh: name,
    nameEn: name,
    search: value.toLowerCase(),
  });
  const { calls } = await openPage(
    '/business/desk',
    {
      'GET /system/desk/bookings': { rows: [], total: 0, summary: {} },
      'GET /select/getAirportList': [option('CAN', '广州白云'), option('LAX', '洛杉矶')],
      'GET /select/getCarrierList': [
        { ...option('CZ', '南方航空'), mode: 'air' },
        { ...option('COSU', '中远海运'), mode: 'sea' },
      ],
      'GET /select/getPackList': [option('34', '纸箱')],
      [enter]: { businessNumber: 'GZA-261129-0001', status: 'toBeReceived' },
    },
    clerk,
  );
  await press('录入空运订舱');
  const dialog = await inDialog();
  const send = () => click(dialog.getByRole('button', { name: '录入空运订舱' }));
  await send();
  expect(dialog.getByRole('alert').textContent).toContain('货物');
  expect(sent(calls, enter)).toEqual([]);

  await type(dialog.getByRole('textbox', { name: /客户账号/ }), 'demo');
  await type(dialog.getByRole('textbox', { name: /航班号/ }), 'cz461');
  for (const [field, chosen] of [
    ['起运机场', '广州白云'],
    ['目的机场', '洛杉矶'],
    ['航空公司', '南方航空'],
  ] as const) {
    const box = dialog.getByRole('combobox', { name: new RegExp(field) });
    await act(async () => fireEvent.mouseDown(box));
    expect(screen.queryByRole('option', { name: /中远海运/ })).toBeNull();
    const choices = await screen.findAllByText(new RegExp(chosen));
    await click(choices.at(-1) as Element);
  }
  for (const [column, value] of [
    ['品名', '蓝牙耳机'],
    ['件数', '12'],
    ['毛重 KGS', '30'],
    ['体积 CBM', '0.6'],
  ] as const) {
    enterSheetCell(column);
    const cell = document.activeElement as Element;
    await act(async () => fireEvent.keyDown(cell, { key: 'F2' }));
    await type(document.activeElement as Element, value);
    await act(async () => fireEvent.blur(document.activeElement as Element));
  }
  await send();
  await waitFor(() => expect(sent(calls, enter)).toHaveLength(1));
  expect(sent(calls, enter)[0]).toMatchObject({
    account: 'demo',
    carrier: 'CZ',
    receivingPlace: 'CAN',
    destination: 'LAX',
    cargo: [{ goods_name: '蓝牙耳机', package: 12, weight: 30, volume: 0.6 }],
  });
});

test('what is typed of an air booking or an event is there when its page is opened again', async () => {
  const container = {
    number: 'CSQU3054383',
    sizeType: '40HQ',
    sealNumber: '',
    portOfLoading: 'CNYTN',
    portOfDischarge: 'USLGB',
  };
  const answers: Answers = {
    'GET /system/desk/bookings': { rows: [], total: 0, summary: {} },
    'GET /select/getAirportList': [],
    'GET /select/getCarrierList': [],
    'GET /select/getPackList': [],
  };
  const openList = async () => {
    await openPage('/business/desk', answers, clerk);
    await press('录入空运订舱');
    return (await inDialog()).getByRole<HTMLInputElement>('textbox', { name: /客户账号/ });
  };
  const openEvent = async () => {
    await open({ [whole]: sample({ status: 'spaceLocked', containers: [container] }) });
    await press('登记节点');
    return (await inDialog()).getByRole<HTMLInputElement>('textbox', { name: /当地时间/ });
  };
  await type(await openList(), 'demo');
  cleanup();
  expect((await openList()).value).toBe('demo');
  cleanup();
  const time = await openEvent();
  await type(time, '2026-11-19 10:00');
  await act(async () => fireEvent.blur(time));
  cleanup();
  expect((await openEvent()).value).toContain('2026-11-19');
});
