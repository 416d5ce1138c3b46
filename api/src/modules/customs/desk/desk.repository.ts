import type { DeclarationKind, DeclarationStatus } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

// The desk works for every customer: these statements name none. Whatever is done afterwards uses the customer found here.

export type QueuedRow = Awaited<ReturnType<typeof listQueue>>[number];

type Queue = {
  statuses: readonly DeclarationStatus[];
  order: 'oldestFirst' | 'newestFirst';
  kind?: DeclarationKind | undefined;
  /** A part of the customer's name. */
  customer: string;
  limit: number;
};

/** Declarations that were sent, with the earliest customs cut-off of their bookings. */
export async function listQueue(database: Kysely<Tables>, { statuses, order, kind, customer, limit }: Queue) {
  const name = customer.normalize('NFKC').trim().toLowerCase();
  return await database
    .selectFrom('declaration')
    .innerJoin('customer', 'customer.id', 'declaration.customer_id')
    .where('declaration.status', 'in', statuses)
    .where('declaration.submitted_at', 'is not', null)
    .$if(kind !== undefined, (found) => found.where('declaration.kind', '=', kind ?? 'declare'))
    .$if(name !== '', (found) => found.where(sql<boolean>`strpos(lower(customer.name), ${name}) > 0`))
    .select([
      'declaration.id',
      'declaration.number',
      'declaration.version',
      'declaration.kind',
      'declaration.status',
      'declaration.customer_id',
      'customer.name as customer_name',
      'declaration.business_numbers',
      'declaration.lines',
      'declaration.submitted_at',
      'declaration.claimed_by',
      'declaration.claimed_name',
      'declaration.claimed_at',
    ])
    .select((row) =>
      row
        .selectFrom('declaration_booking')
        .innerJoin('booking', (join) =>
          join
            .onRef('booking.id', '=', 'declaration_booking.booking_id')
            .onRef('booking.customer_id', '=', 'declaration_booking.customer_id'),
        )
        .whereRef('declaration_booking.declaration_id', '=', 'declaration.id')
        .whereRef('declaration_booking.customer_id', '=', 'declaration.customer_id')
        .select(({ fn }) => fn.min('booking.customs_cut_off_at').as('at'))
        .as('customs_cut_off_at'),
    )
    .orderBy(
      order === 'oldestFirst' ? 'declaration.submitted_at' : 'declaration.updated_at',
      order === 'oldestFirst' ? 'asc' : 'desc',
    )
    .orderBy('declaration.id')
    .limit(limit)
    .execute();
}

type Place = { id: string; customer_id: string; customer_name: string };

/** Whose declaration it is; null for one that was never sent. */
export async function findPlace(
  database: Kysely<Tables>,
  named: { id: string } | { number: string },
): Promise<Place | null> {
  const place = await database
    .selectFrom('declaration')
    .innerJoin('customer', 'customer.id', 'declaration.customer_id')
    .$if('id' in named, (found) => found.where('declaration.id', '=', 'id' in named ? named.id : ''))
    .$if('number' in named, (found) =>
      found.where('declaration.number', '=', 'number' in named ? named.number : ''),
    )
    .where('declaration.submitted_at', 'is not', null)
    .select(['declaration.id', 'declaration.customer_id', 'customer.name as customer_name'])
    .executeTakeFirst();
  return place ?? null;
}

/** Marks a paper that counts; false where there is none. */
export async function markPaper(
  transaction: Kysely<Tables>,
  { customerId, id, paperId }: { customerId: string; id: string; paperId: string },
  marked: { status: 'read' | 'returned'; words: string },
) {
  const paper = await transaction
    .updateTable('declaration_paper')
    .where('customer_id', '=', customerId)
    .where('declaration_id', '=', id)
    .where('id', '=', paperId)
    .where('replaced_at', 'is', null)
    .set(marked)
    .returning('slot')
    .executeTakeFirst();
  return paper ?? null;
}
