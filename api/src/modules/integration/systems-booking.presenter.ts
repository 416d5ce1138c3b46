import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { toChinaTime } from '../../china-time.ts';
import { presentFclContainer, presentLoadingPlace } from '../bookings/fcl/fcl-bookings.presenter.ts';
import type { BookingRow, CargoLineRow, MeasurementRow } from '../bookings/record/bookings.repository.ts';
import type { listFclParts } from '../bookings/record/fcl-parts.repository.ts';
import { presentCargoLine, presentSaved, presentTracking } from '../bookings/show/bookings.presenter.ts';
import { presentSailing } from '../bookings/show/sailing.presenter.ts';
import { presentShippingDocuments } from '../shipping-documents/shipping-documents.presenter.ts';
import type { ShippingDocumentRow } from '../shipping-documents/shipping-documents.repository.ts';
import type { BookingContainer } from '../tracking/booking-containers.repository.ts';

/** The whole of the two that the endpoint may answer with. */
type SystemsBooking = Extract<EndpointResult<Endpoints['GET /integration/booking']>, { version: number }>;

/** Everything that there is of one booking. */
export type WholeBooking = {
  booking: BookingRow;
  lines: CargoLineRow[];
  measurements: MeasurementRow[];
  ordered: Awaited<ReturnType<typeof listFclParts>>;
  containers: readonly BookingContainer[];
  documents: readonly ShippingDocumentRow[];
};

/** A booking as the systems that work on it read it, without whose it is. */
export function presentForSystems(whole: WholeBooking): SystemsBooking {
  const { booking: row, lines, measurements, ordered, containers, documents } = whole;
  return {
    businessNumber: row.business_number,
    kind: row.kind,
    status: row.status,
    version: row.version,
    returnReason: row.return_reason,
    createdAt: toChinaTime(row.created_at),
    updatedAt: toChinaTime(row.updated_at),
    customerBusinessNumber: row.customer_business_number,
    etd: row.etd,
    transportChannel: row.transport_channel,
    receivingPlace: row.receiving_place,
    destination: row.destination,
    dischargePort: row.discharge_port,
    delivery: presentDelivery(row),
    pickup: row.is_pickup
      ? { at: row.pickup_at, phone: row.pickup_phone, address: row.pickup_address }
      : null,
    isDeclared: row.is_declared,
    exportDocuments: row.export_documents,
    bond: row.bond,
    remarks: row.remarks,
    warehouseEntryNumber: row.warehouse_entry_number,
    expectedWarehousingAt: row.expected_warehousing_at,
    cargo: lines.map(presentLine),
    measurements: presentSaved({ booking: row, lines, measurements, events: [] }).measurements,
    orderedContainers: ordered.containers.map(presentFclContainer),
    preferredCarrier: row.preferred_carrier,
    loadingPlaces: ordered.places.map(presentLoadingPlace),
    containers: containers.map(presentBox),
    sailing: row.kind === 'fcl' ? presentSailing(row) : null,
    flight: row.kind === 'air' ? presentFlight(row) : null,
    tracking: presentTracking(row),
    documents: presentShippingDocuments(documents).map(({ kind, version, fileName, addedAt }) => ({
      kind,
      version,
      fileName,
      addedAt,
    })),
  };
}

function presentDelivery(row: BookingRow): SystemsBooking['delivery'] {
  return {
    warehouseType: row.warehouse_type,
    warehouseCode: row.warehouse_code,
    country: row.country,
    postalCode: row.postal_code,
    stateName: row.state_name,
    address: row.address,
    isSelfPickup: row.is_destination_self_pickup,
  };
}

function presentLine(row: CargoLineRow): SystemsBooking['cargo'][number] {
  const line = presentCargoLine(row);
  return {
    line: row.ordinal + 1,
    goodsName: line.goods_name,
    shipmentId: line.shipment_id,
    referenceId: line.reference_id,
    cartons: line.package,
    weightKg: line.weight,
    volumeCbm: line.volume,
    longCm: line.long,
    wideCm: line.wide,
    highCm: line.high,
    pack: line.pack,
    instructions: line.instructions,
  };
}

function presentBox(box: BookingContainer): SystemsBooking['containers'][number] {
  return {
    number: box.number,
    sizeType: box.size_type,
    sealNumber: box.seal_number,
    portOfLoading: box.port_of_loading,
    portOfDischarge: box.port_of_discharge,
  };
}

function presentFlight(row: BookingRow): SystemsBooking['flight'] {
  return {
    carrier: row.carrier,
    flightNumber: row.flight_number,
    waybillNumber: row.waybill_number,
    chargeableWeightKg: Number(row.chargeable_weight),
  };
}
