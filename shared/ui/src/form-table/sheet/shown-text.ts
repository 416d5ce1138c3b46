import type { Locale } from '@berth/contract';
import { cellValue, type SheetColumn, type SheetLine } from './sheet-columns.ts';

/** A cell as people read it: of a choice its name. */
export function shownText(line: SheetLine, column: SheetColumn, locale: Locale): string {
  const value = cellValue(line, column);
  if (column.kind !== 'select') return value;
  // A code says nothing to a reader whose choices are still on their way.
  if (!column.options) return '';
  const option = column.options.find((candidate) => candidate.value === value);
  if (!option) return value;
  return locale === 'en' ? option.nameEn : option.nameZh;
}

/** The widest of digits, of the letters of codes, and of all letters; what stands beside the text in its cell. */
const [digitPx, codePx, letterPx, besidePx] = [9, 8, 13, 20];

/**
 * Whether a text may be wider than its cell. Such a text is clipped; others are not, since each clip is one more
 * layer that the browser sorts with each key.
 */
export function mayBeCut(text: string, column: SheetColumn, isTwoRows: boolean): boolean {
  if (text === '') return false;
  // In the second row a cell has the width of others.
  if (isTwoRows && column.below) return true;
  const isCode = column.kind === 'code' && /^[ -~]*$/.test(text);
  const widest = /^[\d.,-]*$/.test(text) ? digitPx : isCode ? codePx : letterPx;
  return text.length * widest + besidePx > column.widthPx;
}
