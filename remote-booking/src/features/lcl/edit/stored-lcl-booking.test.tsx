import { bookingsChanged, notices } from '@berth/runtime';
import { type Answers, type ReceivedCall, refuse } from '@berth/runtime/testing';
import { sheetCell } from '@berth/ui/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptedLcl, savedLcl } from '../../../testing/lcl-booking.ts';
import { callsOf, click, goods, openForm, option, write } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const submit = 'POST /business/submitBookingLcl';
const choosePort = async (label: RegExp, name: string) => {
  await userEvent.type(screen.getByLabelText(label), name);
  fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter', keyCode: 13 });
};
const bodyOf = (call: ReceivedCall | undefined) => call?.body as { idempotencyKey: string; version?: number };

describe('a stored booking', () => {
  const answers: Answers = { 'GET /business/getBookingByIdLcl': savedLcl };

  test('is changed with its version; a double click saves once', async () => {
    const { calls, location } = await openForm('/business/lcl/detail?id=booking-1', {
      ...answers,
      [submit]: acceptedLcl,
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
    const { calls } = await openForm('/business/lcl/detail?id=booking-1', {
      ...answers,
      [submit]: () => (isDown ? refuse('DATABASE_UNAVAILABLE') : acceptedLcl),
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
    await openForm('/business/lcl/detail?id=booking-1', {
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

  test('a newer version on the server: only what I changed is put on it', async () => {
    let now = { ...savedLcl };
    const { calls, location } = await openForm('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': () => now,
      [submit]: (call) =>
        bodyOf(call).version === now.version
          ? acceptedLcl
          : refuse('BOOKING_VERSION_CONFLICT', { message: '王芳已保存新版本' }),
    });
    await goods();
    await write('品名', '我的灯具');
    now = { ...now, version: 4, booking: { ...now.booking, customerBusinessNumber: 'PO-9' } };
    await click('保存修改');
    const notice = await screen.findByText('王芳已保存新版本');
    await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
    await click('比较并合并');
    await userEvent.click(await screen.findByRole('button', { name: '合并到表单' }));
    expect(await goods()).toBe('我的灯具');
    await click('保存修改');
    await waitFor(() => expect(location()).toBe('/business/lcl/index'));
    const [, second] = callsOf(calls, submit);
    expect(second?.body).toMatchObject({
      version: 4,
      booking: { customerBusinessNumber: 'PO-9', cargo: [{ goods_name: '我的灯具', package: 120 }] },
    });
  });

  test('one that is put into a container while a port is being changed: that port is to be put right', async () => {
    let now = savedLcl;
    const { calls } = await openForm('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': () => now,
      [submit]: acceptedLcl,
    });
    await goods();
    expect(screen.queryByText('舱位已定，部分内容不能再改')).toBeNull();
    await choosePort(/^目的地/, '盐田');
    now = { ...now, assignedContainers: 1 };
    await act(async () => bookingsChanged(['booking-1']));
    expect(await screen.findByText('舱位已定，部分内容不能再改')).toBeDefined();
    const readOnly = (label: RegExp) => screen.getByLabelText(label).tagName === 'OUTPUT';
    expect([readOnly(/^收货地/), readOnly(/^目的地/), readOnly(/^卸货港/)]).toEqual([true, false, true]);
    const destination = screen.getByLabelText(/^目的地/);
    expect(destination.getAttribute('aria-invalid')).toBe('true');
    await click('保存修改');
    expect(callsOf(calls, submit)).toEqual([]);
    await choosePort(/^目的地/, '洛杉矶');
    expect(readOnly(/^目的地/)).toBe(true);
    await write('件数', '130');
    await click('保存修改');
    await waitFor(() => expect(callsOf(calls, submit)).toHaveLength(1));
  });

  test('one that was put into a container unheard of: the refusal of its port says what is frozen', async () => {
    let now = savedLcl;
    await openForm('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': () => now,
      [submit]: () =>
        refuse('REQUEST_INVALID', { fields: [{ field: 'booking.destination', message: '不能再改' }] }),
    });
    await goods();
    await write('件数', '130');
    now = { ...now, assignedContainers: 1 };
    await click('保存修改');
    expect(await screen.findByText('舱位已定，部分内容不能再改')).toBeDefined();
    expect(screen.getAllByText('不能再改').length).toBeGreaterThan(0);
  });

  test('that is delivered where its ports have no way to by land says so at the warehouse, and is saved all the same', async () => {
    const dtm2 = { ...option('DTM2', 'DTM2'), countryCode: 'DE', stateName: '', city: 'Dortmund' };
    const warehouse = { ...dtm2, postalCode: '44145', address: 'Kaltbandstr. 4' };
    const delivery = { warehouseType: 'amazon' as const, warehouseCode: 'DTM2' };
    const booking = { ...savedLcl.booking, destination: 'USLAX', dischargePort: 'USLAX', ...delivery };
    const { calls } = await openForm('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': { ...savedLcl, booking, assignedContainers: 1 },
      'GET /select/getAmazonList': [warehouse],
      'GET /select/getCountryList': [option('US', '美国'), option('DE', '德国')],
      [submit]: acceptedLcl,
    });
    await goods();
    const said = '货物在洛杉矶卸船，从那里一般无法陆运到德国，请核对送货地点和港口';
    const hint = await screen.findByText(said);
    const field = screen.getByLabelText(/^仓库代码/);
    expect(field.getAttribute('aria-describedby')).toContain(hint.id);
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    await write('件数', '130');
    await click('保存修改');
    await waitFor(() => expect(callsOf(calls, submit)).toHaveLength(1));
  });

  test('the warehouse that another type takes away is had back', async () => {
    const option = { nameEn: 'ONT8', nameZh: 'ONT8', search: 'ont8', countryCode: 'US', stateName: 'CA' };
    const ont8 = {
      ...option,
      value: 'ONT8',
      city: 'Moreno Valley',
      postalCode: '92551',
      address: '24300 Nandina',
    };
    const booking = { ...savedLcl.booking, warehouseType: 'amazon' as const, warehouseCode: 'ONT8' };
    await openForm('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': { ...savedLcl, booking },
      'GET /select/getAmazonList': [ont8],
      'GET /select/getOtherWarehouseList': [],
    });
    await goods();
    const chosen = (name: string) => screen.getByLabelText<HTMLInputElement>(name).checked;
    await userEvent.click(screen.getByLabelText('海外仓'));
    const notice = screen.getByText('已删除：仓库代码 ONT8');
    await userEvent.click(screen.getByRole('button', { name: '撤销删除' }));
    expect(notice.isConnected).toBe(false);
    expect(chosen('亚马逊仓')).toBe(true);
    expect(await screen.findByText(/24300 Nandina/)).toBeDefined();
  });

  test('one that may not be changed is shown, with its history', async () => {
    await openForm('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': { ...savedLcl, status: 'returned', returnReason: '客户取消' },
    });
    expect(await screen.findByText('退载原因：客户取消')).toBeDefined();
    expect(screen.queryByRole('button', { name: '保存修改' })).toBeNull();
    const history = screen.getByRole('region', { name: '操作记录' });
    expect(within(history).getByText('林小满')).toBeDefined();
  });

  test('one that is not there says so', async () => {
    await openForm('/business/lcl/detail?id=nothing', {
      'GET /business/getBookingByIdLcl': () => refuse('NOT_FOUND'),
    });
    expect(await screen.findByRole('heading', { name: '没有找到该订舱' })).toBeDefined();
    expect(screen.getByRole('link', { name: '返回列表' }).getAttribute('href')).toBe('/business/lcl/index');
    expect(screen.queryByText(/test-request/)).toBeNull();
  });
});
