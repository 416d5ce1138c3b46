import { normalizeDecimal } from '@berth/contract';
import type { NotePlace } from '../sheet/import-log.ts';
import type { SheetCell } from '../sheet/read-sheet.ts';
import type { GoodsLog } from './goods-log.ts';

/** What people write behind the figure though the heading says it. */
const ownUnits =
  /\s*(kgs?|公斤|千克|cm|厘米|公分|cbm|m3|立方米|立方|方|ctns?|cartons?|pkgs|pcs|箱|件|包|托)$/;

/** What is in a cell for a number: plain digits, or the text as it is, with an error noted. */
export function readNumber(cell: SheetCell, decimals: number, place: NotePlace, log: GoodsLog): string {
  if (cell.isFormula && cell.kind !== 'pending') log.count('formulasTaken', place.column);
  switch (cell.kind) {
    case 'pending':
      log.error(place, 'formulaWithoutValue');
      return '';
    case 'error':
      log.error(place, 'errorValue', { text: cell.text });
      return '';
    case 'date':
      log.error(place, 'dateForNumber', { text: cell.text });
      return cell.text;
    case 'number':
      return rounded(cell.text, decimals, place, log);
    case 'text':
      return readTyped(cell.text, place, log);
  }
}

/** A figure that was computed shows fewer decimals than it has; of packages there are no parts. */
function rounded(text: string, decimals: number, { column }: NotePlace, log: GoodsLog): string {
  const fraction = text.split('.')[1] ?? '';
  if (fraction.length <= decimals || decimals === 0) return text;
  log.count('rounded', column, { decimals });
  return roundTo(Number(text), decimals);
}

/** Half up, as people round. */
export function roundTo(value: number, decimals: number): string {
  const rounded = shift(Math.round(shift(value, decimals)), -decimals);
  // From 1e21 on numbers are written with an exponent, which no field reads.
  return Math.abs(rounded) < 1e21 ? String(rounded) : String(BigInt(rounded));
}

/** Times a power of ten, by its digits: exact where a product is not. */
function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

function readTyped(text: string, place: NotePlace, log: GoodsLog): string {
  const number = typedNumber(text);
  if (number !== null) return number;
  log.error(place, 'notNumber', { text: text.trim().slice(0, 40) });
  return text.trim().slice(0, 40);
}

/** The number that a text is, with its unit or without; null for any other. */
export function typedNumber(text: string): string | null {
  return normalizeDecimal(text.normalize('NFKC').trim().toLowerCase().replace(ownUnits, ''));
}

const sizePattern = /^([\d.,]+)(?:cm)?[*x×·](\d[\d.,]*)(?:cm)?[*x×·](\d[\d.,]*)(?:cm)?$/;

/** The three sides in one text such as `60*50*40cm`; null for any other. */
export function readSize(text: string): [long: string, wide: string, high: string] | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s|厘米|公分/g, '');
  const sides = sizePattern.exec(plain)?.slice(1).map(normalizeDecimal) ?? [];
  const [long, wide, high] = sides;
  return long && wide && high ? [long, wide, high] : null;
}
