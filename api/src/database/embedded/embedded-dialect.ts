import {
  createQueryId,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryCompiler,
  RawNode,
  type TransactionSettings,
} from 'kysely';
import { DatabaseUnavailableError } from '../database-errors.ts';
import { connectionTimeoutMs, idleTransactionTimeoutMs } from '../session-settings.ts';
import { EmbeddedConnection } from './embedded-connection.ts';
import type { EmbeddedEngine } from './embedded-session.ts';
import { loopTurns } from './loop-turns.ts';

interface Waits {
  connectionTimeoutMs?: number;
  idleTransactionTimeoutMs?: number;
  /** After a turn of at least this long, of an engine in this thread, the event loop turns more often. */
  slowMs?: number;
}

/**
 * Kysely on PGlite. Kysely brings a PGlite dialect of its own, but there a transaction that never ends
 * stops every other query for good; here waiting and silence both have a limit, as on PostgreSQL.
 */
export class EmbeddedDialect implements Dialect {
  readonly #engine: EmbeddedEngine;
  readonly #waits: Waits;

  constructor(engine: EmbeddedEngine, waits: Waits = {}) {
    this.#engine = engine;
    this.#waits = waits;
  }

  createDriver(): Driver {
    return new EmbeddedDriver(this.#engine, this.#waits);
  }

  createQueryCompiler(): QueryCompiler {
    return new PostgresQueryCompiler();
  }

  createAdapter(): PostgresAdapter {
    return new EmbeddedAdapter();
  }

  createIntrospector(kysely: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(kysely);
  }
}

/** PostgreSQL in all but this: a statement that runs cannot be interrupted, for the engine has one session. */
export class EmbeddedAdapter extends PostgresAdapter {}

class EmbeddedDriver implements Driver {
  readonly #engine: EmbeddedEngine;
  readonly #idleTimeoutMs: number;
  readonly #turns: Turns;

  constructor(engine: EmbeddedEngine, waits: Waits) {
    this.#engine = engine;
    this.#idleTimeoutMs = waits.idleTransactionTimeoutMs ?? idleTransactionTimeoutMs;
    // Otherwise it turns while the answer is waited for.
    const slow = engine.isInThisThread ? (waits.slowMs ?? slowMs) : Number.POSITIVE_INFINITY;
    this.#turns = new Turns(waits.connectionTimeoutMs ?? connectionTimeoutMs, slow);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    const endTurn = () => this.#turns.pass();
    try {
      // Of this turn alone: what comes after a loss within it must not run beside its lost beginning.
      return new EmbeddedConnection(await this.#engine.session(), this.#idleTimeoutMs, endTurn);
    } catch (error) {
      endTurn();
      throw error;
    }
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await embedded(connection).begin(`start transaction${isolation}${access}`);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await embedded(connection).commit();
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await embedded(connection).rollback();
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await runSavepoint(connection, 'savepoint', name);
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await runSavepoint(connection, 'rollback to', name);
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await runSavepoint(connection, 'release', name);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    embedded(connection).release();
  }

  async destroy(): Promise<void> {
    await this.#engine.close();
  }
}

const slowMs = 20;
// A loop accepts a connection or two in each of its turns.
const turnsAfterSlow = 16;

/** Turns on the one session, in the order of asking; the event loop turns before each, more often after a slow one. */
class Turns {
  readonly #timeoutMs: number;
  readonly #slowMs: number;
  readonly #waiting: Array<() => void> = [];
  #isTaken = false;
  #takenAt = 0;
  #pause = 1;

  constructor(timeoutMs: number, slowMs: number) {
    this.#timeoutMs = timeoutMs;
    this.#slowMs = slowMs;
  }

  async take(): Promise<void> {
    if (this.#isTaken) await this.#waitInLine();
    this.#isTaken = true;
    await loopTurns(this.#pause);
    this.#takenAt = performance.now();
  }

  async #waitInLine(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(turn), 1);
        reject(new DatabaseUnavailableError(this.#tooLong()));
      }, this.#timeoutMs);
      this.#waiting.push(turn);
    });
  }

  pass(): void {
    this.#pause = performance.now() - this.#takenAt >= this.#slowMs ? turnsAfterSlow : 1;
    const next = this.#waiting.shift();
    if (next) next();
    else this.#isTaken = false;
  }

  #tooLong(): string {
    return (
      `The embedded database was busy for ${this.#timeoutMs} ms. Inside a transaction every query has to use ` +
      'that transaction: a query beside it waits for its end'
    );
  }
}

function embedded(connection: DatabaseConnection): EmbeddedConnection {
  if (connection instanceof EmbeddedConnection) return connection;
  throw new TypeError('Not a connection of the embedded driver');
}

async function runSavepoint(connection: DatabaseConnection, command: string, name: string): Promise<void> {
  const sql = `${command} "${name.replaceAll('"', '""')}"`;
  const query = RawNode.createWithSql(sql);
  await connection.executeQuery({ sql, parameters: [], query, queryId: createQueryId() });
}
