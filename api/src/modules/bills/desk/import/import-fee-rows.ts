import { billLimits, feeColumns, feeColumnTitle, type Locale } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Context } from '../../../../context.ts';
import type { Call } from '../../../../http/handlers.ts';
import { refusalOfWorkbook } from '../../../imports/imports.service.ts';
import { presentNotes } from '../../../imports/present-notes.ts';
import {
  createWorkbookReader,
  type ReaderBounds,
  readingProgram,
  type WorkbookReader,
} from '../../../imports/sheet/workbook-reader.ts';
import type { FeeRowsOrder, ReadFeeRows } from './read-fee-rows.ts';

export type FeeRowsReader = WorkbookReader<FeeRowsOrder, ReadFeeRows>;

const program = readingProgram(new URL('./read-fee-rows-process.ts', import.meta.url));

/** Reads the fee rows of workbooks, each in a process of its own. */
export function createFeeRowsReader(
  warn: (message: string) => void,
  changes: Partial<ReaderBounds> = {},
): FeeRowsReader {
  return createWorkbookReader(program, warn, changes);
}

/** The fee rows of a file. Nothing of it is kept: what was read is all that comes of it. */
export async function importFeeRows(
  { database, readFeeRows }: Pick<Context, 'database'> & { readFeeRows: FeeRowsReader },
  { upload, locale, signal }: Pick<Call<'POST /system/billing/importRows'>, 'upload' | 'locale' | 'signal'>,
): Promise<EndpointResult<Endpoints['POST /system/billing/importRows']>> {
  const items = await database.selectFrom('fee_item').select(['code', 'name_zh', 'name_en']).execute();
  const order = { content: upload.content, items, titles: titlesIn(locale) };
  const outcome = await readFeeRows(order, { signal, onProgress: () => undefined });
  if ('problem' in outcome) throw refusalOfWorkbook(outcome.problem, billLimits.rows);
  const { notes, ...read } = outcome;
  return {
    ...read,
    notes: presentNotes(notes, locale),
  };
}

function titlesIn(locale: Locale): FeeRowsOrder['titles'] {
  const titles = feeColumns.map((column) => [column, feeColumnTitle(column, locale)]);
  return Object.fromEntries(titles) as FeeRowsOrder['titles']; // one of each
}
