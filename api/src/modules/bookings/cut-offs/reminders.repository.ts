import { type ReminderHours, reminderHours } from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import { givenRows } from '../../../database/given-rows.ts';
import type { Tables } from '../../../database/tables.ts';
import type { NearCutOff } from './near-cut-offs.repository.ts';

/** Whose settings they are. */
type Owner = { customerId: string; userId: string };

/** All of them where the person chose nothing else. */
export async function findReminderHours(database: Kysely<Tables>, owner: Owner): Promise<ReminderHours[]> {
  const settings = await database
    .selectFrom('reminder_settings')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .selectAll()
    .executeTakeFirst();
  return settings?.cut_off_hours ?? [...reminderHours];
}

export async function upsertReminderHours(
  database: Kysely<Tables>,
  owner: Owner,
  hours: ReminderHours[],
): Promise<void> {
  await database
    .insertInto('reminder_settings')
    .values({ customer_id: owner.customerId, member_id: owner.userId, cut_off_hours: hours })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ cut_off_hours: hours }))
    .execute();
}

/** A cut-off, and a time before it that has come. */
export type DueReminder = NearCutOff & { hours_before: ReminderHours };

/**
 * Notes what is reminded of, and gives what nobody was reminded of before: of several servers that look at the same time,
 * one alone gets each.
 */
export async function claimReminders(
  transaction: Transaction<Tables>,
  due: readonly DueReminder[],
  now: Date,
): Promise<DueReminder[]> {
  const rows = due.map((each) => ({
    customer_id: each.customer_id,
    booking_id: each.id,
    cut_off: each.cut_off,
    cut_off_at: each.at,
    hours_before: each.hours_before,
    reminded_at: now.toISOString(),
  }));
  const columns = [
    'customer_id',
    'booking_id',
    'cut_off',
    'cut_off_at',
    'hours_before',
    'reminded_at',
  ] as const;
  const claimed = await transaction
    .insertInto('cut_off_reminder')
    .columns(columns)
    .expression((from) => from.selectFrom(givenRows('cut_off_reminder', rows)).select(columns))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['booking_id', 'cut_off', 'hours_before'])
    .execute();
  const keyOf = (id: string, cutOff: string, hours: number) => `${id} ${cutOff} ${hours}`;
  const isMine = new Set(claimed.map((row) => keyOf(row.booking_id, row.cut_off, row.hours_before)));
  return due.filter((each) => isMine.has(keyOf(each.id, each.cut_off, each.hours_before)));
}

/** The people of some customers who may sign in, each with the hours that they chose. */
export async function listReminded(
  transaction: Transaction<Tables>,
  customerIds: readonly string[],
): Promise<{ id: string; customerId: string; hours: readonly ReminderHours[] }[]> {
  const members = await transaction
    .selectFrom('member')
    .leftJoin('reminder_settings', (join) =>
      join
        .onRef('reminder_settings.customer_id', '=', 'member.customer_id')
        .onRef('reminder_settings.member_id', '=', 'member.id'),
    )
    .where('member.customer_id', 'in', customerIds)
    .where('member.is_active', '=', true)
    .select(['member.id', 'member.customer_id', 'reminder_settings.cut_off_hours'])
    .execute();
  return members.map((member) => ({
    id: member.id,
    customerId: member.customer_id,
    hours: member.cut_off_hours ?? reminderHours,
  }));
}
