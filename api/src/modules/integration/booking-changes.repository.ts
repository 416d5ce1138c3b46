import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export type BookingChangeRow = Omit<Selectable<Tables['booking_change']>, 'booking_id'>;

/** What was committed after the change of a number, in the order of the commits. Systems know no customer. */
export async function listChangesAfter(
  database: Kysely<Tables>,
  number: number,
  limit: number,
): Promise<BookingChangeRow[]> {
  return await database
    .selectFrom('booking_change')
    .where('number', '>', number)
    .select(['number', 'business_number', 'kind', 'status', 'is_deleted', 'at'])
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** What stands in every cursor that is given out here: another one once something older was put in this place. */
export async function getChangesEpoch(database: Kysely<Tables>): Promise<string> {
  const { changes_epoch } = await database
    .selectFrom('installation')
    .select('changes_epoch')
    .executeTakeFirstOrThrow();
  return changes_epoch;
}

/** 0 before there is any. */
export async function findLastChange(database: Kysely<Tables>): Promise<number> {
  const { last } = await database
    .selectFrom('booking_change')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  return last;
}
