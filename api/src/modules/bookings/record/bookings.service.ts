import type { BookingKind } from '@berth/contract';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { maySeeKind } from './bookings.policy.ts';
import * as repository from './bookings.repository.ts';
import { getBranchCode, takeBusinessNumber } from './business-numbers.repository.ts';

export type BookingDependencies = Pick<Context, 'database' | 'clock' | 'reference'>;

const unfinishedShown = 20;

export async function listUnfinished(database: Kysely<Tables>, actor: Actor, kind: BookingKind) {
  return await repository.listUnfinished(database, actor.customerId, { kind, limit: unfinishedShown });
}

/** Who asks for something by its id. */
export type Seer = Pick<Actor, 'customerId' | 'permissions'>;

/** A booking of the caller's company, of a kind that the caller may see; null where it is to them as if it was not there. */
export async function findVisibleBooking(
  database: Kysely<Tables>,
  seer: Seer,
  id: string,
): Promise<repository.BookingRow | null> {
  const booking = isId(id) ? await repository.findBooking(database, seer.customerId, id) : null;
  return booking && maySeeKind(seer, booking.kind) ? booking : null;
}

/** The same, locked until the transaction ends. */
export async function lockVisibleBooking(
  transaction: Kysely<Tables>,
  seer: Seer,
  id: string,
): Promise<repository.LockedBooking | null> {
  const booking = isId(id) ? await repository.lockBooking(transaction, seer.customerId, id) : null;
  return booking && maySeeKind(seer, booking.kind) ? booking : null;
}

/** A booking with its cargo, what was measured of it, and its history. Another customer's, or one of another kind, is not there, just as one that never was. */
export async function getSavedBooking(database: Kysely<Tables>, actor: Actor, kind: BookingKind, id: string) {
  const booking = await findVisibleBooking(database, actor, id);
  if (booking?.kind !== kind) throw new Refusal('NOT_FOUND');
  const own = { customerId: actor.customerId, bookingIds: [id] };
  const [lines, measurements, events] = await Promise.all([
    repository.listLines(database, 'cargo_line', own),
    repository.listLines(database, 'cargo_measurement', own),
    repository.listBookingEvents(database, actor.customerId, id),
  ]);
  return { booking, lines, measurements, events };
}

export type SavedBooking = Awaited<ReturnType<typeof getSavedBooking>>;

/** Takes the next business number of the customer's branch; it is the customer's until a booking uses it. */
export async function takeNumber(
  { database, clock }: Pick<BookingDependencies, 'database' | 'clock'>,
  { customerId }: Pick<Actor, 'customerId'>,
  kind: BookingKind,
): Promise<string> {
  const now = clock();
  const branchCode = await getBranchCode(database, customerId);
  const request = { customerId, branchCode, kind, day: toChinaDay(now), at: now.toISOString() };
  return await database.transaction().execute((transaction) => takeBusinessNumber(transaction, request));
}
