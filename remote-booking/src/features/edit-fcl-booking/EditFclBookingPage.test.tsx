import { emptyFclBooking, emptyFclContainer, type FclBooking } from '@berth/contract';
import { notices } from '@berth/runtime';
import { type Answers, type ReceivedCall, refuse, renderRemote } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { sheetCell, sheetTexts, writeInSheet } from '@berth/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { remote } from '../../remote.tsx';

// A whole form in jsdom on a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const option = (value: string, nameZh: string) => ({ value, nameZh, nameEn: value, search: nameZh });
const size = (value: string, nameZh: string) => ({
  ...option(value, nameZh),
  ...{ isoCode: '45G1', teu: 2, capacityCbm: null, maxPayloadKg: 28_000 },
});
const port = (value: string, nameZh: string) => ({
  ...option(value, nameZh),
  countryCode: value.slice(0, 2),
  kind: 'sea' as const,
});

const choices: Answers = {
  'GET /select/getPortList': [port('CNYTN', '盐田'), port('USLAX', '洛杉矶')],
  'GET /select/getSizeList': [size('20GP', '20尺普柜'), size('40HQ', '40尺高柜')],
  'GET /select/getCarrierList': [],
  'GET /select/shipMode': [],
  'GET /select/getPackList': [],
  'GET /select/getCountryList': [],
  'GET /select/getSalasList': [],
  'GET /select/getServiceList': [],
  'GET /business/getServeceId': { businessNumber: 'SZF-261120-0042' },
  'GET /business/getBookingListFcl': {
    rows: [],
    total: 0,
    summary: { containers: 0, cartons: 0, weight: 0, volume: 0 },
  },
  'GET /business/getBookingUnfinished': { rows: [], total: 0 },
  'GET /business/addressList': [],
};

const complete: FclBooking = {
  ...emptyFclBooking(),
  etd: '2026-12-15',
  receivingPlace: 'CNYTN',
  destination: 'USLAX',
  isDestinationSelfPickup: true,
  containers: [
    { ...emptyFclContainer(), sizeType: '40HQ', loadingPlace: 1 },
    { sizeType: '20GP', loadingPlace: 1, vgmKg: 21_500, vgmMethod: 'SM1' },
  ],
  loadingPlaces: [
    {
      address: '东莞市长安镇振安中路 18 号',
      contact: '陈建国',
      phone: '0755-88886666',
      loadingAt: '2026-12-09 09:00:00',
    },
  ],
  cargo: [],
};
const saved = {
  id: 'booking-1',
  version: 3,
  businessNumber: 'SZF-261119-0007',
  warehouseEntryNumber: '',
  status: 'toBeReceived' as const,
  returnReason: '',
  booking: complete,
  measurements: [],
  sailing: {
    ...{ carrier: '', vessel: '', voyage: '', siCutOffAt: null },
    ...{ vgmCutOffAt: null, cyCutOffAt: null, customsCutOffAt: null },
  },
  history: [],
};
const accepted = { id: 'booking-1', version: 4, businessNumber: saved.businessNumber, status: saved.status };

function open(path: string, answers: Answers = {}) {
  return renderRemote(remote, { path, answers: { ...choices, ...answers }, wrapper: Themed });
}

function Themed({ children }: { children: ReactNode }) {
  return (
    <BerthTheme locale="zh-CN" appearance="light">
      {children}
    </BerthTheme>
  );
}

const submit = 'POST /business/submitBookingFcl';
const sentOf = (calls: ReceivedCall[]) => calls.filter(({ key }) => key === submit).map(({ body }) => body);
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('a new booking', () => {
  test('takes a number of its own kind, counts its containers, and is kept as a draft', async () => {
    const { calls, location } = await open('/business/fcl/detail', {
      [submit]: { id: 'booking-9', version: 1, businessNumber: 'SZF-261120-0042', status: 'draft' },
    });
    await screen.findByText('SZF-261120-0042');
    const asked = calls.find(({ key }) => key === 'GET /business/getServeceId');
    expect(asked?.query).toMatchObject({ kind: 'fcl' });
    for (const each of ['40HQ', '20GP', '40HQ']) {
      await userEvent.click(await screen.findByRole('button', { name: `增加一个 ${each}` }));
    }
    expect(sheetTexts('柜型')).toEqual(['40尺高柜', '40尺高柜', '20尺普柜']);
    await click('减少一个 20GP');
    await click('保存草稿');
    await waitFor(() => expect(location()).toBe('/business/fcl/detail?id=booking-9'));
    expect(sentOf(calls)).toMatchObject([
      {
        action: 'saveDraft',
        businessNumber: 'SZF-261120-0042',
        booking: { containers: [{ sizeType: '40HQ' }, { sizeType: '40HQ' }], cargo: [] },
      },
    ]);
    expect(sheetTexts('柜型')).toEqual(['40尺高柜', '40尺高柜']);
  });

  test('says at the field and above submit what is missing, and sends nothing', async () => {
    const { calls } = await open('/business/fcl/detail');
    await screen.findByText('SZF-261120-0042');
    await click('提交订舱');
    expect(await screen.findByText('还有 9 处需要修改')).toBeDefined();
    await click('装柜地点 1 · 装柜地址');
    expect(document.activeElement).toBe(screen.getByLabelText(/^装柜地址/));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(sentOf(calls)).toEqual([]);
  });
});

