import { normalizeCode, type SelectOption, trimText } from '@berth/contract';
import { useEffect, useRef, useState } from 'react';
import { exactMatch } from './match-options.ts';

type EarlyTextInput<Option extends SelectOption> = {
  options: readonly Option[] | undefined;
  /** The list is not here: it loads, or could not be had. */
  isAwaited: boolean;
  value: string;
  onChange: (value: string) => void;
};

export type EarlyText = {
  /** What was typed and left before the list was here, and is no option yet; null for nothing. */
  text: string | null;
  /** The list is here, and has no such option. */
  isUnknown: boolean;
  /** What was typed before the list was here, while the field is not left yet. */
  typed: () => string;
  search: (text: string) => void;
  /** The dropdown opened or closed. */
  open: (isOpen: boolean) => void;
  /** The field was left. */
  leave: () => void;
  /** The text was typed, and its page went before the list was here. */
  give: (text: string) => void;
  forget: () => void;
};

/**
 * What is typed before a list has loaded is no search, since nothing can be found: it stays when the field is left, and
 * becomes the option whose code, name or pinyin it is once the list is here.
 */
export function useEarlyText<Option extends SelectOption>(input: EarlyTextInput<Option>): EarlyText {
  const { options, isAwaited, value, onChange } = input;
  const [left, setLeft] = useState<{ text: string; value: string } | null>(null);
  /** Typed while the list was awaited, and not taken by anything since. */
  const early = useRef('');
  const isOpen = useRef(false);
  // Something else was put into the field.
  if (left && left.value !== value) setLeft(null);
  const text = left?.text ?? null;
  const found = text !== null && !isAwaited && options ? exactMatch(options, text) : null;
  const meant = found?.value ?? null;
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => {
    if (meant === null) return;
    setLeft(null);
    change.current(meant);
  }, [meant]);
  const hold = (typed: string) => {
    const last = trimText(typed);
    if (last !== '' && normalizeCode(last) !== normalizeCode(value)) setLeft({ text: last, value });
  };
  const forget = () => {
    early.current = '';
    setLeft(null);
  };
  return {
    text,
    isUnknown: text !== null && !isAwaited && meant === null,
    typed: () => early.current,
    search: (searched) => {
      // What antd empties as the dropdown closes was not deleted by anybody.
      if (searched === '' && !isOpen.current) return;
      early.current = isAwaited || early.current !== '' ? searched : '';
    },
    open: (isNowOpen) => {
      isOpen.current = isNowOpen;
    },
    leave: () => {
      hold(early.current);
      early.current = '';
    },
    give: hold,
    forget,
  };
}
