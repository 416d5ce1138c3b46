import { emptyLclBooking, type LclBooking } from '@berth/contract';
import { discardUnsaved, notices, PageContext, sessionEndShown } from '@berth/runtime';
import { type Answers, type ReceivedCall, refuse, renderRemote } from '@berth/runtime/testing';
import { BerthTheme } from '@berth/ui';
import { enterSheetCell, findSheetCell, sheetCell, sheetText, writeInSheet } from '@berth/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { remote } from '../../remote.tsx';
import { newDraft } from './booking-draft.ts';

// A whole form in jsdom on a busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

const port = (value: string, nameZh: string) => ({
  value,
  nameZh,
  nameEn: value,
  search: nameZh,
  countryCode: value.slice(0, 2),
  kind: 'sea' as const,
});
const option = (value: string, nameZh: string) => ({ value, nameZh, nameEn: value, search: nameZh });

const choices: Answers = {
  'GET /select/getPortList': [port('CNYTN', '盐田'), port('USLAX', '洛杉矶')],
  'GET /select/shipMode': [
    {
      ...option('US-SEA', '美西海运'),
      countryCodes: ['US'],
      transitDaysMin: 18,
      transitDaysMax: 25,
      chargeable: { kgPerCbm: 500, minimum: 1, step: 0.01 },
    },
  ],
  'GET /select/getPackList': [option('34', '纸箱')],
  'GET /select/getCountryList': [option('US', '美国')],
  'GET /select/getSalasList': [],
  'GET /select/getServiceList': [],
  'GET /business/getServeceId': { businessNumber: 'SZL-261120-0042' },
  'GET /business/getBookingListLcl': { rows: [], total: 0, summary: { cartons: 0, weight: 0, volume: 0 } },
  'GET /business/getBookingUnfinished': { rows: [], total: 0 },
  'GET /business/addressList': [],
};

const complete: LclBooking = {
  ...emptyLclBooking(),
  etd: '2026-12-15',
  expectedWarehousingAt: '2026-12-10 14:00:00',
  transportChannel: 'US-SEA',
  receivingPlace: 'CNYTN',
  destination: 'USLAX',
  warehouseType: 'private',
  country: 'US',
  postalCode: '90001',
  stateName: 'CA',
  address: '1 Harbor Ave',
  cargo: [
    { ...emptyLclBooking().cargo[0], goods_name: 'LED 灯具', package: 120, weight: 1850.5, volume: 14.4 },
  ] as LclBooking['cargo'], // an empty line, filled
};

const saved = {
  id: 'booking-1',
  version: 3,
  businessNumber: 'SZL-261119-0007',
  warehouseEntryNumber: '',
  status: 'toBeReceived' as const,
  returnReason: '',
  booking: complete,
  measurements: [],
  history: [
    { at: '2026-11-19 10:00:00', by: '林小满', what: 'submitted' as const, status: 'toBeReceived' as const },
  ],
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

const callsOf = (calls: ReceivedCall[], key: string) => calls.filter((call) => call.key === key);
const submit = 'POST /business/submitBookingLcl';
const bodyOf = (call: ReceivedCall | undefined) => call?.body as { idempotencyKey: string; version?: number };
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** What stands as the goods of a line of the sheet, once it is there. */
async function goods() {
  await waitFor(() => sheetCell('品名'));
  return sheetText('品名');
}

async function write(column: string, text: string) {
  await waitFor(() => sheetCell(column));
  writeInSheet(column, text);
}

/** Leaves the cell that is typed into: what is said below its row is settled then. */
function leaveSheet() {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) throw new Error('No cell is being typed into.');
  act(() => field.blur());
}

beforeEach(() => localStorage.clear());

