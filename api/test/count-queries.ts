import type { Kysely } from 'kysely';
import type { Tables } from '../src/database/tables.ts';

/** The same database, and how many queries went through it. */
export function countQueries(database: Kysely<Tables>): { counted: Kysely<Tables>; asked: () => number } {
  let asked = 0;
  const counted = database.withPlugin({
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { counted, asked: () => asked };
}
