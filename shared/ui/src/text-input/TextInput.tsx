import { Input } from 'antd';
import type { ControlProps } from '../form-field/FormField.tsx';

export type TextInputProps = Partial<ControlProps> & {
  value: string;
  onChange: (value: string) => void;
  /** Brings what was typed into its normal form when the field is left: never while typing or composing. */
  normalize?: (value: string) => string;
  placeholder?: string;
  isDisabled?: boolean;
  /** More than one: a text area that grows from so many rows. */
  rows?: number;
  /** Codes and numbers of documents: the monospaced face. */
  isCode?: boolean;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'search';
  autoComplete?: string;
};

/** A text as typed. The value follows every key, also of an input method; only normalising waits. */
export function TextInput(props: TextInputProps) {
  const { value, onChange, normalize, isDisabled, rows = 1, isCode, autoComplete = 'off', ...rest } = props;
  const handleBlur = () => {
    const normal = normalize?.(value) ?? value;
    if (normal !== value) onChange(normal);
  };
  const shared = {
    ...rest,
    value,
    autoComplete,
    disabled: isDisabled,
    onBlur: handleBlur,
    status: props['aria-invalid'] ? ('error' as const) : undefined,
    style: isCode ? { fontFamily: 'var(--berth-font-mono)' } : undefined,
  };
  return rows > 1 ? (
    <Input.TextArea
      {...shared}
      autoSize={{ minRows: rows, maxRows: 12 }}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <Input {...shared} onChange={(event) => onChange(event.target.value)} />
  );
}
