import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { codeRank, inCodes, type SearchWords, searchedRows } from '../../../list/search-words.ts';

const shown = ['id', 'number', 'status', 'kind', 'business_numbers', 'customs_number'] as const;

/** Every number of a declaration between two line breaks, without what people leave out when they type one (`bareCode`). */
const codes = sql<string>`translate(
  e'\n' || upper(number || e'\n' || customs_number || e'\n' || replace(business_numbers, ' ', e'\n')) || e'\n',
  '-_/.',
  ''
)`;

/** Declarations that hold the words: whole numbers first, then numbers that begin with them; among equals the newest first. */
export async function findDeclarations(database: Kysely<Tables>, customerId: string, words: SearchWords) {
  const own = database
    .selectFrom('declaration')
    .where('customer_id', '=', customerId)
    .select([...shown, 'customer_id', 'created_at', codes.as('codes')]);
  return await database
    .selectFrom(own.as('own'))
    .where(inCodes('codes', words))
    .select([...shown, 'customer_id', codeRank('codes', words).as('rank')])
    .orderBy('rank')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(searchedRows)
    .execute();
}

export type FoundDeclaration = Awaited<ReturnType<typeof findDeclarations>>[number];
