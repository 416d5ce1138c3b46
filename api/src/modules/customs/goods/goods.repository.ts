import { type GoodsContent, goodsLimits, type LibraryValue } from '@berth/contract';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import { givenRows } from '../../../database/given-rows.ts';
import type { Tables } from '../../../database/tables.ts';

export type GoodsRow = Selectable<Tables['goods']>;
/** What was entered. */
export type StoredContent = Pick<GoodsRow, 'title' | (typeof contentColumns)[number]>;

/** The goods with a text, those first whose SKU, code or name begins with it; one more than is shown. */
export async function searchGoods(
  database: Kysely<Tables>,
  customerId: string,
  text: string,
): Promise<GoodsRow[]> {
  const begins = sql<boolean>`strpos(search, ${`\n${text}`}) > 0`;
  return await database
    .selectFrom('goods')
    .where('customer_id', '=', customerId)
    .where(sql<boolean>`strpos(search, ${text}) > 0`)
    .selectAll()
    .orderBy(begins, 'desc')
    .orderBy('sku_key')
    .orderBy('id')
    .limit(goodsLimits.found + 1)
    .execute();
}

export async function findGoods(
  database: Kysely<Tables>,
  customerId: string,
  id: string,
): Promise<GoodsRow | null> {
  const goods = database.selectFrom('goods').where('customer_id', '=', customerId).where('id', '=', id);
  return (await goods.selectAll().executeTakeFirst()) ?? null;
}

export async function getBySku(database: Kysely<Tables>, customerId: string, sku: string): Promise<GoodsRow> {
  const goods = database.selectFrom('goods').where('customer_id', '=', customerId).where('title', '=', sku);
  return await goods.selectAll().executeTakeFirstOrThrow();
}

/** What is stored under the SKUs, without what lists and searches compare. */
export async function listBySku(
  database: Kysely<Tables>,
  customerId: string,
  skus: readonly string[],
): Promise<(StoredContent & Pick<GoodsRow, 'version'>)[]> {
  return await database
    .selectFrom('goods')
    .where('customer_id', '=', customerId)
    .where('title', '=', sql<string>`any(${skus}::text[])`)
    .select(['title', 'version', ...contentColumns])
    .execute();
}

export async function listVersions(
  database: Kysely<Tables>,
  customerId: string,
  skus: readonly string[],
): Promise<Pick<GoodsRow, 'title' | 'version'>[]> {
  return await database
    .selectFrom('goods')
    .where('customer_id', '=', customerId)
    .where('title', '=', sql<string>`any(${skus}::text[])`)
    .select(['title', 'version'])
    .execute();
}

/** What a kilogram of the goods under each code is worth, per currency, where price and net weight are known. */
export async function listValues(
  database: Kysely<Tables>,
  customerId: string,
  codes: readonly string[],
): Promise<LibraryValue[]> {
  const value = sql`unit_price / net_weight`;
  const rows = await database
    .selectFrom('goods')
    .where('customer_id', '=', customerId)
    .where('hs_code', '=', sql<string>`any(${codes}::text[])`)
    .where(sql<boolean>`unit_price > 0 and net_weight > 0`)
    .select(['hs_code as hsCode', 'currency'])
    .select([sql<string>`min(${value})`.as('least'), sql<string>`max(${value})`.as('most')])
    .groupBy(['hs_code', 'currency'])
    .orderBy('hs_code')
    .orderBy('currency')
    .execute();
  return rows.map((row) => ({ ...row, least: Number(row.least), most: Number(row.most) }));
}

// Each a statement of less than a tenth of a second: the embedded database does one after the other.
const rowsOfStatement = 500;

/** What was entered, but for the SKU. */
const contentColumns = [
  'name_zh',
  'name_en',
  'hs_code',
  'clearance_code',
  'declaration_unit',
  'unit_price',
  'currency',
  'net_weight',
  'gross_weight',
  'brand_type',
  'export_benefit',
  'other_elements',
  'material',
  'usage',
  'brand',
  'model',
  'remarks',
] as const;

/** What a change of goods may change. */
const changedColumns = [
  ...contentColumns,
  'sku_key',
  'name_sort_key',
  'name_search',
  'search',
  'updated_by',
  'version',
  'updated_at',
] as const;

const storedColumns = [...changedColumns, 'id', 'customer_id', 'title', 'created_at'] as const;

/** Stores new goods and changes of those with the same SKU, each a revision further. */
export async function storeGoods(
  transaction: Kysely<Tables>,
  rows: readonly Insertable<Tables['goods']>[],
): Promise<(Revision & { title: string })[]> {
  const stored: (Revision & { title: string })[] = [];
  for (let at = 0; at < rows.length; at += rowsOfStatement) {
    const given = givenRows('goods', rows.slice(at, at + rowsOfStatement));
    const saved = await transaction
      .insertInto('goods')
      .columns([...storedColumns])
      .expression((from) => from.selectFrom(given).select([...storedColumns]))
      .onConflict((conflict) =>
        conflict.columns(['customer_id', 'title']).doUpdateSet((row) => ({
          ...Object.fromEntries(changedColumns.map((name) => [name, row.ref(`excluded.${name}`)])),
          revision: sql<number>`goods.revision + 1`,
        })),
      )
      .returning(['customer_id', 'id', 'title', 'revision', 'updated_by', 'updated_at'])
      .execute();
    stored.push(...saved);
  }
  return stored;
}

const revisionColumns = ['customer_id', 'goods_id', 'revision', 'content', 'saved_by', 'saved_at'] as const;

type Revision = Pick<GoodsRow, 'customer_id' | 'id' | 'revision' | 'updated_by' | 'updated_at'>;

/** Keeps what was saved as it was saved. */
export async function storeRevisions(
  transaction: Kysely<Tables>,
  saved: readonly { row: Revision; content: GoodsContent }[],
): Promise<void> {
  for (let at = 0; at < saved.length; at += rowsOfStatement) {
    const given = givenRows(
      'goods_revision',
      saved.slice(at, at + rowsOfStatement).map(({ row, content }) => ({
        customer_id: row.customer_id,
        goods_id: row.id,
        revision: row.revision,
        content,
        saved_by: row.updated_by,
        saved_at: row.updated_at,
      })),
    );
    await transaction
      .insertInto('goods_revision')
      .columns([...revisionColumns])
      .expression((from) => from.selectFrom(given).select([...revisionColumns]))
      .execute();
  }
}

export async function listRevisions(database: Kysely<Tables>, customerId: string, goodsId: string) {
  return await database
    .selectFrom('goods_revision')
    .where('customer_id', '=', customerId)
    .where('goods_id', '=', goodsId)
    .select(['revision', 'content', 'saved_by', 'saved_at'])
    .orderBy('revision', 'desc')
    .limit(goodsLimits.revisions)
    .execute();
}

export async function countGoods(database: Kysely<Tables>, customerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('goods')
    .where('customer_id', '=', customerId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
