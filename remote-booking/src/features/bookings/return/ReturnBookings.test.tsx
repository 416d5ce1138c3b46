import type { BookingStatus } from '@berth/contract';
import { notices } from '@berth/runtime';
import { type Answers, refuse } from '@berth/runtime/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPart } from '../../../testing/open-page.tsx';
import { ReturnBookings } from './ReturnBookings.tsx';
import { type ReturnableBooking, reasonProblem } from './returnable-booking.ts';

jest.setTimeout(60_000);

const returning = 'POST /business/delBookingList';
const booking = (id: string, status: BookingStatus = 'toBeReceived', hasDeparted = false) => ({
  id,
  businessNumber: `SZL-${id}`,
  status,
  version: 3,
  hasDeparted,
});
const returned = (id: string) => ({
  id,
  outcome: 'returned' as const,
  businessNumber: `SZL-${id}`,
  version: 4,
});
const changed = (id: string) => {
  const texts = { 'zh-CN': '此订舱刚刚有变动', en: 'This booking has just changed' };
  const code = 'BOOKING_CHANGED_MEANWHILE' as const;
  const businessNumber = `SZL-${id}`;
  return { id, outcome: 'refused' as const, businessNumber, code, message: texts['zh-CN'], texts };
};

/** The button on a page of its own, which is told what was returned. */
async function open(bookings: ReturnableBooking[], answers: Answers = {}) {
  const onDone = jest.fn();
  const shown = await showPart(<ReturnBookings bookings={bookings} onDone={onDone} />, answers);
  await click('退载');
  const dialog = within(await screen.findByRole('dialog'));
  return { ...shown, onDone, dialog };
}

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const giveReason = async (reason: string) => {
  const field = screen.getByLabelText(/^退载原因/);
  // What was typed for the same bookings before is still there.
  await userEvent.clear(field);
  await userEvent.type(field, reason);
};

test('Escape and the cross ask where a reason was typed, and close at once where none was', async () => {
  await open([booking('typed')]);
  const pressEscape = () => userEvent.keyboard('{Escape}');
  await userEvent.type(screen.getByLabelText(/^退载原因/), '客户取消');
  await pressEscape();
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '继续填写' }));
  expect(screen.getByLabelText(/^退载原因/)).toHaveProperty('value', '客户取消');
  await click('关闭');
  await click('放弃填写');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await click('退载');
  expect(await screen.findByLabelText(/^退载原因/)).toHaveProperty('value', '');
  await pressEscape();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('nothing is returned without a reason', async () => {
  const { calls, dialog } = await open([booking('1')]);
  await click('退载 1 票');
  expect(dialog.getByText('请填写此项')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText(/^退载原因/));
  await giveReason('　 ');
  await click('退载 1 票');
  expect(calls).toEqual([]);
});

test('those that cannot be returned are told with why, and only the others are asked for', async () => {
  const bookings = [booking('1'), booking('2', 'arrived'), booking('3', 'received', true), booking('4')];
  const { calls, dialog, onDone } = await open(bookings, {
    [returning]: { results: [returned('1'), changed('4')] },
  });
  expect(dialog.getByText('以下 2 票不能退载，其余不受影响')).toBeDefined();
  expect(dialog.getByText('状态为“已到港”')).toBeDefined();
  expect(dialog.getByText('货柜已离港')).toBeDefined();
  await giveReason('货物延误');
  await click('退载 2 票');
  expect(await dialog.findByText('已退载 1 票，3 票未退载。')).toBeDefined();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('SZL-1已退载'),
    expect.stringContaining('SZL-4此订舱刚刚有变动'),
    expect.stringContaining('SZL-2状态为“已到港”'),
    expect.stringContaining('SZL-3货柜已离港'),
  ]);
  expect(calls.map(({ body }) => body)).toEqual([
    {
      bookings: [
        { id: '1', version: 3 },
        { id: '4', version: 3 },
      ],
      reason: '货物延误',
    },
  ]);
  expect(onDone).not.toHaveBeenCalled();
  await click('完成');
  expect(onDone).toHaveBeenCalledWith(['1']);
});

test('where none can be returned there is nothing to confirm', async () => {
  const { dialog } = await open([booking('1', 'draft')]);
  expect(dialog.getByText('退载', { selector: '[class*=title]' })).toBeDefined();
  expect(dialog.getByText('所选订舱不能退载')).toBeDefined();
  expect(dialog.queryByLabelText(/^退载原因/)).toBeNull();
  expect(dialog.queryByRole('button', { name: /^退载/ })).toBeNull();
});

test('a failure is told inside, the reason stays, and it can be tried again', async () => {
  let isDown = true;
  const { dialog, onDone } = await open([booking('1')], {
    [returning]: () => (isDown ? refuse('DATABASE_UNAVAILABLE') : { results: [returned('1')] }),
  });
  await giveReason('客户改期');
  await click('退载 1 票');
  expect(await dialog.findByText('服务暂时不可用，请稍后再试。')).toBeDefined();
  expect((dialog.getByLabelText(/^退载原因/) as HTMLTextAreaElement).value).toBe('客户改期'); // a text area
  isDown = false;
  await click(/退载 1 票$/);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(['1']));
  expect(notices.get()).toMatchObject([{ kind: 'success', title: '已退载 1 票订舱', text: 'SZL-1' }]);
});

test('a reason has one to two hundred characters, as the server counts them', () => {
  expect(reasonProblem(' 　')).toEqual({ path: 'reason', rule: 'required' });
  expect(reasonProblem('延'.repeat(200))).toBeNull();
  expect(reasonProblem('延'.repeat(201))).toMatchObject({ rule: 'tooLong', params: { max: 200 } });
});
