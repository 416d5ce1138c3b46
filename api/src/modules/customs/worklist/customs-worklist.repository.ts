import { customsEventKinds } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** Declarations that need their customer, those whose customs cut-off comes first first; why, in columns of their own. */
export async function listWaiting(
  database: Kysely<Tables>,
  { customerId, limit }: { customerId: string; limit: number },
) {
  const waiting = database
    .selectFrom('declaration')
    .where('declaration.customer_id', '=', customerId)
    .where('declaration.status', '<>', 'frozen')
    .select(['declaration.id', 'declaration.number', 'declaration.status', 'declaration.asked_papers'])
    .select((row) => [
      row
        .exists(
          row
            .selectFrom('declaration_paper')
            .where('declaration_paper.customer_id', '=', customerId)
            .whereRef('declaration_paper.declaration_id', '=', 'declaration.id')
            .where('declaration_paper.status', '=', 'returned')
            .where('declaration_paper.replaced_at', 'is', null)
            .select('declaration_paper.id'),
        )
        .as('has_returned_paper'),
      // What customs did last, in whatever order its reports came.
      row
        .selectFrom('declaration_event')
        .where('declaration_event.customer_id', '=', customerId)
        .whereRef('declaration_event.declaration_id', '=', 'declaration.id')
        .where('declaration_event.what', 'in', customsEventKinds)
        .orderBy('declaration_event.at', 'desc')
        .orderBy('declaration_event.id', 'desc')
        .limit(1)
        .select('declaration_event.what')
        .as('reported'),
      row
        .selectFrom('declaration_booking')
        .innerJoin('booking', 'booking.id', 'declaration_booking.booking_id')
        .where('declaration_booking.customer_id', '=', customerId)
        .where('booking.customer_id', '=', customerId)
        .whereRef('declaration_booking.declaration_id', '=', 'declaration.id')
        .select(({ fn }) => fn.min('booking.customs_cut_off_at').as('at'))
        .as('customs_cut_off_at'),
    ]);
  return await database
    .selectFrom(waiting.as('waiting'))
    .where((row) =>
      row.or([
        row('status', '=', 'returned'),
        row('has_returned_paper', '=', true),
        row('reported', 'in', ['inspected', 'rejected']),
        sql<boolean>`jsonb_array_length(asked_papers) > 0`,
      ]),
    )
    .selectAll()
    .orderBy('customs_cut_off_at', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(limit)
    .execute();
}

export type WaitingDeclaration = Awaited<ReturnType<typeof listWaiting>>[number];
