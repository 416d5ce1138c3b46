import {
  type Locale,
  normalizeContainerNumber,
  readBusinessNumber,
  readTrackedNumber,
  type TrackedNumber,
  trackedNumberProblems,
} from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { fieldError, Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { customerNumberKey } from '../../bookings/record/booking-columns.ts';
import { hashSecret } from '../../sessions/secrets.ts';
import {
  findByBookingAnd,
  findByContainerAnd,
  type TrackedShipment,
} from './tracked-shipments.repository.ts';
import { findMissAt, insertMiss, takeTurn } from './tracking-misses.repository.ts';

/** So many second facts may be wrong for one number within the time, whoever gives them. */
const mostMisses = 5;
/** Misses older than this count for nothing. */
export const missesKeptSeconds = 3600;

/**
 * The booking that a number and a second fact name, and the container where it was asked for. Refused in the same way and
 * after the same statements where there is no such number, where it is another booking's and where the fact is wrong:
 * neither answer nor work tells which numbers exist.
 */
export async function findTracked(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  typed: { number: string; proof: string; locale: Locale },
): Promise<{ shipment: TrackedShipment; number: TrackedNumber }> {
  const number = readNumber(typed.number);
  // An empty one would be the own number of every booking that has none.
  if (customerNumberKey(typed.proof) === '')
    refuseProblems([{ path: 'proof', rule: 'required' }], typed.locale);
  const now = clock();
  const numberHash = hashSecret('tracked', number.number);
  const keptMs = missesKeptSeconds * 1000;
  // A miss stays counted though the call is refused: nothing is thrown in here.
  const { shipment, full } = await database.transaction().execute(async (transaction) => {
    await takeTurn(transaction, numberHash);
    const since = new Date(now.getTime() - keptMs);
    const oldest = await findMissAt(transaction, { numberHash, since, place: mostMisses });
    if (oldest) return { shipment: null, full: oldest };
    const found = await findShipment(transaction, number, typed.proof);
    if (!found) await insertMiss(transaction, numberHash, now);
    return { shipment: found, full: null };
  });
  if (full) {
    const seconds = Math.max(1, Math.ceil((full.getTime() + keptMs - now.getTime()) / 1000));
    throw new Refusal('RATE_LIMITED', { params: { seconds } });
  }
  if (!shipment) throw new Refusal('NOT_TRACKED');
  return { shipment, number };
}

function readNumber(typed: string): TrackedNumber {
  const read = readTrackedNumber(typed);
  if (typeof read !== 'string') return read;
  throw new Refusal('REQUEST_INVALID', { fields: [fieldError('number', trackedNumberProblems[read])] });
}

async function findShipment(
  database: Kysely<Tables>,
  { kind, number }: TrackedNumber,
  proof: string,
): Promise<TrackedShipment | null> {
  const ownNumberKey = customerNumberKey(proof);
  if (kind === 'booking') {
    const containerNumber = normalizeContainerNumber(proof);
    return await findByBookingAnd(database, number, { ownNumberKey, containerNumber });
  }
  const businessNumber = readBusinessNumber(proof) ?? '';
  return await findByContainerAnd(database, number, { ownNumberKey, businessNumber });
}
