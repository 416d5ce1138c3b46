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

/** UN/LOCODE has several codes for some ports and for the towns around them: by the one that the port list has. */
const otherCodes: Readonly<Record<string, readonly string[]>> = {
  CNDLC: ['CNDAG', 'CNDAL'],
  CNFZG: ['CNFZH'],
  CNGGZ: ['CNGZG', 'CNCAN'],
  CNNBG: ['CNNGB'],
  CNNJI: ['CNNJG'],
  CNSHA: ['CNSGH', 'CNSHG'],
  CNSZX: ['CNSNZ', 'CNSZP'],
  CNTAO: ['CNQDG', 'CNQIN'],
  CNXMN: ['CNXAM', 'CNXMG'],
  CNYAT: ['CNYTG'],
};

const usualCodes = new Map(
  Object.entries(otherCodes).flatMap(([usual, others]) => others.map((other) => [other, usual] as const)),
);

/** The code that the port list has for a port: `CNSHA` for `CNSHG`. */
export function usualPortCode(portCode: string): string {
  return usualCodes.get(portCode) ?? portCode;
}

/** By which codes a port of the list goes besides: `CNSGH` and `CNSHG` for `CNSHA`. */
export function otherPortCodes(portCode: string): readonly string[] {
  return otherCodes[portCode] ?? [];
}

/** The country of a port, by ISO 3166-1: `CN` for `CNYTN`. */
export function portCountryCode(portCode: string): string {
  return normalizePortCode(portCode).slice(0, 2);
}
