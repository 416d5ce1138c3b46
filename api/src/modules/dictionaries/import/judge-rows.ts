import {
  type DictionaryEntry,
  type DictionaryKind,
  dictionaryDefinitions,
  dictionaryProblems,
  type Locale,
  normalizeDictionaryEntry,
  type Problem,
  problemMessage,
  retiredColumn,
  retiredHeading,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { presentEntry } from '../dictionaries.presenter.ts';
import { findEntries } from '../dictionaries.repository.ts';
import { dictionaryTables } from '../dictionary-tables.ts';
import type { PreviewAnswer } from './preview-answer.ts';
import type { ReadRow } from './read-row.ts';

export type PendingRow = { line: number; isUnclosed: boolean; read: ReadRow };

type Judging = {
  database: Kysely<Tables>;
  kind: DictionaryKind;
  countries: ReadonlySet<string>;
  locale: Locale;
  /** The lines in which codes of the file came first. */
  seen: Map<string, number>;
};

type Stored = ReturnType<typeof presentEntry>;

/** Tells what each row would change, and gives those of the table that are to be written. */
export async function judgeRows(
  judging: Judging,
  pending: readonly PendingRow[],
  answer: PreviewAnswer,
): Promise<object[]> {
  const { database, kind } = judging;
  const { key } = dictionaryDefinitions[kind];
  const coded = pending.map((row) => ({
    ...row,
    code: normalizeDictionaryEntry(kind, row.read.given)[key] ?? '',
  }));
  const found = await findEntries(database, kind, [...new Set(coded.map(({ code }) => code))]);
  const stored = new Map(found.map((row) => [String(row.code), presentEntry(kind, row)]));
  return coded.flatMap(({ line, code, isUnclosed, read }) => {
    const known = stored.get(code) ?? null;
    const entry = normalizeDictionaryEntry(kind, { ...(known?.entry ?? read.ifNew), ...read.given });
    const problems = problemsOf(judging, { line, code, isUnclosed, read }, entry);
    if (problems.length > 0) {
      const [problem] = problems;
      if (problem) answer.tell('refused', refusedRow(judging, { line, code }, problem));
      return [];
    }
    return judge(kind, { line, code, read, known, entry }, answer);
  });
}

function problemsOf(
  { kind, countries, seen }: Judging,
  { line, code, isUnclosed, read }: PendingRow & { code: string },
  entry: DictionaryEntry,
): Problem[] {
  const { key } = dictionaryDefinitions[kind];
  if (isUnclosed) return [{ path: key, rule: 'rowQuoteUnclosed' }];
  const row = seen.get(code);
  if (row !== undefined) return [{ path: key, rule: 'codeTwice', params: { code, row } }];
  if (code !== '') seen.set(code, line);
  if (read.isRetired === 'unread') return [{ path: retiredColumn, rule: 'retiredUnread' }];
  const problems = dictionaryProblems(kind, entry);
  return problems.length > 0 ? problems : (dictionaryTables[kind].problems?.(countries, entry) ?? []);
}

function refusedRow(
  { kind, locale }: Pick<Judging, 'kind' | 'locale'>,
  place: { line: number; code: string },
  problem: Problem,
) {
  const field = dictionaryDefinitions[kind].fields[problem.path];
  const heading = problem.path === retiredColumn ? retiredHeading : field?.heading;
  return {
    ...place,
    code: place.code.slice(0, 64),
    column: heading?.[locale] ?? '',
    message: problemMessage(problem, locale),
  };
}

type Judged = {
  line: number;
  code: string;
  read: ReadRow;
  known: Stored | null;
  entry: DictionaryEntry;
};

function judge(
  kind: DictionaryKind,
  { line, code, read, known, entry }: Judged,
  answer: PreviewAnswer,
): object[] {
  const asked = read.isRetired === true || read.isRetired === false ? read.isRetired : null;
  if (!known && read.isOnlyKnown) {
    answer.counts.skipped += 1;
    return [];
  }
  const isRetired = asked ?? known?.isRetired ?? false;
  const row = () => ({ ...dictionaryTables[kind].columns(entry), is_retired: isRetired });
  if (!known) {
    answer.tell('added', { line, code, entry: { ...entry } });
    return [row()];
  }
  const differences = Object.keys(entry)
    .filter((field) => entry[field] !== known.entry[field])
    .map((field) => ({ field, from: known.entry[field] ?? '', to: entry[field] ?? '' }));
  const turned = isRetired === known.isRetired ? null : isRetired;
  if (differences.length === 0 && turned === null) {
    answer.counts.unchanged += 1;
    return [];
  }
  answer.tell('changed', { line, code, differences, isRetired: turned });
  return [row()];
}
