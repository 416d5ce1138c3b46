import { type ChangeEvent, memo } from 'react';
import styles from './CargoSheet.module.css';
import { type CargoField, isNumberField, normalizeNumberText } from './cargo-draft.ts';
import { type CargoLineProps, isSameCell, requiredCargoFields } from './cargo-line-props.ts';
import { noteIdOf, notesOf } from './line-notes.ts';
import { PackingSelect } from './PackingSelect.tsx';

/** Characters that stand in a narrow cell whole. */
const longestWhole = 5;

/** The control of one cell; `data-cell` is how keys and pastes find it. No hooks here: a sheet has thousands. */
export const CargoCell = memo(function CargoCell({
  field,
  ...props
}: CargoLineProps & { field: CargoField }) {
  const { line, index, words, idOf, onEdit, onLeave } = props;
  const path = `cargo.${line.key}.${field}`;
  const value = line[field];
  const note = notesOf(props, field);
  const set = (text: string) => onEdit({ type: 'set', line: line.key, field, value: text });
  const shared = {
    id: idOf(path),
    value,
    'data-cell': field,
    'aria-label': words.cellName(field, index),
    'aria-required': requiredCargoFields.includes(field) || undefined,
    'aria-invalid': note?.kind === 'error' ? (true as const) : undefined,
    'aria-describedby': note && noteIdOf(props, field),
    // What a narrow cell may cut off.
    title: note?.text ?? (value.length > longestWhole ? value : undefined),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(event.target.value),
  };
  if (field === 'pack') {
    return (
      <PackingSelect
        {...shared}
        packings={props.packings}
        isLight={props.isLong}
        locale={words.locale}
        onBlur={() => onLeave(path)}
      />
    );
  }
  const isCode = field === 'shipment_id' || field === 'reference_id';
  const handleBlur = () => {
    const normal = isNumberField(field)
      ? normalizeNumberText(value)
      : isCode
        ? value.normalize('NFKC').toUpperCase()
        : value;
    if (normal !== value) set(normal);
    onLeave(path);
  };
  return (
    <input
      {...shared}
      className={isNumberField(field) ? styles.number : isCode ? styles.code : styles.text}
      inputMode={isNumberField(field) ? 'decimal' : undefined}
      autoComplete="off"
      onBlur={handleBlur}
    />
  );
}, isSameCell);
