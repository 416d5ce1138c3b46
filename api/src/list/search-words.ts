import { bareCode, normalizeCode, searchLimits } from '@berth/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { searchForm } from '../database/sort-key.ts';

/** Words that somebody looks for everywhere, as codes and as texts are compared with them. */
export type SearchWords = { code: string; text: string };

export function readSearchWords(words: string): SearchWords {
  return { code: bareCode(normalizeCode(words)), text: searchForm(words) };
}

/** One more than is shown says that there are more. */
export const searchedRows = searchLimits.hitsOfGroup + 1;

/** Whether a column of codes, each of them between two line breaks, has the words in one of them. */
export function inCodes(column: string, { code }: SearchWords): RawBuilder<SqlBool> {
  return code === '' ? sql<SqlBool>`false` : sql<SqlBool>`strpos(${sql.ref(column)}, ${code}::text) > 0`;
}

/** Of rows that are found: a whole code, the beginning of one, a part of one, or none; 0 is the best. */
export function codeRank(column: string, { code }: SearchWords): RawBuilder<number> {
  const has = (text: string) => sql`strpos(${sql.ref(column)}, ${text}::text) > 0`;
  if (code === '') return sql<number>`3`;
  return sql<number>`case when ${has(`\n${code}\n`)} then 0 when ${has(`\n${code}`)} then 1 when ${has(code)} then 2 else 3 end`;
}

/** Whether one of the search documents has the text. */
export function inDocuments(columns: readonly string[], { text }: SearchWords): RawBuilder<SqlBool> {
  if (text === '') return sql<SqlBool>`false`;
  const tests = columns.map((column) => sql`strpos(${sql.ref(column)}, ${text}::text) > 0`);
  return sql<SqlBool>`(${sql.join(tests, sql` or `)})`;
}
