import type { Context } from '../../context.ts';
import type { FileStore } from '../../files/file-store.ts';
import { deleteOldEffects } from '../../jobs/job-effects.repository.ts';
import type { Jobs } from '../../jobs/open-jobs.ts';
import {
  deleteOldTasks,
  forgetFiles,
  listOldFiles,
  listRunning,
  reviveTask,
} from './old-tasks.repository.ts';
import { attemptKey, enqueueAttempt, taskJob } from './start-task.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { files: FileStore };

const minuteMs = 60_000;
const dayMs = 24 * 3600_000;
const keptDays = { tasks: 90, effects: 30 };
const filesAtATime = 20;
const roundsAtMost = 50;

/**
 * Removes the files of tasks after their time, then tasks and notes about jobs that are too old to matter. The bytes go
 * first, then the row that names them, so that a sweep cut off in between is repeated. Returns the number of files.
 */
export async function sweepTasks({ database, clock, files }: Dependencies): Promise<number> {
  const now = clock();
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  let removed = 0;
  for (let round = 0; round < roundsAtMost; round += 1) {
    const old = await listOldFiles(database, { now, startedBefore: before(1), most: filesAtATime });
    await removeTaskFiles(
      { database, files },
      old.map(({ storage_key }) => storage_key),
    );
    removed += old.length;
    if (old.length === 0) break;
  }
  await deleteOldTasks(database, before(keptDays.tasks));
  await deleteOldEffects(database, before(keptDays.effects));
  return removed;
}

/** Removes files that nobody can read any more. */
export async function removeTaskFiles(
  { database, files }: Pick<Dependencies, 'database' | 'files'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await files.delete(key);
  await forgetFiles(database, keys);
}

/**
 * Starts another attempt at running tasks that have no job any more: those of a loaded dump, which holds no jobs, and
 * those whose servers have died too often. Returns how many.
 */
export async function reviveTasks({
  database,
  clock,
  jobs,
}: Pick<Dependencies, 'database' | 'clock'> & { jobs: Jobs }): Promise<number> {
  let revived = 0;
  const lost = await listRunning(database, new Date(clock().getTime() - minuteMs));
  for (const { id, customer_id: customerId, attempt } of lost) {
    if (await jobs.isPending(taskJob, { key: attemptKey({ id, attempt }) })) continue;
    await database.transaction().execute(async (transaction) => {
      const next = await reviveTask(transaction, { id, attempt });
      if (next === null) return;
      await enqueueAttempt(transaction, jobs, { customerId, id, attempt: next });
      revived += 1;
    });
  }
  return revived;
}
