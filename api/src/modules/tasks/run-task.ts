import { randomUUID } from 'node:crypto';
import { type ErrorCode, taskFileDays } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../database/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import { Refusal } from '../../http/refusal.ts';
import type { JobRun } from '../../jobs/define-job.ts';
import { tellCustomer, wakeCustomer } from '../messages/tell-customer.ts';
import type { TaskResult, TaskRunners } from './task-runners.ts';
import type { Attempt, TaskRow } from './tasks.repository.ts';
import * as repository from './tasks.repository.ts';

type Dependencies = {
  database: Kysely<Tables>;
  clock: Clock;
  files: FileStore;
  runners: TaskRunners;
};

const lookEveryMs = 500;
const failuresAtMost = 3;
const dayMs = 24 * 3600_000;

/**
 * One run of a task. The file, the state and the message come of one transaction, once, however often it is run; a
 * task that was canceled or that another run has finished is left alone.
 */
export async function runTask(deps: Dependencies, run: JobRun<Attempt>): Promise<void> {
  const { database, clock, files } = deps;
  const storageKey = `tasks/${run.data.id}/${randomUUID()}`;
  const begun = await repository.beginTask(database, run.data, { storageKey, at: clock() });
  if (!begun) return;
  // Of a run that was cut short.
  if (begun.leftKey) await files.delete(begun.leftKey);
  try {
    const result = await watchTask(deps, run, begun.task);
    if (!result) return;
    await files.put(storageKey, result.body);
    const isFinished = await finish(deps, run, begun.task, { ...result, storageKey });
    if (!isFinished) await files.delete(storageKey);
  } catch (error) {
    // The server is about to stop: whoever runs it next begins anew.
    if (run.signal.aborted) throw error;
    await recordFailure(deps, run, begun.task, error);
  }
}

/** Runs it with its progress shown; null where it was canceled meanwhile. */
async function watchTask(
  { database, runners }: Dependencies,
  { data: attempt, signal }: JobRun<Attempt>,
  task: TaskRow,
): Promise<TaskResult | null> {
  const canceled = new AbortController();
  let progress = { done: 0, total: task.total_count };
  let shown = progress;
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    const isChanged = progress !== shown;
    shown = progress;
    const isRunning = isChanged
      ? await repository.recordProgress(database, attempt, shown)
      : await repository.isTaskRunning(database, attempt);
    if (!isRunning) canceled.abort();
    else if (isChanged) await wakeCustomer(database, attempt.customerId);
  };
  const timer = setInterval(() => {
    // What cannot be shown now is shown the next time.
    looking = looking.then(look).catch(() => undefined);
  }, lookEveryMs);
  try {
    const result = await runners[task.kind].run({
      input: task.input,
      customerId: task.customer_id,
      userId: task.member_id ?? '',
      signal: AbortSignal.any([signal, canceled.signal]),
      report: (done, total) => {
        progress = { done, total };
      },
    });
    // What was quicker than the first look.
    looking = looking.then(look).catch(() => undefined);
    return result;
  } catch (error) {
    if (canceled.signal.aborted) return null;
    throw error;
  } finally {
    clearInterval(timer);
    await looking;
  }
}

async function finish(
  { database, clock }: Dependencies,
  { data: attempt, effect }: JobRun<Attempt>,
  task: TaskRow,
  result: TaskResult & { storageKey: string },
): Promise<boolean> {
  const at = clock();
  let isFinished = false;
  await effect(async (transaction) => {
    isFinished = await repository.finishTask(transaction, attempt, {
      ...result,
      bytes: result.body.length,
      at,
      until: new Date(at.getTime() + taskFileDays * dayMs),
    });
    if (isFinished) await tellOwner(transaction, task, { at, isFailed: false });
  });
  if (isFinished) await wakeCustomer(database, attempt.customerId);
  return isFinished;
}

async function recordFailure(
  { database, clock }: Dependencies,
  { data: attempt, effect, isLastRun }: JobRun<Attempt>,
  task: TaskRow,
  error: unknown,
): Promise<void> {
  const isRefused = error instanceof Refusal;
  const failures = isRefused ? 0 : await repository.countFailure(database, attempt);
  if (!isRefused && failures < failuresAtMost && !isLastRun) throw error;
  const failure = isRefused
    ? { code: error.code, ...(error.details.params ? { params: error.details.params } : {}) }
    : { code: 'INTERNAL' satisfies ErrorCode };
  const at = clock();
  await effect(async (transaction) => {
    const isFailed = await repository.failTask(transaction, attempt, { failure, at });
    if (isFailed) await tellOwner(transaction, task, { at, isFailed });
  });
  // For the log: the job itself is over.
  if (!isRefused) throw error;
}

async function tellOwner(
  transaction: Parameters<typeof tellCustomer>[0],
  { id, customer_id, member_id, title }: TaskRow,
  { at, isFailed }: { at: Date; isFailed: boolean },
): Promise<void> {
  if (member_id === null) return;
  await tellCustomer(transaction, {
    customerId: customer_id,
    memberId: member_id,
    bookingId: null,
    businessNumber: '',
    at,
    kind: 'taskDone',
    detail: { taskId: id, title, isFailed },
  });
}
