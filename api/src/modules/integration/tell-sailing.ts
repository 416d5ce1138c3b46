import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { sailingColumns } from '../bookings/booking-columns.ts';
import { updateBooking } from '../bookings/bookings.repository.ts';
import { tellCustomer } from '../messages/tell-customer.ts';
import type { ReferenceCatalog } from '../selects/reference-catalog.ts';
import type { Write } from './do-once.ts';
import { lockNamedBooking, requireAction } from './system-bookings.ts';

type Told = Call<'POST /integration/sailing'>['body'];

/** Keeps the ship of an FCL booking and its cut-offs. Only full containers have them: no other booking is there. */
export async function tellSailing(
  { transaction, now }: Write,
  { businessNumber, eventId: _eventId, ...sailing }: Told,
  { carriers }: Pick<ReferenceCatalog, 'carriers'>,
): Promise<EndpointResult<Endpoints['POST /integration/sailing']>> {
  const booking = await lockNamedBooking(transaction, businessNumber);
  if (booking.kind !== 'fcl') throw new Refusal('NOT_FOUND');
  requireAction(booking, 'assignContainers');
  if (carriers.get(sailing.carrier)?.mode !== 'sea') {
    throw new Refusal('CARRIER_UNKNOWN', { params: { code: sailing.carrier }, field: 'carrier' });
  }
  const { customer_id: customerId, id } = booking;
  await updateBooking(transaction, customerId, id, sailingColumns(sailing));
  await tellCustomer(transaction, {
    customerId,
    bookingId: id,
    businessNumber: booking.business_number,
    at: now,
    kind: 'sailingGiven',
    detail: {
      vessel: sailing.vessel,
      voyage: sailing.voyage,
      siCutOffAt: sailing.siCutOffAt,
    },
  });
  return { businessNumber: booking.business_number, sailing };
}
