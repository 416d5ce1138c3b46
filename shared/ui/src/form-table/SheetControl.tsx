import { memo, useState } from 'react';
import styles from './FormTable.module.css';
import type { Sheet } from './form-table-props.ts';
import type { SheetColumn } from './sheet-columns.ts';

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
const longestWhole = 5;

/** The control of a cell; `data-cell` is how keys and pastes find it. Few hooks here: a sheet has thousands. */
export const SheetControl = memo(function SheetControl(props: SheetControlProps) {
  const { sheet, column, lineKey, index, value, error, warning } = props;
  const path = sheet.pathOf(lineKey, column.key);
  const note = error ?? warning;
  const shared = {
    id: sheet.idOf(path),
    value,
    'data-cell': column.key,
    'aria-label': sheet.cellName(column, index),
    'aria-required': column.isRequired || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': note && sheet.idOf(`${path}-note`),
    // What a narrow cell may cut off.
    title: note ?? (value.length > longestWhole ? value : undefined),
    onChange: (event: { target: { value: string } }) =>
      sheet.edit({ type: 'set', line: lineKey, field: column.key, value: event.target.value }),
  };
  if (column.kind === 'select') return <SheetSelect {...shared} sheet={sheet} column={column} />;
  return (
    <input
      {...shared}
      className={styles[column.kind]}
      inputMode={column.kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
    />
  );
});

type SheetSelectProps = React.ComponentPropsWithoutRef<'select'> & {
  value: string;
  sheet: Sheet;
  column: SheetColumn;
};

/** In a long sheet it holds its choices only while in use: hundreds of lines would hold thousands of them. */
function SheetSelect({ sheet, column, ...select }: SheetSelectProps) {
  const [isUsed, setUsed] = useState(false);
  const { options } = column;
  const own = options?.find(({ value }) => value === select.value);
  const shown = sheet.isLong && !isUsed ? own && [own] : options;
  return (
    <select
      {...select}
      className={styles.select}
      onPointerDown={() => setUsed(true)}
      onFocus={() => setUsed(true)}
      onBlur={() => setUsed(false)}
    >
      {!own && <option value={select.value}>{select.value}</option>}
      {shown?.map((option) => (
        <option key={option.value} value={option.value}>
          {sheet.locale === 'en' ? option.nameEn : option.nameZh}
        </option>
      ))}
    </select>
  );
}
