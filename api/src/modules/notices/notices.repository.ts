import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { guards } from '../../notify/changes.repository.ts';
import { memberMay } from '../../policy/member-rights.repository.ts';

/** Whose settings they are: a person of a customer. */
type Owner = { customerId: string; userId: string };

/** The notice settings of a person as they are stored. */
export type StoredNotices = Pick<
  Selectable<Tables['container_notice']>,
  'nodes' | 'muted' | 'mail' | 'sms' | 'locale'
>;

/** What a person chose; null for somebody who never did. */
export async function findNotices(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
): Promise<StoredNotices | null> {
  const row = await database
    .selectFrom('container_notice')
    .where('customer_id', '=', customerId)
    .where('member_id', '=', userId)
    .select(['nodes', 'muted', 'mail', 'sms', 'locale'])
    .executeTakeFirst();
  return row ?? null;
}

export async function storeNotices(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
  { nodes, muted, mail, sms, locale }: StoredNotices,
  at: Date,
): Promise<void> {
  const row = { nodes, muted, mail, sms, locale, saved_at: at };
  await database
    .insertInto('container_notice')
    .values({ ...row, customer_id: customerId, member_id: userId })
    .onConflict((conflict) => conflict.columns(['customer_id', 'member_id']).doUpdateSet(row))
    .execute();
}

/** Where a person can be told besides the portal: the mail address, and the number that was proved. */
export async function findReachable(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
): Promise<{ mail: boolean; sms: boolean }> {
  const { email, phone_verified_at: provedAt } = await database
    .selectFrom('member')
    .where('customer_id', '=', customerId)
    .where('id', '=', userId)
    .select(['email', 'phone_verified_at'])
    .executeTakeFirstOrThrow();
  return { mail: email !== '', sms: provedAt !== null };
}

export type WaitingDelivery = Awaited<ReturnType<typeof takeWaiting>>[number];

/**
 * Some of the messages of all customers that are to leave by mail or SMS, the oldest first; no other server takes them
 * until the transaction ends. `isReadable` says whether their person may still read them.
 */
export async function takeWaiting(transaction: Transaction<Tables>, most: number) {
  const isReadable = guards.map(
    ({ permission, isOpen }) => sql`(${isOpen('message')} or ${memberMay(permission)})`,
  );
  return await transaction
    .selectFrom('notice_delivery')
    .innerJoin('message', 'message.id', 'notice_delivery.message_id')
    .innerJoin('member', (join) =>
      join
        .onRef('member.id', '=', 'message.member_id')
        .onRef('member.customer_id', '=', 'message.customer_id'),
    )
    .leftJoin('container_notice', 'container_notice.member_id', 'message.member_id')
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.id', '=', 'message.booking_id')
        .onRef('booking.customer_id', '=', 'message.customer_id'),
    )
    .where('notice_delivery.put_at', 'is', null)
    .orderBy('notice_delivery.created_at')
    .limit(most)
    .forUpdate('notice_delivery')
    .skipLocked()
    .select(['notice_delivery.channel', 'container_notice.locale', 'booking.kind as booking_kind'])
    .select(['message.id', 'message.kind', 'message.detail', 'message.business_number', 'message.sent_at'])
    .select(['message.read_at', 'message.booking_id', 'message.bill_id', 'message.declaration_id'])
    .select(['member.email', 'member.phone', 'member.phone_verified_at', 'member.is_active'])
    .select(sql<boolean>`${sql.join(isReadable, sql` and `)}`.as('isReadable'))
    .execute();
}

export async function markPut(
  database: Kysely<Tables>,
  { id, channel }: Pick<WaitingDelivery, 'id' | 'channel'>,
  at: Date,
): Promise<void> {
  await database
    .updateTable('notice_delivery')
    .where('message_id', '=', id)
    .where('channel', '=', channel)
    .set({ put_at: at })
    .execute();
}
