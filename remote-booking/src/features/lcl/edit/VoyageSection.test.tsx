import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chinaDay } from '../../../testing/china-day.ts';
import { acceptedLcl, completeLcl, savedLcl } from '../../../testing/lcl-booking.ts';
import { callsOf, channel, click, openForm } from '../../../testing/open-form.tsx';

// A whole form in jsdom on a busy machine takes its time.
jest.setTimeout(60_000);

const submit = 'POST /business/submitBookingLcl';

const messageOf = (field: HTMLElement) => {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

test('a date that is none says so at the field, with Enter too, and keeps the booking from being saved', async () => {
  const { calls } = await openForm('/business/lcl/detail');
  const user = userEvent.setup();
  await screen.findByText('SZL-261120-0042');
  const etd = screen.getByLabelText<HTMLInputElement>(/^预计开船日 ETD/);
  await user.click(etd);
  await user.keyboard('2026-02-30{Enter}');
  expect(etd.value).toBe('2026-02-30');
  expect(etd.getAttribute('aria-invalid')).toBe('true');
  expect(messageOf(etd)).toContain('请输入有效日期');

  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(within(await screen.findByRole('alert')).getByRole('button', { name: /ETD/ })).toBeDefined();
  expect(calls.some(({ key }) => key === 'POST /business/submitBookingLcl')).toBe(false);

  await user.clear(etd);
  await user.keyboard('2026-12-28');
  await user.tab();
  expect(etd.value).toBe('2026-12-28');
  expect(messageOf(etd)).not.toContain('请输入有效日期');
});

test('a day without its year is the next such day, since what is booked lies ahead', async () => {
  await openForm('/business/lcl/detail');
  await screen.findByText('SZL-261120-0042');
  const etd = screen.getByLabelText<HTMLInputElement>(/^预计开船日 ETD/);
  const [year, ...day] = chinaDay(-1).split('-');
  await userEvent.type(etd, day.join('-'));
  // Half typed, it is unsaved work already.
  expect(screen.getByText(/^有未保存的修改/)).toBeDefined();
  await userEvent.tab();
  expect(etd.value).toBe([Number(year) + 1, ...day].join('-'));
  const warehousing = screen.getByLabelText<HTMLInputElement>(/^预计入仓时间/);
  await userEvent.type(warehousing, `${day.join('-')} 9:30`);
  await userEvent.tab();
  expect(warehousing.value).toBe(`${[Number(year) + 1, ...day].join('-')} 09:30`);
});

test('what is worth a second look stands at its field and is counted beside the button, which it does not bar', async () => {
  const odd = {
    ...completeLcl,
    etd: '2099-12-15',
    destination: 'CNYTN',
    expectedWarehousingAt: '2020-01-20 14:00:00',
  };
  const { calls } = await openForm('/business/lcl/detail?id=booking-1', {
    'GET /business/getBookingByIdLcl': { ...savedLcl, booking: odd },
    [submit]: acceptedLcl,
  });
  const count = await screen.findByRole('button', { name: '4 处请核对' });
  expect(messageOf(screen.getByLabelText(/^运输渠道/))).toContain('该渠道不到目的地所在的国家/地区');
  expect(messageOf(screen.getByLabelText(/^目的地/))).toContain('目的地与收货地相同');
  await userEvent.click(count);
  expect(document.activeElement).toBe(screen.getByLabelText(/^运输渠道/));
  await click('保存修改');
  await waitFor(() => expect(callsOf(calls, submit)).toHaveLength(1));
});

test('a closed channel says why and cannot be chosen; an open one says until when it takes cargo', async () => {
  const closedReason = { 'zh-CN': '台风停收', en: 'Typhoon' };
  const closed = { ...channel, value: 'MX-SEA', nameZh: '墨西哥海运', isOpen: false, closedReason };
  await openForm('/business/lcl/detail', { 'GET /select/shipModeNew': [channel, closed] });
  await screen.findByText('SZL-261120-0042');
  const field = screen.getByLabelText<HTMLInputElement>(/^运输渠道/);
  await userEvent.click(field);
  await userEvent.click(await screen.findByText('暂停订舱：台风停收'));
  expect(messageOf(field)).not.toContain('截止收货');
  await userEvent.click(screen.getByText('美西海运'));
  await waitFor(() => expect(messageOf(field)).toContain('开船前 3 天截止收货'));
});
