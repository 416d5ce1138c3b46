import type { SelectOption } from '@berth/contract';
import { useLocale } from '@berth/runtime';
import type { ChangeEvent, ClipboardEvent } from 'react';
import styles from './CargoSheet.module.css';
import { type CargoField, normalizeNumberText, numberFields } from './cargo-draft.ts';
import { isCellBlock } from './cargo-edits.ts';

export type CargoCellProps = {
  id: string;
  field: CargoField;
  value: string;
  /** Spoken name: the column and the line. */
  label: string;
  error?: string;
  /** The id of a warning that stands beside it. */
  warningId?: string;
  isRequired: boolean;
  packings: readonly SelectOption[] | undefined;
  onChange: (field: CargoField, value: string) => void;
  onLeave: (field: CargoField) => void;
  onPaste: (field: CargoField, text: string) => void;
};

/** The control of one cell; `data-cell` is how the arrow keys find it. */
export function CargoCell(props: CargoCellProps) {
  const { id, field, value, label, error, warningId, isRequired, packings, onChange, onLeave, onPaste } =
    props;
  const locale = useLocale();
  const shared = {
    id,
    value,
    'data-cell': field,
    'aria-label': label,
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : warningId,
    title: error,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onChange(field, event.target.value),
  };
  if (field === 'pack') {
    return (
      <select {...shared} className={styles.select} onBlur={() => onLeave(field)}>
        {!packings?.some((packing) => packing.value === value) && <option value={value}>{value}</option>}
        {packings?.map((packing) => (
          <option key={packing.value} value={packing.value}>
            {locale === 'en' ? packing.nameEn : packing.nameZh}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = numberFields.some((name) => name === field);
  const isCode = field === 'shipment_id' || field === 'reference_id';
  const handleBlur = () => {
    const normal = isNumber
      ? normalizeNumberText(value)
      : isCode
        ? value.normalize('NFKC').toUpperCase()
        : value;
    if (normal !== value) onChange(field, normal);
    onLeave(field);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isCellBlock(text)) return;
    event.preventDefault();
    onPaste(field, text);
  };
  return (
    <input
      {...shared}
      className={isNumber ? styles.number : isCode ? styles.code : styles.text}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      onBlur={handleBlur}
      onPaste={handlePaste}
    />
  );
}
