import { chargeableUnit, chargeFor, inEachLanguage } from '@berth/contract';
import type { BilledBooking } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { nameOf } from '../../exports/option-names.ts';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import {
  type BilledBookingRow,
  listBilledBookings,
  listQuotations,
  type QuotationRowRow,
} from './bill-parts.repository.ts';
import { presentQuotationRow } from './fee-rows.presenter.ts';

/** Bookings as bills show them: with what their rows are charged by, and what was quoted. */
export async function readBilledBookings(
  database: Kysely<Tables>,
  reference: ReferenceCatalog,
  { customerId, bookingIds }: { customerId: string; bookingIds: readonly string[] },
): Promise<BilledBooking[]> {
  if (bookingIds.length === 0) return [];
  const bookings = await listBilledBookings(database, customerId, bookingIds);
  const quoted = await listQuotations(database, customerId, bookingIds);
  return bookings.map((booking) => {
    const own = quoted.filter(({ booking_id }) => booking_id === booking.id);
    return presentBilledBooking(booking, own, reference);
  });
}

function presentBilledBooking(
  row: BilledBookingRow,
  quotation: readonly QuotationRowRow[],
  reference: ReferenceCatalog,
): BilledBooking {
  return {
    id: row.id,
    kind: row.kind,
    businessNumber: row.business_number,
    customerBusinessNumber: row.customer_business_number,
    etd: row.etd,
    route: routeOf(row, reference),
    cartons: Number(row.cartons),
    weightKg: Number(row.charged_weight ?? row.weight),
    volumeCbm: Number(row.charged_volume ?? row.volume),
    chargeable: chargeableOf(row, reference),
    quotation: quotation.map(presentQuotationRow),
  };
}

function routeOf(row: BilledBookingRow, { ports, airports }: ReferenceCatalog) {
  const places = row.kind === 'air' ? airports : ports;
  const codes = [row.receiving_place, row.discharge_port || row.destination].filter((code) => code !== '');
  return inEachLanguage((locale) => codes.map((code) => nameOf(places, code, locale)).join(' → '));
}

/** By the rule of the channel; of air freight, as the forwarder stated it. */
function chargeableOf(row: BilledBookingRow, { shipModes }: ReferenceCatalog): BilledBooking['chargeable'] {
  if (row.kind === 'air') {
    const value = Number(row.chargeable_weight);
    return value > 0 ? { value, unit: 'KGS' } : null;
  }
  const rule = row.kind === 'lcl' ? shipModes.get(row.transport_channel)?.chargeable : undefined;
  if (!rule) return null;
  const charged = {
    weight: Number(row.charged_weight ?? row.weight),
    volume: Number(row.charged_volume ?? row.volume),
  };
  const value = chargeFor(charged, rule);
  return value === null ? null : { value, unit: chargeableUnit(rule) };
}
