import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Whose task it is, of whichever customer; `userId` is null where that account is gone. */
export async function findTaskOwner(database: Kysely<Tables>, id: string) {
  const task = await database
    .selectFrom('task')
    .where('id', '=', id)
    .select(['customer_id as customerId', 'member_id as userId', 'state'])
    .executeTakeFirst();
  return task ?? null;
}
