import { randomUUID } from 'node:crypto';
import { setImmediate as loopTurn } from 'node:timers/promises';
import { type DictionaryKind, dictionaryLimits, type Locale } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Context } from '../../../context.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { readRevision } from '../../selects/dictionary-revisions.repository.ts';
import * as entries from '../dictionaries.repository.ts';
import { judgeRows, type PendingRow } from './judge-rows.ts';
import { previewAnswer } from './preview-answer.ts';
import * as previews from './previews.repository.ts';
import { columnsOf, type RowColumns, readRow } from './read-row.ts';
import { type CellsReader, type FileRow, rowsOfFile } from './rows-of-file.ts';
import { isOfficialPorts, readOfficialPort } from './unlocode.ts';

export type PreviewDependencies = Pick<Context, 'database' | 'clock'> & { readCells: CellsReader };
type PreviewCall = Pick<Call<'POST /system/dic/preview'>, 'actor' | 'query' | 'upload' | 'locale' | 'signal'>;

export const keptMs = 24 * 3600_000;

/** So many rows are compared with the dictionary at once: none of a long file stays in memory. */
const rowsOfPart = 500;

/** What a file would change. Its rows are kept as they are to be, for the import. */
export async function previewFile(
  { database, clock, readCells }: PreviewDependencies,
  { actor, query: { kind }, upload, locale, signal }: PreviewCall,
): Promise<EndpointResult<Endpoints['POST /system/dic/preview']>> {
  const id = randomUUID();
  const at = clock();
  const revision = await readRevision(database, kind);
  const preview = { id, kind, userId: actor.userId, revision, at };
  const countries = await entries.listCountryCodes(database);
  const answer = previewAnswer(id);
  const seen = new Map<string, number>();
  let reader: RowReader | null = null;
  let pending: PendingRow[] = [];
  let part = 0;
  const judge = async () => {
    const rows = await judgeRows({ database, kind, countries, locale, seen }, pending, answer);
    pending = [];
    const isStored = rows.length === 0 || (await previews.insertPart(database, id, part, rows));
    if (!isStored) throw new Refusal('DICTIONARY_PREVIEW_GONE');
    part += 1;
    await loopTurn();
  };
  for await (const row of rowsOfFile(upload.content, { readCells, signal })) {
    signal.throwIfAborted();
    if (row === null) {
      await loopTurn();
      continue;
    }
    if (!reader) {
      reader = readerOf(kind, row, locale);
      await previews.insertPreview(database, preview, new Date(at.getTime() - keptMs));
      if (reader.isHeading) continue;
    }
    answer.rows += 1;
    if (answer.rows > dictionaryLimits.rows)
      throw new Refusal('DICTIONARY_TOO_MANY_ROWS', { params: { limit: dictionaryLimits.rows } });
    const read = reader.read(row.cells);
    if (read) pending.push({ line: row.line, isUnclosed: row.isUnclosed, read });
    else answer.counts.skipped += 1;
    if (pending.length >= rowsOfPart) await judge();
  }
  if (answer.rows === 0) throw new Refusal('DICTIONARY_NO_ROWS');
  await judge();
  const { tell: _tell, ...told } = answer;
  const { added, changed } = told.counts;
  await previews.finishPreview(database, id, { added, changed });
  return told;
}

type RowReader = { isHeading: boolean; read: (cells: readonly string[]) => PendingRow['read'] | null };

/** By its first row a file is the official list of ports, which has no heading, or one with the headings of an export. */
function readerOf(kind: DictionaryKind, { cells }: FileRow, locale: Locale): RowReader {
  if (kind === 'port' && isOfficialPorts(cells)) return { isHeading: false, read: readOfficialPort };
  const columns: RowColumns = columnsOf(kind, cells, locale);
  return { isHeading: true, read: (row) => readRow(row, columns) };
}
