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

/** Serialization failure or deadlock: the same transaction may succeed when tried again. */
export function isWorthRetrying(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === '40001' || code === '40P01';
}

function isViolation(error: unknown, code: string, constraint?: string): boolean {
  const facts = databaseError(error);
  return facts?.code === code && (constraint === undefined || facts.constraint === constraint);
}
