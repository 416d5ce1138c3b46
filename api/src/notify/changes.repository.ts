import { airPermission } from '@berth/contract';
import type { MessageContent } from '@berth/contract/endpoints';
import { type Kysely, sql, type Transaction } from 'kysely';
import { givenRows } from '../database/given-rows.ts';
import type { Tables } from '../database/tables.ts';

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
 * The channel on which every server hears whose people have something new; its payload is a customer's id, a member's
 * where only that one has, and the id of a booking that changed: two or three words, `*` for everybody.
 */
export const liveChannel = 'berth_live';
export const everybody = '*';

/**
 * A message of each change for each of the people concerned who may see the booking, and the word to their open pages,
 * in one statement.
 */
export async function insertMessages(
  transaction: Transaction<Tables>,
  changes: readonly CustomerChange[],
): Promise<void> {
  await transaction
    .with('change', (change) => change.selectFrom(givenRows('message', changes.map(rowOf))).selectAll())
    .with('told', (told) =>
      told
        .insertInto('message')
        .columns([...copied, 'is_air', 'id', 'member_id'])
        .expression((from) =>
          from
            .selectFrom('change')
            .innerJoin('member', 'member.customer_id', 'change.customer_id')
            .leftJoin('booking', (join) =>
              join
                .onRef('booking.customer_id', '=', 'change.customer_id')
                .onRef('booking.id', '=', 'change.booking_id'),
            )
            .where(sql<boolean>`member.customer_id = any(${changes.map((one) => one.customerId)}::uuid[])`)
            .where('is_active', '=', true)
            .where(sql<boolean>`coalesce(change.member_id = member.id, true)`)
            .where(sql<boolean>`(not ${isAir} or ${airPermission} = any(permissions))`)
            .select(copied.map((column) => `change.${column}` as const))
            .select([
              isAir.as('of_air'),
              sql<string>`gen_random_uuid()`.as('new_id'),
              'member.id as reader_id',
            ]),
        )
        .returning(['customer_id', 'member_id', 'booking_id']),
    )
    .with('word', (word) =>
      word
        .selectFrom('told')
        .innerJoin('change', (join) =>
          join
            .onRef('change.customer_id', '=', 'told.customer_id')
            .on(sql<boolean>`change.booking_id is not distinct from told.booking_id`)
            .on(sql<boolean>`coalesce(change.member_id = told.member_id, true)`),
        )
        .select(
          sql<string>`concat_ws(' ', told.customer_id, coalesce(change.member_id::text, ${everybody}), told.booking_id)`.as(
            'payload',
          ),
        )
        .distinct(),
    )
    .selectFrom('word')
    .select(sql`pg_notify(${liveChannel}, payload)`.as('woken'))
    .execute();
}

const isAir = sql<boolean>`coalesce(booking.kind = 'air', false)`;

const copied = ['customer_id', 'kind', 'booking_id', 'business_number', 'detail', 'sent_at'] as const;

function rowOf(change: CustomerChange) {
  return {
    customer_id: change.customerId,
    member_id: change.memberId ?? null,
    kind: change.kind,
    booking_id: change.bookingId,
    business_number: change.businessNumber,
    detail: change.detail,
    sent_at: change.at.toISOString(),
  };
}

/** Whom a word is to: a customer's people, or one of them; and what they ask for anew, if anything. */
export type Word = { customerId: string; memberId?: string; bookingId?: string };

/** The words alone. */
export async function notifyCustomers(database: Kysely<Tables>, words: readonly Word[]): Promise<void> {
  const payloads = words.map(({ customerId, memberId, bookingId }) =>
    [customerId, memberId ?? everybody, ...(bookingId ? [bookingId] : [])].join(' '),
  );
  await database
    .selectFrom(sql<{ payload: string }>`unnest(${payloads}::text[])`.as<'word'>(sql`word(payload)`))
    .select(sql`pg_notify(${liveChannel}, payload)`.as('woken'))
    .execute();
}