describe('a stored booking', () => {
  const answers: Answers = { 'GET /business/getBookingByIdFcl': saved };
  const path = '/business/fcl/detail?id=booking-1';
  const shown = () => waitFor(() => sheetCell('VGM KGS', 2));

  test('is changed with its version: a VGM follows, and without cargo none is sent', async () => {
    const { calls, location } = await open(path, { ...answers, [submit]: accepted });
    await shown();
    writeInSheet('VGM KGS', '１９，０００');
    writeInSheet('称重方式', 'SM2');
    await click('保存修改');
    await waitFor(() => expect(location()).toBe('/business/fcl/index'));
    expect(notices.get().map(({ title }) => title)).toEqual(['修改已保存']);
    const [first, second] = complete.containers;
    expect(sentOf(calls)).toMatchObject([
      {
        action: 'submit',
        version: 3,
        booking: { ...complete, containers: [{ ...first, vgmKg: 19_000, vgmMethod: 'SM2' }, second] },
      },
    ]);
  });

  test('errors of the server stand at their container and loading place, and go with the next change', async () => {
    const fields = [
      { field: 'booking.containers.1.vgmKg', message: '超过该柜型的最大载重' },
      { field: 'booking.loadingPlaces.0.phone', message: '该电话已停用' },
    ];
    await open(path, { ...answers, [submit]: () => refuse('REQUEST_INVALID', { fields }) });
    await shown();
    writeInSheet('VGM KGS', '22000', 2);
    await click('保存修改');
    await waitFor(() => expect(screen.getAllByText('超过该柜型的最大载重')).toHaveLength(2));
    expect(sheetCell('VGM KGS', 2).getAttribute('aria-invalid')).toBe('true');
    expect(sheetCell('VGM KGS', 1).getAttribute('aria-invalid')).toBeNull();
    const phone = screen.getByLabelText(/^联系电话/);
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(phone, { target: { value: '0755-66668888' } });
    expect(screen.queryAllByText('该电话已停用')).toEqual([]);
    expect(screen.getAllByText('超过该柜型的最大载重')).toHaveLength(2);
  });

  test('a refusal keeps what was typed, and the same again keeps its key', async () => {
    const { calls } = await open(path, { ...answers, [submit]: () => refuse('DATABASE_UNAVAILABLE') });
    await shown();
    writeInSheet('VGM KGS', '22000', 2);
    await click('保存修改');
    expect(await screen.findByText('服务暂时不可用，请稍后再试。')).toBeDefined();
    await click('保存修改');
    await waitFor(() => expect(sentOf(calls)).toHaveLength(2));
    const [key, again] = sentOf(calls).map((body) => (body as { idempotencyKey: string }).idempotencyKey);
    expect(again).toBe(key);
    expect(sheetTexts('VGM KGS')).toEqual(['', '22000']);
  });

  test('a second loading place takes over nothing until containers say so', async () => {
    await open(path, answers);
    await shown();
    await click('添加装柜地点');
    expect(screen.getAllByLabelText(/^装柜地址/)).toHaveLength(2);
    expect(sheetTexts('装柜地点')).toEqual(Array(2).fill('装柜地点 1 · 东莞市长安镇振安中路 18 号'));
    await click('删除装柜地点 1');
    expect(screen.getAllByLabelText(/^装柜地址/)).toHaveLength(1);
  });

  test('a place is taken from the address book', async () => {
    const entry = {
      ...{ id: 'address-1', kind: 'pickup' as const, title: '坂田仓', phone: '0755-66668888' },
      ...{ country: '', stateName: '', postalCode: '', address: '深圳市龙岗区坂田街道 1 号' },
      ...{ search: '坂田仓', updatedBy: '林小满', version: '1' },
    };
    await open(path, { ...answers, 'GET /business/addressList': [entry] });
    await shown();
    await userEvent.type(await screen.findByLabelText('从地址簿选择'), '坂田');
    await userEvent.click(await screen.findByText('坂田仓', { selector: '.ant-select-dropdown *' }));
    expect(screen.getByLabelText(/^装柜地址/)).toHaveProperty('value', '深圳市龙岗区坂田街道 1 号');
    expect(screen.getByLabelText(/^联系人/)).toHaveProperty('value', '陈建国');
  });

  test('that is not there leads back to the list', async () => {
    await open(path, { 'GET /business/getBookingByIdFcl': () => refuse('NOT_FOUND') });
    const link = await screen.findByRole('link', { name: '返回列表' });
    expect(link.getAttribute('href')).toBe('/business/fcl/index');
  });
});
