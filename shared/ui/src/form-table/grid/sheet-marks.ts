import type { SheetLineProps } from '../cells/form-table-props.ts';
import { isSingle, rangeOf, type SheetSelection } from '../sheet/sheet-range.ts';

type Marks = Pick<SheetLineProps, 'left' | 'right' | 'corner' | 'active'>;

const unmarked: Marks = { left: -1, right: -1, corner: -1, active: -1 };

/** What of a line is chosen. */
export function marksOf(selection: SheetSelection | null, line: number): Marks {
  if (!selection) return unmarked;
  const { top, bottom, left, right } = rangeOf(selection);
  if (line < top || line > bottom) return unmarked;
  const corner = line === bottom ? right : -1;
  const active = line === selection.anchor.line ? selection.anchor.column : -1;
  return isSingle(selection) ? { ...unmarked, corner, active } : { left, right, corner, active };
}
