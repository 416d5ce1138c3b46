import { sql } from 'kysely';
import type { Database } from '../src/database/open-database.ts';

/** Jobs that wait until they may be tried again may be at once, instead of some seconds later. */
export async function bringJobsForward({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  await sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`.execute(
    kysely,
  );
}
