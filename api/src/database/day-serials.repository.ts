import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Tables that count, day by day in China, the numbers that were given out: a row a day. */
type DaySerials = 'lead_serial' | 'conversation_serial';

/**
 * How many numbers of a day are given out. Whoever wants one of that day, on whichever server, waits here until the
 * transaction ends.
 */
export async function lockDay(
  transaction: Kysely<Tables>,
  serials: DaySerials,
  day: string,
): Promise<number> {
  const { last } = await transaction
    .insertInto(serials)
    .values({ day, last: 0 })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ last: sql`${sql.table(serials)}.last` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** The next number of a day that is locked. */
export async function takeSerial(
  transaction: Kysely<Tables>,
  serials: DaySerials,
  day: string,
): Promise<number> {
  const { last } = await transaction
    .updateTable(serials)
    .where('day', '=', day)
    .set({ last: sql`last + 1` })
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
