import { fillTemplate, problemMessage } from '@berth/contract';
import { fullTitle, numberProblem, type SheetColumn } from '../sheet/sheet-columns.ts';
import styles from './FormTable.module.css';
import type { SheetLineProps } from './form-table-props.ts';
import { SuggestionBelow } from './SheetSuggestion.tsx';

/** What is wrong with a cell: what the form says, else what no number of a sheet may be. */
export function errorOf({ sheet, line, noted = line, messages }: SheetLineProps, column: SheetColumn) {
  const said = messages[column.key];
  if (said) return said;
  const problem = numberProblem(column, noted[column.key] ?? '');
  return problem ? problemMessage({ path: '', ...problem }, sheet.locale) : undefined;
}

/** What is said about a cell: an error, or a warning that is never in the way. */
export function noteOf(props: SheetLineProps, column: SheetColumn, typedFrom = props.noted) {
  const { line, noted = line } = props;
  const error = errorOf({ ...props, noted: typedFrom }, column);
  if (error) return { kind: 'error', text: error } as const;
  const warning = column.warn?.(noted);
  return warning ? ({ kind: 'warning', text: warning } as const) : null;
}

export const noteId = ({ sheet, line }: SheetLineProps, column: SheetColumn) =>
  sheet.idOf(`${sheet.pathOf(line.key, column.key)}-note`);

/** What is said about the cells of a line, below it. */
export function SheetNotes(props: SheetLineProps) {
  const { sheet } = props;
  const columns = sheet.isReadOnly ? [] : sheet.columns;
  const notes = columns.map((column) => ({ column, note: noteOf(props, column) }));
  const shown = notes.filter(({ note, column }) => note || hasGap(props, column));
  if (shown.length === 0) return null;
  return (
    <tr className={styles.notes}>
      <td colSpan={sheet.columns.length + 2}>
        {shown.map(({ column, note }) => (
          <span key={column.key} className={styles.note} data-kind={note?.kind ?? 'warning'}>
            <span aria-hidden="true" className={styles.noteOf}>
              {fillTemplate(sheet.texts.noteOf, { column: fullTitle(column) })}
            </span>
            {note && <span id={noteId(props, column)}>{note.text}</span>}
            <SuggestionBelow {...props} column={column} />
          </span>
        ))}
      </td>
    </tr>
  );
}

const hasGap = ({ line, noted = line }: SheetLineProps, column: SheetColumn) =>
  column.suggest?.(noted)?.relation === 'differs';
