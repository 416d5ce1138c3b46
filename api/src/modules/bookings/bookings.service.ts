import type { BookingKind } from '@berth/contract';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { ReferenceReader } from '../selects/reference-catalog.ts';
import * as repository from './bookings.repository.ts';
import { getBranchCode, takeBusinessNumber } from './business-numbers.repository.ts';

export type BookingDependencies = { database: Kysely<Tables>; clock: Clock; reference: ReferenceReader };

const unfinishedShown = 20;

export async function listUnfinished(database: Kysely<Tables>, actor: Actor, kind: BookingKind) {
  return await repository.listUnfinished(database, actor.customerId, { kind, limit: unfinishedShown });
}

/** A booking with its cargo, what was measured of it, and its history. Another customer's, or one of another kind, is not there, just as one that never was. */
export async function getSavedBooking(database: Kysely<Tables>, actor: Actor, kind: BookingKind, id: string) {
  const booking = isBookingId(id) ? await repository.findBooking(database, actor.customerId, id) : null;
  if (booking?.kind !== kind) throw new Refusal('NOT_FOUND');
  const [lines, measurements, events] = await Promise.all([
    repository.listCargoLines(database, actor.customerId, id),
    repository.listMeasurements(database, actor.customerId, id),
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

/** The form of every id that was ever given out; anything else cannot be one and is not asked for. */
export function isBookingId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
}
