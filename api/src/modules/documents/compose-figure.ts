import {
  bookingStatusNames,
  type ChargeableRule,
  canBooking,
  chargeableUnit,
  chargeableWeight,
  chargedCargo,
  fillTemplate,
  formatThousandths,
  warehouseTypeNames,
} from '@berth/contract';
import { toChinaTime } from '../../china-time.ts';
import type { BookingRow, CargoLineRow, MeasurementRow } from '../bookings/record/bookings.repository.ts';
import { presentCargoLine, presentMeasuredLine } from '../bookings/show/bookings.presenter.ts';
import type { BookingContainer } from '../tracking/booking-containers.repository.ts';
import { airSections } from './compose-air-parts.ts';
import { type FclParts, fclTables, sailingFacts } from './compose-fcl-parts.ts';
import { exportDocumentNames } from './document-words.ts';
import type { PrintedFigure } from './draw/draw-order.ts';
import type { PrintedFact, PrintedTable } from './print/printed.ts';
import {
  amount,
  deliveryAddress,
  moment,
  nameOf,
  portName,
  thousandths,
  type Wording,
} from './printed-names.ts';

/** All that a figure shows of a booking. */
export type FigureSource = {
  booking: BookingRow;
  lines: readonly CargoLineRow[];
  measurements: readonly MeasurementRow[];
  containers: readonly BookingContainer[];
  /** Of an FCL booking. */
  fcl: FclParts | null;
};

/** A booking as its booking figure (订舱单) says it. */
export function composeFigure(
  wording: Wording,
  source: FigureSource,
  { customer, now }: { customer: string; now: Date },
): PrintedFigure {
  const { words, locale } = wording;
  const { booking } = source;
  const hasGate = canBooking(booking.status, 'showEntryCode', booking.kind);
  return {
    businessNumber: booking.business_number,
    isScanned: true,
    brand: words.brand,
    title: words.figure,
    status: bookingStatusNames[booking.status][locale],
    gate: hasGate ? { code: booking.entry_token, caption: words.gate } : null,
    sections: booking.kind === 'air' ? airSections(wording, booking) : seaSections(wording, source),
    tables: [
      ...(source.fcl ? fclTables(wording, source.fcl) : []),
      ...(source.lines.length > 0 ? [cargoTable(wording, source)] : []),
      ...(source.measurements.length > 0 ? [measuredTable(wording, source)] : []),
      ...(source.containers.length > 0 ? [containerTable(wording, source)] : []),
    ],
    footer: fillTemplate(words.footer, { customer, time: toChinaTime(now).slice(0, 16) }),
    pageOf: words.pageOf,
  };
}

function seaSections(wording: Wording, source: FigureSource): PrintedFigure['sections'] {
  const { words } = wording;
  const { booking } = source;
  return [
    { heading: words.voyage, facts: voyageFacts(wording, booking) },
    { heading: words.delivery, facts: deliveryFacts(wording, booking) },
    { heading: words.customs, facts: otherFacts(wording, source) },
  ];
}

function voyageFacts(wording: Wording, booking: BookingRow): PrintedFact[] {
  const { words, reference, locale } = wording;
  const fact = (key: keyof typeof words, value: string): PrintedFact => ({ label: words[key], value });
  return [
    fact('customerBusinessNumber', booking.customer_business_number),
    ...(booking.kind === 'fcl'
      ? []
      : [
          fact('warehouseEntryNumber', booking.warehouse_entry_number),
          fact('transportChannel', nameOf(reference.shipModes, booking.transport_channel, locale)),
        ]),
    fact('etd', booking.etd ?? ''),
    fact('receivingPlace', portName(wording, booking.receiving_place)),
    fact('destination', portName(wording, booking.destination)),
    fact('dischargePort', portName(wording, booking.discharge_port)),
    ...(booking.kind === 'fcl'
      ? sailingFacts(wording, booking)
      : [fact('expectedWarehousingAt', moment(booking.expected_warehousing_at))]),
  ];
}

function deliveryFacts(wording: Wording, booking: BookingRow): PrintedFact[] {
  const { words, locale } = wording;
  const type = booking.warehouse_type;
  const pickup: PrintedFact[] = [
    { label: words.pickupAt, value: moment(booking.pickup_at) },
    { label: words.pickupPhone, value: booking.pickup_phone },
    { label: words.pickupAddress, value: booking.pickup_address, isWide: true },
  ];
  return [
    { label: words.warehouseType, value: type ? warehouseTypeNames[type][locale] : '' },
    { label: words.warehouse, value: booking.warehouse_code },
    { label: words.isDestinationSelfPickup, value: yesNo(wording, booking.is_destination_self_pickup) },
    // A full container is fetched where it is loaded.
    ...(booking.kind === 'fcl' ? [] : [{ label: words.isPickup, value: yesNo(wording, booking.is_pickup) }]),
    { label: words.address, value: deliveryAddress(wording, booking), isWide: true },
    ...(booking.is_pickup ? pickup : []),
  ];
}

