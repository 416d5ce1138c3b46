import { DatabaseUnavailableError, reasonOf } from '../database-errors.ts';
import type { EmbeddedEngine, EngineSession } from './embedded-session.ts';
import { ThreadSession } from './thread-session.ts';

/**
 * The engine on a folder that holds a database, in a thread of its own: a long statement keeps other statements waiting
 * and no calls. The caller holds the lock of the folder. Where the thread is lost, what it had in hand fails as with a
 * server that goes away, and the next turn begins with another thread on the same folder.
 */
export class EngineThread implements EmbeddedEngine {
  readonly isInThisThread = false;
  isClosed = false;
  readonly #folder: string;
  readonly #log: (message: string) => void;
  #session: ThreadSession;
  #replacing: Promise<ThreadSession> | null = null;
  #prepare: (session: EngineSession) => Promise<void> = async () => undefined;

  private constructor(folder: string, log: (message: string) => void, session: ThreadSession) {
    this.#folder = folder;
    this.#log = log;
    this.#session = session;
  }

  static async start(folder: string, log: (message: string) => void = () => {}): Promise<EngineThread> {
    return new EngineThread(folder, log, await ThreadSession.start(folder));
  }

  async session(): Promise<ThreadSession> {
    if (this.isClosed) throw new DatabaseUnavailableError('The embedded database is closed');
    if (!this.#session.isLost) return this.#session;
    this.#replacing ??= this.#replace().finally(() => {
      this.#replacing = null;
    });
    return await this.#replacing;
  }

  onReplaced(prepare: (session: EngineSession) => Promise<void>): void {
    this.#prepare = prepare;
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.#replacing?.catch(() => undefined);
    await this.#session.close();
  }

  async #replace(): Promise<ThreadSession> {
    try {
      // Its files are closed with it.
      await this.#session.ended;
      this.#session = await this.#startPrepared();
      this.#log('The thread of the embedded database was lost; the database is open again');
      return this.#session;
    } catch (cause) {
      throw new DatabaseUnavailableError(`The embedded database does not open again: ${reasonOf(cause)}`, {
        cause,
      });
    }
  }

  async #startPrepared(): Promise<ThreadSession> {
    const session = await ThreadSession.start(this.#folder);
    try {
      await this.#prepare(session);
      return session;
    } catch (error) {
      await session.terminate();
      throw error;
    }
  }
}
