import { Readable } from 'node:stream';
import {
  type DictionaryKind,
  dictionaryDefinitions,
  dictionaryKindNames,
  guardFormula,
  type Locale,
  retiredHeading,
  retiredWord,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { FileAnswer } from '../../http/send-file.ts';
import { presentEntry } from './dictionaries.presenter.ts';
import * as repository from './dictionaries.repository.ts';

/** Some hundred kilobytes at a time: a list may be long. */
const rowsOfPart = 2000;

/** A dictionary as CSV, by codes: UTF-8 with the mark by which Excel knows it. */
export function exportDictionary(database: Kysely<Tables>, kind: DictionaryKind, locale: Locale): FileAnswer {
  return {
    mediaType: 'text/csv; charset=utf-8',
    fileName: `${dictionaryKindNames[kind][locale]}.csv`,
    body: Readable.from(partsOf(database, kind, locale)),
  };
}

async function* partsOf(database: Kysely<Tables>, kind: DictionaryKind, locale: Locale) {
  const fields = Object.entries(dictionaryDefinitions[kind].fields);
  const headings = fields.map(([, { heading }]) => heading[locale]);
  yield Buffer.from(`\ufeff${lineOf([...headings, retiredHeading[locale]])}`);
  let after = '';
  while (true) {
    const rows = await repository.listEntriesAfter(database, kind, after, rowsOfPart);
    const last = rows.at(-1);
    if (!last) return;
    after = String(last.code);
    const lines = rows.map((row) => {
      const { entry, isRetired } = presentEntry(kind, row);
      return lineOf([...fields.map(([name]) => entry[name] ?? ''), isRetired ? retiredWord[locale] : '']);
    });
    yield Buffer.from(lines.join(''));
  }
}

/** What would be taken for a formula is kept a text by an apostrophe, which the import takes off again. */
function lineOf(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(guardFormula(cell))).join(',')}\r\n`;
}

const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
