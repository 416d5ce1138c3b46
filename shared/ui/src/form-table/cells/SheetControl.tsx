import { type ChangeEvent, memo, useState } from 'react';
import { offeredOptions } from '../../search-select/offered-options.ts';
import type { SheetColumn } from '../sheet/sheet-columns.ts';
import styles from './FormTable.module.css';
import type { Sheet } from './form-table-props.ts';

type SheetControlProps = {
  sheet: Sheet;
  column: SheetColumn;
  lineKey: string;
  index: number;
  value: string;
  error?: string;
  warning?: string;
};

/** Characters that stand in a narrow cell whole. */
export const longestWhole = 5;

/** The control of a cell; `data-cell` is how keys and pastes find it. */
export const SheetControl = memo(function SheetControl(props: SheetControlProps) {
  const { sheet, column, lineKey, index, value, error, warning } = props;
  // What was typed and is not yet in the line.
  const [typed, setTyped] = useState<string | null>(null);
  const path = sheet.pathOf(lineKey, column.key);
  const note = error ?? warning;
  const shared = {
    id: sheet.idOf(path),
    value: typed ?? value,
    'data-cell': column.key,
    'aria-label': sheet.cellName(column, index),
    'aria-required': column.isRequired || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': note && sheet.idOf(`${path}-note`),
    // What a narrow cell may cut off.
    title: note ?? (value.length > longestWhole ? value : undefined),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      const text = target.value;
      setTyped(text);
      sheet.later(() => {
        setTyped(null);
        sheet.edit({ type: 'set', line: lineKey, field: column.key, value: text });
      });
    },
  };
  if (column.kind === 'select') return <SheetSelect {...shared} sheet={sheet} column={column} />;
  return (
    <input
      {...shared}
      ref={takeFocusOfCell}
      className={styles[column.kind]}
      inputMode={column.kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
    />
  );
});

/**
 * A cell that got the focus is drawn with its field, which takes the focus over within the same task: no key, and no
 * letter of an input method, can come in between.
 */
function takeFocusOfCell(field: HTMLInputElement | HTMLSelectElement | null): void {
  const cell = field?.parentElement;
  if (!field || !cell || cell !== document.activeElement) return;
  // A Tab brings into sight what it leads to, but the cell has passed the focus on before. Anything else has brought
  // the cell into sight, or is about to.
  field.focus({ preventScroll: !cell.matches(':focus-visible') });
  if (field instanceof HTMLInputElement) field.select();
}

type SheetSelectProps = React.ComponentPropsWithoutRef<'select'> & {
  value: string;
  sheet: Sheet;
  column: SheetColumn;
};

function SheetSelect({ sheet, column, ...select }: SheetSelectProps) {
  const { options } = column;
  const isKnown = options?.some(({ value }) => value === select.value);
  return (
    <select {...select} ref={takeFocusOfCell} className={styles.select}>
      {/* A code says nothing to a reader whose choices are still on their way. */}
      {!isKnown && <option value={select.value}>{options && select.value}</option>}
      {offeredOptions(options ?? [], select.value).map((option) => (
        <option key={option.value} value={option.value}>
          {sheet.locale === 'en' ? option.nameEn : option.nameZh}
        </option>
      ))}
    </select>
  );
}
