import type { Kysely } from 'kysely';
import { isOverTime } from '../database/database-errors.ts';
import { readWhileWaitedFor, type Snapshot } from '../database/read-while-waited-for.ts';
import type { Tables } from '../database/tables.ts';
import { refusalOverTime } from '../http/refuse-over-time.ts';
import { createTurns } from './read-turns.ts';

// Two leave most of the pool, or of the one session of the embedded engine, to other customers.
const turns = createTurns({ atOnce: 2, waiting: 40, waitMs: 10_000 });

/**
 * Reads a customer's rows for somebody who waits: no more than two of a customer's reads are with the database at once,
 * those of who has gone are stopped or never begun, and a statement that takes too long is refused as such.
 */
export async function readInTurn<Result>(
  database: Kysely<Tables>,
  { customerId, signal }: { customerId: string; signal: AbortSignal },
  read: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const leave = await turns.take(customerId, signal);
  try {
    return await readWhileWaitedFor(database, signal, read);
  } catch (error) {
    // A task that reads in turn gets the same refusal.
    throw isOverTime(error) ? refusalOverTime(error) : error;
  } finally {
    leave();
  }
}