describe('a new booking', () => {
  test('takes one business number and shows it', async () => {
    const { calls } = await open('/business/lcl/detail');
    expect(await screen.findByText('SZL-261120-0042')).toBeDefined();
    await write('品名', '灯具');
    expect(callsOf(calls, 'GET /business/getServeceId')).toHaveLength(1);
  });

  test('says at the field and above submit what is missing, and sends nothing', async () => {
    const { calls } = await open('/business/lcl/detail');
    await screen.findByText('SZL-261120-0042');
    await click('提交订舱');
    expect(await screen.findByText('还有 7 处需要修改')).toBeDefined();
    await click('预计开船日 ETD');
    expect(document.activeElement).toBe(screen.getByLabelText(/^预计开船日 ETD/));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(callsOf(calls, submit)).toHaveLength(0);
  });

  test('a day that has passed is warned of, and keeps nobody from submitting', async () => {
    const past = { ...complete, etd: '2020-01-31', expectedWarehousingAt: '2020-01-20 14:00:00' };
    await open('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': { ...saved, booking: past },
      [submit]: accepted,
    });
    const etd = await screen.findByLabelText(/^预计开船日 ETD/);
    const warning = document.getElementById(etd.getAttribute('aria-describedby') ?? '');
    expect([warning?.textContent, etd.getAttribute('aria-invalid')]).toEqual(['该日期已过，请核对。', null]);
    expect(screen.getAllByText('该日期已过，请核对。')).toHaveLength(2);
    await click('保存修改');
    await waitFor(() => expect(notices.get()).toHaveLength(1));
  });

  test('a draft is saved, gets its address, and what is typed stays', async () => {
    const { calls, location } = await open('/business/lcl/detail', {
      [submit]: { id: 'booking-9', version: 1, businessNumber: 'SZL-261120-0042', status: 'draft' },
    });
    await screen.findByText('SZL-261120-0042');
    await write('品名', '灯具');
    await click('保存草稿');
    await waitFor(() => expect(location()).toBe('/business/lcl/detail?id=booking-9'));
    expect(await goods()).toBe('灯具');
    expect(callsOf(calls, submit)[0]?.body).toMatchObject({
      action: 'saveDraft',
      businessNumber: 'SZL-261120-0042',
      booking: { cargo: [{ goods_name: '灯具' }] },
    });
    expect(localStorage.getItem('berth.booking.kept.user-1.new')).toBeNull();
  });
});

