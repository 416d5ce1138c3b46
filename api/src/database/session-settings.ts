/** Settings of every session on both databases, so that the same text comes back from both. */
const everySession = {
  TimeZone: 'UTC',
  DateStyle: 'ISO, YMD',
  IntervalStyle: 'postgres',
  bytea_output: 'hex',
  search_path: 'public',
};

/** A statement that runs longer is cancelled on PostgreSQL; the embedded engine cannot interrupt itself. */
export const statementTimeoutMs = 30_000;

/** The same for what somebody waits for. */
export const readTimeoutMs = 5000;

/** A transaction in which nothing happens for so long is rolled back, so that it cannot hold its locks. */
export const idleTransactionTimeoutMs = 15_000;

/** How long a query waits for a connection before it fails. */
export const connectionTimeoutMs = 10_000;

/** The settings as `-c name=value` arguments of a PostgreSQL server program. */
export function sessionArguments(): string[] {
  return Object.entries(everySession).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
