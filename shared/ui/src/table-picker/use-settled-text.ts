import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isComposingKey } from '../composing-key.ts';

const restMs = 300;

/**
 * A search text as typed, and as it is searched for: a moment after the last key, at once by Enter, and never of
 * the letters that an input method still composes from.
 */
export function useSettledText(onSettled: (text: string) => void) {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (typed: string, afterMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(typed.trim()), afterMs);
  };
  return {
    text,
    handlers: {
      onChange: ({ target }: { target: { value: string } }) => {
        setText(target.value);
        clearTimeout(timer.current);
        if (!isComposing.current) settle(target.value, restMs);
      },
      onCompositionStart: () => {
        isComposing.current = true;
        clearTimeout(timer.current);
      },
      onCompositionEnd: ({ currentTarget }: { currentTarget: { value: string } }) => {
        isComposing.current = false;
        settle(currentTarget.value, restMs);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
        // In a form this Enter searches and does not submit.
        event.preventDefault();
        settle(event.currentTarget.value, 0);
      },
    },
  };
}
