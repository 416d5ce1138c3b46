import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** No cursor of the changed bookings that was given out so far is known from now on: who has one reads from the start. */
export async function forgetCursors(database: Kysely<Tables>): Promise<void> {
  await database
    .updateTable('installation')
    .set({ changes_epoch: sql<string>`gen_random_uuid()::text` })
    .execute();
}
