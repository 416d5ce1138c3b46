import { decodeEscapes } from './cell-texts.ts';
import { dateText, general, type NumberFormat } from './number-formats.ts';
import type { XmlAttributes } from './read-xml.ts';
import { type ShownNumber, shownNumber } from './shown-number.ts';
import { UnfitWorkbook } from './unfit-workbook.ts';

/** What a cell holds; of a formula its stored result, and `pending` where it has none. */
export type SheetCell = {
  kind: 'text' | 'number' | 'date' | 'error' | 'pending';
  /** Numbers as plain decimals, with the fifteen digits that a spreadsheet keeps. */
  text: string;
  isFormula: boolean;
  /** What a number looks like, where that is another text than its own. */
  shown?: ShownNumber;
};

/** What the cells of a workbook refer to. */
export type CellLook = {
  texts: readonly string[];
  formats: readonly NumberFormat[];
  isFrom1904: boolean;
};

/** What a cell holds; null for nothing. Throws UnfitWorkbook. */
export function readCell(
  { t = 'n', s }: XmlAttributes,
  value: string | null,
  isFormula: boolean,
  { texts, formats, isFrom1904 }: CellLook,
): SheetCell | null {
  // The result of a formula that is an empty text is stored as one.
  const isPending = isFormula && t !== 'str';
  if (value === null || value === '') return isPending ? { kind: 'pending', text: '', isFormula } : null;
  if (t === 's') {
    const text = texts[Number(value)];
    if (text === undefined) throw new UnfitWorkbook('unreadable');
    return textCell(text, isFormula);
  }
  if (t === 'str' || t === 'inlineStr') return textCell(decodeEscapes(value), isFormula);
  if (t === 'e') return { kind: 'error', text: value.slice(0, 20), isFormula };
  if (t === 'b') return textCell(value === '1' ? 'TRUE' : 'FALSE', isFormula);
  if (t === 'd') return { kind: 'date', text: value.slice(0, 16).replace('T', ' '), isFormula };
  const number = Number(value);
  if (!Number.isFinite(number)) throw new UnfitWorkbook('unreadable');
  const { look, isDate } = formats[Number(s)] ?? general;
  if (isDate) return { kind: 'date', text: dateText(number, isFrom1904), isFormula };
  const text = plainNumber(number);
  const shown = shownNumber(Number(text), look);
  return { kind: 'number', text, isFormula, ...(shown && shown.text !== text && { shown }) };
}

function textCell(text: string, isFormula: boolean): SheetCell | null {
  return /\S/.test(text) ? { kind: 'text', text, isFormula } : null;
}

/** Without an exponent and without what binary fractions add: 0.1 + 0.2 is 0.3 on every sheet. */
function plainNumber(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  return text.includes('e') ? BigInt(Math.trunc(number)).toString() : text;
}
