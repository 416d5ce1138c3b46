import { mergeObstacle, mergeObstacleNames } from '@berth/contract';
import type { Transaction } from 'kysely';
import { isId } from '../../../../database/is-id.ts';
import type { Tables } from '../../../../database/tables.ts';
import { Refusal } from '../../../../http/refusal.ts';
import { requireAction } from '../../../bookings/record/booking-refusals.ts';
import { lockBookings } from '../../../bookings/record/bookings.repository.ts';
import type { DeclaredBookingRow } from '../record/declarations.repository.ts';
import { presentBookings } from '../show/declarations.presenter.ts';
import { listDeclarationsOf, listNamed } from './declarable.repository.ts';

type ToDeclare = {
  customerId: string;
  bookingIds: readonly string[];
  /** The declaration whose bookings they may be already. */
  declarationId?: string | null;
};

/** The bookings, locked so that nobody starts another declaration of one; refused where they cannot be declared together. */
export async function lockToDeclare(
  transaction: Transaction<Tables>,
  { customerId, bookingIds: asked, declarationId = null }: ToDeclare,
) {
  const ids = [...new Set(asked)];
  if (!ids.every(isId)) throw new Refusal('NOT_FOUND');
  await lockBookings(
    transaction,
    ids.map((bookingId) => ({ customerId, bookingId })),
  );
  const bookings = await listNamed(transaction, customerId, ids);
  if (bookings.length < ids.length) throw new Refusal('NOT_FOUND');
  for (const booking of bookings) requireAction(booking, 'submitCustoms');
  const others = await listDeclarationsOf(transaction, customerId, ids);
  const declared = others.find(({ id }) => id !== declarationId);
  if (declared) {
    const number = bookings.find(({ id }) => id === declared.booking_id)?.business_number ?? '';
    const params = { number, declaration: declared.number };
    throw new Refusal('BOOKING_HAS_DECLARATION', { params });
  }
  await refuseUnlike(transaction, customerId, bookings);
  return bookings;
}

/** Refuses bookings that cannot be declared together. */
export async function refuseUnlike(
  transaction: Transaction<Tables>,
  customerId: string,
  bookings: readonly DeclaredBookingRow[],
): Promise<void> {
  const [first, ...others] = await presentBookings(transaction, customerId, bookings);
  for (const other of others) {
    const obstacle = first ? mergeObstacle(first, other) : null;
    if (obstacle === null) continue;
    const params = { number: other.businessNumber, reason: mergeObstacleNames[obstacle] };
    throw new Refusal('BOOKINGS_NOT_MERGEABLE', { params });
  }
}
