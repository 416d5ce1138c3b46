import {
  goodsColumns as columnNames,
  type GoodsColumn,
  goodsColumnTitle,
  goodsLimits,
  importLimits,
  type Locale,
} from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Context } from '../../../../context.ts';
import type { Tables } from '../../../../database/tables.ts';
import type { Call } from '../../../../http/handlers.ts';
import { refuseProblems } from '../../../../http/refuse-problems.ts';
import { lockOwner } from '../../../../kept/named-records.repository.ts';
import type { Turns } from '../../../../workers/turns.ts';
import { refusalOfWorkbook } from '../../../imports/imports.service.ts';
import { presentNotes } from '../../../imports/present-notes.ts';
import { createImportLog, inOrder } from '../../../imports/sheet/import-log.ts';
import * as repository from '../goods.repository.ts';
import type { LibraryReader } from './library-reader.ts';
import { noteMissing } from './missing-cells.ts';
import { type GoodsFile, type ImportPlan, planImport, planStored } from './plan-import.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & {
  readLibrary: LibraryReader;
  /** Of the saves of files. */
  saves: Turns;
};
type ImportCall = Pick<Call<'POST /business/goodsImport'>, 'actor' | 'upload' | 'locale' | 'signal'>;
type Outcome = EndpointResult<Endpoints['POST /business/goodsImport']>;

/** Brings the goods of a file into the customer's library, all of them or none. */
export async function importGoods(
  { database, clock, readLibrary, saves }: Dependencies,
  { actor, upload, locale, signal }: ImportCall,
): Promise<Outcome> {
  const order = { content: upload.content, titles: titlesIn(locale) };
  const read = await readLibrary(order, { signal, onProgress: () => undefined });
  if ('problem' in read) throw refusalOfWorkbook(read.problem, goodsLimits.rows);
  const goods = read.lines.map(({ line }) => line);
  const log = createImportLog();
  await noteMissing(database, actor.customerId, { goods, log });
  const errorCount = read.errorCount + log.errorCount();
  const file = { actor, goods, now: clock(), locale };
  const plan = errorCount > 0 ? null : await save({ database, saves }, file, signal);
  const notes = inOrder([...read.notes, ...log.notes(), ...(plan?.notes ?? [])]);
  return {
    sheet: read.sheet,
    rows: goods.length,
    saved: plan && { added: plan.added, changed: plan.changed, same: plan.same },
    errorCount,
    notes: presentNotes(notes.slice(0, importLimits.notes), locale),
  };
}

/** What takes a while is done before the transaction, in which the embedded database serves nobody else. */
async function save(
  { database, saves }: Pick<Dependencies, 'database' | 'saves'>,
  file: GoodsFile,
  signal: AbortSignal,
): Promise<ImportPlan> {
  const plan = await planImport(database, file);
  if (plan.rows.length === 0) return plan;
  const write = () => database.transaction().execute((transaction) => store(transaction, plan, file));
  return await saves.take(write, { of: file.actor.customerId, signal });
}

async function store(transaction: Kysely<Tables>, before: ImportPlan, file: GoodsFile): Promise<ImportPlan> {
  const { actor, locale } = file;
  const { customerId } = actor;
  await lockOwner(transaction, actor, 'company');
  const plan = await planStored(transaction, before, file);
  const inAll = (await repository.countGoods(transaction, customerId)) + plan.added;
  if (inAll > goodsLimits.inAll)
    refuseProblems([{ path: 'file', rule: 'tooManySaved', params: { max: goodsLimits.inAll } }], locale);
  const stored = await repository.storeGoods(transaction, plan.rows);
  await repository.storeRevisions(
    transaction,
    stored.flatMap((row) => {
      const content = plan.contents.get(row.title);
      return content ? [{ row, content }] : [];
    }),
  );
  return plan;
}

function titlesIn(locale: Locale): Readonly<Record<GoodsColumn, string>> {
  const titles = columnNames.map((column) => [column, goodsColumnTitle(column, locale)]);
  return Object.fromEntries(titles) as Record<GoodsColumn, string>; // one of each
}
