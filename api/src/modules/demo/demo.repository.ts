import type { Insertable, Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export async function findDemoRecord(
  database: Kysely<Tables>,
  { customerId, id }: { customerId: string; id: string },
): Promise<Selectable<Tables['demo_record']> | null> {
  const row = await database
    .selectFrom('demo_record')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function countDemoRecords(database: Kysely<Tables>, customerId: string): Promise<number> {
  const { count } = await database
    .selectFrom('demo_record')
    .where('customer_id', '=', customerId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertDemoRecord(
  database: Kysely<Tables>,
  record: Insertable<Tables['demo_record']>,
): Promise<void> {
  await database.insertInto('demo_record').values(record).execute();
}
