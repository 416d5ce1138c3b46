import { canDeliverByLand } from '../trade/delivery-reach.ts';
import type { BookingBasics } from './booking-basics.ts';

type Delivery = Pick<
  BookingBasics,
  'dischargePort' | 'destination' | 'warehouseType' | 'country' | 'isDestinationSelfPickup'
>;

/** A port (UN/LOCODE) and a country (ISO 3166-1) that freight seldom goes on to, and the field that says it does. */
type DeliveryHint = { field: 'country' | 'warehouseCode'; port: string; country: string };

/**
 * What should be looked at where a booking is delivered; null where nothing is known to be odd. Neither the port of
 * discharge nor the destination has a way by land to the country of the delivery. It keeps nobody from booking: cargo
 * does go on by another ship. `warehouseCountry` is that of a listed warehouse; of one that is not listed, and of cargo
 * that is collected at the port, nothing is said. It stands at the place of delivery, since ports may be frozen.
 */
export function deliveryHint(booking: Delivery, warehouseCountry: string | undefined): DeliveryHint | null {
  if (booking.isDestinationSelfPickup || booking.warehouseType === null) return null;
  const isPrivate = booking.warehouseType === 'private';
  const country = isPrivate ? booking.country : warehouseCountry;
  const ports = [booking.dischargePort, booking.destination].filter((port) => port !== '');
  const [port] = ports;
  // The first two characters of a UN/LOCODE are its country.
  if (!country || !port || ports.some((code) => canDeliverByLand(code.slice(0, 2), country))) return null;
  return { field: isPrivate ? 'country' : 'warehouseCode', port, country };
}
