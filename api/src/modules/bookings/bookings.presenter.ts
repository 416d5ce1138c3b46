import type { CargoLine, CargoSummary, LclBooking, LclBookingRow, TrackingSummary } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaTime } from '../../china-time.ts';
import type { BookingRow, CargoLineRow } from './bookings.repository.ts';
import type { getLclBooking } from './bookings.service.ts';
import type { BookingListRow } from './lcl-booking-list.repository.ts';

type SavedLclBooking = EndpointResult<Endpoints['GET /business/getBookingByIdLcl']>;

export function presentLclBookingRow(row: BookingListRow): LclBookingRow {
  return {
    id: row.id,
    businessNumber: row.business_number,
    customerBusinessNumber: row.customer_business_number,
    warehouseEntryNumber: row.warehouse_entry_number,
    status: row.status,
    etd: row.etd,
    expectedWarehousingAt: row.expected_warehousing_at,
    transportChannel: row.transport_channel,
    receivingPlace: row.receiving_place,
    destination: row.destination,
    dischargePort: row.discharge_port,
    warehouseType: row.warehouse_type,
    warehouseCode: row.warehouse_code,
    goodsName: row.goods_name,
    lines: row.lines,
    cartons: Number(row.cartons),
    weight: Number(row.weight),
    volume: Number(row.volume),
    tracking: presentTracking(row),
    version: row.version,
    createdAt: toChinaTime(row.created_at),
    updatedAt: toChinaTime(row.updated_at),
  };
}

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

export function presentCargoSummary(totals: {
  total_cartons: string;
  total_weight: string;
  total_volume: string;
}): CargoSummary {
  return {
    cartons: Number(totals.total_cartons),
    weight: Number(totals.total_weight),
    volume: Number(totals.total_volume),
  };
}

export function presentSavedLclBooking({
  booking: row,
  lines,
  measurements,
  events,
}: Awaited<ReturnType<typeof getLclBooking>>): SavedLclBooking {
  return {
    id: row.id,
    version: row.version,
    businessNumber: row.business_number,
    warehouseEntryNumber: row.warehouse_entry_number,
    status: row.status,
    returnReason: row.return_reason,
    booking: presentLclBooking(row, lines),
    measurements: measurements.map((measured) => ({
      line: measured.ordinal + 1,
      cartons: Number(measured.package),
      weightKg: Number(measured.weight),
      volumeCbm: Number(measured.volume),
      longCm: number(measured.long),
      wideCm: number(measured.wide),
      highCm: number(measured.high),
      measuredAt: toChinaTime(measured.measured_at),
    })),
    history: events.map(({ at, user_name, what, status }) => ({
      at: toChinaTime(at),
      by: user_name,
      what,
      status,
    })),
  };
}

function presentLclBooking(row: BookingRow, lines: readonly CargoLineRow[]): LclBooking {
  return {
    customerBusinessNumber: row.customer_business_number,
    etd: row.etd,
    expectedWarehousingAt: row.expected_warehousing_at,
    transportChannel: row.transport_channel,
    receivingPlace: row.receiving_place,
    destination: row.destination,
    dischargePort: row.discharge_port,
    warehouseType: row.warehouse_type,
    warehouseCode: row.warehouse_code,
    country: row.country,
    postalCode: row.postal_code,
    stateName: row.state_name,
    address: row.address,
    isPickup: row.is_pickup,
    pickupAt: row.pickup_at,
    pickupPhone: row.pickup_phone,
    pickupAddress: row.pickup_address,
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

function presentCargoLine(row: CargoLineRow): CargoLine {
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
