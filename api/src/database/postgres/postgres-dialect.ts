import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
} from 'kysely';
import { Pool } from 'pg';
import { DatabaseUnavailableError, isDatabaseAway, reasonOf } from '../database-errors.ts';
import {
  connectionTimeoutMs,
  idleTransactionTimeoutMs,
  sessionArguments,
  statementTimeoutMs,
} from '../session-settings.ts';
import { valueParsers } from '../value-formats.ts';

const mostConnections = 10;

export function createPool(databaseUrl: string, onBroken: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: mostConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'berth',
    options: sessionArguments().map(escapeArgument).join(' '),
    keepAlive: true,
    types: { getTypeParser: (type: number) => valueParsers[type] ?? ((text: string) => text) },
  });
  // A connection that breaks while it runs no statement, idle or in a silent transaction: the pool replaces
  // it, whoever uses it gets an error, and an unheard event would end the whole server.
  pool.on('connect', (client) => client.on('error', onBroken));
  pool.on('error', () => {});
  return pool;
}

export function createPostgresDialect(pool: Pool): PostgresDialect {
  return new SteadyDialect(pool);
}

/** For `catch`: that the database is away is said by one kind of error, whatever it was that noticed. */
export function rethrowAsAway(error: unknown): never {
  if (error instanceof DatabaseUnavailableError || !isDatabaseAway(error)) throw error;
  throw new DatabaseUnavailableError(`PostgreSQL is away: ${reasonOf(error)}`, { cause: error });
}

class SteadyDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new SteadyDriver({ pool: this.#pool });
  }
}

/**
 * Every statement passes here, those that begin and end transactions too: when the connection is lost, Kysely's rollback
 * fails as well, and its error takes the place of the first one.
 */
class SteadyDriver extends PostgresDriver {
  readonly #guarded = new WeakSet<DatabaseConnection>();

  override async acquireConnection(...options: Parameters<PostgresDriver['acquireConnection']>) {
    const connection = await super.acquireConnection(...options).catch((cause) => {
      // Whatever the reason, no statement ran: a refused password or a missing database is no fault of the call.
      throw new DatabaseUnavailableError(reasonOf(cause), { cause });
    });
    if (!this.#guarded.has(connection)) {
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = async <Row>(query: CompiledQuery) =>
        await execute<Row>(query).catch(rethrowAsAway);
      this.#guarded.add(connection);
    }
    return connection;
  }
}

function escapeArgument(argument: string): string {
  return argument.replaceAll('\\', '\\\\').replaceAll(' ', '\\ ');
}
