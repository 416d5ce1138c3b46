import { type CSSProperties, type RefObject, useMemo } from 'react';
import styles from './FormTable.module.css';
import type { Sheet } from './form-table-props.ts';
import { RequiredStar } from './SheetCard.tsx';
import { type SheetLine, totalOf } from './sheet-columns.ts';
import { gridOf, type SheetLayout } from './use-sheet-layout.ts';

type SheetTableProps = {
  label: string;
  sheet: Sheet;
  lines: readonly SheetLine[];
  layout: SheetLayout;
  scroller: RefObject<HTMLDivElement | null>;
  children: React.ReactNode;
};

/**
 * The sheet as a table. Its rows are laid out as grids, so that rows out of sight are neither laid out nor painted;
 * the roles are named because a browser may take a table apart whose rows are no table rows any more.
 */
export function SheetTable({ label, sheet, lines, layout, scroller, children }: SheetTableProps) {
  const grid = gridOf(layout, sheet.columns);
  // A custom property is not among React's known styles.
  const style = { '--sheet-columns': grid.columns, minWidth: layout === 'wide' ? grid.leastPx : undefined };
  return (
    <div className={styles.scroll} ref={scroller} data-scroller="" data-layout={layout}>
      <table
        // Named in any case: a table whose display is not `table` is none to some browsers.
        role={sheet.isReadOnly ? 'table' : 'grid'}
        className={styles.table}
        aria-label={label}
        style={style as CSSProperties}
        aria-rowcount={sheet.isLong ? lines.length + 1 : undefined}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: as of its table */}
        <thead role="rowgroup">
          <Head sheet={sheet} />
        </thead>
        {children}
        <Totals sheet={sheet} lines={lines} />
      </table>
    </div>
  );
}

function Head({ sheet }: { sheet: Sheet }) {
  const { columns, texts, isTwoRows, isReadOnly } = sheet;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as of its table
    <tr role="row" className={styles.row}>
      {/* biome-ignore lint/a11y/noRedundantRoles: as of its table */}
      <th role="columnheader" className={styles.lineNumber} scope="col">
        <span className={styles.spoken}>{texts.number}</span>
      </th>
      {columns.map((column) => (
        <th
          key={column.key}
          // biome-ignore lint/a11y/noRedundantRoles: as of its table
          role="columnheader"
          scope="col"
          data-kind={column.kind}
          style={isTwoRows && column.below ? { gridColumn: column.below } : undefined}
        >
          {column.title}
          {column.unit && <span className={styles.unit}> {column.unit}</span>}
          {column.isRequired && !isReadOnly && <RequiredStar />}
        </th>
      ))}
      {/* biome-ignore lint/a11y/noRedundantRoles: as of its table */}
      <th role="columnheader" className={styles.actions} scope="col">
        <span className={styles.spoken}>{texts.actions}</span>
      </th>
    </tr>
  );
}

function Totals({ sheet, lines }: { sheet: Sheet; lines: readonly SheetLine[] }) {
  const { columns, texts, isTwoRows } = sheet;
  const totals = useMemo(() => columns.map((column) => totalOf(column, lines)), [columns, lines]);
  if (totals.every((total) => total === null)) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as of its table
    <tfoot role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: as of its table */}
      <tr role="row" className={styles.row}>
        {/* biome-ignore lint/a11y/noRedundantRoles: as of its table */}
        <th role="rowheader" className={styles.lineNumber} scope="row">
          {texts.total}
        </th>
        {columns.map((column, at) =>
          isTwoRows && column.below ? null : (
            <td
              // biome-ignore lint/a11y/noRedundantRoles: as of its table
              role="cell"
              key={column.key}
              data-kind={column.kind}
              className={styles.total}
              title={totals[at] ?? undefined}
            >
              {totals[at] !== null && <span className={styles.sum}>{totals[at]}</span>}
            </td>
          ),
        )}
        {/* biome-ignore lint/a11y/noRedundantRoles: as of its table */}
        <td role="cell" className={styles.actions} />
      </tr>
    </tfoot>
  );
}
