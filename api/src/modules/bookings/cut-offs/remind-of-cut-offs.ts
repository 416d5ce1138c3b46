import { reminderHours } from '@berth/contract';
import type { Transaction } from 'kysely';
import { fromChinaTime, toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { MessageWords } from '../../../notify/message-words.ts';
import { type CustomerChange, tellCustomers } from '../../../notify/tell-customer.ts';
import { recordOfBooking } from '../record/record-of-booking.ts';
import { cutOffNames } from './cut-off-names.ts';
import { listAllNearCutOffs } from './near-cut-offs.repository.ts';
import { claimReminders, type DueReminder, listReminded } from './reminders.repository.ts';

const hourMs = 3600_000;

/** Reminds people of cut-offs that come near, of each as often as they chose. Gives how many messages there are. */
export async function remindOfCutOffs({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  const to = toChinaTime(new Date(now.getTime() + Math.max(...reminderHours) * hourMs));
  const near = await listAllNearCutOffs(database, { from: toChinaTime(now), to });
  const due = near.flatMap((cutOff): DueReminder[] => {
    const leftMs = Date.parse(fromChinaTime(cutOff.at)) - now.getTime();
    const hours = reminderHours.filter((each) => leftMs <= each * hourMs);
    return hours.map((hours_before) => ({ ...cutOff, hours_before }));
  });
  if (due.length === 0) return 0;
  return await database.transaction().execute(async (transaction) => {
    const claimed = await claimReminders(transaction, due, now);
    const messages = await composeMessages(transaction, claimed, now);
    await tellCustomers(transaction, messages);
    return messages.length;
  });
}

/** One message for each person and booking, however many of its cut-offs come near at once. */
async function composeMessages(
  transaction: Transaction<Tables>,
  reminders: readonly DueReminder[],
  now: Date,
): Promise<CustomerChange[]> {
  if (reminders.length === 0) return [];
  const customerIds = [...new Set(reminders.map(({ customer_id }) => customer_id))];
  const people = Map.groupBy(await listReminded(transaction, customerIds), ({ customerId }) => customerId);
  return [...Map.groupBy(reminders, ({ id }) => id).values()].flatMap((ofBooking) => {
    const [booking] = ofBooking;
    if (!booking) return [];
    return (people.get(booking.customer_id) ?? []).flatMap(({ id: memberId, hours }): CustomerChange[] => {
      const chosen = ofBooking.filter(({ hours_before }) => hours.includes(hours_before));
      // Two times before the same cut-off may have come at once: the ship was named late.
      const times = new Map(chosen.map(({ cut_off, at }) => [cut_off, at]));
      const cutOffs = [...times].map(([cutOff, at]) => ({ cutOff, at }));
      if (cutOffs.length === 0) return [];
      return [
        {
          customerId: booking.customer_id,
          memberId,
          record: recordOfBooking(booking),
          businessNumber: booking.business_number,
          at: now,
          kind: 'cutOffsNear',
          detail: { cutOffs },
        },
      ];
    });
  });
}

export const cutOffMessageWords: MessageWords<'cutOffsNear'> = {
  cutOffsNear: ({ cutOffs }) => {
    const say = (locale: 'zh-CN' | 'en', between: string) =>
      cutOffs.map(({ cutOff, at }) => `${cutOffNames[cutOff][locale]} ${at.slice(0, 16)}`).join(between);
    return {
      title: { 'zh-CN': '{number} 截止时间临近', en: 'Cut-offs of {number} are near' },
      content: {
        'zh-CN': '您的订舱 {number} 即将截止：{list}。',
        en: 'Your booking {number} has these ahead: {list}.',
      },
      params: { list: { 'zh-CN': say('zh-CN', '、'), en: say('en', ', ') } },
    };
  },
};
