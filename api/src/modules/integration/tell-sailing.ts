import { isDeepStrictEqual } from 'node:util';
import type { Locale, Sailing } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { tellCustomer } from '../../notify/tell-customer.ts';
import { sailingColumns } from '../bookings/booking-columns.ts';
import { requireAction } from '../bookings/booking-refusals.ts';
import { findBooking, insertTelling, updateBooking } from '../bookings/bookings.repository.ts';
import { presentSailing } from '../bookings/fcl-bookings.presenter.ts';
import { lockNamedBooking } from '../bookings/named-bookings.ts';
import type { ReferenceCatalog } from '../selects/reference-catalog.ts';
import type { Write } from '../systems/do-once.ts';

type Told = Call<'POST /integration/sailing'>['body'];

/** What stands of a ship that nobody has named. */
const noSailing: Sailing = {
  carrier: '',
  vessel: '',
  voyage: '',
  siCutOffAt: null,
  vgmCutOffAt: null,
  cyCutOffAt: null,
  customsCutOffAt: null,
};

/**
 * Keeps the ship of an FCL booking and its cut-offs: from now on its order stands (`frozenFields`), until the ship is
 * taken back.
 */
export async function tellSailing(
  { transaction, system, now }: Write,
  { businessNumber, eventId: _eventId, ...sailing }: Told,
  reference: Pick<ReferenceCatalog, 'carriers'> & { locale: Locale },
): Promise<EndpointResult<Endpoints['POST /integration/sailing']>> {
  const booking = await lockNamedBooking(transaction, businessNumber);
  requireAction(booking, 'giveSailing');
  if (!isDeepStrictEqual(sailing, noSailing)) refuseIncomplete(sailing, reference);
  const { customer_id: customerId, id } = booking;
  const answer = { businessNumber: booking.business_number, sailing };
  const stored = await findBooking(transaction, customerId, id);
  if (stored && isDeepStrictEqual(presentSailing(stored), sailing)) return answer;
  await updateBooking(transaction, customerId, id, sailingColumns(sailing));
  await insertTelling(transaction, booking, { system, told: 'sailing', now });
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
  return answer;
}

function refuseIncomplete(
  sailing: Sailing,
  { carriers, locale }: Pick<ReferenceCatalog, 'carriers'> & { locale: Locale },
): void {
  const missing = (['carrier', 'vessel'] as const).filter((path) => sailing[path] === '');
  refuseProblems(
    missing.map((path) => ({ path, rule: 'required' })),
    locale,
  );
  if (carriers.get(sailing.carrier)?.mode === 'sea') return;
  throw new Refusal('CARRIER_UNKNOWN', { params: { code: sailing.carrier }, field: 'carrier' });
}
