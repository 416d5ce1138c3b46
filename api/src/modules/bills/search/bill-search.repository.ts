import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { codeRank, inCodes, type SearchWords, searchedRows } from '../../../list/search-words.ts';

const shown = ['id', 'number', 'status', 'totals', 'business_numbers', 'bl_numbers', 'due_on'] as const;

/** Every number of a bill between two line breaks, without what people leave out when they type one (`bareCode`). */
const codes = sql<string>`translate(
  e'\n' || upper(number || e'\n' || replace(business_numbers || ' ' || bl_numbers, ' ', e'\n')) || e'\n',
  '-_/.',
  ''
)`;

/** Bills that hold the words: whole numbers first, then numbers that begin with them; among equals the last issued first. */
export async function findBills(database: Kysely<Tables>, customerId: string, words: SearchWords) {
  const own = database
    .selectFrom('bill')
    .where('customer_id', '=', customerId)
    .select([...shown, 'customer_id', 'issued_on', codes.as('codes')]);
  return await database
    .selectFrom(own.as('own'))
    .where(inCodes('codes', words))
    .select([...shown, 'customer_id', codeRank('codes', words).as('rank')])
    .orderBy('rank')
    .orderBy('issued_on', 'desc')
    .orderBy('id')
    .limit(searchedRows)
    .execute();
}

export type FoundBill = Awaited<ReturnType<typeof findBills>>[number];
