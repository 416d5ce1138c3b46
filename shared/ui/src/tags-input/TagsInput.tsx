import { CloseOutlined } from '@ant-design/icons';
import { fillTemplate, trimText } from '@berth/contract';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { ControlProps } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { isComposingKey } from './composing-key.ts';
import { splitPasted } from './split-pasted.ts';
import styles from './TagsInput.module.css';
import { tagsInputTexts } from './tags-input-texts.ts';

export type TagsInputProps = Partial<ControlProps> & {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Brings a confirmed value into its normal form; never what is still being typed. */
  normalize?: (text: string) => string;
  max?: number;
  placeholder?: string;
  isDisabled?: boolean;
  'aria-label'?: string;
};

/**
 * Several texts as typed (spec section 5: free-typed, confirmed with Enter). Leaving the field confirms what stands
 * in it, Backspace in the empty field takes the last one back, and a pasted list becomes as many values.
 */
export function TagsInput(props: TagsInputProps) {
  const { value, onChange, normalize, max = 50, placeholder, isDisabled, ...aria } = props;
  const texts = useTexts(tagsInputTexts);
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (added: readonly string[]) => {
    const normal = added.map((text) => trimText(normalize?.(text) ?? text)).filter(Boolean);
    const next = [...new Set([...value, ...normal])].slice(0, max);
    if (next.length > value.length) onChange(next);
  };
  const enterTyped = () => {
    if (trimText(typed) === '') return;
    add([typed]);
    setTyped('');
  };
  const remove = (at: number) => {
    onChange(value.filter((_each, index) => index !== at));
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event)) return;
    if (event.key === 'Enter' && trimText(typed) !== '') {
      event.preventDefault(); // the Enter confirms the value, not the form around it
      enterTyped();
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      remove(value.length - 1);
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = splitPasted(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    add(pasted);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click beside the text means the text, which has the keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className={styles.field}
      data-invalid={aria['aria-invalid']}
      data-disabled={isDisabled || undefined}
      onClick={({ target, currentTarget }) => target === currentTarget && input.current?.focus()}
    >
      <ul className={styles.tags}>
        {value.map((each, at) => (
          <li className={styles.tag} key={each}>
            <span className={styles.value} title={each}>
              {each}
            </span>
            <button
              type="button"
              className={styles.remove}
              disabled={isDisabled}
              aria-label={fillTemplate(texts.remove, { value: each })}
              onClick={() => remove(at)}
            >
              <CloseOutlined />
            </button>
          </li>
        ))}
      </ul>
      <input
        {...aria}
        ref={input}
        className={styles.input}
        value={typed}
        disabled={isDisabled}
        readOnly={value.length >= max}
        autoComplete="off"
        placeholder={value.length === 0 ? (placeholder ?? texts.hint) : undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        onBlur={enterTyped}
      />
      {value.length >= max && (
        <span className={styles.full} role="status">
          {fillTemplate(texts.full, { max })}
        </span>
      )}
    </div>
  );
}
