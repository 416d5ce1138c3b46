import { Worker } from 'node:worker_threads';
import { DatabaseUnavailableError, reasonOf } from '../database-errors.ts';
import { valueParsers } from '../value-formats.ts';
import type { EngineResult, EngineSession } from './embedded-session.ts';
import type { EngineOrder, EngineSaid, EngineWork, TextResult } from './engine-messages.ts';

type Pending = { resolve: (results: TextResult[]) => void; reject: (error: unknown) => void };

const program = new URL('./engine-program.ts', import.meta.url);

/** The session of an engine that runs in a thread, from the start of the thread to its end. */
export class ThreadSession implements EngineSession {
  /** Resolves when the thread has ended. */
  readonly ended: Promise<void>;
  /** Syncs to disk until the last answer; a commit that changed something adds at least one before it is answered. */
  syncs = 0;
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<number, (payload: string) => void>();
  readonly #started = Promise.withResolvers<void>();
  #orders = 0;
  #lost: DatabaseUnavailableError | null = null;

  private constructor(folder: string) {
    this.#worker = new Worker(program, { workerData: folder, execArgv: [] });
    let reason = 'it ended';
    this.#worker.on('message', (said: EngineSaid) => this.#hear(said));
    this.#worker.on('error', (error) => {
      reason = reasonOf(error);
    });
    this.ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#lose(`The thread of the embedded database was lost: ${reason}`);
        resolve();
      });
    });
  }

  /** Throws what keeps the engine from starting. */
  static async start(folder: string): Promise<ThreadSession> {
    const session = new ThreadSession(folder);
    try {
      await session.#started.promise;
      return session;
    } catch (error) {
      await session.terminate();
      throw error;
    }
  }

  get isLost(): boolean {
    return this.#lost !== null;
  }

  async query(text: string, values: (string | null)[] = []): Promise<EngineResult> {
    const [result] = await this.#ask({ query: text, values });
    return result ? readResult(result) : { rows: [] };
  }

  async exec(text: string): Promise<EngineResult[]> {
    return (await this.#ask({ exec: text })).map(readResult);
  }

  async listen(channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>> {
    const id = this.#orders + 1;
    this.#listeners.set(id, onNotification);
    await this.#ask({ listen: channel });
    return async () => {
      this.#listeners.delete(id);
      if (!this.isLost) await this.#ask({ unlisten: id });
    };
  }

  async close(): Promise<void> {
    if (!this.isLost) await this.#ask({ close: true });
    await this.terminate();
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate();
    await this.ended;
  }

  async #ask(work: EngineWork): Promise<TextResult[]> {
    if (this.#lost) throw this.#lost;
    this.#orders += 1;
    const order: EngineOrder = { id: this.#orders, ...work };
    return await new Promise((resolve, reject) => {
      this.#pending.set(order.id, { resolve, reject });
      this.#worker.postMessage(order);
    });
  }

  #hear(said: EngineSaid): void {
    if ('started' in said) this.#started.resolve();
    else if ('notStarted' in said) this.#started.reject(new Error(said.notStarted));
    else if ('listener' in said) this.#listeners.get(said.listener)?.(said.payload);
    else this.#settle(said);
  }

  #settle(said: Extract<EngineSaid, { id: number }>): void {
    this.syncs = said.syncs;
    const pending = this.#pending.get(said.id);
    this.#pending.delete(said.id);
    if ('results' in said) pending?.resolve(said.results);
    else pending?.reject(Object.assign(new Error(said.failure.message), said.failure));
  }

  #lose(reason: string): void {
    this.#lost = new DatabaseUnavailableError(reason);
    this.#started.reject(this.#lost);
    for (const { reject } of this.#pending.values()) reject(this.#lost);
    this.#pending.clear();
  }
}

function readResult({ columns, rows, affectedRows }: TextResult): EngineResult {
  const readers = columns.map(({ name, type }) => ({
    name,
    parse: valueParsers[type] ?? ((text: string) => text),
  }));
  const values = rows.map((cells) => {
    const row: Record<string, unknown> = {};
    readers.forEach(({ name, parse }, at) => {
      const text = cells[at] ?? null;
      row[name] = text === null ? null : parse(text);
    });
    return row;
  });
  return affectedRows === undefined ? { rows: values } : { rows: values, affectedRows };
}
