import { randomUUID } from 'node:crypto';
import { type ContainerEvent, type ContainerPorts, usualPortCode } from '@berth/contract';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ContainerTripTable } from './tracking.schema.ts';

export type TripRow = Selectable<ContainerTripTable>;
export type TripPlan = Pick<
  TripRow,
  'number' | 'size_type' | 'port_of_loading' | 'port_of_discharge' | 'is_check_digit_overridden'
>;

const tripColumns = [
  ...(['id', 'number', 'is_check_digit_overridden', 'size_type'] as const),
  ...(['port_of_loading', 'port_of_discharge', 'opened_at', 'closed_at'] as const),
];

/**
 * From here to the end of the transaction nobody else assigns these containers or hears of them. Always in one order,
 * and before any booking is locked.
 */
export async function lockContainers(database: Kysely<Tables>, numbers: readonly string[]): Promise<void> {
  const inOrder = [...new Set(numbers)].sort().map((number) => `container ${number}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${inOrder}::text[]) name`.execute(
    database,
  );
}

/** As the port list has them. */
export function portsOfTrip(trip: Pick<TripRow, 'port_of_loading' | 'port_of_discharge'>): ContainerPorts {
  return {
    portOfLoading: usualPortCode(trip.port_of_loading),
    portOfDischarge: usualPortCode(trip.port_of_discharge),
  };
}

/** Of each container the voyage that it is on, or else its last one, and after that the one before. */
export async function listLastTrips(
  database: Kysely<Tables>,
  numbers: readonly string[],
): Promise<TripRow[]> {
  const ranked = database
    .selectFrom('container_trip')
    .where(sql<boolean>`number = any(${numbers}::text[])`)
    .selectAll()
    .select(
      sql<number>`row_number() over (partition by number order by closed_at is null desc, opened_at desc)`.as(
        'rank',
      ),
    );
  return await database
    .selectFrom(ranked.as('trip'))
    .where('rank', '<=', 2)
    .select(tripColumns)
    .orderBy('number')
    .orderBy('rank')
    .execute();
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

export async function closeTrips(database: Kysely<Tables>, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await database
    .updateTable('container_trip')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('closed_at', 'is', null)
    .set({ closed_at: now })
    .execute();
}

/** The voyage of a box goes on: that it was over was told by mistake. */
export async function reopenTrip(database: Kysely<Tables>, id: string): Promise<void> {
  await database.updateTable('container_trip').where('id', '=', id).set({ closed_at: null }).execute();
}

export type KeptEvent = { hash: Buffer; event: ContainerEvent };

/** Gives, for each of the events that was not known of its trip yet, the trip. */
export async function insertEvents(
  database: Kysely<Tables>,
  events: readonly (KeptEvent & { tripId: string })[],
  { system, now }: { system: string; now: Date },
): Promise<string[]> {
  if (events.length === 0) return [];
  const inserted = await database
    .insertInto('container_event')
    .values(
      events.map(({ tripId, hash, event }) => ({
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
  return inserted.map(({ trip_id }) => trip_id);
}

/** What was told of each of some trips. */
export async function listEventsOfTrips(
  database: Kysely<Tables>,
  tripIds: readonly string[],
): Promise<ReadonlyMap<string, KeptEvent[]>> {
  const events = new Map(tripIds.map((id) => [id, [] as KeptEvent[]]));
  const rows = await database
    .selectFrom('container_event')
    .where(sql<boolean>`trip_id = any(${[...events.keys()]}::uuid[])`)
    .select(['trip_id', 'event_hash as hash', 'event'])
    .execute();
  for (const { trip_id, ...kept } of rows) events.get(trip_id)?.push(kept);
  return events;
}

/** Takes an event off a trip and gives it, with when it came; null where it is not there. */
export async function deleteEvent(
  database: Kysely<Tables>,
  { tripId, hash }: { tripId: string; hash: Buffer },
): Promise<{ event: ContainerEvent; receivedAt: string } | null> {
  const row = await database
    .deleteFrom('container_event')
    .where('trip_id', '=', tripId)
    .where('event_hash', '=', hash)
    .returning(['event', 'received_at'])
    .executeTakeFirst();
  return row ? { event: row.event, receivedAt: row.received_at } : null;
}

export async function moveEvents(
  database: Kysely<Tables>,
  { from, to }: { from: string; to: string },
  hashes: readonly Buffer[],
): Promise<void> {
  if (hashes.length === 0) return;
  await database
    .updateTable('container_event')
    .where('trip_id', '=', from)
    .where('event_hash', 'in', hashes)
    .set({ trip_id: to })
    .execute();
}
