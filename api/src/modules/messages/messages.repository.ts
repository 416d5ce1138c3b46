import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Who reads: a person of a customer. */
export type Reader = { customerId: string; userId: string };
export type Page = { page: number; pageSize: number };

function messagesOf(database: Kysely<Tables>, { customerId, userId }: Reader) {
  return database
    .selectFrom('message')
    .where('message.customer_id', '=', customerId)
    .where('message.member_id', '=', userId);
}

function withBooking(database: Kysely<Tables>, reader: Reader) {
  return messagesOf(database, reader)
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.id', '=', 'message.booking_id')
        .onRef('booking.customer_id', '=', 'message.customer_id'),
    )
    .select([
      'message.id',
      'message.kind',
      'message.detail',
      'message.business_number',
      'message.sent_at',
      'message.read_at',
      'message.booking_id',
      'booking.kind as booking_kind',
    ]);
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

export async function listMessages(
  database: Kysely<Tables>,
  reader: Reader,
  { page, pageSize, unreadFirst = false, isUnread }: Page & { unreadFirst?: boolean; isUnread?: boolean },
) {
  return await withBooking(database, reader)
    .$if(isUnread !== undefined, (some) => some.where('read_at', isUnread ? 'is' : 'is not', null))
    .$if(unreadFirst, (some) => some.orderBy(sql`read_at is not null`))
    .orderBy('sent_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countMessages(database: Kysely<Tables>, reader: Reader) {
  const counts = await messagesOf(database, reader)
    .groupBy('message.customer_id')
    .select([
      'message.customer_id',
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`(count(*) filter (where read_at is null))::integer`.as('unread'),
    ])
    .executeTakeFirst();
  return { total: counts?.total ?? 0, unread: counts?.unread ?? 0 };
}

/** A message that was read before keeps the time of that. */
export async function markRead(
  database: Kysely<Tables>,
  { customerId, userId }: Reader,
  { id, at }: { id?: string; at: Date },
): Promise<void> {
  await database
    .updateTable('message')
    .where('customer_id', '=', customerId)
    .where('member_id', '=', userId)
    .where('read_at', 'is', null)
    .$if(id !== undefined, (some) => some.where('id', '=', id ?? ''))
    .set({ read_at: at })
    .execute();
}

export async function findMessage(
  database: Kysely<Tables>,
  reader: Reader,
  id: string,
): Promise<MessageRow | null> {
  const found = await withBooking(database, reader).where('message.id', '=', id).executeTakeFirst();
  return found ?? null;
}

/**
 * Numbers what was committed since, in one order for all: a reader who has seen a number has been given everything
 * below it. Two that number at once take turns.
 */
export async function numberMessages(database: Kysely<Tables>, customerId: string): Promise<void> {
  const unnumbered = await database
    .selectFrom('message')
    .where('customer_id', '=', customerId)
    .where('number', 'is', null)
    .select('customer_id')
    .limit(1)
    .executeTakeFirst();
  if (!unnumbered) return;
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`message ${customerId}`}, 0))`.execute(
      transaction,
    );
    await transaction
      .with('next', (next) =>
        next
          .selectFrom('message')
          .where('customer_id', '=', customerId)
          .where('number', 'is', null)
          .orderBy('sent_at')
          .orderBy('id')
          .select('id'),
      )
      .with('numbered', (numbered) =>
        numbered.selectFrom('next').select(['id', sql<number>`nextval('message_number')`.as('number')]),
      )
      .updateTable('message')
      .from('numbered')
      .whereRef('message.id', '=', 'numbered.id')
      .where('message.customer_id', '=', customerId)
      .set((values) => ({ number: values.ref('numbered.number') }))
      .execute();
  });
}

/** The highest number that the reader has; 0 without one. */
export async function lastNumber(database: Kysely<Tables>, reader: Reader): Promise<number> {
  const last = await messagesOf(database, reader)
    .where('number', 'is not', null)
    .orderBy('number', 'desc')
    .limit(1)
    .select(['number', 'message.customer_id'])
    .executeTakeFirst();
  return last?.number ?? 0;
}

/** What came after a number, the oldest first. */
export async function listMessagesAfter(
  database: Kysely<Tables>,
  reader: Reader,
  { number, most }: { number: number; most: number },
) {
  return await withBooking(database, reader)
    .select('number')
    .where('number', '>', number)
    .orderBy('number')
    .limit(most)
    .execute();
}

/** What is that old is of no use to anybody, read or not. */
export async function deleteOldMessages(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('message').where('sent_at', '<', before.toISOString()).execute();
}
