import { randomUUID } from 'node:crypto';
import {
  airChargeableRule,
  type BookingStatus,
  type CargoLine,
  cargoTotals,
  chargeableWeight,
  emptyBookingBasics,
  formatThousandths,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import { sortKey } from '../../../database/sort-key.ts';
import type { Tables } from '../../../database/tables.ts';
import { searchDocument } from '../../../list/search-document.ts';
import type { ForwarderActing } from '../../operations/doer.ts';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import { basicsColumns, cargoLineColumns, noConsolidation } from '../record/booking-columns.ts';
import * as repository from '../record/bookings.repository.ts';
import {
  assignBusinessNumber,
  getBranchCode,
  takeBusinessNumber,
} from '../record/business-numbers.repository.ts';
import { recordBookingEvents } from '../record/record-booking-events.ts';

/** An air booking as staff enters it; airports by IATA code, times as they were. */
export type AirBookingEntry = {
  customerBusinessNumber: string;
  waybillNumber: string;
  carrier: string;
  flightNumber: string;
  receivingPlace: string;
  destination: string;
  etd: string | null;
  remarks: string;
  cargo: CargoLine[];
  /** Oldest first; the last one is where it stands. */
  events: { at: Date; status: BookingStatus }[];
  /** Who entered it. */
  by: ForwarderActing;
};

type Place = { customerId: string; reference: Pick<ReferenceCatalog, 'airports' | 'ports'> };

/** Stores an air booking of a customer's under a number of its own. */
export async function storeAirBooking(
  transaction: Transaction<Tables>,
  { customerId, reference }: Place,
  entry: AirBookingEntry,
): Promise<{ id: string; businessNumber: string }> {
  const [first, last] = [entry.events.at(0), entry.events.at(-1)];
  if (!first || !last) throw new Error('A booking has a history');
  const id = randomUUID();
  const createdAt = first.at.toISOString();
  const branchCode = await getBranchCode(transaction, customerId);
  const businessNumber = await takeBusinessNumber(transaction, {
    customerId,
    branchCode,
    kind: 'air',
    day: toChinaDay(first.at),
    at: createdAt,
  });
  await repository.insertBooking(transaction, {
    id,
    customer_id: customerId,
    kind: 'air',
    business_number: businessNumber,
    version: entry.events.length,
    status: last.status,
    return_reason: '',
    warehouse_entry_number: '',
    ...enteredColumns(entry, reference),
    created_at: createdAt,
    updated_at: last.at.toISOString(),
  });
  await assignBusinessNumber(transaction, customerId, businessNumber, id);
  const lines = cargoLineColumns(entry.cargo, { customerId, bookingId: id });
  await repository.replaceCargoLines(transaction, customerId, id, lines);
  const booking = { id, customer_id: customerId, business_number: businessNumber };
  await recordBookingEvents(
    transaction,
    entry.events.map(({ at, status }, index) => ({
      booking,
      version: index + 1,
      by: entry.by,
      what: index === 0 ? 'submitted' : 'statusChanged',
      from: entry.events[index - 1]?.status ?? null,
      status,
      now: at,
    })),
  );
  return { id, businessNumber };
}

function enteredColumns(entry: AirBookingEntry, reference: Place['reference']) {
  const { customerBusinessNumber, receivingPlace, destination, etd, remarks, cargo } = entry;
  const basics = { customerBusinessNumber, receivingPlace, destination, etd, remarks, cargo };
  const airport = reference.airports.get(destination);
  const chargeable = chargeableWeight(cargoTotals(cargo), airChargeableRule);
  return {
    ...basicsColumns({ ...emptyBookingBasics(), ...basics }, reference),
    ...noConsolidation,
    destination_sort_key: airport ? sortKey(airport.nameZh) : '',
    destination_search: airport ? searchDocument([airport.nameZh, airport.nameEn]) : '',
    waybill_number: entry.waybillNumber,
    carrier: entry.carrier,
    flight_number: entry.flightNumber,
    chargeable_weight: formatThousandths(chargeable),
  };
}
