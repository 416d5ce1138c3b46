import type { CargoLine } from '@berth/contract';
import { toChinaDay } from '../../china-time.ts';
import type { AirBookingEntry } from '../../modules/bookings/air/store-air-booking.ts';
import { demoCargo } from './demo-cargo.ts';
import { seededChoice } from './seeded-choice.ts';

const dayMs = 24 * 3600_000;

const flights = [
  { carrier: 'CZ', flightNumber: 'CZ461', waybill: '784-1234567', from: 'CAN', to: 'LAX', in: -6 },
  { carrier: 'CX', flightNumber: 'CX2098', waybill: '160-4455667', from: 'HKG', to: 'ORD', in: -2 },
  { carrier: 'CK', flightNumber: 'CK205', waybill: '112-7788990', from: 'PVG', to: 'FRA', in: 1 },
  { carrier: 'O3', flightNumber: 'O37301', waybill: '921-3344556', from: 'SZX', to: 'NRT', in: 3 },
] as const;

/** What staff entered of the demo customer's air freight, as of a moment. */
export function demoAirBookings(now: Date, by: AirBookingEntry['by']): AirBookingEntry[] {
  const choice = seededChoice(784_160);
  return flights.map((flight, index) => {
    const at = (daysFromNow: number) => new Date(now.getTime() + daysFromNow * dayMs);
    const entered = { at: at(Math.min(flight.in, 0) - 3), status: 'toBeReceived' as const };
    const received = { at: at(Math.min(flight.in, 0) - 1), status: 'received' as const };
    return {
      customerBusinessNumber: `YF-A-${String(11 + index).padStart(4, '0')}`,
      waybillNumber: withCheckDigit(flight.waybill),
      carrier: flight.carrier,
      flightNumber: flight.flightNumber,
      receivingPlace: flight.from,
      destination: flight.to,
      etd: toChinaDay(at(flight.in)),
      remarks: index === 0 ? '到港后电话通知收货人。' : '',
      cargo: demoCargo(choice, choice.whole(1, 3), false).map(lightened),
      events: flight.in < 2 ? [entered, received] : [entered],
      by,
    };
  });
}

/** Air freight is smaller. */
function lightened(line: CargoLine): CargoLine {
  const part = (value: number | null) => (value === null ? null : Number((value / 4).toFixed(3)));
  return {
    ...line,
    package: Math.ceil((line.package ?? 4) / 4),
    weight: part(line.weight),
    volume: part(line.volume),
  };
}

/** The last digit of an air waybill is its serial modulo 7. */
function withCheckDigit(waybill: string): string {
  return `${waybill}${Number(waybill.slice(4)) % 7}`;
}
