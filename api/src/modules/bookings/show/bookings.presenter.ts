import type { BookingBasics, CargoLine, LclBooking, MeasuredLine, TrackingSummary } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaTime } from '../../../china-time.ts';
import { spaceOf } from '../record/bookings.policy.ts';
import type { BookingRow, CargoLineRow, MeasurementRow } from '../record/bookings.repository.ts';
import type { SavedBooking } from '../record/bookings.service.ts';

type SavedLclBooking = EndpointResult<Endpoints['GET /business/getBookingByIdLcl']>;

type TrackingColumns = Pick<
  BookingRow,
  'containers' | 'tracking_milestone' | 'has_departed' | 'eta' | 'is_arrived' | 'delay_hours'
>;

/** Null before any containers are assigned. */
export function presentTracking(row: TrackingColumns): TrackingSummary | null {
  if (row.containers === 0) return null;
  return {
    containers: row.containers,
    milestone: row.tracking_milestone,
    hasDeparted: row.has_departed,
    eta: row.eta,
    isArrived: row.is_arrived,
    delayHours: row.delay_hours,
  };
}

export function presentSavedLclBooking(saved: SavedBooking): SavedLclBooking {
  const { booking: row, lines } = saved;
  const booking: LclBooking = {
    ...presentBasics(row, lines),
    expectedWarehousingAt: row.expected_warehousing_at,
    transportChannel: row.transport_channel,
    isPickup: row.is_pickup,
    pickupAt: row.pickup_at,
    pickupPhone: row.pickup_phone,
    pickupAddress: row.pickup_address,
  };
  return { ...presentSaved(saved), booking };
}

/** What is stored with a booking of every kind. */
export function presentSaved({ booking: row, measurements, events }: SavedBooking) {
  const { kind: _known, ...space } = spaceOf(row);
  return {
    id: row.id,
    version: row.version,
    businessNumber: row.business_number,
    warehouseEntryNumber: row.warehouse_entry_number,
    status: row.status,
    returnReason: row.return_reason,
    ...space,
    measurements: measurements.map((measured) => ({
      ...presentMeasuredLine(measured),
      longCm: number(measured.long),
      wideCm: number(measured.wide),
      highCm: number(measured.high),
      measuredAt: toChinaTime(measured.measured_at),
    })),
    history: presentHistory(events),
  };
}

/** A line as the warehouse found it, as the rules of charging take it. */
export function presentMeasuredLine(row: MeasurementRow): MeasuredLine {
  return {
    line: row.ordinal + 1,
    cartons: Number(row.package),
    weightKg: Number(row.weight),
    volumeCbm: Number(row.volume),
  };
}

/** Who did what when, newest first. */
export function presentHistory(events: SavedBooking['events']) {
  return events.map(({ at, user_name, what, told, status, reason }) => ({
    at: toChinaTime(at),
    by: user_name,
    what,
    ...(told ? { told } : {}),
    status,
    ...(reason ? { reason } : {}),
  }));
}

/** What is entered of every kind of booking. */
export function presentBasics(row: BookingRow, lines: readonly CargoLineRow[]): BookingBasics {
  return {
    customerBusinessNumber: row.customer_business_number,
    etd: row.etd,
    receivingPlace: row.receiving_place,
    destination: row.destination,
    dischargePort: row.discharge_port,
    warehouseType: row.warehouse_type,
    warehouseCode: row.warehouse_code,
    country: row.country,
    postalCode: row.postal_code,
    stateName: row.state_name,
    address: row.address,
    isDeclared: row.is_declared,
    exportDocuments: row.export_documents,
    isDestinationSelfPickup: row.is_destination_self_pickup,
    bond: row.bond,
    salespersonId: row.salesperson_id,
    customerServiceId: row.customer_service_id,
    remarks: row.remarks,
    cargo: lines.map(presentCargoLine),
  };
}

export function presentCargoLine(row: CargoLineRow): CargoLine {
  return {
    goods_name: row.goods_name,
    shipment_id: row.shipment_id,
    reference_id: row.reference_id,
    package: number(row.package),
    weight: number(row.weight),
    volume: number(row.volume),
    long: number(row.long),
    wide: number(row.wide),
    high: number(row.high),
    pack: row.pack,
    instructions: row.instructions,
  };
}

function number(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}
