import { normalizeCode } from '../text/normalize-code.ts';

/**
 * Whether an air waybill number is one (IATA Resolution 600a): three digits of the airline, a serial of seven and, as the
 * eighth, its remainder by seven: `784-12345675`.
 */
export function isAirWaybill(value: string): boolean {
  const [, serial, check] = /^\d{3}-(\d{7})(\d)$/.exec(normalizeCode(value)) ?? [];
  return serial !== undefined && Number(serial) % 7 === Number(check);
}
