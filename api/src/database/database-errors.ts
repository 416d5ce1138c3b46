import { types } from 'node:util';

/** What PostgreSQL says about a failed statement; the same codes on both drivers. */
export interface DatabaseErrorFacts {
  /** SQLSTATE, five characters. */
  code: string;
  constraint: string | undefined;
  table: string | undefined;
  column: string | undefined;
}

/**
 * No connection, or no turn on it in time, or a data folder that cannot be used: the message is for the person
 * who starts the server.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
}

const connectionCodes = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EPIPE'];

// What node-postgres says without a code: the pool is exhausted, or the server went away, within a statement or before.
const connectionWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Client (has encountered|was closed)|Postgres connection has been discarded)/;

// SQLSTATE 08: connection, 53: out of resources, 57P: the server is shutting down or starting, 25006: it only reads.
const awayStates = /^(08|53|57P|25006)/;

/** Whether the database is away, or does nothing for now, rather than that a statement is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const state = databaseError(error)?.code;
  if (state) return awayStates.test(state);
  if (error instanceof DatabaseUnavailableError) return true;
  if (!types.isNativeError(error)) return false;
  // Node tries each address of a name; where none answers, its error has the code, but names no call of the system.
  if ('errors' in error && Array.isArray(error.errors)) {
    return error.errors.length > 0 && error.errors.every(isDatabaseAway);
  }
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (typeof syscall === 'string' && connectionCodes.includes(String(code))) return true;
  return connectionWords.test(error.message) || (error.cause !== undefined && isDatabaseAway(error.cause));
}

/** What went wrong, in one line. */
export function reasonOf(error: unknown): string {
  // Node reports one failure for each address it tried and leaves the message of the whole empty.
  if (!types.isNativeError(error)) return String(error);
  if ('errors' in error && Array.isArray(error.errors)) return error.errors.map(reasonOf).join('; ');
  return error.message;
}

export function databaseError(error: unknown): DatabaseErrorFacts | null {
  if (!types.isNativeError(error) || !('code' in error) || typeof error.code !== 'string') return null;
  if (!/^[0-9A-Z]{5}$/.test(error.code) || !('severity' in error)) return null;
  const read = (name: string) => {
    const value = (error as unknown as Record<string, unknown>)[name];
    return typeof value === 'string' ? value : undefined;
  };
  return { code: error.code, constraint: read('constraint'), table: read('table'), column: read('column') };
}

/** True for a duplicate; with a name only where that constraint or unique index was hit. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, '23505', constraint);
}

export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, '23503', constraint);
}

export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, '23514', constraint);
}

/** The statement ran longer than it may; the embedded engine has no such limit. */
export function isOverTime(error: unknown): boolean {
  return databaseError(error)?.code === '57014';
}

/** Serialization failure or deadlock: the same transaction may succeed when tried again. */
export function isWorthRetrying(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === '40001' || code === '40P01';
}

function isViolation(error: unknown, code: string, constraint?: string): boolean {
  const facts = databaseError(error);
  return facts?.code === code && (constraint === undefined || facts.constraint === constraint);
}
