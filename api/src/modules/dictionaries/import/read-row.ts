import {
  type DictionaryKind,
  dictionaryDefinitions,
  type Locale,
  matchDictionaryHeading,
  retiredColumn,
  retiredWord,
  withoutFormulaGuard,
} from '@berth/contract';
import { Refusal } from '../../../http/refusal.ts';

/** What a row of a file says of an entry. */
export type ReadRow = {
  /** Of the fields that the file has; the others stay as they are. */
  given: Readonly<Record<string, string>>;
  /** What a new entry has where the file says nothing. */
  ifNew: Readonly<Record<string, string>>;
  /** Null where the file does not say; `unread` for what is neither yes nor no. */
  isRetired: boolean | null | 'unread';
  /** Nothing is added by it. */
  isOnlyKnown: boolean;
};

export type RowColumns = ReadonlyMap<string, number>;

/** The columns of a heading. Throws where the one with the codes is missing. */
export function columnsOf(kind: DictionaryKind, heading: readonly string[], locale: Locale): RowColumns {
  const columns = new Map<string, number>();
  for (const [place, text] of heading.entries()) {
    const field = matchDictionaryHeading(kind, withoutFormulaGuard(text));
    if (field !== null && !columns.has(field)) columns.set(field, place);
  }
  const { key, fields } = dictionaryDefinitions[kind];
  if (!columns.has(key))
    throw new Refusal('DICTIONARY_COLUMN_MISSING', {
      params: { column: fields[key]?.heading[locale] ?? key },
    });
  return columns;
}

export function readRow(cells: readonly string[], columns: RowColumns): ReadRow {
  const texts = [...columns].map(
    ([field, place]) => [field, withoutFormulaGuard(cells[place] ?? '')] as const,
  );
  const { [retiredColumn]: retired, ...given } = Object.fromEntries(texts);
  return { given, ifNew: {}, isRetired: readRetired(retired), isOnlyKnown: false };
}

const yes = new Set([...Object.values(retiredWord), 'y', 'true', '1', '停用', '已停用', 'retired']);
const no = new Set(['', '否', 'no', 'n', 'false', '0']);

function readRetired(text: string | undefined): ReadRow['isRetired'] {
  if (text === undefined) return null;
  const plain = text.normalize('NFKC').toLowerCase().trim();
  if (yes.has(plain)) return true;
  return no.has(plain) ? false : 'unread';
}
