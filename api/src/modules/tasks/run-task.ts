import { randomUUID } from 'node:crypto';
import { type ErrorCode, taskFileDays } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import { Refusal } from '../../http/refusal.ts';
import type { JobRun } from '../../jobs/define-job.ts';
import { tellCustomer, wakeMember } from '../../notify/tell-customer.ts';
import { readRights } from '../../policy/member-rights.repository.ts';
import type { TaskOwner, TaskResult, TaskRunners } from './task-runners.ts';
import type { Attempt, AttemptRun, TaskRow } from './tasks.repository.ts';
import * as repository from './tasks.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & {
  files: FileStore;
  runners: TaskRunners;
};

const lookEveryMs = 500;
const failuresAtMost = 3;
const dayMs = 24 * 3600_000;

/** Thrown within an effect so that nothing of it stays: the task has ended, or it is another run's by now. */
class OfNoUse extends Error {}

/**
 * One run of a task. The file, the state and the message come of one transaction, once, however often it is run; a
 * task that was canceled or that another run has taken up is left alone.
 */
export async function runTask(deps: Dependencies, job: JobRun<Attempt>): Promise<void> {
  const { database, clock, files } = deps;
  const storageKey = `tasks/${job.data.id}/${randomUUID()}`;
  const run = { ...job, data: { ...job.data, storageKey } };
  const begun = await repository.beginTask(database, run.data, clock());
  if (!begun) return;
  // Of a run that was cut short.
  if (begun.leftKey) await files.delete(begun.leftKey);
  try {
    const result = await watchTask(deps, run, begun.task);
    if (!result) return;
    await files.put(storageKey, result.body);
    const isFinished = await finish(deps, run, begun.task, result);
    if (!isFinished) await files.delete(storageKey);
  } catch (error) {
    // The server is about to stop: whoever runs it next begins again.
    if (run.signal.aborted) throw error;
    await recordFailure(deps, run, begun.task, error);
  }
}

/** Runs it with its progress shown; null where it was canceled or taken up by another run meanwhile. */
async function watchTask(
  { database, runners }: Dependencies,
  { data, signal }: JobRun<AttemptRun>,
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
      ? await repository.recordProgress(database, data, shown)
      : await repository.isRunOfUse(database, data);
    if (!isRunning) canceled.abort();
    else if (isChanged) await wakeOwner(database, task);
  };
  const timer = setInterval(() => {
    // What cannot be shown now is shown the next time.
    looking = looking.then(look).catch(() => undefined);
  }, lookEveryMs);
  try {
    const result = await runners[task.kind].run({
      input: task.input,
      owner: await ownerOf(database, task),
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
  { data, effect }: JobRun<AttemptRun>,
  task: TaskRow,
  result: TaskResult,
): Promise<boolean> {
  const at = clock();
  const until = new Date(at.getTime() + taskFileDays * dayMs);
  const isFinished = await endTask(effect, async (transaction) => {
    const outcome = { ...result, bytes: result.body.length, at, until };
    if (!(await repository.finishTask(transaction, data, outcome))) throw new OfNoUse();
    await tellOwner(transaction, task, { at, isFailed: false });
  });
  if (isFinished) await wakeOwner(database, task);
  return isFinished;
}

async function recordFailure(
  { database, clock }: Dependencies,
  { data, effect, isLastRun }: JobRun<AttemptRun>,
  task: TaskRow,
  error: unknown,
): Promise<void> {
  const isRefused = error instanceof Refusal;
  const failures = isRefused ? 0 : await repository.countFailure(database, data);
  if (!isRefused && failures < failuresAtMost && !isLastRun) throw error;
  const failure = isRefused
    ? { code: error.code, ...(error.details.params ? { params: error.details.params } : {}) }
    : { code: 'INTERNAL' satisfies ErrorCode };
  const at = clock();
  await endTask(effect, async (transaction) => {
    if (!(await repository.failTask(transaction, data, { failure, at }))) throw new OfNoUse();
    await tellOwner(transaction, task, { at, isFailed: true });
  });
  // For the log: the job itself is over.
  if (!isRefused) throw error;
}

/** Whether it was this run that ended the task. */
async function endTask(
  effect: JobRun<AttemptRun>['effect'],
  end: Parameters<JobRun<AttemptRun>['effect']>[0],
): Promise<boolean> {
  try {
    return await effect(end);
  } catch (error) {
    if (error instanceof OfNoUse) return false;
    throw error;
  }
}

/** With what they may do now; nobody who is gone may do anything. */
async function ownerOf(database: Kysely<Tables>, { customer_id, member_id }: TaskRow): Promise<TaskOwner> {
  const owner = { customerId: customer_id, userId: member_id ?? '' };
  const rights = member_id === null ? null : await readRights(database, owner);
  return { ...owner, ...(rights ?? { roles: [], permissions: [] }) };
}

async function wakeOwner(database: Kysely<Tables>, { customer_id, member_id }: TaskRow): Promise<void> {
  if (member_id !== null) await wakeMember(database, { customerId: customer_id, userId: member_id });
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
    record: null,
    businessNumber: '',
    at,
    kind: 'taskDone',
    detail: { taskId: id, title, isFailed },
  });
}
