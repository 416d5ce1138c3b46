import { CloseOutlined } from '@ant-design/icons';
import { fillTemplate, normalizeCode, trimText } from '@berth/contract';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { isComposingKey } from '../composing-key.ts';
import type { ControlProps } from '../form-field/FormField.tsx';
import { useTexts } from '../ui-texts.ts';
import { splitCodes, splitPasted } from './split-pasted.ts';
import styles from './TagsInput.module.css';
import { tagsInputTexts } from './tags-input-texts.ts';

export type TagsInputProps = Partial<ControlProps> & {
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Codes, such as container numbers: brought into their normal form, and separated where a comma or the like is. */
  isCode?: boolean;
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
  const { value, onChange, isCode, max = 50, placeholder, isDisabled, ...aria } = props;
  const texts = useTexts(tagsInputTexts);
  const [typed, setTyped] = useState('');
  /** What the last values that were added left over, with the values of then: any change of those makes it old. */
  const [left, setLeft] = useState<{ of: readonly string[]; values: readonly string[] } | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const add = (added: readonly string[]) => {
    const normal = added.map((text) => trimText(isCode ? normalizeCode(text) : text)).filter(Boolean);
    const all = [...new Set([...value, ...normal])];
    const next = all.slice(0, max);
    setLeft(all.length > max ? { of: next, values: all.slice(max) } : null);
    if (next.length > value.length) onChange(next);
  };
  const enterTyped = () => {
    if (trimText(typed) === '') return;
    add(isCode ? splitCodes(typed) : [typed]);
    setTyped('');
  };
  const remove = (at: number) => {
    onChange(value.filter((_each, index) => index !== at));
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'Enter' && trimText(typed) !== '') {
      event.preventDefault(); // the Enter confirms the value, not the form around it
      enterTyped();
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) {
      remove(value.length - 1);
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = (isCode ? splitCodes : splitPasted)(event.clipboardData.getData('text'));
    if (pasted.length < 2) return;
    event.preventDefault();
    add(pasted);
  };
  const leftOver = left && left.of.join('\n') === value.join('\n') ? left.values : [];
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
      <span className={styles.full} role="status">
        {value.length >= max &&
          (leftOver.length > 0
            ? fillTemplate(texts.left, { max, values: leftOver.join(texts.between) })
            : fillTemplate(texts.full, { max }))}
      </span>
    </div>
  );
}
