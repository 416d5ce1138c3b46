import { randomUUID } from 'node:crypto';
import type { ContainerEvent } from '@berth/contract';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ContainerTripTable } from './tracking.schema.ts';

export type TripRow = Selectable<ContainerTripTable>;
export type TripPlan = Pick<
  TripRow,
  'number' | 'size_type' | 'port_of_loading' | 'port_of_discharge' | 'is_check_digit_overridden'
>;

/**
 * From here to the end of the transaction nobody else assigns these containers or hears of them. Always in one order,
 * and before any booking is locked.
 */
export async function lockContainers(database: Kysely<Tables>, numbers: readonly string[]): Promise<void> {
  for (const number of [...new Set(numbers)].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`container ${number}`}, 0))`.execute(database);
  }
}

/** The voyage that a container is on, or else its last one. */
export async function findLastTrip(database: Kysely<Tables>, number: string): Promise<TripRow | null> {
  const trip = await database
    .selectFrom('container_trip')
    .where('number', '=', number)
    .selectAll()
    .orderBy(sql`closed_at is null`, 'desc')
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return trip ?? null;
}

export async function insertTrip(database: Kysely<Tables>, plan: TripPlan, now: Date): Promise<TripRow> {
  const trip: Insertable<ContainerTripTable> = { id: randomUUID(), ...plan, opened_at: now };
  return await database.insertInto('container_trip').values(trip).returningAll().executeTakeFirstOrThrow();
}

export async function updateTrip(database: Kysely<Tables>, id: string, plan: TripPlan): Promise<TripRow> {
  return await database
    .updateTable('container_trip')
    .where('id', '=', id)
    .set(plan)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function closeTrip(database: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await database
    .updateTable('container_trip')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .set({ closed_at: now })
    .execute();
}

/** How many of the events were not known of the trip yet. */
export async function insertEvents(
  database: Kysely<Tables>,
  tripId: string,
  events: readonly { hash: Buffer; event: ContainerEvent }[],
  { system, now }: { system: string; now: Date },
): Promise<number> {
  const inserted = await database
    .insertInto('container_event')
    .values(
      events.map(({ hash, event }) => ({
        trip_id: tripId,
        event_hash: hash,
        event: JSON.stringify(event),
        system,
        received_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['trip_id', 'event_hash']).doNothing())
    .returning('trip_id')
    .execute();
  return inserted.length;
}

export async function listEventsOfTrip(database: Kysely<Tables>, tripId: string): Promise<ContainerEvent[]> {
  const rows = await database
    .selectFrom('container_event')
    .where('trip_id', '=', tripId)
    .select('event')
    .execute();
  return rows.map(({ event }) => event);
}
