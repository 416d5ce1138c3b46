import { randomUUID } from 'node:crypto';
import { type GoodsContent, goodsProblems, type Locale } from '@berth/contract';
import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables.ts';
import type { Actor } from '../../../../http/handlers.ts';
import { refuseProblems } from '../../../../http/refuse-problems.ts';
import { inPieces } from '../../../../workers/in-pieces.ts';
import { createImportLog, type ReadNote } from '../../../imports/sheet/import-log.ts';
import { contentOf, goodsColumns } from '../goods.presenter.ts';
import * as repository from '../goods.repository.ts';
import { completed } from './completed-goods.ts';
import type { ReadGoods } from './read-library.ts';

export type GoodsFile = {
  goods: readonly ReadGoods[];
  actor: Actor;
  now: Date;
  locale: Locale;
};

/** What a file comes to, given what is stored. */
export type ImportPlan = {
  added: number;
  changed: number;
  same: number;
  /** What is to be written, and as what it is shown from then on, by SKU. */
  rows: Insertable<Tables['goods']>[];
  contents: ReadonlyMap<string, GoodsContent>;
  /** The versions of the stored goods that have a SKU of the file, by SKU. */
  versions: ReadonlyMap<string, string>;
  /** Of blank cells that leave what is stored. */
  notes: ReadNote[];
};

/** Compares a file with what is stored; refuses goods that would be wrong with what the file does not say of them. */
export async function planImport(
  database: Kysely<Tables>,
  { actor, goods: read, now, locale }: GoodsFile,
): Promise<ImportPlan> {
  const { customerId } = actor;
  const own = await repository.listBySku(database, customerId, skusOf(read));
  const known = new Map((await inPieces(own, contentOf)).map((content) => [content.sku, content]));
  const log = createImportLog();
  const goods = await inPieces(read, (each) => completed(each, known.get(each.content.sku), log));
  const problems = await inPieces(goods, (each) =>
    goodsProblems(each).map((problem) => ({ ...problem, path: `file.${each.sku}` })),
  );
  refuseProblems(problems.flat(), locale);
  const added = goods.filter(({ sku }) => !known.has(sku));
  const changed = goods.filter((each) => {
    const before = known.get(each.sku);
    return before !== undefined && JSON.stringify(before) !== JSON.stringify(each);
  });
  const at = now.toISOString();
  const written = [...added, ...changed];
  const rows = await inPieces(written, (content) => ({
    ...goodsColumns(content),
    id: randomUUID(),
    customer_id: customerId,
    title: content.sku,
    updated_by: actor.name,
    version: randomUUID(),
    created_at: at,
    updated_at: at,
  }));
  return {
    added: added.length,
    changed: changed.length,
    same: goods.length - written.length,
    rows,
    contents: new Map(written.map((content) => [content.sku, content])),
    versions: new Map(own.map(({ title, version }) => [title, version])),
    notes: log.notes(),
  };
}

/** The same plan, or a new one where something else is stored by now. */
export async function planStored(
  transaction: Kysely<Tables>,
  plan: ImportPlan,
  file: GoodsFile,
): Promise<ImportPlan> {
  const stored = await repository.listVersions(transaction, file.actor.customerId, skusOf(file.goods));
  const isSame =
    stored.length === plan.versions.size &&
    stored.every(({ title, version }) => plan.versions.get(title) === version);
  return isSame ? plan : await planImport(transaction, file);
}

const skusOf = (goods: readonly ReadGoods[]) => goods.map(({ content }) => content.sku);
