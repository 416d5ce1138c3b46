import type { LocalizedText } from '@berth/contract';
import { createContext, use, useEffect, useRef, useState } from 'react';

/**
 * What stands in a control and is not in its value: a date that is half typed, a name that no list is there for yet.
 * `isPending`: it may still be read, so that nothing is said of it before somebody tries to save.
 */
export type UnreadInput = { text: string; texts: LocalizedText; isPending: boolean };

/** A form to its controls: by their id they say what of them it does not have. */
export type UnreadInputs = {
  owns: (id: string) => boolean;
  report: (id: string, unread: UnreadInput | null) => void;
  /** What a control held unread when its page went, and is to hold again. */
  given: (id: string) => string | undefined;
  /** The control has it by now. */
  take: (id: string) => void;
};

export const UnreadInputsContext = createContext<UnreadInputs | null>(null);

/** Reports what a control holds unread to the form that it stands in; false where there is none to say it. */
export function useUnreadInput(id: string | undefined, unread: UnreadInput | null): boolean {
  const inputs = use(UnreadInputsContext);
  const form = id !== undefined && inputs?.owns(id) ? inputs : null;
  const content = unread && JSON.stringify(unread);
  useEffect(() => {
    if (!form || id === undefined || content === null) return;
    form.report(id, JSON.parse(content) as UnreadInput); // what it was made of
    return () => form.report(id, null);
  }, [form, id, content]);
  return form !== null;
}

/** Gives a control back what it held unread when its page went; `hold` puts it where it was typed. */
export function useGivenInput(id: string | undefined, hold: (text: string) => void): void {
  const inputs = use(UnreadInputsContext);
  const form = id !== undefined && inputs?.owns(id) ? inputs : null;
  const given = form && id !== undefined ? form.given(id) : undefined;
  const latest = useRef(hold);
  useEffect(() => {
    latest.current = hold;
  });
  const [held, setHeld] = useState<string>();
  useEffect(() => {
    if (given === undefined) return setHeld(undefined);
    latest.current(given);
    setHeld(given);
  }, [given]);
  // Only once the control says by itself what it holds: at no moment does the form have nothing of it.
  useEffect(() => {
    if (held !== undefined && id !== undefined) form?.take(id);
  }, [form, id, held]);
}
