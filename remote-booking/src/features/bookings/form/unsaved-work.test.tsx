import { discardUnsaved, PageContext, sessionEndShown } from '@berth/runtime';
import { refuse, renderRemote, testUser } from '@berth/runtime/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { remote } from '../../../remote.tsx';
import { acceptedLcl, savedLcl } from '../../../testing/lcl-booking.ts';
import {
  callsOf,
  click,
  formAnswers,
  goods,
  openForm,
  unsavedNames,
  write,
} from '../../../testing/open-form.tsx';
import { lclAnswer, openList } from '../../../testing/open-list.tsx';
import { openPage, Themed } from '../../../testing/open-page.tsx';
import { newDraft } from '../../lcl/edit/booking-draft.ts';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const submit = 'POST /business/submitBookingLcl';

describe('unsaved work', () => {
  test('is kept in the browser, offered after a crash, and brings its number along', async () => {
    const first = await openForm('/business/lcl/detail');
    await screen.findByText('SZL-261120-0042');
    await write('品名', '没来得及保存');
    first.view.unmount();
    const second = await openForm('/business/lcl/detail');
    await userEvent.click(await screen.findByRole('button', { name: '恢复未保存的内容' }));
    expect(await goods()).toBe('没来得及保存');
    expect(screen.getByText('SZL-261120-0042')).toBeDefined();
    expect(callsOf(second.calls, 'GET /business/getServeceId')).toHaveLength(0);
  });

  test('that was not decided on outlives another booking', async () => {
    const first = await openForm('/business/lcl/detail');
    await screen.findByText('SZL-261120-0042');
    await write('品名', '先放着');
    first.view.unmount();
    const second = await openForm('/business/lcl/detail', {
      'GET /business/getServeceId': { businessNumber: 'SZL-261120-0043' },
      [submit]: { id: 'booking-9', version: 1, businessNumber: 'SZL-261120-0043', status: 'draft' },
      'GET /business/getBookingByIdLcl': {
        ...savedLcl,
        id: 'booking-9',
        version: 1,
        status: 'draft' as const,
      },
    });
    await write('品名', '另一票');
    await screen.findByText('SZL-261120-0043');
    await click('保存草稿');
    await waitFor(() => expect(second.location()).toBe('/business/lcl/detail?id=booking-9'));
    second.view.unmount();
    await openForm('/business/lcl/detail');
    await userEvent.click(await screen.findByRole('button', { name: '恢复未保存的内容' }));
    expect(await goods()).toBe('先放着');
  });

  test('brings back half a day and a name that no list was there for, in a row of the form too', async () => {
    const path = '/business/fcl/detail';
    const day = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^装柜时间/ });
    const port = () => screen.findByRole('combobox', { name: /^卸货港/ });
    const first = await openForm(path, { 'GET /select/getPortList': () => refuse('DATABASE_UNAVAILABLE') });
    await screen.findByText('SZF-261120-0042');
    await userEvent.type(await port(), '洛杉矶');
    await userEvent.type(await day(), '2026-12-1');
    first.view.unmount();
    await openForm(path);
    await userEvent.click(await screen.findByRole('button', { name: '恢复未保存的内容' }));
    expect((await day()).value).toBe('2026-12-1');
    expect(screen.getByText('“2026-12-1”上次没有输完，请继续输入')).toBeDefined();
    await waitFor(async () => expect((await port()).closest('.ant-select')?.textContent).toBe('洛杉矶'));
    await userEvent.type(await day(), '5 9:30{Enter}');
    expect((await day()).value).toBe('2026-12-15 09:30');
  });

  test('on a booking that can only be read since then is found after a reload, and its form shows it', async () => {
    const path = '/business/lcl/detail?id=booking-1';
    const read = 'GET /business/getBookingByIdLcl';
    const first = await openForm(path, { [read]: savedLcl });
    await write('品名', '没来得及保存');
    await screen.findByText(/已暂存在本浏览器/);
    first.view.unmount();
    const received = { ...savedLcl, version: savedLcl.version + 1, status: 'received' as const };
    await openForm(path, {
      [read]: received,
      'GET /business/getContainerTrace': { summary: null, containers: [] },
    });
    expect(screen.queryByRole('button', { name: '提交订舱' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: '查看未保存的内容' }));
    await userEvent.click(await screen.findByRole('button', { name: '恢复未保存的内容' }));
    expect(await goods()).toBe('没来得及保存');
    expect(await screen.findByText(/已收货.*不能/)).toBeDefined();
  });

  test('of another form is not offered in a copy', async () => {
    const first = await openForm('/business/lcl/detail');
    await screen.findByText('SZL-261120-0042');
    await write('品名', '先放着');
    first.view.unmount();
    await openForm('/business/lcl/detail?copy=booking-1', { 'GET /business/getBookingByIdLcl': savedLcl });
    expect(await screen.findByText(`复制自 ${savedLcl.businessNumber}`)).toBeDefined();
    expect(screen.queryByRole('button', { name: '恢复未保存的内容' })).toBeNull();
  });

  test('a session that ended is said by its dialog alone', async () => {
    const { view } = await openForm('/business/lcl/detail?id=booking-1', {
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
      base: null,
      attempt: null,
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
    localStorage.setItem('berth.booking.kept.user-1.new', JSON.stringify({ recordVersion: 4, forms }));
    const held = [{ name: 'berth.booking.window.open' }];
    const locks = { query: async () => ({ held }), request: async () => {} };
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const { calls } = await openForm('/business/lcl/detail?new=b');
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
    const answers = formAnswers;
    const { view } = await renderRemote(remote, { path: '/business/lcl/detail', answers, wrapper: inTab });
    await screen.findByText('SZL-261120-0042');
    await write('品名', '不要了');
    await waitFor(() => expect(unsavedNames()).toHaveLength(1));
    discardUnsaved('tab-1');
    view.unmount();
    expect(unsavedNames()).toEqual([]);
  });

  const storedPath = '/business/lcl/detail?id=booking-1';
  const storedAnswers = { 'GET /business/getBookingByIdLcl': savedLcl };
  const waits = () => screen.queryByText(/未保存的内容待恢复/);
  /** Types into the form of a stored booking and goes away without saving. */
  const leaveUnsaved = async (text: string) => {
    const { view } = await openForm(storedPath, storedAnswers);
    expect(await goods()).toBe('LED 灯具');
    await write('品名', text);
    view.unmount();
  };

  test('that waits is said in the bar, which is always in sight, and taken there', async () => {
    await leaveUnsaved('写了十分钟');
    await openForm(storedPath, storedAnswers);
    expect(await goods()).toBe('LED 灯具');
    expect(waits()?.closest('footer')).toBeTruthy();
    expect(screen.queryByText('没有未保存的修改')).toBeNull();
    await click('恢复');
    expect(await goods()).toBe('写了十分钟');
    expect(waits()).toBeNull();
  });

  test('is not hidden by what is typed beside it: either is had in turn', async () => {
    await leaveUnsaved('写了十分钟');
    await openForm(storedPath, storedAnswers);
    await goods();
    await write('品名', '另一句');
    expect(waits()).toBeTruthy();
    expect(screen.getByText(/本页现在填写的内容也会保留/)).toBeDefined();
    await click('恢复');
    expect(await goods()).toBe('写了十分钟');
    await click('恢复');
    expect(await goods()).toBe('另一句');
    await click('恢复');
    await click('放弃');
    expect(await goods()).toBe('写了十分钟');
    expect(waits()).toBeNull();
  });

  test('of before a newer one is offered once that is taken', async () => {
    await leaveUnsaved('先写的');
    await leaveUnsaved('后写的');
    await openForm(storedPath, storedAnswers);
    await goods();
    await click('恢复');
    expect(await goods()).toBe('后写的');
    await click('恢复');
    expect(await goods()).toBe('先写的');
  });

  test('outlives a save of something else', async () => {
    await leaveUnsaved('写了十分钟');
    let now = { ...savedLcl, status: 'draft' as 'toBeReceived' }; // as far as its type goes
    await openForm(storedPath, {
      'GET /business/getBookingByIdLcl': () => now,
      [submit]: () => {
        now = { ...now, version: 4 };
        return { ...acceptedLcl, status: 'draft' as const };
      },
    });
    await goods();
    await write('品名', '另一句');
    await click('保存草稿');
    await waitFor(() => expect(screen.queryByText(/有未保存的修改/)).toBeNull());
    expect(waits()).toBeTruthy();
  });

  test('is set aside when it is discarded, can be had back, and is gone once the page is left', async () => {
    const first = await openForm('/business/lcl/detail');
    await screen.findByText('SZL-261120-0042');
    await write('品名', '不要了');
    first.view.unmount();
    const second = await openForm('/business/lcl/detail');
    await userEvent.click(await screen.findByRole('button', { name: '放弃' }));
    expect(await goods()).toBe('');
    await click('撤销放弃');
    await click('恢复未保存的内容');
    expect(await goods()).toBe('不要了');
    // The number that the empty form took over stays with one of them.
    expect(callsOf(second.calls, 'GET /business/getServeceId')).toHaveLength(0);
    second.view.unmount();
    const third = await openForm('/business/lcl/detail');
    await userEvent.click(await screen.findByRole('button', { name: '放弃' }));
    third.view.unmount();
    await openForm('/business/lcl/detail');
    await goods();
    expect(screen.queryByRole('button', { name: '放弃' })).toBeNull();
    expect(screen.queryByRole('button', { name: '撤销放弃' })).toBeNull();
  });

  test('is listed with the bookings of its kind, and opened from there', async () => {
    await leaveUnsaved('写了十分钟');
    const first = await openForm('/business/fcl/detail?new=a');
    await screen.findByText('SZF-261120-0042');
    await write('品名', '柜货');
    first.view.unmount();
    const lcl = await openList('/business/lcl/index', {
      ...formAnswers,
      ...storedAnswers,
      'GET /business/getBookingListLcl': lclAnswer(),
    });
    const row = await screen.findByText(savedLcl.businessNumber);
    expect(screen.queryByText('SZF-261120-0042')).toBeNull();
    expect(row.closest('li')?.textContent).toContain('写了十分钟');
    await click(`打开 ${savedLcl.businessNumber}`);
    expect(lcl.location()).toBe(storedPath);
  });

  test('of one person shows another one nothing, and is there when the first comes back', async () => {
    await leaveUnsaved('机密货物');
    expect(JSON.stringify({ ...localStorage })).not.toContain('机密货物');
    const other = { user: { ...testUser, id: 'user-2' } };
    const second = await openPage(storedPath, { ...formAnswers, ...storedAnswers }, other);
    await goods();
    expect(waits()).toBeNull();
    second.view.unmount();
    await openForm(storedPath, storedAnswers);
    await goods();
    await click('恢复');
    expect(await goods()).toBe('机密货物');
  });

  test('is not what is copied, which is said before', async () => {
    const { location } = await openForm(storedPath, storedAnswers);
    await goods();
    await write('品名', '没保存的');
    await click('复制');
    expect((await screen.findByRole('dialog')).textContent).toContain('复制的是已保存的版本');
    expect(location()).toBe(storedPath);
    await click('复制已保存的版本');
    await waitFor(() => expect(location()).toMatch(/copy=booking-1/));
  });
});
