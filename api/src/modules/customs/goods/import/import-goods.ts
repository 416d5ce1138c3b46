import { randomUUID } from 'node:crypto';
import {
  goodsColumns as columnNames,
  type GoodsColumn,
  goodsColumnTitle,
  goodsLimits,
  goodsProblems,
  importLimits,
  type Locale,
} from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../../clock.ts';
import type { Tables } from '../../../../database/tables.ts';
import type { Actor, Call } from '../../../../http/handlers.ts';
import { refuseProblems } from '../../../../http/refuse-problems.ts';
import { lockOwner } from '../../../../kept/named-records.repository.ts';
import { refusalOfWorkbook } from '../../../imports/imports.service.ts';
import { presentNotes } from '../../../imports/present-notes.ts';
import { createImportLog, type ImportLog, inOrder } from '../../../imports/sheet/import-log.ts';
import { contentOf, goodsColumns } from '../goods.presenter.ts';
import * as repository from '../goods.repository.ts';
import { completed } from './completed-goods.ts';
import type { LibraryReader } from './library-reader.ts';
import { noteMissing } from './missing-cells.ts';
import type { ReadGoods } from './read-library.ts';

type Dependencies = { database: Kysely<Tables>; clock: Clock; readLibrary: LibraryReader };
type ImportCall = Pick<Call<'POST /business/goodsImport'>, 'actor' | 'upload' | 'locale' | 'signal'>;
type Outcome = EndpointResult<Endpoints['POST /business/goodsImport']>;

/** Brings the goods of a file into the customer's library, all of them or none. */
export async function importGoods(
  { database, clock, readLibrary }: Dependencies,
  { actor, upload, locale, signal }: ImportCall,
): Promise<Outcome> {
  const order = { content: upload.content, titles: titlesIn(locale) };
  const read = await readLibrary(order, { signal, onProgress: () => undefined });
  if ('problem' in read) throw refusalOfWorkbook(read.problem, goodsLimits.rows);
  const goods = read.lines.map(({ line }) => line);
  const log = createImportLog();
  await noteMissing(database, actor.customerId, { goods, log });
  const errorCount = read.errorCount + log.errorCount();
  const saved =
    errorCount > 0
      ? null
      : await database
          .transaction()
          .execute((transaction) => store(transaction, { actor, goods, log, now: clock(), locale }));
  const notes = inOrder([...read.notes, ...log.notes()]).slice(0, importLimits.notes);
  return {
    sheet: read.sheet,
    rows: goods.length,
    saved,
    errorCount,
    notes: presentNotes(notes, locale),
  };
}

type Storing = {
  goods: readonly ReadGoods[];
  /** Hears of blank cells that left what is stored. */
  log: ImportLog;
  actor: Actor;
  now: Date;
  locale: Locale;
};

async function store(transaction: Kysely<Tables>, { actor, goods: read, log, now, locale }: Storing) {
  const { customerId } = actor;
  await lockOwner(transaction, actor, 'company');
  const own = await repository.listBySku(
    transaction,
    customerId,
    read.map(({ content }) => content.sku),
  );
  const known = new Map(own.map((row) => [row.title, contentOf(row)]));
  const goods = read.map((each) => completed(each, known.get(each.content.sku), log));
  refuseProblems(
    goods.flatMap((each) => goodsProblems(each).map((problem) => ({ ...problem, path: `file.${each.sku}` }))),
    locale,
  );
  const added = goods.filter(({ sku }) => !known.has(sku));
  const changed = goods.filter((each) => {
    const before = known.get(each.sku);
    return before !== undefined && JSON.stringify(before) !== JSON.stringify(each);
  });
  const inAll = (await repository.countGoods(transaction, customerId)) + added.length;
  if (inAll > goodsLimits.inAll)
    refuseProblems([{ path: 'file', rule: 'tooManySaved', params: { max: goodsLimits.inAll } }], locale);
  const at = now.toISOString();
  const written = [...added, ...changed];
  const rows = written.map((content) => ({
    ...goodsColumns(content),
    ...{ id: randomUUID(), customer_id: customerId, title: content.sku },
    ...{ updated_by: actor.name, version: randomUUID(), created_at: at, updated_at: at },
  }));
  const bySku = new Map(written.map((content) => [content.sku, content]));
  const stored = await repository.storeGoods(transaction, rows);
  await repository.storeRevisions(
    transaction,
    stored.flatMap((row) => {
      const content = bySku.get(row.title);
      return content ? [{ row, content }] : [];
    }),
  );
  const same = goods.length - written.length;
  return { added: added.length, changed: changed.length, same };
}

function titlesIn(locale: Locale): Readonly<Record<GoodsColumn, string>> {
  const titles = columnNames.map((column) => [column, goodsColumnTitle(column, locale)]);
  return Object.fromEntries(titles) as Record<GoodsColumn, string>; // one of each
}
