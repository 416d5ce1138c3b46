import { Input } from 'antd';
import type { CSSProperties } from 'react';
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
      rows={rows}
      style={{ ...shared.style, ...growing(rows) }}
      onChange={(event) => onChange(event.target.value)}
    />
  ) : (
    <Input {...shared} onChange={(event) => onChange(event.target.value)} />
  );
}

/** Grows with its text. Not by antd's `autoSize`: that writes a style attribute, which the content policy blocks. */
function growing(rows: number): CSSProperties {
  const heightOf = (lines: number) => `calc(${lines} * 1lh + 10px)`;
  return { fieldSizing: 'content', minHeight: heightOf(rows), maxHeight: heightOf(12) };
}
