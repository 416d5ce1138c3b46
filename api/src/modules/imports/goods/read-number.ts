import { normalizeDecimal } from '@berth/contract';
import type { ImportLog, NotePlace } from '../sheet/import-log.ts';
import type { SheetCell } from '../sheet/read-cell.ts';
import { noteShown, readFigure } from '../sheet/read-text.ts';
import { roundTo } from '../sheet/round-to.ts';

/** What people write behind the figure though the heading says it. */
const ownUnits =
  /\s*(kgs?|公斤|千克|cm|厘米|公分|cbm|m3|立方米|立方|方|ctns?|cartons?|pkgs|pcs|箱|件|包|托)$/;

/** What is in a cell for a number: plain digits, or the text as it is, with an error noted. */
export function readNumber(cell: SheetCell, decimals: number, place: NotePlace, log: ImportLog): string {
  if (cell.isFormula && cell.kind !== 'pending') log.count('formulasTaken', place.column);
  const read = readFigure(cell, { place, log }, typedNumber);
  if (cell.kind !== 'number') return read;
  const number = rounded(read, decimals, place, log);
  noteShown(cell, number, place, log);
  return number;
}

/** A figure that was computed shows fewer decimals than it has; of packages there are no parts. */
function rounded(text: string, decimals: number, { column }: NotePlace, log: ImportLog): string {
  const fraction = text.split('.')[1] ?? '';
  if (fraction.length <= decimals || decimals === 0) return text;
  log.count('rounded', column, { decimals });
  return roundTo(Number(text), decimals);
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
