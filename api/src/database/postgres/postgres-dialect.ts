import { PostgresDialect } from 'kysely';
import { Pool } from 'pg';
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
  return new PostgresDialect({ pool });
}

function escapeArgument(argument: string): string {
  return argument.replaceAll('\\', '\\\\').replaceAll(' ', '\\ ');
}
