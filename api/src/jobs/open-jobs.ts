import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { type Job, PgBoss } from 'pg-boss';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { queueDatabase, queueTransaction } from '../database/queue-database.ts';
import type { Tables } from '../database/tables.ts';
import type { Stopping } from '../stopping.ts';
import type { JobDefinition, JobRun } from './define-job.ts';
import { claimEffect } from './job-effects.repository.ts';

export type Jobs = {
  /**
   * Asks for a job in the caller's transaction: it will run, at least once, exactly when that is committed. The key
   * names this one job among those of its definition: asked for again with the same key it stays one.
   */
  enqueue: <Data>(
    transaction: Transaction<Tables>,
    definition: JobDefinition<Data>,
    data: Data,
    options: { key: string },
  ) => Promise<void>;
  /** From now on this server runs jobs of this kind. An error that `run` throws is logged and the job is run again. */
  work: <Data>(definition: JobDefinition<Data>, run: (run: JobRun<Data>) => Promise<void>) => Promise<void>;
  /** Whether the job of this key waits, runs or is to be run again. */
  isPending: (definition: { name: string }, options: { key: string }) => Promise<boolean>;
  /** From now on other servers run what is asked for; what is running goes on. */
  takeNoMore: () => void;
  /** Waits for what is running, until the stopping server cuts it; what is not finished by then is run again. */
  close: () => Promise<void>;
};

/** Of any job, whatever its data. */
type Limits = Omit<JobDefinition<unknown>, 'schema'>;

type Dependencies = {
  database: Pick<Database, 'kysely' | 'driver' | 'run' | 'listen'>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Every kind of job that may be asked for. */
  definitions: readonly Limits[];
  /** Where it is one of a server that stops in an order. */
  stopping?: Pick<Stopping, 'whenCut'>;
  stopWorkMs?: number;
};

// The shortest that there is. A server that died is noticed when its jobs have been silent for so long.
const heartbeatSeconds = 10;
const lookEverySeconds = 5;
const shortestStopMs = 3_000;
const longestRetryDelaySeconds = 600;
const keepFinishedSeconds = 3 * 24 * 3600;

/** Background jobs on the database (decision 14); the tables of pg-boss are made and brought up to date here. */
export async function openJobs(deps: Dependencies): Promise<Jobs> {
  const { database, clock, log, definitions, stopping, stopWorkMs = shortestStopMs } = deps;
  const running = new Set<Promise<void>>();
  const worked = new Set<string>();
  const boss = new PgBoss({
    db: queueDatabase(database),
    backend: database.driver,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: lookEverySeconds,
    monitorIntervalSeconds: lookEverySeconds,
    // Both read statistics that the embedded engine has not.
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', (err) => log.error({ err }, 'the job queue could not do its work'));
  boss.on('warning', ({ message }) => log.warn({ message }, 'the job queue warns'));
  await boss.start();
  for (const definition of definitions) await keepQueue(boss, definition);
  return {
    enqueue: async (transaction, definition, data, { key }) => {
      const id = jobIdOf(definition.name, key);
      // Null where it is there already.
      await boss.send(definition.name, definition.schema.parse(data) as object, {
        id,
        db: queueTransaction(transaction),
      });
    },
    work: async (definition, run) => {
      const handler = async ([job]: Job[]) => {
        if (!job) return;
        const work = runJob({ database, clock, log }, definition, job, run);
        running.add(work);
        await work.finally(() => running.delete(work));
      };
      worked.add(definition.name);
      await boss.work(
        definition.name,
        { localConcurrency: definition.atOnce, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 },
        handler,
      );
    },
    isPending: async ({ name }, { key }) => {
      const [job] = await boss.findJobs(name, { id: jobIdOf(name, key) });
      return job !== undefined && ['created', 'retry', 'active'].includes(job.state);
    },
    takeNoMore: () => {
      for (const name of worked) {
        boss
          .offWork(name, { wait: false })
          .catch((err: unknown) => log.error({ err }, 'jobs are still taken'));
      }
    },
    close: async () => {
      const signal = AbortSignal.any([
        AbortSignal.timeout(stopWorkMs),
        ...(stopping ? [stopping.whenCut] : []),
      ]);
      const isOver = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      if (!signal.aborted) await Promise.race([Promise.allSettled(running), isOver]);
      await boss.stop({ graceful: true, timeout: shortestStopMs });
    },
  };
}

async function keepQueue(boss: PgBoss, definition: Limits): Promise<void> {
  const options = {
    retryLimit: definition.retry.limit,
    retryDelay: definition.retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: longestRetryDelaySeconds,
    expireInSeconds: definition.longestSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: keepFinishedSeconds,
    notify: true,
  };
  if (await boss.getQueue(definition.name)) await boss.updateQueue(definition.name, options);
  else await boss.createQueue(definition.name, options);
  // Read into its memory: within somebody's transaction it could not read it from an engine with one session.
  await boss.findJobs(definition.name, { id: jobIdOf(definition.name, '') });
}

async function runJob<Data>(
  { database, clock, log }: Pick<Dependencies, 'database' | 'clock' | 'log'>,
  definition: JobDefinition<Data>,
  job: Job,
  run: (run: JobRun<Data>) => Promise<void>,
): Promise<void> {
  const effect: JobRun<Data>['effect'] = async (work, step = '') =>
    await database.kysely.transaction().execute(async (transaction) => {
      const isMine = await claimEffect(transaction, { jobId: job.id, step, at: clock() });
      if (isMine) await work(transaction);
      return isMine;
    });
  try {
    await run({
      data: definition.schema.parse(job.data),
      signal: job.signal,
      isLastRun: job.retryCount >= definition.retry.limit,
      effect,
    });
  } catch (err) {
    log.error({ err, job: definition.name, jobId: job.id, run: job.retryCount + 1 }, 'a job failed');
    throw new Error(`${definition.name} failed`, { cause: err });
  }
}

/** The same id for the same key, as a UUID. */
function jobIdOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex');
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
