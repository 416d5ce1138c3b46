import { fillTemplate } from '@berth/contract';
import { memo, useState } from 'react';
import styles from '../cells/FormTable.module.css';
import { isSameLine, type SheetLineProps } from '../cells/form-table-props.ts';
import { SheetCellContent } from '../cells/SheetCell.tsx';
import { SheetLineActions, SheetMoveActions } from '../cells/SheetLineActions.tsx';
import { noteId, noteOf } from '../cells/SheetNotes.tsx';
import { SuggestionBelow } from '../cells/SheetSuggestion.tsx';
import { isEditable, type SheetColumn, type SheetLine } from '../sheet/sheet-columns.ts';

/** A line as a card, for narrow screens: the same controls under labels. */
export const SheetCard = memo(function SheetCard(props: SheetLineProps) {
  const { sheet, line, index } = props;
  // As of a row: what is wrong with a cell is said once it is left.
  const [typedFrom, setTypedFrom] = useState<SheetLine>();
  return (
    <li
      className={styles.card}
      data-line={index}
      onChange={() => sheet.later(() => setTypedFrom((before) => before ?? line))}
      onBlur={() => setTypedFrom(undefined)}
    >
      <div className={styles.cardHead}>
        <span>{fillTemplate(sheet.texts.line, { line: index + 1 })}</span>
        {!sheet.isReadOnly && (
          <span className={styles.cardActions}>
            <SheetMoveActions {...props} />
            <SheetLineActions {...props} isTabStop />
          </span>
        )}
      </div>
      {sheet.columns.map((column) => (
        <CardField {...props} key={column.key} column={column} typedFrom={typedFrom} />
      ))}
    </li>
  );
}, isSameLine);

type CardFieldProps = SheetLineProps & { column: SheetColumn; typedFrom: SheetLine | undefined };

function CardField({ column, typedFrom, ...props }: CardFieldProps) {
  const { sheet, line } = props;
  const note = sheet.isReadOnly ? null : noteOf(props, column, typedFrom);
  const caption = (
    <>
      {column.title}
      {column.unit && <span className={styles.unit}> {column.unit}</span>}
      {column.isRequired && !sheet.isReadOnly && <RequiredStar />}
    </>
  );
  const hasControl = isEditable(column) && !sheet.isReadOnly;
  return (
    <div className={styles.field} data-field={column.key} data-span={column.cardSpan ?? 3}>
      {hasControl ? (
        <label className={styles.label} htmlFor={sheet.idOf(sheet.pathOf(line.key, column.key))}>
          {caption}
        </label>
      ) : (
        <span className={styles.label}>{caption}</span>
      )}
      <div className={styles.control}>
        <SheetCellContent {...props} column={column} error={note?.kind === 'error' ? note.text : undefined} />
      </div>
      {note && (
        <span className={styles.note} data-kind={note.kind} id={noteId(props, column)}>
          {note.text}
        </span>
      )}
      {!sheet.isReadOnly && <SuggestionBelow {...props} column={column} />}
    </div>
  );
}

export function RequiredStar() {
  return (
    <span className={styles.required} aria-hidden="true">
      *
    </span>
  );
}
