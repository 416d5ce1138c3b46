import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Whose worklist it is. */
type Owner = { customerId: string; userId: string };
type Snooze = { id: string; version: string; until: string };

/** What is put off today still. */
export async function listSnoozes(
  database: Kysely<Tables>,
  owner: Owner,
  today: string,
): Promise<Selectable<Tables['worklist_snooze']>[]> {
  return await database
    .selectFrom('worklist_snooze')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('until', '>', today)
    .selectAll()
    .execute();
}

export async function upsertSnooze(
  database: Kysely<Tables>,
  owner: Owner,
  { id, version, until }: Snooze,
): Promise<void> {
  await database
    .insertInto('worklist_snooze')
    .values({
      customer_id: owner.customerId,
      member_id: owner.userId,
      item_id: id,
      item_version: version,
      until,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'item_id']).doUpdateSet({ item_version: version, until }),
    )
    .execute();
}

export async function deleteSnooze(database: Kysely<Tables>, owner: Owner, id: string): Promise<void> {
  await database
    .deleteFrom('worklist_snooze')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('item_id', '=', id)
    .execute();
}

/** Those whose day has come hide nothing any more. */
export async function deletePassedSnoozes(
  database: Kysely<Tables>,
  owner: Owner,
  today: string,
): Promise<void> {
  await database
    .deleteFrom('worklist_snooze')
    .where('customer_id', '=', owner.customerId)
    .where('member_id', '=', owner.userId)
    .where('until', '<=', today)
    .execute();
}
