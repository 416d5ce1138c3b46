import type { BookingKind } from '@berth/contract';
import { expressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { isVisible, type Reader } from './messages.repository.ts';

/** Which messages of a customer a person reads: their own, as far as they may; of those the ones with some ids alone. */
export function ofReader(reader: Reader, ids: readonly string[] | null = null) {
  const message = expressionBuilder<Tables, 'message'>();
  return message.and([
    message('message.member_id', '=', reader.userId),
    isVisible(message, reader),
    ...(ids ? [sql<boolean>`message.id = any(${ids}::uuid[])`] : []),
  ]);
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

/** A person's messages by id, at most so many; `after` is the last id of those before. */
export async function listTold(
  database: Kysely<Tables>,
  reader: Reader,
  { after, most }: { after: string | null; most: number },
) {
  return await database
    .selectFrom('message')
    .where('message.customer_id', '=', reader.customerId)
    .where(ofReader(reader))
    .$if(after !== null, (some) => some.where('message.id', '>', after ?? ''))
    .select(['message.id', 'message.kind', 'message.detail', 'message.business_number'])
    .orderBy('message.id')
    .limit(most)
    .execute();
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
