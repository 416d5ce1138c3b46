import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { escapeLike } from '../../../database/sort-key.ts';
import type { Tables } from '../../../database/tables.ts';
import type { HsCodeTable } from './catalogue.schema.ts';

// The tariff belongs to nobody: these are queries without a customer.

export type HsCodeRow = Selectable<HsCodeTable>;
export type CatalogueRow = Selectable<Tables['hs_catalogue']>;

export async function getCatalogue(database: Kysely<Tables>): Promise<CatalogueRow> {
  return await database.selectFrom('hs_catalogue').selectAll().executeTakeFirstOrThrow();
}

/** Codes that begin with the text, then names that begin with it, then whatever has it. */
export async function searchHsCodes(
  database: Kysely<Tables>,
  text: string,
  limit: number,
): Promise<HsCodeRow[]> {
  const begins = sql<boolean>`code like ${`${escapeLike(text)}%`}`;
  const nameBegins = sql<boolean>`strpos(search_text, ${`\n${text}`}) > 0`;
  return await database
    .selectFrom('hs_code')
    .where('is_retired', '=', false)
    .where(sql<boolean>`strpos(search_text, ${text}) > 0`)
    .selectAll()
    .orderBy(sql`case when ${begins} then 0 when ${nameBegins} then 1 else 2 end`)
    .orderBy('code')
    .limit(limit)
    .execute();
}

export async function listHsCodes(database: Kysely<Tables>, codes: readonly string[]): Promise<HsCodeRow[]> {
  if (codes.length === 0) return [];
  return await database
    .selectFrom('hs_code')
    .where('code', 'in', codes)
    .selectAll()
    .orderBy('code')
    .execute();
}

export async function listAllHsCodes(database: Kysely<Tables>): Promise<HsCodeRow[]> {
  return await database.selectFrom('hs_code').selectAll().orderBy('code').execute();
}

/** Makes imports take turns. */
export async function lockCatalogue(transaction: Kysely<Tables>): Promise<void> {
  await transaction.selectFrom('hs_catalogue').select('id').forUpdate().executeTakeFirstOrThrow();
}

type NamedFile = { source: string; asOf: string; at: string; by: string };

/** Says where the catalogue comes from once a file has replaced it. */
export async function nameCatalogue(
  transaction: Kysely<Tables>,
  { source, asOf, at, by }: NamedFile,
): Promise<void> {
  const names = { source_zh: source, source_en: source, as_of: asOf, is_imported: true };
  await transaction
    .updateTable('hs_catalogue')
    .set({ ...names, added_source: null, added_as_of: null, changed_at: at, changed_by: by })
    .execute();
}

/** Says which file was added to it; it is still what it was. */
export async function nameAddition(
  transaction: Kysely<Tables>,
  { source, asOf, at, by }: NamedFile,
): Promise<void> {
  await transaction
    .updateTable('hs_catalogue')
    .set({ added_source: source, added_as_of: asOf, changed_at: at, changed_by: by })
    .execute();
}

// Eight parameters a row, and no statement has more than 65 535.
const rowsOfStatement = 500;

export async function storeHsCodes(
  transaction: Kysely<Tables>,
  rows: readonly Insertable<HsCodeTable>[],
  pause: () => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsOfStatement) {
    await transaction
      .insertInto('hs_code')
      .values(rows.slice(at, at + rowsOfStatement))
      .onConflict((conflict) =>
        conflict.column('code').doUpdateSet((row) => ({
          name_zh: row.ref('excluded.name_zh'),
          name_en: row.ref('excluded.name_en'),
          first_unit: row.ref('excluded.first_unit'),
          second_unit: row.ref('excluded.second_unit'),
          elements: row.ref('excluded.elements'),
          refund_rate: row.ref('excluded.refund_rate'),
          search_text: row.ref('excluded.search_text'),
          version: row('hs_code.version', '+', 1),
        })),
      )
      .execute();
    await pause();
  }
}

export async function deleteHsCodes(transaction: Kysely<Tables>, codes: readonly string[]): Promise<void> {
  for (let at = 0; at < codes.length; at += rowsOfStatement * 10) {
    const some = codes.slice(at, at + rowsOfStatement * 10);
    await transaction.deleteFrom('hs_code').where('code', 'in', some).execute();
  }
}
