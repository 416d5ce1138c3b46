import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Files, of all customers, whose time is over, and what is left of runs that came to nothing. */
export async function listOldFiles(
  database: Kysely<Tables>,
  { now, startedBefore, most }: { now: Date; startedBefore: Date; most: number },
) {
  return await database
    .selectFrom('task')
    .where('storage_key', 'is not', null)
    .where((task) =>
      task.or([
        task('file_until', '<', now.toISOString()),
        task.and([
          task('state', 'in', ['failed', 'canceled']),
          task('started_at', '<', startedBefore.toISOString()),
        ]),
      ]),
    )
    .select(sql<string>`storage_key`.as('storage_key'))
    .limit(most)
    .execute();
}

/** The tasks stay in the list, without their files; one that has been taken up again meanwhile has another key. */
export async function forgetFiles(database: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await database
    .updateTable('task')
    .where('storage_key', 'in', keys)
    .set({ storage_key: null, file_name: null, media_type: null, bytes: null, file_until: null })
    .execute();
}

/** Only those without a file. */
export async function deleteOldTasks(database: Kysely<Tables>, before: Date): Promise<void> {
  await database
    .deleteFrom('task')
    .where('created_at', '<', before.toISOString())
    .where('storage_key', 'is', null)
    .where('state', '<>', 'running')
    .execute();
}

/** Running tasks of all customers that some time ago were running already. */
export async function listRunning(database: Kysely<Tables>, before: Date) {
  return await database
    .selectFrom('task')
    .where('state', '=', 'running')
    .where('created_at', '<', before.toISOString())
    .select(['id', 'customer_id', 'attempt'])
    .execute();
}

/** The next attempt of a running task that nothing works on any more; null where it has ended meanwhile. */
export async function reviveTask(
  database: Kysely<Tables>,
  { id, attempt }: { id: string; attempt: number },
): Promise<number | null> {
  const task = await database
    .updateTable('task')
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('attempt', '=', attempt)
    .set({ attempt: attempt + 1 })
    .returning('attempt')
    .executeTakeFirst();
  return task?.attempt ?? null;
}
