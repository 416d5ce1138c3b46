import { normalizeCode } from '../text/normalize-code.ts';

/** `cn ytn` as `CNYTN`: UN/LOCODE is printed with a space and stored without. */
export function normalizePortCode(value: string): string {
  return normalizeCode(value).replaceAll(' ', '');
}

/**
 * Whether a text has the form of a UN/LOCODE: two letters of the country and three characters, letters or
 * the digits 2 to 9. Whether such a port exists is said by the port list.
 */
export function isPortCode(value: string): boolean {
  return /^[A-Z]{2}[A-Z2-9]{3}$/.test(normalizePortCode(value));
}

/** The country of a port, by ISO 3166-1: `CN` for `CNYTN`. */
export function portCountryCode(portCode: string): string {
  return normalizePortCode(portCode).slice(0, 2);
}
