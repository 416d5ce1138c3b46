import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import {
  connectionTimeoutMs,
  idleTransactionTimeoutMs,
  sessionArguments,
  statementTimeoutMs,
} from './session-settings.ts';
import { valueParsers } from './value-formats.ts';

const mostConnections = 10;

export function createPool(databaseUrl: string, onIdleError: (error: Error) => void): Pool {
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
  // A connection that breaks while nobody uses it: the pool replaces it, an unheard event would end Node.
  pool.on('error', onIdleError);
  return pool;
}

export function createPostgresDialect(pool: Pool): PostgresDialect {
  return new PostgresDialect({ pool });
}

function escapeArgument(argument: string): string {
  return argument.replaceAll('\\', '\\\\').replaceAll(' ', '\\ ');
}
