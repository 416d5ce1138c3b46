import { type Expression, sql } from 'kysely';

/** A column that holds words separated by spaces: a row is found where one of them matches. */
export function anyWordOf(column: string) {
  return {
    column: 'word.text',
    anyRow: (matches: Expression<boolean>) =>
      sql<boolean>`exists (
        select 1 from unnest(string_to_array(${sql.ref(column)}, ' ')) as word (text) where ${matches}
      )`,
  } as const;
}
