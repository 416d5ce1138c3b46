import { isDeepStrictEqual } from 'node:util';
import { type Locale, noSailing, type Sailing } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { tellCustomer } from '../../../notify/tell-customer.ts';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import type { Write } from '../../systems/do-once.ts';
import { sailingColumns } from '../record/booking-columns.ts';
import { requireAction } from '../record/booking-refusals.ts';
import { findBooking, updateBooking } from '../record/bookings.repository.ts';
import { lockNamedBooking } from '../record/named-bookings.ts';
import { recordTelling } from '../record/record-booking-events.ts';
import { recordOfBooking } from '../record/record-of-booking.ts';
import { presentSailing } from '../show/sailing.presenter.ts';

type Told = { businessNumber: string } & Sailing;

/**
 * Stores the ship of an FCL booking and its cut-offs. The order is frozen from then on (`frozenFields`), until the ship is
 * withdrawn.
 */
export async function tellSailing(
  { transaction, system, as, now }: Write,
  { businessNumber, ...sailing }: Told,
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
  await recordTelling(transaction, booking, { system, as, told: 'sailing', now });
  await tellCustomer(transaction, {
    customerId,
    record: recordOfBooking(booking),
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
