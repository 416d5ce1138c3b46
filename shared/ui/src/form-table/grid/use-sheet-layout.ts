import { type RefObject, useLayoutEffect, useState } from 'react';
import { useTextSpacing } from '../../theme/use-text-spacing.ts';
import type { SheetColumn } from '../sheet/sheet-columns.ts';

/** `one` row a line; `two` where that is too wide and some columns may stand below; `wide` moves sideways. */
export type SheetLayout = 'one' | 'two' | 'wide';

/** Of the line's number, and of the buttons at its end. */
const [numberPx, actionsPx] = [36, 56];

const widthOf = (columns: readonly SheetColumn[]) =>
  columns.reduce((sum, { widthPx }) => sum + widthPx, numberPx + actionsPx);

/** How a sheet is laid out in the room that it has. */
export function layoutIn(roomPx: number, columns: readonly SheetColumn[]): SheetLayout {
  const main = columns.filter(({ below }) => below === undefined);
  if (roomPx >= widthOf(columns)) return 'one';
  return main.length < columns.length && roomPx >= widthOf(main) ? 'two' : 'wide';
}

/** The CSS grid columns of a line, and the least width that it needs; `spacing` as {@link useTextSpacing} tells it. */
export function gridOf(layout: SheetLayout, given: readonly SheetColumn[], spacing = 1) {
  const columns = given.map((column) => ({ ...column, widthPx: Math.ceil(column.widthPx * spacing) }));
  const main = columns.filter(({ below }) => below === undefined);
  const inRow = layout === 'one' ? columns : main;
  const widths = inRow.map(({ widthPx, grow }) =>
    grow ? `minmax(${widthPx}px, ${grow}fr)` : `${widthPx}px`,
  );
  // Something has to take what is left over.
  const hasGrowing = inRow.some(({ grow }) => grow);
  const cells = hasGrowing ? widths : inRow.map(({ widthPx }) => `minmax(${widthPx}px, ${widthPx}fr)`);
  return {
    columns: [`${numberPx}px`, ...cells, `${actionsPx}px`].join(' '),
    leastPx: widthOf(inRow),
    // Paper does not move sideways.
    printed: [`${numberPx}px`, ...inRow.map(({ widthPx }) => `minmax(0, ${widthPx}fr)`)].join(' '),
  };
}

export function useSheetLayout(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly SheetColumn[],
  /** On a narrow screen there is no table to measure. */
  isNarrow: boolean,
): { layout: SheetLayout; spacing: number } {
  const spacing = useTextSpacing();
  const [roomPx, setRoomPx] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const element = isNarrow ? null : scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => measure());
    const measure = () => {
      if (element.clientWidth > 0) setRoomPx(element.clientWidth);
    };
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, isNarrow]);
  return { layout: layoutIn(roomPx / spacing, columns), spacing };
}
