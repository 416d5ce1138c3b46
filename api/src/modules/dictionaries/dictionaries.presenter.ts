import { type DictionaryKind, dictionaryDefinitions, normalizeDictionaryEntry } from '@berth/contract';
import type { DictionaryRow } from './dictionary-table.ts';
import { dictionaryTables } from './dictionary-tables.ts';

/** An entry as page and file know it. */
export function presentEntry(kind: DictionaryKind, row: DictionaryRow) {
  const entry = normalizeDictionaryEntry(kind, dictionaryTables[kind].entry(row));
  return {
    code: entry[dictionaryDefinitions[kind].key] ?? '',
    version: row.version,
    isRetired: row.is_retired,
    entry,
  };
}