describe('a stored booking', () => {
  const answers: Answers = { 'GET /business/getBookingByIdLcl': saved };

  test('is changed with its version; a double click saves once', async () => {
    const { calls, location } = await open('/business/lcl/detail?id=booking-1', {
      ...answers,
      [submit]: accepted,
    });
    expect(await goods()).toBe('LED 灯具');
    await write('件数', '１３０');
    await userEvent.dblClick(screen.getByRole('button', { name: '保存修改' }));
    await waitFor(() => expect(location()).toBe('/business/lcl/index'));
    expect(notices.get().map(({ title }) => title)).toEqual(['修改已保存']);
    expect(callsOf(calls, submit)).toHaveLength(1);
    expect(callsOf(calls, submit)[0]?.body).toMatchObject({
      version: 3,
      booking: { cargo: [{ package: 130 }] },
    });
  });

  test('a retry of the same content keeps its key, other content gets another', async () => {
    let isDown = true;
    const { calls } = await open('/business/lcl/detail?id=booking-1', {
      ...answers,
      [submit]: () => (isDown ? refuse('DATABASE_UNAVAILABLE') : accepted),
    });
    await goods();
    await write('件数', '130');
    await click('保存修改');
    expect(await screen.findByText('服务暂时不可用，请稍后再试。')).toBeDefined();
    expect(screen.getByText('您填写的内容已保留在本页，请稍后再次提交。')).toBeDefined();
    await click('保存修改');
    await waitFor(() => expect(callsOf(calls, submit)).toHaveLength(2));
    await screen.findByText('服务暂时不可用，请稍后再试。');
    await write('件数', '131');
    isDown = false;
    await click('保存修改');
    await waitFor(() => expect(callsOf(calls, submit)).toHaveLength(3));
    const [first, second, third] = callsOf(calls, submit).map((call) => bodyOf(call).idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('errors of the server stand at their fields', async () => {
    await open('/business/lcl/detail?id=booking-1', {
      ...answers,
      [submit]: () =>
        refuse('REQUEST_INVALID', { fields: [{ field: 'booking.cargo.0.weight', message: '毛重不合理' }] }),
    });
    await goods();
    await write('件数', '130');
    await click('保存修改');
    await waitFor(() => expect(screen.getAllByText('毛重不合理')).toHaveLength(2));
    expect(sheetCell('毛重 KGS').getAttribute('aria-invalid')).toBe('true');
    await write('毛重 KGS', '1800');
    expect(screen.queryByText('毛重不合理')).toBeNull();
  });

  test('a newer version on the server: both are had, and mine can be saved over it', async () => {
    let version = 3;
    const { calls, location } = await open('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': () => ({ ...saved, version }),
      [submit]: (call) =>
        bodyOf(call).version === version
          ? accepted
          : refuse('BOOKING_VERSION_CONFLICT', { message: '王芳已保存新版本' }),
    });
    await goods();
    await write('品名', '我的灯具');
    version = 4;
    await click('保存修改');
    const notice = await screen.findByText('王芳已保存新版本');
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    const isBelowForm = notice.compareDocumentPosition(sheetCell('品名')) & Node.DOCUMENT_POSITION_PRECEDING;
    expect(isBelowForm).toBeTruthy();
    await click('查看新版本');
    await waitFor(async () => expect(await goods()).toBe('LED 灯具'));
    await click('恢复我的修改');
    expect(await goods()).toBe('我的灯具');
    await click('保存修改');
    await waitFor(() => expect(location()).toBe('/business/lcl/index'));
    expect(callsOf(calls, submit).map((call) => bodyOf(call).version)).toEqual([3, 4]);
  });

  test('one that may not be changed is shown, with its history', async () => {
    await open('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': { ...saved, status: 'returned', returnReason: '客户取消' },
    });
    expect(await screen.findByText('退载原因：客户取消')).toBeDefined();
    expect(screen.queryByRole('button', { name: '保存修改' })).toBeNull();
    const history = screen.getByRole('region', { name: '操作记录' });
    expect(within(history).getByText('林小满')).toBeDefined();
  });

  test('one that is not there says so', async () => {
    await open('/business/lcl/detail?id=nothing', {
      'GET /business/getBookingByIdLcl': () => refuse('NOT_FOUND'),
    });
    expect(await screen.findByRole('heading', { name: '没有找到该订舱' })).toBeDefined();
    expect(screen.getByRole('link', { name: '返回列表' }).getAttribute('href')).toBe('/business/lcl/index');
    expect(screen.queryByText(/test-request/)).toBeNull();
  });
});

describe('unsaved work', () => {
  test('is kept in the browser, offered after a crash, and brings its number along', async () => {
    const first = await open('/business/lcl/detail');
    await screen.findByText('SZL-261120-0042');
    await write('品名', '没来得及保存');
    first.view.unmount();
    const second = await open('/business/lcl/detail');
    await userEvent.click(await screen.findByRole('button', { name: '恢复未保存的内容' }));
    expect(await goods()).toBe('没来得及保存');
    expect(screen.getByText('SZL-261120-0042')).toBeDefined();
    expect(callsOf(second.calls, 'GET /business/getServeceId')).toHaveLength(0);
  });

  test('that was not decided on outlives another booking', async () => {
    const first = await open('/business/lcl/detail');
    await screen.findByText('SZL-261120-0042');
    await write('品名', '先放着');
    first.view.unmount();
    const second = await open('/business/lcl/detail', {
      'GET /business/getServeceId': { businessNumber: 'SZL-261120-0043' },
      [submit]: { id: 'booking-9', version: 1, businessNumber: 'SZL-261120-0043', status: 'draft' },
    });
    await write('品名', '另一票');
    await screen.findByText('SZL-261120-0043');
    await click('保存草稿');
    await waitFor(() => expect(second.location()).toBe('/business/lcl/detail?id=booking-9'));
    second.view.unmount();
    await open('/business/lcl/detail');
    await userEvent.click(await screen.findByRole('button', { name: '恢复未保存的内容' }));
    expect(await goods()).toBe('先放着');
  });

  test('a session that ended is said by its dialog alone', async () => {
    const { view } = await open('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': () => refuse('SIGNED_OUT'),
    });
    await waitFor(() => expect(sessionEndShown.get()).toBe(true));
    expect(view.queryByRole('alert')).toBeNull();
  });

  test('that another window still holds is not offered', async () => {
    const kept = {
      formKey: 'f',
      businessNumber: 'SZL-261120-0040',
      version: null,
      keptAt: '2026-11-20T08:00:00Z',
    };
    const form = {
      ...kept,
      address: '/business/lcl/detail?new=a',
      draft: { ...newDraft(), remarks: '那边' },
    };
    const forms = [
      { ...form, windowKey: 'closed' },
      { ...form, formKey: 'g', windowKey: 'open' },
    ];
    localStorage.setItem('berth.booking.kept.user-1.new', JSON.stringify({ recordVersion: 3, forms }));
    const held = [{ name: 'berth.booking.window.open' }];
    const locks = { query: async () => ({ held }), request: async () => {} };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const { calls } = await open('/business/lcl/detail?new=b');
    await userEvent.click(await screen.findByRole('button', { name: '恢复未保存的内容' }));
    expect(await screen.findByText('SZL-261120-0040')).toBeDefined();
    expect(screen.queryByRole('button', { name: '恢复未保存的内容' })).toBeNull();
    expect(callsOf(calls, 'GET /business/getServeceId')).toHaveLength(0);
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('is gone when its tab is closed without saving', async () => {
    const place = { tabId: 'tab-1', isActive: true, setTitle: () => {} };
    const inTab = ({ children }: { children: ReactNode }) => (
      <PageContext value={place}>
        <Themed>{children}</Themed>
      </PageContext>
    );
    const answers = choices;
    const { view } = await renderRemote(remote, { path: '/business/lcl/detail', answers, wrapper: inTab });
    await screen.findByText('SZL-261120-0042');
    await write('品名', '不要了');
    await waitFor(() => expect(localStorage.getItem('berth.booking.kept.user-1.new')).not.toBeNull());
    discardUnsaved('tab-1');
    view.unmount();
    expect(localStorage.getItem('berth.booking.kept.user-1.new')).toBeNull();
  });

  test('is gone when it is discarded', async () => {
    const first = await open('/business/lcl/detail');
    await screen.findByText('SZL-261120-0042');
    await write('品名', '不要了');
    first.view.unmount();
    const second = await open('/business/lcl/detail');
    await userEvent.click(await screen.findByRole('button', { name: '放弃' }));
    expect(await goods()).toBe('');
    second.view.unmount();
    await open('/business/lcl/detail');
    await goods();
    expect(screen.queryByRole('button', { name: '放弃' })).toBeNull();
  });
});

describe('the sheet by keyboard', () => {
  test('Enter goes down and adds a line; Ctrl+Delete removes it, and it can be had back', async () => {
    await open('/business/lcl/detail');
    await goods();
    enterSheetCell('品名');
    await userEvent.keyboard('灯具{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(findSheetCell('品名', 2)));
    await userEvent.keyboard('音箱{ArrowUp}');
    expect(document.activeElement).toBe(sheetCell('品名'));
    await userEvent.keyboard('{Control>}{Delete}{/Control}');
    expect(await goods()).toBe('音箱');
    await click('撤销');
    expect(await goods()).toBe('灯具');
  });

  test('the Enter of an input method stays in its cell', async () => {
    await open('/business/lcl/detail');
    await goods();
    const first = enterSheetCell('品名');
    fireEvent.keyDown(first, { key: 'Enter', keyCode: 229 });
    expect(findSheetCell('品名', 2)).toBeNull();
    expect(document.activeElement).toBe(first);
  });

  test('an odd reference is warned of for Amazon alone, and does not count as wrong', async () => {
    await open('/business/lcl/detail', { 'GET /select/getAmazonList': [] });
    await write('Shipment ID', 'ABC');
    expect(screen.queryByText('与常见的 FBA 货件编号不同，请核对')).toBeNull();
    await userEvent.click(screen.getByLabelText('亚马逊仓'));
    const cell = sheetCell('Shipment ID');
    const warning = screen.getByText('与常见的 FBA 货件编号不同，请核对');
    expect([cell.getAttribute('aria-describedby'), cell.getAttribute('aria-invalid')]).toEqual([
      warning.id,
      null,
    ]);
    await write('Shipment ID', 'fba15gcl9x61');
    leaveSheet();
    expect(screen.queryByText('与常见的 FBA 货件编号不同，请核对')).toBeNull();
  });

  test('the computed volume is offered and taken over', async () => {
    await open('/business/lcl/detail');
    for (const [column = '', text] of [
      ['件数', '100'],
      ['长 cm', '60'],
      ['宽 cm', '50'],
      ['高 cm', '40'],
      ['体积 CBM', '13'],
    ]) {
      await write(column, text ?? '');
    }
    leaveSheet();
    await click('第 1 行采用按尺寸计算的体积 12.000');
    expect(sheetText('体积 CBM')).toBe('12.000');
    // Where none was entered, one button fills all lines.
    await write('体积 CBM', '');
    leaveSheet();
    await click('按尺寸填写 1 行体积');
    expect(sheetText('体积 CBM')).toBe('12.000');
    expect(screen.queryByRole('button', { name: '按尺寸填写 1 行体积' })).toBeNull();
  });
});
