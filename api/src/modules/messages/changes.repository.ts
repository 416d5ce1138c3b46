import type { MessageContent } from '@berth/contract/endpoints';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export type CustomerChange = MessageContent & {
  customerId: string;
  /** Null for what is about no booking. */
  bookingId: string | null;
  businessNumber: string;
  at: Date;
  /** Whom of the customer's people alone it concerns; all of them without it. */
  memberId?: string;
};

/**
 * The channel on which every server hears whose people have something new; its payload is a customer's id and, where
 * one of its bookings changed, a space and that one's.
 */
export const liveChannel = 'berth_live';

/** A message for each of the people concerned, and the word to their open pages, in one statement. */
export async function insertMessages(
  transaction: Transaction<Tables>,
  change: CustomerChange,
): Promise<void> {
  await transaction
    .with('told', (told) =>
      told
        .insertInto('message')
        .columns([
          'id',
          'customer_id',
          'member_id',
          'kind',
          'booking_id',
          'business_number',
          'detail',
          'sent_at',
        ])
        .expression((from) =>
          from
            .selectFrom('member')
            .where('customer_id', '=', change.customerId)
            .where('is_active', '=', true)
            .$if(change.memberId !== undefined, (one) => one.where('id', '=', change.memberId ?? ''))
            .select([
              sql<string>`gen_random_uuid()`.as('new_id'),
              'customer_id',
              'id',
              sql<MessageContent['kind']>`${change.kind}`.as('kind'),
              sql<string | null>`${change.bookingId}::uuid`.as('booking_id'),
              sql<string>`${change.businessNumber}`.as('business_number'),
              sql<string>`${JSON.stringify(change.detail)}::jsonb`.as('detail'),
              sql<Date>`${change.at}::timestamptz`.as('sent_at'),
            ]),
        )
        .returning(['customer_id', 'booking_id']),
    )
    .selectFrom('told')
    .select(sql`pg_notify(${liveChannel}, concat_ws(' ', customer_id, booking_id))`.as('woken'))
    .limit(1)
    .execute();
}

/** The word alone. */
export async function notifyCustomer(
  database: Kysely<Tables>,
  customerId: string,
  bookingId: string | null,
): Promise<void> {
  const payload = bookingId === null ? customerId : `${customerId} ${bookingId}`;
  await database.selectNoFrom(sql`pg_notify(${liveChannel}, ${payload})`.as('woken')).execute();
}
