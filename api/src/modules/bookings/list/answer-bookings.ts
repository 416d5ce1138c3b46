import type { ParsedListQuery } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor } from '../../../http/handlers.ts';
import { addDeclarations, type ReadDeclarations } from './add-declarations.ts';

export type ListDependencies = Pick<Context, 'database'> & { readDeclarations: ReadDeclarations };

type ListOf<Row, Summary> = {
  answerPage(
    database: Kysely<Tables>,
    customerId: string,
    query: ParsedListQuery,
    signal: AbortSignal,
  ): Promise<{ rows: Row[]; total: number; summary: Summary }>;
};

/** A page of one of the lists of bookings, each with its declaration. */
export async function answerBookings<Row extends { id: string }, Summary>(
  { database, readDeclarations }: ListDependencies,
  of: ListOf<Row, Summary>,
  { actor: { customerId }, list, signal }: { actor: Actor; list: ParsedListQuery; signal: AbortSignal },
) {
  const page = await of.answerPage(database, customerId, list, signal);
  return { ...page, rows: await addDeclarations(readDeclarations, database, customerId, page.rows) };
}
