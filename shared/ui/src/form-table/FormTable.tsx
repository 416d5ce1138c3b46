import { useMemo, useRef } from 'react';
import { useMediaQuery } from '../theme/use-media-query.ts';
import styles from './FormTable.module.css';
import { type FormTableProps, messagesByLine, type SheetLineProps } from './form-table-props.ts';
import { SheetCard } from './SheetCard.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetReport } from './SheetReport.tsx';
import { SheetRow } from './SheetRow.tsx';
import { SheetTable } from './SheetTable.tsx';
import { isEditable, type SheetLine, totalOf } from './sheet-columns.ts';
import { isSingle, rangeOf, type SheetSelection } from './sheet-range.ts';
import { useFormTable } from './use-form-table.ts';
import { useSheetLayout } from './use-sheet-layout.ts';

/**
 * Lines of a form, edited like a sheet; cards on a narrow screen (spec section 1: a form table for cargo lines).
 * Arrows and Enter move, Shift and arrows choose a range, Ctrl+C and Ctrl+V speak with Excel (headings are
 * understood), Ctrl+D fills down, Ctrl+Z and Ctrl+Y undo and redo every change, Alt and arrows move the line,
 * Ctrl+Shift+D copies it, Ctrl+Delete removes it, Escape gives a cell back what it held; buttons do the same.
 * Values are texts as typed: what they mean, and `messages`, are the form's.
 */
export function FormTable<Line extends SheetLine>(props: FormTableProps<Line>) {
  // Columns and lines belong together, which is all that the parts of the sheet rely on.
  return <AnySheet {...(props as unknown as FormTableProps)} />;
}

function AnySheet(props: FormTableProps) {
  const { label, columns, lines, messages, name = 'lines', isReadOnly } = props;
  const isNarrow = useMediaQuery('(max-width: 720px)');
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useSheetLayout(scroller, columns, isNarrow);
  const { root, sheet, handlers, selection, commands, can } = useFormTable(props, layout !== 'one');
  const messagesOf = useMemo(() => messagesByLine(messages, name), [messages, name]);
  const Line = isNarrow ? SheetCard : SheetRow;
  const drawn = lines.map((line, index) => (
    <Line
      key={line.key}
      sheet={sheet}
      line={line}
      index={index}
      messages={messagesOf(line.key)}
      {...marksOf(isReadOnly || isNarrow ? null : selection, index)}
    />
  ));
  const problem = messages?.get(name);
  return (
    <div ref={root} {...handlers}>
      {isNarrow ? (
        <>
          <ol className={styles.cards} aria-label={label}>
            {drawn}
          </ol>
          <CardTotals {...props} />
        </>
      ) : (
        <SheetTable label={label} sheet={sheet} lines={lines} layout={layout} scroller={scroller}>
          {drawn}
        </SheetTable>
      )}
      {lines.length === 0 && <div className={styles.empty}>{sheet.texts.empty}</div>}
      {!isReadOnly && (
        <SheetFoot
          id={sheet.idOf(name)}
          texts={sheet.texts}
          lines={lines.length}
          isFull={lines.length >= props.mostLines}
          can={can}
          selection={selection}
          isNarrow={isNarrow}
          run={commands.run}
          onAdd={() => commands.run('addLine', startOf(columns.findIndex(isEditable)))}
        />
      )}
      {!isReadOnly && (
        <SheetReport
          notice={commands.notice}
          texts={sheet.texts}
          mostLines={props.mostLines}
          onUndo={() => commands.run('undo')}
          onClose={commands.close}
        />
      )}
      {problem && <div className={styles.problem}>{problem}</div>}
    </div>
  );
}

function startOf(column: number): SheetSelection {
  const cell = { line: 0, column: Math.max(0, column) };
  return { anchor: cell, head: cell };
}

const unmarked = { left: -1, right: -1, corner: -1, active: -1 };

/** What of a line is chosen. */
function marksOf(
  selection: SheetSelection | null,
  line: number,
): Pick<SheetLineProps, 'left' | 'right' | 'corner' | 'active'> {
  if (!selection) return unmarked;
  const { top, bottom, left, right } = rangeOf(selection);
  if (line < top || line > bottom) return unmarked;
  const corner = line === bottom ? right : -1;
  const active = line === selection.anchor.line ? selection.anchor.column : -1;
  return isSingle(selection) ? { left: -1, right: -1, corner, active } : { left, right, corner, active };
}

function CardTotals({ columns, lines }: FormTableProps) {
  const totals = columns.flatMap((column) => {
    const total = totalOf(column, lines);
    return total === null ? [] : [{ column, total }];
  });
  if (totals.length === 0) return null;
  return (
    <dl className={styles.cardTotals}>
      {totals.map(({ column, total }) => (
        <div key={column.key}>
          <dt>
            {column.title} {column.unit}
          </dt>
          <dd>{total}</dd>
        </div>
      ))}
    </dl>
  );
}
