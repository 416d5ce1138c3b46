import { trimText } from '@berth/contract';

/**
 * The values of a pasted text: of cells, where a spreadsheet ends even a single one with a line break, each is one,
 * since names have commas of their own; else of a list as people write one, in half-width or full-width punctuation.
 * Empty ones are left out.
 */
export function splitPasted(text: string): string[] {
  const between = /[\t\r\n]/u.test(text) ? /[\t\r\n]/u : /[,，、;；]/u;
  return text.split(between).flatMap((part) => trimText(part) || []);
}

/** The values of a text of codes, typed or pasted: none of them holds such a sign, so each sign ends one. */
export function splitCodes(text: string): string[] {
  return text.split(/[\t\r\n,，、;；]/u).flatMap((part) => trimText(part) || []);
}
