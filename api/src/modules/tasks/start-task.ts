import { randomUUID } from 'node:crypto';
import type { LocalizedText, TaskKind } from '@berth/contract';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { defineJob } from '../../jobs/define-job.ts';
import type { Jobs } from '../../jobs/open-jobs.ts';
import { wakeMember } from '../../notify/tell-customer.ts';
import * as repository from './tasks.repository.ts';

/** The job behind every task. Most of its runs are for servers that die: errors are counted by the task itself. */
export const taskJob = defineJob({
  name: 'task',
  schema: z.object({ customerId: z.string(), id: z.string(), attempt: z.number() }),
  retry: { limit: 60, delaySeconds: 2 },
  atOnce: 2,
  longestSeconds: 15 * 60,
});

export type TaskDependencies = Pick<Context, 'database' | 'clock'> & { jobs: Jobs };

type Wanted = {
  kind: TaskKind;
  title: LocalizedText;
  /** What the runner of the kind takes, as JSON. */
  input: unknown;
};

const runningAtOnce = 5;

/**
 * Has the server do something for a person apart from this call, in the caller's transaction; it shows in their task
 * centre from the commit on, is done even if the server dies in between, and ends with a message. Gives the task's id.
 */
export async function startTask(
  transaction: Transaction<Tables>,
  { clock, jobs }: Pick<TaskDependencies, 'clock' | 'jobs'>,
  { customerId, userId }: Pick<Actor, 'customerId' | 'userId'>,
  { kind, title, input }: Wanted,
): Promise<string> {
  const id = randomUUID();
  await leavePlace(transaction, { customerId, userId });
  await repository.insertTask(transaction, {
    id,
    customer_id: customerId,
    member_id: userId,
    kind,
    title: JSON.stringify(title),
    input: JSON.stringify(input),
    state: 'running',
    created_at: clock(),
  });
  await enqueueAttempt(transaction, jobs, { customerId, id, attempt: 1 });
  await wakeMember(transaction, { customerId, userId });
  return id;
}

/** Has a task tried again that failed or was canceled. */
export async function retryTask(
  { database, jobs }: TaskDependencies,
  owner: Pick<Actor, 'customerId' | 'userId'>,
  id: string,
): Promise<void> {
  const { customerId } = owner;
  await database.transaction().execute(async (transaction) => {
    await leavePlace(transaction, owner);
    const attempt = await repository.repeatTask(transaction, owner, id);
    if (attempt === null) throw new Refusal('TASK_NOT_REPEATABLE');
    await enqueueAttempt(transaction, jobs, { customerId, id, attempt });
    await wakeMember(transaction, owner);
  });
}

/** Has one attempt at a task made, once it is committed. */
export async function enqueueAttempt(
  transaction: Transaction<Tables>,
  jobs: Jobs,
  attempt: repository.Attempt,
): Promise<void> {
  await jobs.enqueue(transaction, taskJob, attempt, { key: attemptKey(attempt) });
}

export function attemptKey({ id, attempt }: Pick<repository.Attempt, 'id' | 'attempt'>): string {
  return `${id} ${attempt}`;
}

/** Refuses one more where a person has enough running; two at once take turns, so that they cannot pass together. */
async function leavePlace(transaction: Transaction<Tables>, owner: { customerId: string; userId: string }) {
  await repository.takeTurn(transaction, owner);
  const { running } = await repository.countTasks(transaction, owner);
  if (running >= runningAtOnce) throw new Refusal('TASKS_BUSY', { params: { limit: runningAtOnce } });
}
