import { toThousandths, warehouseTypeNames } from '@berth/contract';
import type { BookingRow, CargoLineRow } from '../bookings/record/bookings.repository.ts';
import type { PrintedMarks } from './draw/draw-order.ts';
import { airportName, deliveryAddress, portName, type Wording } from './printed-names.ts';

/** Which cartons of each booking, from 1 and both included. */
export type CartonRange = { from?: number | undefined; to?: number | undefined };

/** How many labels a booking has in the range. */
export function countLabels(cartons: number, { from = 1, to = cartons }: CartonRange): number {
  return Math.max(0, Math.min(to, cartons) - Math.max(from, 1) + 1);
}

/** The labels of a booking, line after line: its cartons are numbered through. */
export function composeMarks(
  wording: Wording,
  booking: BookingRow,
  lines: readonly CargoLineRow[],
  range: CartonRange,
): PrintedMarks[] {
  const { words } = wording;
  const { from = 1, to = Number.POSITIVE_INFINITY } = range;
  const common = { ...whereTo(wording, booking), cartons: Number(booking.cartons) };
  let before = 0;
  return lines.flatMap((line) => {
    // Whole packages: a line's count has no decimals.
    const cartons = Math.floor((toThousandths(line.package) ?? 0) / 1000);
    const first = Math.max(before + 1, from);
    const last = Math.min(before + cartons, to);
    before += cartons;
    if (last < first) return [];
    const facts = [
      { label: words.shipmentId, value: line.shipment_id },
      { label: words.referenceId, value: line.reference_id },
    ];
    const goods = { label: words.goods, value: line.goods_name };
    return [{ ...common, facts, goods, first, count: last - first + 1 }];
  });
}

function whereTo(wording: Wording, booking: BookingRow) {
  const { words, locale } = wording;
  const { warehouse_type: type, warehouse_code: code, destination } = booking;
  const port = booking.kind === 'air' ? airportName(wording, destination) : portName(wording, destination);
  const address = deliveryAddress(wording, booking);
  // A private address goes by its place: whoever loads the lorry sorts by that.
  const isPrivate = type === 'private';
  const area = [booking.state_name, booking.postal_code].filter(Boolean).join(' ');
  const kind = type ? warehouseTypeNames[type][locale] : '';
  const place = (isPrivate ? area : code) || port;
  const detail = [kind, isPrivate ? booking.address : port];
  return {
    businessNumber: booking.business_number,
    ownNumber: booking.customer_business_number,
    destination: place,
    destinationDetail: detail.filter((part) => part !== '' && part !== place).join(' · '),
    address: { label: words.address, value: address },
  };
}
