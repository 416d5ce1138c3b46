import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Writes a row as it is: what is stored stays the same, and that it can be stored is tried. */
export async function tryWrite(database: Kysely<Tables>): Promise<void> {
  await database
    .updateTable('installation')
    .set({ demo_seeded_at: sql.ref('demo_seeded_at') })
    .execute();
}
