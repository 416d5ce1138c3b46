import type { BookingKind } from '@berth/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import {
  codeRank,
  inCodes,
  inDocuments,
  type SearchWords,
  searchedRows,
} from '../../../list/search-words.ts';
import type { BookingTable } from '../bookings.schema.ts';
import { goodsNames } from './booking-list.repository.ts';

const shown = [
  'id',
  'kind',
  'business_number',
  'customer_business_number',
  'customer_business_number_key',
  'warehouse_entry_number',
  'waybill_number',
  'status',
  'destination',
  'destination_search',
] as const;

export type FoundBooking = Pick<Selectable<BookingTable>, (typeof shown)[number]> & {
  goods_names: string[] | null;
};

const documents = ['goods_search', 'destination_search'];

/** Bookings that hold the words: whole numbers first, then numbers that begin with them; among equals the last changed first. */
export async function findBookings(
  database: Kysely<Tables>,
  { customerId, kinds }: { customerId: string; kinds: readonly BookingKind[] },
  words: SearchWords,
): Promise<FoundBooking[]> {
  const best = database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('kind', 'in', [...kinds])
    .where(({ or }) => or([inCodes('search_codes', words), inDocuments(documents, words)]))
    .select(['id as found_id', 'updated_at as changed_at', codeRank('search_codes', words).as('rank')])
    .orderBy('rank')
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(searchedRows);
  return await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .innerJoin(best.as('best'), 'best.found_id', 'booking.id')
    .select(shown)
    .select(goodsNames)
    .orderBy('rank')
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .execute();
}
