import { types } from 'node:util';
import {
  AbortedTransactionError,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import { databaseError, isDatabaseAway } from '../database-errors.ts';
import { encodeParameter } from '../value-formats.ts';
import type { EngineSession } from './embedded-session.ts';

/**
 * One turn on the embedded engine, which has a single session. A transaction that falls silent is rolled
 * back and its turn ends, so that forgotten work cannot stop everybody else.
 */
export class EmbeddedConnection implements DatabaseConnection {
  readonly #session: EngineSession;
  readonly #idleTimeoutMs: number;
  readonly #endTurn: () => void;
  #timer: NodeJS.Timeout | undefined;
  #inTransaction = false;
  #hadError = false;
  #ended: string | undefined;

  constructor(session: EngineSession, idleTimeoutMs: number, endTurn: () => void) {
    this.#session = session;
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#endTurn = endTurn;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#ended) throw new Error(this.#ended);
    clearTimeout(this.#timer);
    try {
      return await this.#run<R>(query.sql, query.parameters);
    } finally {
      if (this.#inTransaction && !this.#ended) this.#watch();
    }
  }

  // biome-ignore lint/correctness/useYield: the engine has no cursors over its protocol; nothing asks for one
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not available: read page by page');
  }

  async begin(statement: string): Promise<void> {
    await this.#run(statement, []);
    this.#inTransaction = true;
    this.#watch();
  }

  async commit(): Promise<void> {
    if (this.#ended) throw new Error(this.#ended);
    clearTimeout(this.#timer);
    this.#inTransaction = false;
    // After an error inside, PostgreSQL answers COMMIT with a rollback and no error.
    const isAborted = this.#hadError && (await this.#isAborted());
    await this.#run(isAborted ? 'rollback' : 'commit', []);
    if (isAborted) throw new AbortedTransactionError();
  }

  async rollback(): Promise<void> {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    this.#inTransaction = false;
    await this.#run('rollback', []);
  }

  release(): void {
    if (this.#ended) return;
    clearTimeout(this.#timer);
    this.#ended = 'This connection was given back';
    this.#endTurn();
  }

  async #isAborted(): Promise<boolean> {
    try {
      await this.#run('select 1', []);
      return false;
    } catch (error) {
      if (databaseError(error)?.code === '25P02') return true;
      throw error;
    }
  }

  async #run<R>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    try {
      // As node-postgres does: without parameters a text may hold several statements, the last one answers.
      const result =
        parameters.length === 0
          ? (await this.#session.exec(sql)).at(-1)
          : await this.#session.query(sql, parameters.map(encodeParameter));
      const rows = (result?.rows ?? []) as R[];
      return result?.affectedRows === undefined
        ? { rows }
        : { rows, numAffectedRows: BigInt(result.affectedRows) };
    } catch (error) {
      this.#hadError = true;
      throw withoutParameters(error);
    }
  }

  #watch(): void {
    this.#timer = setTimeout(() => void this.#abandon(), this.#idleTimeoutMs);
    this.#timer.unref();
  }

  async #abandon(): Promise<void> {
    this.#ended = `The transaction was rolled back: nothing happened in it for ${this.#idleTimeoutMs} ms`;
    this.#inTransaction = false;
    try {
      await this.#run('rollback', []);
    } catch (error) {
      // A session that was lost has rolled back with its end.
      if (!isDatabaseAway(error)) throw error;
    } finally {
      this.#endTurn();
    }
  }
}

// PGlite hangs statement and parameters on its errors, and with them people's data in the log.
function withoutParameters(error: unknown): unknown {
  if (!types.isNativeError(error) || !('params' in error)) return error;
  return Object.assign(error, { params: undefined, query: undefined, queryOptions: undefined });
}
