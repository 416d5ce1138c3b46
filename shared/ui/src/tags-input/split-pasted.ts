import { trimText } from '@berth/contract';

/**
 * The values of a pasted text: a column or row of cells, or a list as people write one, in half-width or
 * full-width punctuation. Empty ones are left out.
 */
export function splitPasted(text: string): string[] {
  return text.split(/[,，、;；\t\r\n]+/u).flatMap((part) => trimText(part) || []);
}
