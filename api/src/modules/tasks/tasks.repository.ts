import type { TaskKind } from '@berth/contract';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { TaskFailure, TaskTable } from './tasks.schema.ts';

export type TaskRow = Selectable<TaskTable>;
/** Whose tasks: a person of a customer. */
type Owner = { customerId: string; userId: string };
/** One attempt at a task, which another attempt or the person may have put an end to. */
export type Attempt = { customerId: string; id: string; attempt: number };
/** One run of an attempt, known by the place of its file; a server that was thought dead may still be at an older one. */
export type AttemptRun = Attempt & { storageKey: string };

function tasksOf(database: Kysely<Tables>, { customerId, userId }: Owner) {
  return database.selectFrom('task').where('customer_id', '=', customerId).where('member_id', '=', userId);
}

function filesOf(database: Kysely<Tables>, owner: Owner, now: Date) {
  return tasksOf(database, owner).where('state', '=', 'done').where('file_until', '>', now.toISOString());
}

export async function insertTask(database: Kysely<Tables>, task: Insertable<TaskTable>): Promise<void> {
  await database.insertInto('task').values(task).execute();
}

/** Until the end of the transaction nobody else starts a task for this person. */
export async function takeTurn(database: Kysely<Tables>, { userId }: Owner): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tasks ${userId}`}, 0))`.execute(database);
}

export async function listTasks(
  database: Kysely<Tables>,
  owner: Owner,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<TaskRow[]> {
  return await tasksOf(database, owner)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

export async function countTasks(database: Kysely<Tables>, owner: Owner) {
  const counts = await tasksOf(database, owner)
    .groupBy('customer_id')
    .select([
      'customer_id',
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`(count(*) filter (where state = 'running'))::integer`.as('running'),
    ])
    .executeTakeFirst();
  return { total: counts?.total ?? 0, running: counts?.running ?? 0 };
}

/** How many run, and a mark that is another one whenever any of the tasks is further than before. */
export async function readProgress(database: Kysely<Tables>, owner: Owner) {
  const progress = await tasksOf(database, owner)
    .groupBy('customer_id')
    .select([
      'customer_id',
      sql<number>`(count(*) filter (where state = 'running'))::integer`.as('running'),
      sql<string>`concat_ws(' ', count(*), count(*) filter (where state = 'running'), sum(attempt), sum(done_count),
        sum(coalesce(total_count, 0)), sum(failures), max(started_at), max(finished_at))`.as('mark'),
    ])
    .executeTakeFirst();
  return { running: progress?.running ?? 0, mark: progress?.mark ?? '' };
}

export async function findTask(database: Kysely<Tables>, owner: Owner, id: string): Promise<TaskRow | null> {
  const task = await tasksOf(database, owner).where('id', '=', id).selectAll().executeTakeFirst();
  return task ?? null;
}

/** Of a task that is there. */
export async function getTask(database: Kysely<Tables>, owner: Owner, id: string): Promise<TaskRow> {
  return await tasksOf(database, owner).where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

export async function listFiles(
  database: Kysely<Tables>,
  owner: Owner,
  { now, kind, page, pageSize }: { now: Date; kind?: TaskKind | undefined; page: number; pageSize: number },
): Promise<TaskRow[]> {
  const files = filesOf(database, owner, now);
  return await (kind === undefined ? files : files.where('kind', '=', kind))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

/** How many files of each kind there are, and how large they are together. */
export async function countFiles(database: Kysely<Tables>, owner: Owner, now: Date) {
  return await filesOf(database, owner, now)
    .groupBy(['customer_id', 'kind'])
    .select([
      'customer_id',
      'kind',
      sql<number>`count(*)::integer`.as('files'),
      sql<number>`sum(bytes)::float8`.as('bytes'),
    ])
    .orderBy('kind')
    .execute();
}

/**
 * Ends the time of a file, so that nobody can read it and the sweep removes what is left of it; gives where its bytes are,
 * and null where its time was over.
 */
export async function endFile(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
  { id, at }: { id: string; at: Date },
): Promise<string | null> {
  const task = await database
    .updateTable('task')
    .where('customer_id', '=', customerId)
    .where('member_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', 'done')
    .where('file_until', '>', at.toISOString())
    .set({ file_until: at })
    .returning('storage_key')
    .executeTakeFirst();
  return task?.storage_key ?? null;
}

/** Ends a running task for good; false where it had ended already. */
export async function cancelTask(
  database: Kysely<Tables>,
  { customerId, userId }: { customerId: string; userId: string | null },
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  const canceled = await database
    .updateTable('task')
    .where('customer_id', '=', customerId)
    .where('member_id', 'is not distinct from', userId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .set({ state: 'canceled', finished_at: at })
    .returning('id')
    .executeTakeFirst();
  return canceled !== undefined;
}

/** Makes a task that failed or was canceled a running one again; null where it is neither. */
export async function repeatTask(
  database: Kysely<Tables>,
  { customerId, userId }: Owner,
  id: string,
): Promise<number | null> {
  const repeated = await database
    .updateTable('task')
    .where('customer_id', '=', customerId)
    .where('member_id', '=', userId)
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'canceled'])
    .set((values) => ({
      state: 'running',
      attempt: values('attempt', '+', 1),
      done_count: 0,
      total_count: null,
      failures: 0,
      error: null,
      started_at: null,
      finished_at: null,
    }))
    .returning('attempt')
    .executeTakeFirst();
  return repeated?.attempt ?? null;
}

function runningTask(database: Kysely<Tables>, { customerId, id, attempt }: Attempt) {
  return database
    .updateTable('task')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'running');
}

/** The task while this run is the latest one of it. */
function taskOfRun(database: Kysely<Tables>, run: AttemptRun) {
  return runningTask(database, run).where('storage_key', '=', run.storageKey);
}

/** Takes the task up, from runs before it too; null where there is nothing to be done any more. */
export async function beginTask(
  database: Kysely<Tables>,
  { storageKey, ...attempt }: AttemptRun,
  at: Date,
): Promise<{ task: TaskRow; leftKey: string | null } | null> {
  return await database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('task')
      .where('customer_id', '=', attempt.customerId)
      .where('id', '=', attempt.id)
      .select(['storage_key', 'customer_id'])
      .forUpdate()
      .executeTakeFirst();
    const task = await runningTask(transaction, attempt)
      .set({ storage_key: storageKey, started_at: at, done_count: 0 })
      .returningAll()
      .executeTakeFirst();
    return task ? { task, leftKey: before?.storage_key ?? null } : null;
  });
}

