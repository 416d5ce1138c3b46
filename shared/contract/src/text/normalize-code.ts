import { trimText } from './trim-text.ts';

/**
 * A code (port, warehouse, business number, postal code …) as it is stored and compared: NFKC, so that
 * full-width letters and digits become plain ones, upper-case, white space at the ends gone and inside
 * reduced to one space. What the code means is not checked.
 */
export function normalizeCode(value: string): string {
  return trimText(value.normalize('NFKC').toUpperCase().normalize('NFKC')).replace(/\s+/gu, ' ');
}
