import type { DeclaredRow } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

type Declaration = NonNullable<DeclaredRow['declaration']>;

/**
 * The declarations of a customer's bookings by the ids of the bookings; one that has none is left out. Customs knows of
 * bookings, so that its reader is given in `app.ts` and `exported-lists.ts`.
 */
export type ReadDeclarations = (
  database: Kysely<Tables>,
  customerId: string,
  bookingIds: readonly string[],
) => Promise<ReadonlyMap<string, Declaration>>;

/**
 * The rows of a page or of a batch, each with its declaration: one query for all. What declarations say is not stored
 * with bookings, which are locked before them.
 */
export async function addDeclarations<Row extends { id: string }>(
  read: ReadDeclarations,
  database: Kysely<Tables>,
  customerId: string,
  rows: readonly Row[],
): Promise<(Row & { declaration: Declaration | null })[]> {
  const ids = rows.map(({ id }) => id);
  const found = ids.length > 0 ? await read(database, customerId, ids) : new Map<string, Declaration>();
  return rows.map((row) => ({ ...row, declaration: found.get(row.id) ?? null }));
}
