import { isEditable, type SheetColumn } from '../sheet/sheet-columns.ts';
import { mayBeCut, shownText } from '../sheet/shown-text.ts';
import styles from './FormTable.module.css';
import type { SheetLineProps } from './form-table-props.ts';
import { SheetControl } from './SheetControl.tsx';
import { SuggestionInCell } from './SheetSuggestion.tsx';

type CellProps = SheetLineProps & {
  column: SheetColumn;
  /** It has not got the focus: its text stands for its field. */
  isAtRest?: boolean;
  /** What is wrong with it. */
  error: string | undefined;
};

/** What stands in a cell: its control, or its text where nothing can be typed or nothing is being typed. */
export function SheetCellContent({ column, isAtRest, error, ...props }: CellProps) {
  const { sheet, line, noted = line, index } = props;
  if (sheet.isReadOnly || !isEditable(column)) return <ShownText {...props} column={column} />;
  return (
    <>
      {isAtRest ? (
        <ShownText {...props} column={column} />
      ) : (
        <SheetControl
          sheet={sheet}
          column={column}
          lineKey={line.key}
          index={index}
          value={line[column.key] ?? ''}
          error={error}
          warning={column.warn?.(noted)}
        />
      )}
      {column.suggest && <SuggestionInCell {...props} column={column} />}
    </>
  );
}

function ShownText({ sheet, line, column }: Pick<CellProps, 'sheet' | 'line' | 'column'>) {
  const text = shownText(line, column, sheet.locale);
  return (
    <span
      className={styles.shown}
      data-kind={column.kind}
      data-cut={mayBeCut(text, column, sheet.isTwoRows) ? '' : undefined}
      title={sheet.isReadOnly || !isEditable(column) ? text || undefined : undefined}
    >
      {text || (sheet.isReadOnly ? '—' : '')}
    </span>
  );
}