/** False where the task has ended or another run took it up: the work is of no use any more. */
export async function recordProgress(
  database: Kysely<Tables>,
  run: AttemptRun,
  { done, total }: { done: number; total: number | null },
): Promise<boolean> {
  const task = await taskOfRun(database, run)
    .set({ done_count: done, total_count: total })
    .returning('id')
    .executeTakeFirst();
  return task !== undefined;
}

export async function isRunOfUse(
  database: Kysely<Tables>,
  { customerId, id, attempt, storageKey }: AttemptRun,
): Promise<boolean> {
  const task = await database
    .selectFrom('task')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('storage_key', '=', storageKey)
    .where('state', '=', 'running')
    .select('customer_id')
    .executeTakeFirst();
  return task !== undefined;
}

/** Counts a run that ended with an error; gives how many there are, 0 for a run of no use. */
export async function countFailure(database: Kysely<Tables>, run: AttemptRun): Promise<number> {
  const task = await taskOfRun(database, run)
    .set((values) => ({ failures: values('failures', '+', 1) }))
    .returning('failures')
    .executeTakeFirst();
  return task?.failures ?? 0;
}

type Outcome = {
  fileName: string;
  mediaType: string;
  bytes: number;
  at: Date;
  until: Date;
};

/** False where the task has ended meanwhile, or another run of it has taken over. */
export async function finishTask(
  database: Kysely<Tables>,
  run: AttemptRun,
  { fileName, mediaType, bytes, at, until }: Outcome,
): Promise<boolean> {
  const task = await taskOfRun(database, run)
    .set((values) => ({
      state: 'done',
      done_count: sql<number>`coalesce(${values.ref('total_count')}, ${values.ref('done_count')})`,
      file_name: fileName,
      media_type: mediaType,
      bytes,
      finished_at: at,
      file_until: until,
    }))
    .returning('id')
    .executeTakeFirst();
  return task !== undefined;
}

/** False as for one that is finished. */
export async function failTask(
  database: Kysely<Tables>,
  run: AttemptRun,
  { failure, at }: { failure: TaskFailure; at: Date },
): Promise<boolean> {
  const task = await taskOfRun(database, run)
    .set({ state: 'failed', error: JSON.stringify(failure), finished_at: at })
    .returning('id')
    .executeTakeFirst();
  return task !== undefined;
}
