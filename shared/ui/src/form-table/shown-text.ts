import type { Locale } from '@berth/contract';
import { cellValue, type SheetColumn, type SheetLine } from './sheet-columns.ts';

/** A cell as people read it: of a choice its name. */
export function shownText(line: SheetLine, column: SheetColumn, locale: Locale): string {
  const value = cellValue(line, column);
  if (column.kind !== 'select') return value;
  const option = column.options?.find((candidate) => candidate.value === value);
  if (!option) return value;
  return locale === 'en' ? option.nameEn : option.nameZh;
}
