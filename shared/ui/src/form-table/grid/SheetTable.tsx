import type { CSSProperties, RefObject } from 'react';
import { RequiredStar } from '../cards/SheetCard.tsx';
import styles from '../cells/FormTable.module.css';
import type { Sheet } from '../cells/form-table-props.ts';
import { type SheetTotal, Total } from '../cells/SheetTotal.tsx';
import type { gridOf, SheetLayout } from './use-sheet-layout.ts';

type SheetTableProps = {
  label: string;
  sheet: Sheet;
  lineCount: number;
  /** Of each column; null where it has none. */
  totals: readonly (SheetTotal | null)[];
  layout: SheetLayout;
  grid: ReturnType<typeof gridOf>;
  scroller: RefObject<HTMLDivElement | null>;
  children: React.ReactNode;
};

/**
 * The sheet as a table. Its rows are laid out as grids, so that rows out of sight are neither laid out nor painted;
 * the roles are named because a browser may take a table apart whose rows are no table rows any more.
 */
export function SheetTable(props: SheetTableProps) {
  const { label, sheet, lineCount, totals, layout, grid, scroller, children } = props;
  const style = {
    '--sheet-columns': grid.columns,
    '--sheet-columns-printed': grid.printed,
    '--sheet-least': layout === 'wide' ? `${grid.leastPx}px` : undefined,
  };
  return (
    <div
      className={styles.scroll}
      ref={scroller}
      data-scroller=""
      data-layout={layout}
      // Without a cell that takes the focus, the keyboard scrolls the sheet itself.
      tabIndex={sheet.isReadOnly ? 0 : undefined}
    >
      <table
        // Named in any case: a table whose display is not `table` is none to some browsers.
        role={sheet.isReadOnly ? 'table' : 'grid'}
        className={styles.table}
        aria-label={label}
        // Custom properties are not among React's known styles.
        style={style as CSSProperties}
        aria-rowcount={sheet.isLong ? lineCount + 1 : undefined}
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: as of its table */}
        <thead role="rowgroup">
          <Head sheet={sheet} />
        </thead>
        {children}
        <Totals sheet={sheet} totals={totals} />
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
          aria-required={(column.isRequired && !isReadOnly) || undefined}
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

function Totals({ sheet, totals }: Pick<SheetTableProps, 'sheet' | 'totals'>) {
  const { columns, texts, isTwoRows } = sheet;
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
        {columns.map((column, at) => {
          const total = totals[at];
          return isTwoRows && column.below ? null : (
            <td
              // biome-ignore lint/a11y/noRedundantRoles: as of its table
              role="cell"
              key={column.key}
              data-kind={column.kind}
              className={styles.total}
            >
              {total && (
                <span className={styles.sum}>
                  <Total total={total} texts={texts} />
                </span>
              )}
            </td>
          );
        })}
        {/* biome-ignore lint/a11y/noRedundantRoles: as of its table */}
        <td role="cell" className={styles.actions} />
      </tr>
    </tfoot>
  );
}
