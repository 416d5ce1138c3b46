import { entryTokenPattern } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { Refusal } from '../../http/refusal.ts';
import { type LockedBooking, lockBooking } from './bookings.repository.ts';
import {
  findByBusinessNumber,
  findByEntryToken,
  listByEntryNumber,
  type NamedPlace,
} from './named-bookings.repository.ts';

/** Locks the booking that a system names. Only its customer sees a draft: to a system it is not found. */
export async function lockNamedBooking(
  database: Kysely<Tables>,
  businessNumber: string,
): Promise<LockedBooking> {
  return await lockPlace(database, await findByBusinessNumber(database, businessNumber));
}

/** Locks the booking whose entry code was scanned. */
export async function lockScannedBooking(database: Kysely<Tables>, code: string): Promise<LockedBooking> {
  if (entryTokenPattern.test(code)) return await lockPlace(database, await findByEntryToken(database, code));
  // Typed, where a driver has no code to show.
  const named = await findByBusinessNumber(database, code);
  const numbered = await listByEntryNumber(database, code);
  // The warehouse reuses its entry numbers, and one may equal another booking's business number.
  const [place = null, other] = [named ?? [], numbered.filter(({ id }) => id !== named?.id)].flat();
  if (other) throw new Refusal('ENTRY_NUMBER_SHARED', { params: { number: code } });
  return await lockPlace(database, place);
}

async function lockPlace(database: Kysely<Tables>, place: NamedPlace | null): Promise<LockedBooking> {
  const booking = place && (await lockBooking(database, place.customer_id, place.id));
  if (!booking || booking.status === 'draft') throw new Refusal('NOT_FOUND');
  return booking;
}
