import { Input } from 'antd';
import { useId } from 'react';
import type { ControlProps } from '../form-field/FormField.tsx';
import styles from './NumberInput.module.css';
import { normalizeNumberDraft } from './number-draft.ts';

export type NumberInputProps = Partial<ControlProps> & {
  /** As typed: the draft of a number. What it means and what is wrong with it say `number-draft.ts`. */
  value: string;
  onChange: (value: string) => void;
  /** Muted, behind the number, and read out with it: `KGS`, `CBM`, `CTNS`. */
  unit?: string;
  /** Whole numbers bring up the keyboard without a point on a phone. */
  isWhole?: boolean;
  placeholder?: string;
  isDisabled?: boolean;
  'aria-label'?: string;
};

/**
 * A number as typed, in full-width digits too. It is brought into its normal form when the field is left, never
 * while typing, and nothing is ever cut off: too many digits or places are a problem to show, not to hide.
 */
export function NumberInput(props: NumberInputProps) {
  const { value, onChange, unit, isWhole, isDisabled, 'aria-describedby': describedBy, ...rest } = props;
  const unitId = useId();
  const handleBlur = () => {
    const normal = normalizeNumberDraft(value);
    if (normal !== value) onChange(normal);
  };
  return (
    <Input
      {...rest}
      className={styles.number}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={handleBlur}
      disabled={isDisabled}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      status={rest['aria-invalid'] ? 'error' : undefined}
      aria-describedby={[unit && unitId, describedBy].filter(Boolean).join(' ') || undefined}
      suffix={
        unit && (
          <span className={styles.unit} id={unitId}>
            {unit}
          </span>
        )
      }
    />
  );
}
