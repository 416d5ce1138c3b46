import { memo, useState } from 'react';
import styles from '../cells/FormTable.module.css';
import { isSameLine, type SheetLineProps } from '../cells/form-table-props.ts';
import { SheetLineActions } from '../cells/SheetLineActions.tsx';
import { SheetNotes } from '../cells/SheetNotes.tsx';
import type { SheetLine } from '../sheet/sheet-columns.ts';
import { SheetRowCell } from './SheetRowCell.tsx';

/** A line as a row of the sheet; what is said about its cells stands below it. */
export const SheetRow = memo(function SheetRow(props: SheetLineProps) {
  const { sheet, line, index } = props;
  const [pointed, setPointed] = useState(-1);
  const [typedFrom, setTypedFrom] = useState<SheetLine>();
  return (
    <>
      <tr
        // biome-ignore lint/a11y/noRedundantRoles: a row that is laid out as a grid is no row to some browsers
        role="row"
        className={styles.row}
        data-line={index}
        aria-rowindex={sheet.isLong ? index + 2 : undefined}
        onChange={() => sheet.later(() => setTypedFrom((before) => before ?? line))}
        onBlur={() => setTypedFrom(undefined)}
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
          <SheetRowCell
            {...props}
            key={column.key}
            noted={typedFrom}
            column={column}
            at={at}
            isPointedAt={at === pointed}
            onPoint={setPointed}
          />
        ))}
        {/* biome-ignore lint/a11y/noRedundantRoles: as of its row */}
        <td role="cell" className={styles.actions}>
          {!sheet.isReadOnly && <SheetLineActions {...props} isTabStop={false} />}
        </td>
      </tr>
      <SheetNotes {...props} noted={typedFrom} />
    </>
  );
}, isSameLine);