function otherFacts(wording: Wording, source: FigureSource): PrintedFact[] {
  const { words, reference, locale } = wording;
  const { booking } = source;
  const documents = booking.export_documents;
  const chargeable = chargeableText(wording, source);
  return [
    { label: words.isDeclared, value: yesNo(wording, booking.is_declared) },
    { label: words.exportDocuments, value: documents ? exportDocumentNames[documents][locale] : '' },
    { label: words.bond, value: words[booking.bond ?? 'none'] },
    ...(chargeable ? [{ label: words.chargeable, value: chargeable }] : []),
    { label: words.salesperson, value: nameOf(reference.sales, booking.salesperson_id, locale) },
    { label: words.customerService, value: nameOf(reference.service, booking.customer_service_id, locale) },
    { label: words.remarks, value: booking.remarks, isWide: true },
  ];
}

/** By the rule of the channel, and whose figures it comes from; nothing where the channel is not known. */
function chargeableText(
  { words, reference }: Wording,
  { booking, lines, measurements }: FigureSource,
): string {
  const rule: ChargeableRule | undefined = reference.shipModes.get(booking.transport_channel)?.chargeable;
  if (!rule) return '';
  const charged = chargedCargo(lines.map(presentCargoLine), measurements.map(presentMeasuredLine));
  const amount = formatThousandths(chargeableWeight(charged, rule));
  return `${amount} ${chargeableUnit(rule)} · ${words[charged.source]}`;
}

function cargoTable({ words, reference, locale }: Wording, { booking, lines }: FigureSource): PrintedTable {
  return {
    heading: words.cargo,
    columns: [
      { heading: words.line, share: 0.05 },
      { heading: words.goods, share: 0.2 },
      { heading: words.fba, share: 0.15 },
      { heading: words.cartons, share: 0.07, isNumber: true },
      { heading: words.weight, share: 0.1, isNumber: true },
      { heading: words.volume, share: 0.08, isNumber: true },
      { heading: words.dimensions, share: 0.12, isNumber: true },
      { heading: words.pack, share: 0.07 },
      { heading: words.instructions, share: 0.16 },
    ],
    rows: lines.map((line) => [
      `${line.ordinal + 1}`,
      line.goods_name,
      [line.shipment_id, line.reference_id].filter(Boolean).join('\n'),
      amount(line.package),
      thousandths(line.weight),
      thousandths(line.volume),
      dimensionsOf(line),
      nameOf(reference.packing, line.pack, locale),
      line.instructions,
    ]),
    totals: totalsOf(words.total, booking),
  };
}

function totalsOf(word: string, sums: { cartons: string; weight: string; volume: string }): string[] {
  return ['', word, '', amount(sums.cartons), thousandths(sums.weight), thousandths(sums.volume), '', '', ''];
}

function measuredTable({ words }: Wording, { measurements, lines }: FigureSource): PrintedTable {
  return {
    heading: words.measured,
    columns: [
      { heading: words.line, share: 0.05 },
      { heading: words.goods, share: 0.28 },
      { heading: words.cartons, share: 0.1, isNumber: true },
      { heading: words.weight, share: 0.13, isNumber: true },
      { heading: words.volume, share: 0.13, isNumber: true },
      { heading: words.dimensions, share: 0.14, isNumber: true },
      { heading: words.measuredAt, share: 0.17 },
    ],
    rows: measurements.map((measured) => [
      `${measured.ordinal + 1}`,
      lines.find(({ ordinal }) => ordinal === measured.ordinal)?.goods_name ?? '',
      amount(measured.package),
      thousandths(measured.weight),
      thousandths(measured.volume),
      dimensionsOf(measured),
      toChinaTime(measured.measured_at).slice(0, 16),
    ]),
    totals: null,
  };
}

function containerTable({ words }: Wording, { containers }: FigureSource): PrintedTable {
  return {
    heading: words.containers,
    columns: [
      { heading: words.line, share: 0.1 },
      { heading: words.container, share: 0.4 },
      { heading: words.sizeType, share: 0.2 },
      { heading: words.seal, share: 0.3 },
    ],
    rows: containers.map(({ number, size_type, seal_number }, at) => [
      `${at + 1}`,
      number,
      size_type,
      seal_number,
    ]),
    totals: null,
  };
}

type Sides = { long: string | null; wide: string | null; high: string | null };

function dimensionsOf({ long, wide, high }: Sides): string {
  const sides = [long, wide, high];
  return sides.every((side) => side === null) ? '' : sides.map((side) => amount(side) || '—').join('×');
}

function yesNo({ words }: Wording, is: boolean): string {
  return is ? words.yes : words.no;
}
