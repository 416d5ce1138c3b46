import type { Permission } from '@berth/contract';
import { type ExpressionBuilder, type Kysely, type QueryCreator, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { guards } from '../../notify/changes.repository.ts';
import { memberMay } from '../../policy/member-rights.repository.ts';

/** Who reads: a person of a customer. */
export type Reader = { customerId: string; userId: string };
export type Page = { page: number; pageSize: number };

function messagesOf(database: QueryCreator<Tables>, reader: Reader) {
  return database
    .selectFrom('message')
    .where('message.customer_id', '=', reader.customerId)
    .where('message.member_id', '=', reader.userId)
    .where((message) => isVisible(message, reader));
}

/**
 * What was told of bookings or costs is read with the permission alone, whoever had it when it was told. Asked of the
 * member as it is now, once a statement: a live stream outlives the moment at which it was opened. What its person did
 * not want to be told here is not there.
 */
export function isVisible(message: ExpressionBuilder<Tables, 'message'>, { customerId, userId }: Reader) {
  const mayRead = (permission: Permission) =>
    message
      .selectFrom('member')
      .where('member.customer_id', '=', customerId)
      .where('member.id', '=', userId)
      .where(memberMay(permission))
      .select('member.id');
  return message.and([
    message('message.is_shown', '=', true),
    ...guards.map(({ permission, isOpen }) =>
      message.or([isOpen('message'), message.exists(mayRead(permission))]),
    ),
  ]);
}

function withBooking(database: QueryCreator<Tables>, reader: Reader) {
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
      'message.bill_id',
      'message.declaration_id',
      'booking.kind as booking_kind',
    ]);
}

export type MessageRow = Awaited<ReturnType<typeof listUnreadFirst>>[number];

/** The unread ones and after them the others: so many of both as the page can be of. */
export async function listUnreadFirst(database: Kysely<Tables>, reader: Reader, { page, pageSize }: Page) {
  return await database
    .with('unread', (creator) => newestOf(creator, reader, true).limit(page * pageSize))
    .with('others', (creator) => newestOf(creator, reader, false).limit(page * pageSize))
    .selectFrom(({ selectFrom }) =>
      selectFrom('unread').selectAll().unionAll(selectFrom('others').selectAll()).as('message'),
    )
    .selectAll()
    .orderBy(sql`read_at is not null`)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

function newestOf(database: QueryCreator<Tables>, reader: Reader, isUnread: boolean) {
  return withBooking(database, reader)
    .where('read_at', isUnread ? 'is' : 'is not', null)
    .orderBy('sent_at', 'desc')
    .orderBy('message.id', 'desc');
}

/** How many messages there are, or how many of the unread or read ones alone. */
export async function countMessages(
  database: Kysely<Tables>,
  reader: Reader,
  isUnread?: boolean,
): Promise<number> {
  const { found } = await messagesOf(database, reader)
    .$if(isUnread !== undefined, (some) => some.where('read_at', isUnread ? 'is' : 'is not', null))
    .select(sql<number>`count(*)::integer`.as('found'))
    .executeTakeFirstOrThrow();
  return found;
}

/** A message that was read before keeps the time of that. */
export async function markRead(
  database: Kysely<Tables>,
  reader: Reader,
  { id, at }: { id?: string; at: Date },
): Promise<void> {
  await database
    .updateTable('message')
    .where('customer_id', '=', reader.customerId)
    .where('member_id', '=', reader.userId)
    .where((message) => isVisible(message, reader))
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
