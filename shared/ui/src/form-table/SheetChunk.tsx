import { type ComponentType, memo, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './FormTable.module.css';
import type { LineMessages, Sheet, SheetLineProps } from './form-table-props.ts';
import type { SheetLine } from './sheet-columns.ts';
import { marksOf } from './sheet-marks.ts';
import { rangeOf, type SheetSelection } from './sheet-range.ts';

/** So many lines are drawn, or not, together. */
export const chunkLines = 10;

type SheetChunkProps = {
  sheet: Sheet;
  /** The lines of the chunk; the first one's place in the sheet is `from`. */
  lines: readonly SheetLine[];
  from: number;
  messagesOf: (key: string) => LineMessages;
  selection: SheetSelection | null;
  /** Drawn wherever it is: something in it has the focus, or is jumped to. */
  isKept: boolean;
  scroller: RefObject<HTMLElement | null>;
  as: 'tbody' | 'ol';
  Line: ComponentType<SheetLineProps>;
};

/** How far out of sight lines are drawn ahead, and what an undrawn one is taken to measure. */
const [aheadPx, linePx] = [400, 36];

/** Some lines that stand together; far out of sight an empty space of their height, or each key would wait for all. */
export const SheetChunk = memo(function SheetChunk(props: SheetChunkProps) {
  const { sheet, lines, from, messagesOf, selection, isKept, scroller, as: Box, Line } = props;
  const box = useRef<HTMLElement>(null);
  const { isNear, heightPx } = useNearness(box, scroller, from < 3 * chunkLines, Box === 'tbody');
  const isDrawn = isKept || isNear || !sheet.isLong;
  return (
    <Box
      // Of either element; nothing but its place is asked of it.
      ref={box as RefObject<never>}
      role={Box === 'tbody' ? 'rowgroup' : undefined}
      className={Box === 'ol' ? styles.cards : undefined}
      style={isDrawn ? undefined : { height: heightPx ?? lines.length * linePx }}
    >
      {isDrawn &&
        lines.map((line, at) => (
          <Line
            key={line.key}
            sheet={sheet}
            line={line}
            index={from + at}
            messages={messagesOf(line.key)}
            {...marksOf(selection, from + at)}
          />
        ))}
    </Box>
  );
}, isSameChunk);

/** Whether the chunk is in sight or nearly so, and how high it was when it last was. */
function useNearness(
  box: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  isNearAtFirst: boolean,
  hasScroller: boolean,
) {
  const [nearness, setNearness] = useState<{ isNear: boolean; heightPx?: number }>({ isNear: isNearAtFirst });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNearness({ isNear: true });
      return;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { isIntersecting: isNear, boundingClientRect } = entry;
        // A page that is kept but hidden has no height at all.
        if (boundingClientRect.width > 0) setNearness({ isNear, heightPx: boundingClientRect.height });
      },
      { root: hasScroller ? scroller.current : null, rootMargin: `${aheadPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, scroller, hasScroller]);
  return nearness;
}

function isSameChunk(before: SheetChunkProps, after: SheetChunkProps): boolean {
  const { lines, selection, ...rest } = after;
  const keys = Object.keys(rest) as (keyof typeof rest)[]; // keys of the same object
  return (
    keys.every((key) => before[key] === after[key]) &&
    before.lines.length === lines.length &&
    lines.every((line, at) => line === before.lines[at]) &&
    (before.selection === selection || !(touches(before, before.selection) || touches(after, selection)))
  );
}

function touches({ from, lines }: SheetChunkProps, selection: SheetSelection | null): boolean {
  if (!selection) return false;
  const { top, bottom } = rangeOf(selection);
  return bottom >= from && top < from + lines.length;
}
