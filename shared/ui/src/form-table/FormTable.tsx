import { useMemo, useRef } from 'react';
import { useMediaQuery } from '../theme/use-media-query.ts';
import styles from './cells/FormTable.module.css';
import { type FormTableProps, messagesByLine, type Sheet } from './cells/form-table-props.ts';
import { type SheetTotal, Total, totalsOf } from './cells/SheetTotal.tsx';
import { fitColumns } from './grid/fit-columns.ts';
import { SheetFoot } from './grid/SheetFoot.tsx';
import { SheetLines } from './grid/SheetLines.tsx';
import { SheetReport } from './grid/SheetReport.tsx';
import { SheetTable } from './grid/SheetTable.tsx';
import { gridOf, useSheetLayout } from './grid/use-sheet-layout.ts';
import type { SheetLine } from './sheet/sheet-columns.ts';
import { useFormTable } from './use-form-table.ts';

/**
 * Lines of a form, edited like a sheet; cards on a narrow screen (spec section 1: a form table for cargo lines).
 * Arrows and Enter move, Shift and arrows choose a range, Ctrl+C and Ctrl+V speak with Excel (headings are
 * understood), Ctrl+D fills from the line above, or a range from its first line, Ctrl+Z and Ctrl+Y undo and redo
 * every change, Alt and arrows move the line, Ctrl+Shift+D copies it, Ctrl+Delete removes it, Escape gives a cell
 * back what it held; buttons do the same.
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
  const totals = useMemo(() => totalsOf(columns, lines), [columns, lines]);
  const fitted = fitColumns(columns, totals);
  const { layout, spacing } = useSheetLayout(scroller, fitted, isNarrow);
  const { root, sheet, handlers, selection, wantedLine, commands, can } = useFormTable(
    props,
    layout !== 'one',
  );
  const messagesOf = useMemo(() => messagesByLine(messages, name), [messages, name]);
  const drawn = (
    <SheetLines
      sheet={sheet}
      lines={lines}
      isNarrow={isNarrow}
      messagesOf={messagesOf}
      wantedLine={wantedLine}
      selection={selection}
      scroller={scroller}
    />
  );
  const problem = messages?.get(name);
  return (
    <fieldset
      ref={root}
      role="presentation"
      className={styles.sheet}
      disabled={props.isDisabled}
      {...handlers}
    >
      {isNarrow ? (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would name each of its fields */}
          <div role="group" className={styles.cards} aria-label={label}>
            {drawn}
          </div>
          <CardTotals sheet={sheet} totals={totals} />
        </>
      ) : (
        <SheetTable
          label={label}
          sheet={sheet}
          lineCount={lines.length}
          totals={totals}
          grid={gridOf(layout, fitted, spacing)}
          layout={layout}
          scroller={scroller}
        >
          {drawn}
        </SheetTable>
      )}
      {lines.length === 0 && <div className={styles.empty}>{sheet.texts.empty}</div>}
      {!isReadOnly && (
        <SheetFoot
          id={sheet.idOf(name)}
          sheet={sheet}
          place={placeOf(selection?.anchor.line, lines.length)}
          isRange={selection !== null && selection.anchor.line !== selection.head.line}
          isFull={lines.length >= props.mostLines}
          can={can}
          isNarrow={isNarrow}
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
    </fieldset>
  );
}

function placeOf(line: number | undefined, lines: number) {
  if (line === undefined) return null;
  if (lines === 1) return 'only';
  if (line === 0) return 'first';
  return line === lines - 1 ? 'last' : 'between';
}

type CardTotalsProps = { sheet: Sheet; totals: readonly (SheetTotal | null)[] };

function CardTotals({ sheet, totals }: CardTotalsProps) {
  if (totals.every((total) => total === null)) return null;
  return (
    <dl className={styles.cardTotals}>
      {sheet.columns.map((column, at) => {
        const total = totals[at];
        return (
          total && (
            <div key={column.key}>
              <dt>
                {column.title} {column.unit}
              </dt>
              <dd>
                <Total total={total} texts={sheet.texts} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
