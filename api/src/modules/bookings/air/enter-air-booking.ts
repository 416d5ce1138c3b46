import { isDeepStrictEqual } from 'node:util';
import { airBookingProblems, type Locale } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { showChange } from '../../../notify/tell-customer.ts';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import { accountKeyOf } from '../../sessions/account-key.ts';
import { findMemberByAccount } from '../../sessions/sessions.repository.ts';
import type { Write } from '../../systems/do-once.ts';
import { byForwarder } from '../../systems/forwarder-act.ts';
import { requireAction } from '../record/booking-refusals.ts';
import { findBooking, updateBooking } from '../record/bookings.repository.ts';
import { lockNamedBooking } from '../record/named-bookings.ts';
import { recordTelling } from '../record/record-booking-events.ts';
import { enteredLines } from '../save/settle-booking.ts';
import { storeAirBooking } from './store-air-booking.ts';

type Result<Key extends keyof Endpoints> = Promise<EndpointResult<Endpoints[Key]>>;
type Entry = Omit<Call<'POST /integration/airBooking'>['body'], 'eventId'>;
type Flight = Omit<Call<'POST /integration/flight'>['body'], 'eventId'>;

/** Enters an air booking for the customer of an account, in the name of the system. */
export async function enterAirBooking(
  { transaction, system, as, now }: Write,
  { account, ...entry }: Entry,
  { reference, locale }: { reference: ReferenceCatalog; locale: Locale },
): Result<'POST /integration/airBooking'> {
  const member = await findMemberByAccount(transaction, accountKeyOf(account));
  if (!member) throw new Refusal('NOT_FOUND', { field: 'account' });
  requireAirline(entry.carrier, reference);
  for (const field of ['receivingPlace', 'destination'] as const) {
    if (reference.airports.has(entry[field])) continue;
    throw new Refusal('AIRPORT_UNKNOWN', { params: { code: entry[field] }, field });
  }
  refuseProblems(airBookingProblems(entry), locale);
  const status = 'toBeReceived';
  const customerId = member.customer_id;
  const { id, businessNumber } = await storeAirBooking(
    transaction,
    { customerId, reference },
    {
      ...entry,
      cargo: enteredLines(entry),
      events: [{ at: now, status }],
      by: byForwarder({ name: system, as }),
    },
  );
  await showChange(transaction, { customerId, record: { kind: 'booking', id } });
  return { businessNumber, status };
}

/** Stores the flight and the waybill of an air booking, until it has arrived. */
export async function tellFlight(
  { transaction, system, as, now }: Write,
  { businessNumber, carrier, flightNumber, waybillNumber, etd }: Flight,
  reference: Pick<ReferenceCatalog, 'carriers'>,
): Result<'POST /integration/flight'> {
  const booking = await lockNamedBooking(transaction, businessNumber);
  requireAction(booking, 'giveFlight');
  requireAirline(carrier, reference);
  const { customer_id: customerId, id } = booking;
  const answer = { businessNumber: booking.business_number, flightNumber, waybillNumber };
  const flight = { carrier, etd, flight_number: flightNumber, waybill_number: waybillNumber };
  const stored = await findBooking(transaction, customerId, id);
  if (stored && isDeepStrictEqual({ ...stored, ...flight }, stored)) return answer;
  await updateBooking(transaction, customerId, id, flight);
  await recordTelling(transaction, booking, { system, as, told: 'flight', now });
  await showChange(transaction, { customerId, record: { kind: 'booking', id } });
  return answer;
}

function requireAirline(code: string, { carriers }: Pick<ReferenceCatalog, 'carriers'>): void {
  if (carriers.get(code)?.mode === 'air') return;
  throw new Refusal('CARRIER_UNKNOWN', { params: { code }, field: 'carrier' });
}
