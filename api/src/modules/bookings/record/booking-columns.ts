import {
  type BookingBasics,
  type CargoLine,
  type ContainerCount,
  cargoTotals,
  countContainers,
  type FclBooking,
  formatThousandths,
  type LclBooking,
  normalizeCode,
  type Sailing,
} from '@berth/contract';
import type { Insertable } from 'kysely';
import { sortKey } from '../../../database/sort-key.ts';
import { searchDocument } from '../../../list/search-document.ts';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import type { BookingTable, CargoLineTable } from '../bookings.schema.ts';
import type { EnteredColumns } from './kind-of-booking.ts';

type Ports = Pick<ReferenceCatalog, 'ports'>;

/** What the customer entered of an LCL booking as columns, with what the list needs worked out of it. */
export function lclBookingColumns(booking: LclBooking, reference: Ports): EnteredColumns {
  return {
    ...basicsColumns(booking, reference),
    expected_warehousing_at: booking.expectedWarehousingAt,
    transport_channel: booking.transportChannel,
    is_pickup: booking.isPickup,
    pickup_at: booking.pickupAt,
    pickup_phone: booking.pickupPhone,
    pickup_address: booking.pickupAddress,
  };
}

/** The same of an FCL booking. */
export function fclBookingColumns(booking: FclBooking, reference: Ports): EnteredColumns {
  const loadings = booking.loadingPlaces.map(({ loadingAt }) => loadingAt).filter((at) => at !== null);
  return {
    ...basicsColumns(booking, reference),
    ...noConsolidation,
    preferred_carrier: booking.preferredCarrier,
    ordered_containers: booking.containers.length,
    container_types: toContainerTypes(countContainers(booking.containers)),
    loading_at: loadings.sort()[0] ?? null,
  };
}

/** The ship of an FCL booking as columns. */
export function sailingColumns(sailing: Sailing) {
  return {
    carrier: sailing.carrier,
    vessel: sailing.vessel,
    voyage: sailing.voyage,
    si_cut_off_at: sailing.siCutOffAt,
    vgm_cut_off_at: sailing.vgmCutOffAt,
    cy_cut_off_at: sailing.cyCutOffAt,
    customs_cut_off_at: sailing.customsCutOffAt,
  } satisfies Partial<Insertable<BookingTable>>;
}

/** What only a consolidation has. */
export const noConsolidation = {
  expected_warehousing_at: null,
  transport_channel: '',
  is_pickup: false,
  pickup_at: null,
  pickup_phone: '',
  pickup_address: '',
} as const;

/** `2x40HQ 1x20GP`, as the list searches it. */
export function toContainerTypes(counts: readonly ContainerCount[]): string {
  return counts.map(({ sizeType, count }) => `${count}x${sizeType}`).join(' ');
}

/** `2X40HQ`, `2 × 40HQ` or `2*40HQ` as it stands in the column; a size alone stays as it is. */
export function searchedContainerTypes(code: string): string {
  return code.replace(/(^|\d) ?[X×*] ?(?=\d|$)/g, '$1x');
}

export function fromContainerTypes(types: string): ContainerCount[] {
  return types
    .split(' ')
    .filter(Boolean)
    .map((type) => {
      const [count = '', sizeType = ''] = type.split('x');
      return { sizeType, count: Number(count) };
    });
}

// The normal form of one character can be eighteen: an index entry has at most 2704 bytes, three for each of these.
const longestNumberKey = 640;

/** The normal form of a customer's own number, as filters are read too: full-width or small letters, it is the same number. */
export function customerNumberKey(number: string): string {
  return normalizeCode(number).slice(0, longestNumberKey).toWellFormed();
}

/** What is entered of every kind of booking. */
export function basicsColumns(booking: BookingBasics, { ports }: Ports) {
  const names = booking.cargo.map((line) => line.goods_name).filter(Boolean);
  const goodsName = names[0] ?? '';
  const port = ports.get(booking.destination);
  const totals = cargoTotals(booking.cargo);
  return {
    customer_business_number: booking.customerBusinessNumber,
    customer_business_number_key: customerNumberKey(booking.customerBusinessNumber),
    etd: booking.etd,
    receiving_place: booking.receivingPlace,
    destination: booking.destination,
    discharge_port: booking.dischargePort,
    warehouse_type: booking.warehouseType,
    warehouse_code: booking.warehouseCode,
    country: booking.country,
    postal_code: booking.postalCode,
    state_name: booking.stateName,
    address: booking.address,
    is_declared: booking.isDeclared,
    export_documents: booking.exportDocuments,
    is_destination_self_pickup: booking.isDestinationSelfPickup,
    bond: booking.bond,
    salesperson_id: booking.salespersonId,
    customer_service_id: booking.customerServiceId,
    remarks: booking.remarks,
    goods_name: goodsName,
    goods_sort_key: sortKey(goodsName),
    goods_search: searchDocument(names),
    destination_sort_key: port ? sortKey(port.nameZh) : '',
    destination_search: port ? searchDocument([port.nameZh, port.nameEn]) : '',
    lines: booking.cargo.length,
    cartons: String(totals.cartons),
    weight: formatThousandths(totals.weightThousandths),
    volume: formatThousandths(totals.volumeThousandths),
  } satisfies Partial<Insertable<BookingTable>>;
}

/** The cargo as rows, in the order in which it was entered. */
export function cargoLineColumns(
  cargo: readonly CargoLine[],
  { customerId, bookingId }: { customerId: string; bookingId: string },
): Insertable<CargoLineTable>[] {
  return cargo.map((line, ordinal) => ({
    booking_id: bookingId,
    customer_id: customerId,
    ordinal,
    goods_name: line.goods_name,
    shipment_id: line.shipment_id,
    reference_id: line.reference_id,
    package: decimal(line.package),
    weight: decimal(line.weight),
    volume: decimal(line.volume),
    long: decimal(line.long),
    wide: decimal(line.wide),
    high: decimal(line.high),
    pack: line.pack,
    instructions: line.instructions,
  }));
}

function decimal(value: number | null): string | null {
  return value === null ? null : String(value);
}
