import { type ErrorCode, importLimits, type Locale } from '@berth/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Actor } from '../../http/handlers.ts';
import type { ReceivedFile } from '../../http/input/read-upload.ts';
import { Refusal, type RefusalParams } from '../../http/refusal.ts';
import { offered, type ReferenceReader } from '../selects/reference-catalog.ts';
import { columnTitles } from './goods/column-titles.ts';
import type { GoodsReader } from './goods/goods-reader.ts';
import type { ReadGoods } from './goods/read-goods.ts';
import type { ReadingProgress } from './sheet/read-sheet.ts';
import type { WorkbookProblem } from './sheet/unfit-workbook.ts';

export type ImportDependencies = {
  reference: ReferenceReader;
  readGoods: GoodsReader;
  log: FastifyBaseLogger;
};

type ImportRequest = {
  upload: ReceivedFile;
  locale: Locale;
  signal: AbortSignal;
  /** Is written to while the file is read. */
  progress: ReadingProgress;
  requestId: string;
};

/** The goods of a file. Nothing of it is kept: what was read is all that comes of it. */
export async function importGoods(
  { reference, readGoods, log }: ImportDependencies,
  actor: Actor,
  { upload, locale, signal, progress, requestId }: ImportRequest,
): Promise<ReadGoods> {
  const { packing } = await reference();
  const packings = offered(packing).map(({ value, nameZh, nameEn }) => ({ value, nameZh, nameEn }));
  const order = { content: upload.content, packings, titles: columnTitles(locale) };
  const onProgress = (now: ReadingProgress) => Object.assign(progress, now);
  const outcome = await readGoods(order, { signal, onProgress });
  const what = {
    requestId,
    userId: actor.userId,
    customerId: actor.customerId,
    bytes: upload.content.length,
  };
  if ('problem' in outcome) {
    // Who sends bombs should be found.
    log.info({ ...what, problem: outcome.problem }, 'goods refused');
    throw refusalOfWorkbook(outcome.problem);
  }
  log.info({ ...what, lines: outcome.lines.length, errors: outcome.errorCount }, 'goods read');
  return outcome;
}

const refusals: Record<Exclude<WorkbookProblem, 'tooManyLines'>, [ErrorCode, RefusalParams?]> = {
  notWorkbook: ['IMPORT_NOT_WORKBOOK'],
  oldFormat: ['IMPORT_OLD_FORMAT'],
  password: ['IMPORT_PASSWORD'],
  macros: ['IMPORT_MACROS'],
  links: ['IMPORT_LINKS'],
  tooCostly: ['IMPORT_TOO_COSTLY'],
  unreadable: ['IMPORT_UNREADABLE'],
  noHeading: ['IMPORT_NO_HEADING', { rows: importLimits.headingRows }],
  noLines: ['IMPORT_NO_LINES'],
};

/** Why nothing is read of a file; `limit`: so many lines it may have. */
export function refusalOfWorkbook(problem: WorkbookProblem, limit: number = importLimits.lines): Refusal {
  if (problem === 'tooManyLines') return new Refusal('IMPORT_TOO_MANY_LINES', { params: { limit } });
  const [code, params = {}] = refusals[problem];
  return new Refusal(code, { params });
}
