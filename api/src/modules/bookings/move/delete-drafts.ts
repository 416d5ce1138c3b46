import { bookingStatusNames, canBooking, type Locale } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Clock } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor } from '../../../http/handlers.ts';
import { showChange } from '../../../notify/tell-customer.ts';
import { recordOperations } from '../../operations/record-operation.ts';
import { deleteBooking } from '../record/bookings.repository.ts';
import { lockVisibleBooking } from '../record/bookings.service.ts';
import { freeBusinessNumber } from '../record/business-numbers.repository.ts';
import { refuseOne } from './refuse-one.ts';

type Results = EndpointResult<Endpoints['POST /business/deleteDrafts']>;
type Result = Results['results'][number];

/**
 * Deletes drafts, each in a transaction of its own: one that is refused keeps none of the others. The number of one is
 * the customer's again; a system never heard of it.
 */
export async function deleteDrafts(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { actor, body, locale }: { actor: Actor; body: { ids: readonly string[] }; locale: Locale },
): Promise<Results> {
  const results: Result[] = [];
  for (const id of body.ids) {
    results.push(
      await database
        .transaction()
        .execute((transaction) => deleteOne(transaction, { actor, id, locale, clock })),
    );
  }
  return { results };
}

async function deleteOne(
  transaction: Transaction<Tables>,
  { actor, id, locale, clock }: { actor: Actor; id: string; locale: Locale; clock: Clock },
): Promise<Result> {
  const { customerId } = actor;
  const booking = await lockVisibleBooking(transaction, actor, id);
  if (!booking) return { id, outcome: 'notFound' };
  if (!canBooking(booking.status, 'deleteDraft')) {
    return refuseOne(booking, locale, 'BOOKING_NOT_DELETABLE', {
      status: bookingStatusNames[booking.status],
    });
  }
  await freeBusinessNumber(transaction, customerId, id);
  await deleteBooking(transaction, customerId, id);
  const { business_number: businessNumber } = booking;
  await recordOperations(transaction, [
    { customerId, by: actor, kind: 'bookingDraftDeleted', subject: businessNumber, at: clock() },
  ]);
  await showChange(transaction, { customerId, record: { kind: 'booking', id } });
  return { id, outcome: 'deleted', businessNumber };
}
