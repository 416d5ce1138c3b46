import type { BookingKind, Currency } from '@berth/contract';
import type { StoredFeeRow } from '../bills/store-bill.ts';

/** What of a demo booking its prices depend on; decimals as they are stored. */
export type PricedBooking = {
  id: string;
  kind: BookingKind;
  business_number: string;
  destination: string;
  etd: string | null;
  weight: string;
  volume: string;
  charged_weight: string | null;
  charged_volume: string | null;
  chargeable_weight: string;
  ordered_containers: number;
  is_declared: boolean;
  is_pickup: boolean;
};

export type Price = Pick<StoredFeeRow, 'fee_item' | 'unit' | 'quantity' | 'unit_price'> & {
  currency: Currency;
};

export const price = (
  fee_item: string,
  unit: string,
  currency: Currency,
  quantity: string,
  unit_price: string,
): Price => ({ fee_item, unit, currency, quantity, unit_price });

/** Revenue tons of so many kilograms and cubic metres, one at least. */
const tonsOf = (weight: string, volume: string) =>
  Math.max(1, Number(volume), Number(weight) / 1000).toFixed(3);

/** What the forwarder quotes with a booking's confirmation. */
export function quotedPrices(booking: PricedBooking): Price[] {
  return pricesOf(booking, tonsOf(booking.weight, booking.volume));
}

/** What it bills: by what the warehouse measured, and for an inspection that nobody could quote. */
export function billedPrices(booking: PricedBooking, at: number): Price[] {
  const { charged_weight, charged_volume, weight, volume } = booking;
  const prices = pricesOf(booking, tonsOf(charged_weight ?? weight, charged_volume ?? volume));
  return at % 3 === 1 ? [...prices, price('INP', 'SHPT', 'CNY', '1', '680.00')] : prices;
}

function pricesOf(booking: PricedBooking, tons: string): Price[] {
  const declared = booking.is_declared ? [price('CUS', 'SHPT', 'CNY', '1', '300.00')] : [];
  if (booking.kind === 'air') {
    const kilograms = booking.chargeable_weight;
    return [
      price('AFR', 'KGS', 'CNY', kilograms, '28.50'),
      price('FSC', 'KGS', 'CNY', kilograms, '4.20'),
      ...declared,
    ];
  }
  if (booking.kind === 'fcl') {
    const boxes = String(Math.max(1, booking.ordered_containers));
    return [
      price('OFR', 'CNTR', 'USD', boxes, '1850.00'),
      price('THC', 'CNTR', 'CNY', boxes, '1230.00'),
      price('TRK', 'TRIP', 'CNY', boxes, '1450.00'),
      price('DOC', 'SHPT', 'CNY', '1', '450.00'),
      ...declared,
    ];
  }
  const destination = booking.destination.slice(0, 2);
  return [
    price('OFR', 'RT', 'USD', tons, destination === 'JP' ? '32.00' : '78.00'),
    price('CFS', 'RT', 'CNY', tons, '68.00'),
    price('DOC', 'SHPT', 'CNY', '1', '350.00'),
    ...declared,
    ...(booking.is_pickup ? [price('PUP', 'TRIP', 'CNY', '1', '650.00')] : []),
    ...(destination === 'US' ? [price('AMS', 'SHPT', 'USD', '1', '30.00')] : []),
    ...(destination === 'DE' ? [price('DLV', 'RT', 'EUR', tons, '46.00')] : []),
  ];
}
