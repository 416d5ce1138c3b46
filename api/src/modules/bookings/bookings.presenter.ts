import type { CargoLine, CargoSummary, LclBooking, LclBookingRow } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Selectable } from 'kysely';
import { toChinaTime } from '../../china-time.ts';
import type { BookingRow, CargoLineRow } from './bookings.repository.ts';
import type { BookingEventTable } from './bookings.schema.ts';
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
    createdAt: toChinaTime(row.created_at),
    updatedAt: toChinaTime(row.updated_at),
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

export function presentSavedLclBooking(
  row: BookingRow,
  lines: readonly CargoLineRow[],
  events: readonly Selectable<BookingEventTable>[],
): SavedLclBooking {
  return {
    id: row.id,
    version: row.version,
    businessNumber: row.business_number,
    warehouseEntryNumber: row.warehouse_entry_number,
    status: row.status,
    returnReason: row.return_reason,
    booking: presentLclBooking(row, lines),
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
