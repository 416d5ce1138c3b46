// Started as a thread by engine-thread.ts with the path of a folder that holds a database: runs the engine on it, one
// order after the other. An error that is none of PostgreSQL's leaves the engine in a state that nobody knows: the thread
// ends with it.
import { parentPort, workerData } from 'node:worker_threads';
import type { Results } from '@electric-sql/pglite';
import { databaseError } from '../database-errors.ts';
import { startEngine } from './embedded-engine.ts';
import type { EngineOrder, EngineSaid, EngineWork, Failure, TextResult } from './engine-messages.ts';

const say = (said: EngineSaid) => parentPort?.postMessage(said);
const started = await startEngine(workerData).catch((error: unknown) => {
  say({ notStarted: error instanceof Error ? error.message : String(error) });
});
if (started) serve(started);

function serve({ engine, syncCount }: Awaited<ReturnType<typeof startEngine>>): void {
  const listeners = new Map<number, () => Promise<void>>();
  parentPort?.on('message', async ({ id, ...work }: EngineOrder) => {
    try {
      const results = await doWork(id, work);
      say({ id, results, syncs: syncCount() });
    } catch (error) {
      if (!databaseError(error)) throw error;
      say({ id, failure: failureOf(error as Error), syncs: syncCount() }); // as just asked
    }
  });
  say({ started: true });

  async function doWork(id: number, work: EngineWork): Promise<TextResult[]> {
    const options = { rowMode: 'array' } as const;
    if ('query' in work) return [textResult(await engine.query(work.query, work.values, options))];
    if ('exec' in work) return (await engine.exec(work.exec, options)).map(textResult);
    if ('listen' in work)
      listeners.set(id, await engine.listen(work.listen, (payload) => say({ listener: id, payload })));
    else if ('unlisten' in work) await listeners.get(work.unlisten)?.();
    else await engine.close();
    return [];
  }
}

function textResult({ fields, rows, affectedRows }: Results): TextResult {
  return {
    columns: fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })),
    rows: rows as unknown as TextResult['rows'], // as `rowMode` and the engine without parsers make them
    affectedRows,
  };
}

// PGlite hangs statement and parameters on its errors, and with them people's data in the log.
function failureOf(error: Error): Failure {
  const { params, query, queryOptions, ...facts } = error as Error & Record<string, unknown>;
  const texts = Object.entries(facts).filter(([, value]) => typeof value === 'string');
  return { ...Object.fromEntries(texts), message: error.message };
}
