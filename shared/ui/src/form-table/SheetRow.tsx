import { memo } from 'react';
import styles from './FormTable.module.css';
import { isSameLine, type SheetLineProps } from './form-table-props.ts';
import { SheetCellContent } from './SheetCell.tsx';
import { SheetLineActions } from './SheetLineActions.tsx';
import { SheetNotes } from './SheetNotes.tsx';

/** A line as a row of the sheet; what is said about its cells stands below it. */
export const SheetRow = memo(function SheetRow(props: SheetLineProps) {
  const { sheet, index, left, right, corner } = props;
  return (
    <>
      <tr
        // biome-ignore lint/a11y/noRedundantRoles: a row that is laid out as a grid is no row to some browsers
        role="row"
        className={styles.row}
        data-line={index}
        aria-rowindex={sheet.isLong ? index + 2 : undefined}
      >
        <th
          // biome-ignore lint/a11y/noRedundantRoles: as of its row
          role="rowheader"
          scope="row"
          className={styles.lineNumber}
          data-grip={!sheet.isReadOnly || undefined}
          title={sheet.isReadOnly ? undefined : sheet.texts.moveHint}
        >
          {index + 1}
        </th>
        {sheet.columns.map((column, at) => (
          <td
            key={column.key}
            // biome-ignore lint/a11y/noRedundantRoles: as of its row
            role="cell"
            data-field={column.key}
            data-kind={column.kind}
            data-marked={(at >= left && at <= right) || undefined}
            style={sheet.isTwoRows && column.below ? { gridColumn: column.below } : undefined}
          >
            <SheetCellContent {...props} column={column} />
            {at === corner && <span className={styles.fillHandle} data-fill="" aria-hidden="true" />}
          </td>
        ))}
        {/* biome-ignore lint/a11y/noRedundantRoles: as of its row */}
        <td role="cell" className={styles.actions}>
          {!sheet.isReadOnly && <SheetLineActions {...props} />}
        </td>
      </tr>
      <SheetNotes {...props} />
    </>
  );
}, isSameLine);
