import { type ComponentProps, createContext, type KeyboardEvent, use } from 'react';
import { isComposingKey } from '../composing-key.ts';

export type TypedDate = {
  text: string;
  isInvalid: boolean;
  onType: (text: string) => void;
  /** The text is complete: Enter, or the field was left. */
  onEnter: () => void;
  onOpen: () => void;
  onClose: () => void;
};

/** From a DateInput to its own text field, which antd's picker renders. */
export const TypedDateContext = createContext<TypedDate | null>(null);

/**
 * The picker's text field. The picker itself never sees what is typed: it would take `2026-12-2` for a date on the
 * way to `2026-12-28`, and rewrite it.
 */
export function TypedDateField(props: ComponentProps<'input'>) {
  const typed = use(TypedDateContext);
  if (!typed) return <input {...props} />;
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposingKey(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      typed.onEnter();
      typed.onClose();
    } else if (event.key === 'ArrowDown' && event.altKey) {
      event.preventDefault();
      typed.onOpen();
    } else props.onKeyDown?.(event);
  };
  return (
    <input
      {...props}
      value={typed.text}
      aria-invalid={typed.isInvalid || undefined}
      onChange={(event) => typed.onType(event.target.value)}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        typed.onEnter();
        props.onBlur?.(event);
      }}
    />
  );
}
