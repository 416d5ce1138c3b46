import { emptyCargoLine } from '@berth/contract';
import { notices } from '@berth/runtime';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
      etd: chinaDay(-1),
      expectedWarehousingAt: `${chinaDay(-3)} 09:00:00`,
      dischargePort: 'CNYTN',
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

  test('what is doubtful is listed and confirmed before it is submitted, and never before a draft is saved', async () => {
    const doubtful = {
      ...completeLcl,
      etd: chinaDay(1),
      expectedWarehousingAt: `${chinaDay(1)} 23:59:59`,
      destination: 'CNYTN',
      isPickup: false,
      cargo: [
        { ...emptyCargoLine(), goods_name: '灯具', package: 10, weight: 8000, volume: 1 },
        {
          ...emptyCargoLine(),
          goods_name: '杯子',
          package: 10,
          weight: 100,
          volume: 3,
          long: 100,
          wide: 50,
          high: 20,
        },
      ],
    };
    const stored = { ...savedLcl, status: 'draft' as const, booking: doubtful };
    const { calls } = await openForm('/business/lcl/detail?id=booking-1', {
      'GET /business/getBookingByIdLcl': stored,
      [submit]: { ...acceptedLcl, status: 'draft' },
    });
    await screen.findByRole('button', { name: '6 处请核对' });
    await click('保存草稿');
    await waitFor(() => expect(callsOf(calls, submit)).toHaveLength(1));
    await click('提交订舱');
    const dialog = within(await screen.findByRole('dialog', { name: '提交前请核对' }));
    const said = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(said).toEqual([
      expect.stringContaining('该渠道不到目的地所在的国家/地区'),
      '预计开船日 ETD开船日就在今明两天，请确认来得及。',
      '目的地目的地与收货地相同，请核对。',
      expect.stringContaining('从那里一般无法陆运到美国'),
      '毛重 KGS，第 1 行每 CBM 8000 KGS，比实心钢还重，请核对重量和体积',
      '体积 CBM，第 2 行与尺寸算出的 1.000 CBM 相差很大，请核对尺寸、件数和体积',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: '目的地' }));
    expect(document.activeElement).toBe(screen.getByLabelText(/^目的地/));
    expect(callsOf(calls, submit)).toHaveLength(1);
    await click('提交订舱');
    await userEvent.click(await screen.findByRole('button', { name: '仍然提交' }));
    await waitFor(() => expect(callsOf(calls, submit)).toHaveLength(2));
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
