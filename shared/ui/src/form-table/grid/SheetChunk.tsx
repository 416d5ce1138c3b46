import { type ComponentType, memo, type RefObject, useEffect, useRef, useState } from 'react';
import styles from '../cells/FormTable.module.css';
import type { LineMessages, Sheet, SheetLineProps } from '../cells/form-table-props.ts';
import type { SheetLine } from '../sheet/sheet-columns.ts';
import { rangeOf, type SheetSelection } from '../sheet/sheet-range.ts';
import { marksOf } from './sheet-marks.ts';
import type { WatchNearness } from './watch-nearness.ts';

/** So many lines are drawn, or not, together. */
export const chunkLines = 5;

type SheetChunkProps = {
  sheet: Sheet;
  /** The lines of the chunk; the first one's place in the sheet is `from`. */
  lines: readonly SheetLine[];
  from: number;
  messagesOf: (key: string) => LineMessages;
  selection: SheetSelection | null;
  /** Drawn wherever it is: something in it has the focus, or is gone to. */
  isKept: boolean;
  watch: WatchNearness;
  as: 'tbody' | 'ol';
  Line: ComponentType<SheetLineProps>;
};

/** What an undrawn line is taken to measure. */
const linePx = 36;

/** Some lines that stand together; far out of sight an empty space of their height, or each key would wait for all. */
export const SheetChunk = memo(function SheetChunk(props: SheetChunkProps) {
  const { sheet, lines, from, messagesOf, selection, isKept, watch, as: Box, Line } = props;
  const box = useRef<HTMLElement>(null);
  const { isNear, heightPx } = useNearness(box, watch, from < 4 * chunkLines);
  const isDrawn = isKept || isNear || !sheet.isLong;
  return (
    <Box
      // Of either element; nothing but its place is asked of it.
      ref={box as RefObject<never>}
      role={Box === 'tbody' ? 'rowgroup' : undefined}
      className={Box === 'ol' ? styles.cards : undefined}
      style={isDrawn ? undefined : { height: heightPx ?? lines.length * linePx }}
    >
      {isDrawn ? (
        lines.map((line, at) => (
          <Line
            key={line.key}
            sheet={sheet}
            line={line}
            index={from + at}
            messages={messagesOf(line.key)}
            {...marksOf(selection, from + at)}
          />
        ))
      ) : (
        <FarMessages {...props} />
      )}
    </Box>
  );
}, isSameChunk);

/** Stands in for the cells that have messages, so that a summary can lead there: the focus draws them and goes on. */
function FarMessages({ sheet, lines, from, messagesOf, as }: SheetChunkProps) {
  const wrong = lines.flatMap(({ key }, at) =>
    Object.keys(messagesOf(key)).map((field) => ({ path: sheet.pathOf(key, field), line: from + at, field })),
  );
  if (wrong.length === 0) return null;
  const targets = wrong.map(({ path, line, field }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: nobody gets to it by keys or pointer, and the focus goes on at once
    <span key={path} id={sheet.idOf(path)} tabIndex={-1} onFocus={() => sheet.goTo(line, field)} />
  ));
  return as === 'ol' ? (
    <li>{targets}</li>
  ) : (
    // biome-ignore lint/a11y/noRedundantRoles: as of its table
    <tr role="row">
      {/* biome-ignore lint/a11y/noRedundantRoles: as of its table */}
      <td role="cell">{targets}</td>
    </tr>
  );
}

/** Whether the chunk is in sight or nearly so, and how high it was when it last was. */
function useNearness(box: RefObject<HTMLElement | null>, watch: WatchNearness, isNearAtFirst: boolean) {
  const [nearness, setNearness] = useState<{ isNear: boolean; heightPx?: number }>({ isNear: isNearAtFirst });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNearness({ isNear: true });
      return;
    }
    return watch(element, ({ isIntersecting: isNear, boundingClientRect }) => {
      // A page that is kept but hidden has no height at all.
      if (boundingClientRect.width > 0) setNearness({ isNear, heightPx: boundingClientRect.height });
    });
  }, [box, watch]);
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
