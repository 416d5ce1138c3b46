import type { BookingKind } from '@berth/contract';
import {
  expressionBuilder,
  type Kysely,
  type RawBuilder,
  type Selectable,
  sql,
  type Transaction,
} from 'kysely';
import { givenRows } from '../../database/given-rows.ts';
import type { Tables } from '../../database/tables.ts';
import { isVisible, type Reader } from './messages.repository.ts';
import type { MessageTable } from './messages.schema.ts';

/** Which messages of a customer a person reads: their own, as far as they may. */
export function ofReader(reader: Reader) {
  const message = expressionBuilder<Tables, 'message'>();
  return message.and([message('message.member_id', '=', reader.userId), isVisible(message, reader)]);
}

/** A value that the statement works out, to be filtered by as if it were a column. */
const workedOut = (column: string, value: RawBuilder<unknown>) => ({
  column,
  anyRow: (matches: RawBuilder<boolean>) =>
    sql<boolean>`exists (select from (values (${value})) worked_out(${sql.ref(column)}) where ${matches})`,
});

export const stateColumn = workedOut(
  'state',
  sql`case when message.read_at is null then 'unread' else 'read' end`,
);
export const topicColumn = workedOut(
  'topic',
  sql`case when message.bill_id is not null then 'bill'
    when message.declaration_id is not null then 'declaration'
    when message.booking_id is not null then 'booking' else 'account' end`,
);

const documentsAtATime = 500;

/**
 * Writes the search document of every message of a person that has none yet. Two searches take turns; a message that is
 * being read just then is left to the next one.
 */
export async function writeDocuments(
  database: Kysely<Tables>,
  { customerId, userId }: Reader,
  documentOf: (message: Pick<Selectable<MessageTable>, 'kind' | 'detail' | 'business_number'>) => string,
): Promise<void> {
  const writeSome = async (transaction: Transaction<Tables>) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`words ${userId}`}, 0))`.execute(transaction);
    const messages = await transaction
      .selectFrom('message')
      .where('customer_id', '=', customerId)
      .where('member_id', '=', userId)
      .where('search', 'is', null)
      .select(['id', 'kind', 'detail', 'business_number'])
      .limit(documentsAtATime)
      .forUpdate()
      .skipLocked()
      .execute();
    if (messages.length === 0) return false;
    const documents = messages.map((message) => ({ id: message.id, search: documentOf(message) }));
    await transaction
      .updateTable('message')
      .from(givenRows('message', documents))
      .whereRef('message.id', '=', 'given.id')
      .where('message.customer_id', '=', customerId)
      .set(({ ref }) => ({ search: ref('given.search').$castTo<string>() }))
      .execute();
    return true;
  };
  let isMore = true;
  while (isMore) isMore = await database.transaction().execute(writeSome);
}

/** How each of some bookings is carried, by its id. */
export async function readBookingKinds(
  database: Kysely<Tables>,
  customerId: string,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, BookingKind>> {
  const rows = await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`id = any(${bookingIds}::uuid[])`)
    .select(['id', 'kind'])
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
