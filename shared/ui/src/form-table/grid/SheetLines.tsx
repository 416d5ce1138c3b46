import { type RefObject, useMemo } from 'react';
import { SheetCard } from '../cards/SheetCard.tsx';
import type { LineMessages, Sheet } from '../cells/form-table-props.ts';
import type { SheetLine } from '../sheet/sheet-columns.ts';
import type { SheetSelection } from '../sheet/sheet-range.ts';
import { chunkLines, SheetChunk } from './SheetChunk.tsx';
import { SheetRow } from './SheetRow.tsx';
import { usePrinting } from './use-printing.ts';
import { watchNearness } from './watch-nearness.ts';

type SheetLinesProps = {
  sheet: Sheet;
  lines: readonly SheetLine[];
  isNarrow: boolean;
  messagesOf: (key: string) => LineMessages;
  /** A line that is to be gone to. */
  wantedLine: number | null;
  selection: SheetSelection | null;
  scroller: RefObject<HTMLElement | null>;
};

/** All lines of a sheet, in chunks. */
export function SheetLines(props: SheetLinesProps) {
  const { sheet, lines, isNarrow, messagesOf, wantedLine, selection, scroller } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards and rows are watched in different scrollers
  const watch = useMemo(() => watchNearness(scroller), [scroller, isNarrow]);
  const isPrinting = usePrinting();
  const chunks = Math.ceil(lines.length / chunkLines);
  const chunkOf = (line: number | null | undefined) => (line == null ? null : Math.floor(line / chunkLines));
  const [active, wanted] = [chunkOf(selection?.anchor.line), chunkOf(wantedLine)];
  return Array.from({ length: chunks }, (_, at) => {
    const own = lines.slice(at * chunkLines, (at + 1) * chunkLines);
    // The neighbours of the focus, too: Tab goes to the next field that is there.
    const isNextToFocus = active !== null && Math.abs(active - at) <= 1;
    return (
      <SheetChunk
        // A chunk is a place in the sheet: lines move through it.
        key={at}
        sheet={sheet}
        lines={own}
        from={at * chunkLines}
        messagesOf={messagesOf}
        selection={sheet.isReadOnly || isNarrow ? null : selection}
        isKept={isNextToFocus || wanted === at || isPrinting}
        watch={watch}
        as={isNarrow ? 'ol' : 'tbody'}
        Line={isNarrow ? SheetCard : SheetRow}
      />
    );
  });
}
