import type { Context } from '../context.ts';

const atATime = 20;
const roundsAtMost = 50;

type Removal<Row> = {
  /** Some of those that are to go, `except` the ones that could not be removed just now. */
  list: (options: { limit: number; except: readonly string[] }) => Promise<Row[]>;
  /** The bytes first, then what the database has of it: what is cut off in between is done again by the next sweep. */
  remove: (row: Row) => Promise<void>;
  /** Said in the log of each that could not be removed. */
  complaint: string;
};

/** Removes stored files a few at a time; one that its store does not give up keeps no other from it. Gives how many went. */
export async function removeInRounds<Row extends { id: string }>(
  { warn }: Pick<Context, 'warn'>,
  { list, remove, complaint }: Removal<Row>,
): Promise<number> {
  const failed: string[] = [];
  let removed = 0;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const rows = await list({ limit: atATime, except: failed });
    if (rows.length === 0) break;
    for (const row of rows) {
      try {
        await remove(row);
        removed += 1;
      } catch (error) {
        failed.push(row.id);
        warn(error, complaint);
      }
    }
  }
  return removed;
}
