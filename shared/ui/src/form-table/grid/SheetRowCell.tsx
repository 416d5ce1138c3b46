import { memo, type PointerEvent } from 'react';
import styles from '../cells/FormTable.module.css';
import type { SheetLineProps } from '../cells/form-table-props.ts';
import { SheetCellContent } from '../cells/SheetCell.tsx';
import { longestWhole } from '../cells/SheetControl.tsx';
import { errorOf, noteId, noteOf } from '../cells/SheetNotes.tsx';
import { cellValue, isEditable, type SheetColumn } from '../sheet/sheet-columns.ts';
import { shownText } from '../sheet/shown-text.ts';

type SheetRowCellProps = SheetLineProps & {
  column: SheetColumn;
  /** The place of the column. */
  at: number;
  isPointedAt: boolean;
  onPoint: (at: number) => void;
};

/**
 * A cell of a row. It is text until it has the focus, and then a field: each field that stands there costs the browser
 * time with each key, and to a screen reader a table of texts can be read. A list of choices stands there for the
 * pointer, too, so that the first press opens it.
 */
export const SheetRowCell = memo(function SheetRowCell(props: SheetRowCellProps) {
  const { sheet, column, at, left, right, corner, active, isPointedAt, onPoint } = props;
  const isInUse = at === active || isPointedAt;
  const canEnter = !sheet.isReadOnly && isEditable(column);
  const isAtRest = canEnter && !isInUse;
  return (
    <td
      role={canEnter ? 'gridcell' : 'cell'}
      data-field={column.key}
      data-kind={column.kind}
      data-marked={(at >= left && at <= right) || undefined}
      data-holder={at === corner || column.suggest ? '' : undefined}
      style={sheet.isTwoRows && column.below ? { gridColumn: column.below } : undefined}
      // A cell that stops being focusable would drop the focus that its field is about to take over.
      tabIndex={at === active ? -1 : undefined}
      {...(column.kind === 'select' && pointing(at, onPoint))}
      {...(isAtRest && restProps(props))}
    >
      <SheetCellContent {...props} isAtRest={isAtRest} error={errorOf(props, column)} />
      {at === corner && <span className={styles.fillHandle} data-fill="" aria-hidden="true" />}
    </td>
  );
}, isSameCell);

const pointing = (at: number, onPoint: (at: number) => void) => ({
  onPointerEnter: () => onPoint(at),
  onPointerLeave: ({ pointerType }: PointerEvent) => {
    // A finger has left before the press that it makes arrives.
    if (pointerType !== 'touch') onPoint(-1);
  },
});

/** A stop for Tab, and for whoever goes to its id; what is wrong with it is said as it is of its field. */
function restProps({ column, ...props }: SheetRowCellProps) {
  const { sheet, line } = props;
  const text = shownText(line, column, sheet.locale);
  const note = noteOf(props, column);
  return {
    'data-rest': '',
    id: sheet.idOf(sheet.pathOf(line.key, column.key)),
    tabIndex: sheet.isDisabled ? undefined : 0,
    'aria-required': column.isRequired || undefined,
    'aria-invalid': errorOf(props, column) ? (true as const) : undefined,
    'aria-describedby': note ? noteId(props, column) : undefined,
    // Of an empty cell it would be the spoken name.
    title: text && (note?.text ?? (text.length > longestWhole ? text : undefined)),
  };
}

/** Whether a cell would be drawn alike, though another cell of its line was typed into. */
function isSameCell(before: SheetRowCellProps, after: SheetRowCellProps): boolean {
  const { line, noted, messages, left, right, corner, active, ...rest } = after;
  const keys = Object.keys(rest) as (keyof typeof rest)[]; // keys of the same object
  const { column } = after;
  return (
    keys.every((key) => before[key] === after[key]) &&
    before.messages[column.key] === messages[column.key] &&
    isSameList(placeOfCell(before), placeOfCell(after)) &&
    ((before.line === line && before.noted === noted) || isSameList(saidIn(before), saidIn(after)))
  );
}

const placeOfCell = ({ at, left, right, corner, active }: SheetRowCellProps) => [
  at === active,
  at === corner,
  at >= left && at <= right,
];

/** All of its line that a cell shows. */
function saidIn(props: SheetRowCellProps) {
  const { line, noted = line, column } = props;
  const { relation, value } = column.suggest?.(line) ?? {};
  return [line.key, cellValue(line, column), relation, value, column.warn?.(noted), errorOf(props, column)];
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.every((item, at) => item === other[at]);
