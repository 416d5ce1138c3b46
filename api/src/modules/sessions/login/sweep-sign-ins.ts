import type { Context } from '../../../context.ts';
import { deleteExpiredBrowsers } from './known-browsers.repository.ts';
import { deleteOldLoginAttempts } from './login-attempts.repository.ts';
import { failuresKeptSeconds } from './login-delay.ts';

/** Removes counted failures that slow nobody any more, and browsers in which nobody signed in for long. */
export async function sweepSignIns({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock();
  await deleteOldLoginAttempts(database, new Date(now.getTime() - failuresKeptSeconds * 1000));
  await deleteExpiredBrowsers(database, now);
}
