import { createHash } from 'node:crypto';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import { parseArticles, readArticleTexts } from './article-files.ts';
import { contentToShip } from './content-to-ship.ts';
import { readReferenceTexts } from './reference-files.ts';
import { referenceRows } from './reference-rows.ts';
import { seedArticles } from './seed-articles.ts';
import { baseEn, copyEn } from './website-en.ts';
import { baseZhCn, copyZhCn } from './website-zh-cn.ts';

// Raise it when rows are made differently from the same files: they are then written again.
const seedVersion = 2;

/**
 * Brings the reference tables, the website's copy and its articles to what this version ships, after the migrations of
 * every start. Nothing is read but a hash when nothing is new. Entries that are no longer shipped stay:
 * bookings name them.
 */
export async function seedReference({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const texts = await readReferenceTexts();
  const articles = await readArticleTexts();
  const website = { 'zh-CN': [baseZhCn, copyZhCn], en: [baseEn, copyEn] };
  const contentHash = createHash('sha256')
    .update(JSON.stringify([seedVersion, [...texts], website, [...articles]]))
    .digest('hex');
  const record = await database
    .selectFrom('seed_record')
    .where('name', '=', 'reference')
    .select('content_hash')
    .executeTakeFirst();
  if (record?.content_hash === contentHash) return;
  const rows = referenceRows(texts);
  const at = clock().toISOString();
  await database.transaction().execute(async (transaction) => {
    await upsert(transaction, 'country', ['code'], rows.country);
    await upsertUnchanged(transaction, 'port', ['code'], rows.port);
    await upsertUnchanged(transaction, 'warehouse', ['type', 'code'], rows.warehouse);
    await upsertUnchanged(transaction, 'ship_mode', ['code'], rows.shipMode);
    await upsertUnchanged(transaction, 'packing', ['code'], rows.packing);
    await upsert(transaction, 'container_size', ['code'], rows.containerSize);
    await upsert(transaction, 'carrier', ['code'], rows.carrier);
    await upsert(transaction, 'airport', ['code'], rows.airport);
    await upsertUnchanged(transaction, 'branch', ['code'], rows.branch);
    await upsert(transaction, 'staff', ['code'], rows.staff);
    await upsert(transaction, 'route', ['code'], rows.route);
    await upsertUnchanged(transaction, 'fee_item', ['code'], rows.feeItem);
    await upsert(transaction, 'bank_account', ['id'], rows.bankAccount);
    // What a forwarder has imported is newer than ours.
    if (!(await isTariffChanged(transaction))) {
      await upsert(transaction, 'hs_catalogue', ['id'], rows.hsCatalogue);
      await upsertUnchanged(transaction, 'hs_code', ['code'], rows.hsCode);
    }
    await upsertUnchanged(transaction, 'holiday', ['code'], rows.holiday);
    const kept = await contentToShip(transaction);
    await upsertUnchanged(transaction, 'company_section', ['id'], rows.companySection);
    await upsertUnchanged(transaction, 'company_event', ['id'], rows.companyEvent.filter(kept.isWanted));
    await upsertUnchanged(transaction, 'certificate', ['id'], rows.certificate.filter(kept.isWanted));
    await upsertUnchanged(transaction, 'closed_day', ['id'], rows.closedDay.filter(kept.isWanted));
    await upsertUnchanged(transaction, 'job', ['id'], rows.job.filter(kept.isWanted).filter(kept.isFree));
    await upsert(transaction, 'website_config', ['locale'], websiteRows(at));
    await seedArticles(transaction, parseArticles(articles));
    const seeded = { name: 'reference', content_hash: contentHash, seeded_at: at };
    await upsert(transaction, 'seed_record', ['name'], [seeded]);
  });
}

async function isTariffChanged(transaction: Kysely<Tables>): Promise<boolean> {
  const catalogue = await transaction.selectFrom('hs_catalogue').select('changed_at').executeTakeFirst();
  return catalogue !== undefined && catalogue.changed_at !== null;
}

function websiteRows(updatedAt: string): Insertable<Tables['website_config']>[] {
  const row = (locale: 'zh-CN' | 'en', base: unknown, page: unknown) => ({
    locale,
    base: JSON.stringify(base),
    page: JSON.stringify(page),
    updated_at: updatedAt,
  });
  return [row('zh-CN', baseZhCn, copyZhCn), row('en', baseEn, copyEn)];
}

/** Tables whose rows staff may change: from then on they have another version than 1. */
type ChangeableTable =
  | 'branch'
  | 'port'
  | 'warehouse'
  | 'ship_mode'
  | 'packing'
  | 'fee_item'
  | 'hs_code'
  | 'holiday'
  | 'company_section'
  | 'company_event'
  | 'certificate'
  | 'closed_day'
  | 'job';

type SeededTable =
  | ChangeableTable
  | 'country'
  | 'container_size'
  | 'carrier'
  | 'airport'
  | 'staff'
  | 'route'
  | 'bank_account'
  | 'hs_catalogue'
  | 'website_config'
  | 'seed_record';

/** Inserts rows or overwrites those that are there; always in the order given, so that two starts never lock crosswise. */
async function upsert<Table extends SeededTable>(
  database: Kysely<Tables>,
  table: Table,
  key: string[],
  rows: readonly Insertable<Tables[Table]>[],
  onlyWhere = sql``,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const changed = columns.filter((column) => !key.includes(column));
  const values = rows.map((row) => sql`(${sql.join(Object.values(row))})`);
  const updates = changed.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${sql.join(updates)}
    ${onlyWhere}
  `.execute(database);
}

/** The same, but what staff have changed stays as they left it. */
async function upsertUnchanged<Table extends ChangeableTable>(
  database: Kysely<Tables>,
  table: Table,
  key: string[],
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  await upsert(database, table, key, rows, sql`where ${sql.table(table)}.version = 1`);
}
