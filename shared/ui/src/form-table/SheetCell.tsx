import styles from './FormTable.module.css';
import type { SheetLineProps } from './form-table-props.ts';
import { SheetControl } from './SheetControl.tsx';
import { SuggestionInCell } from './SheetSuggestion.tsx';
import { isEditable, type SheetColumn } from './sheet-columns.ts';
import { shownText } from './shown-text.ts';

/** What stands in a cell: its control, or its text where nothing can be typed. */
export function SheetCellContent({ column, ...props }: SheetLineProps & { column: SheetColumn }) {
  const { sheet, line, index, messages } = props;
  if (sheet.isReadOnly || !isEditable(column)) {
    const text = shownText(line, column, sheet.locale);
    return (
      <span className={styles.shown} data-kind={column.kind} title={text || undefined}>
        {text || (sheet.isReadOnly ? '—' : '')}
      </span>
    );
  }
  return (
    <>
      <SheetControl
        sheet={sheet}
        column={column}
        lineKey={line.key}
        index={index}
        value={line[column.key] ?? ''}
        error={messages[column.key]}
        warning={column.warn?.(line)}
      />
      {column.suggest && <SuggestionInCell {...props} column={column} />}
    </>
  );
}
