import { emptyCargoLine } from '@berth/contract';
import { notices } from '@berth/runtime';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { chinaDay } from '../../../testing/china-day.ts';
import { acceptedLcl, completeLcl, savedLcl } from '../../../testing/lcl-booking.ts';
import { callsOf, click, goods, openForm, unsavedNames, write } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const submit = 'POST /business/submitBookingLcl';

describe('a new booking', () => {
  test('takes one business number and shows it', async () => {
    const { calls } = await openForm('/business/lcl/detail');
    expect(await screen.findByText('SZL-261120-0042')).toBeDefined();
    await write('品名', '灯具');
    expect(callsOf(calls, 'GET /business/getServeceId')).toHaveLength(1);
  });

  test('says at the field and above submit what is missing, and sends nothing', async () => {
    const { calls } = await openForm('/business/lcl/detail');
    await screen.findByText('SZL-261120-0042');
    await click('提交订舱');
    expect(await screen.findByText('还有 7 处需要修改')).toBeDefined();
    await click('预计开船日 ETD');
    expect(document.activeElement).toBe(screen.getByLabelText(/^预计开船日 ETD/));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(callsOf(calls, submit)).toHaveLength(0);
  });

  test('a day that has passed is warned of, and keeps nobody from submitting', async () => {
    const past = { ...completeLcl, etd: '2020-01-31', expectedWarehousingAt: '2020-01-20 14:00:00' };
    await openForm('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': { ...savedLcl, booking: past },
      [submit]: acceptedLcl,
    });
    const etd = await screen.findByLabelText(/^预计开船日 ETD/);
    const warning = document.getElementById(etd.getAttribute('aria-describedby') ?? '');
    expect([warning?.textContent, etd.getAttribute('aria-invalid')]).toEqual(['该日期已过，请核对。', null]);
    expect(screen.getAllByText('该日期已过，请核对。')).toHaveLength(2);
    await click('保存修改');
    await waitFor(() => expect(notices.get()).toHaveLength(1));
  });

  test('what no booking is, is refused at its field; as a draft it is saved', async () => {
    const absurd = {
      ...completeLcl,
      ...{ etd: chinaDay(-1), expectedWarehousingAt: `${chinaDay(-3)} 09:00:00`, dischargePort: 'CNYTN' },
      cargo: [{ ...emptyCargoLine(), goods_name: '灯具', package: 20_001, weight: 0.5, volume: 1 }],
    };
    const stored = { ...savedLcl, status: 'draft' as const, booking: absurd };
    const { calls } = await openForm('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': stored,
      [submit]: { ...acceptedLcl, status: 'draft' },
    });
    await screen.findByLabelText(/^预计开船日 ETD/);
    await click('提交订舱');
    expect(await screen.findByText('还有 4 处需要修改')).toBeDefined();
    const said = [`开船日已过，请填写今天（${chinaDay(0)}）或以后的日期`, '卸货港不能与收货地相同'];
    for (const text of said) expect(screen.getAllByText(text)).toHaveLength(2);
    expect(screen.getAllByText('每行最多 20,000 件，请核对')).toHaveLength(2);
    expect(screen.getAllByText(/^每 CBM 0.5 KGS，没有这样的货物/)).toHaveLength(2);
    expect(callsOf(calls, submit)).toHaveLength(0);
    await click('保存草稿');
    await waitFor(() => expect(callsOf(calls, submit)).toHaveLength(1));
  });

  test('a draft is saved, gets its address, and what is typed stays', async () => {
    const stored = {
      id: 'booking-9',
      version: 1,
      businessNumber: 'SZL-261120-0042',
      status: 'draft' as const,
    };
    const { calls, location } = await openForm('/business/lcl/detail', {
      [submit]: stored,
      // Whoever has made a draft follows it from then on.
      'GET /business/getBookingByIdLcl': { ...savedLcl, ...stored },
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
    expect(unsavedNames()).toEqual([]);
  });
});
