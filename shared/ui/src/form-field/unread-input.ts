import type { LocalizedText } from '@berth/contract';
import { createContext, use, useEffect } from 'react';

/**
 * What stands in a control and is not in its value: a date that is half typed, a name that no list is there for yet.
 * `isPending`: it may still be read, so that nothing is said of it before somebody tries to save.
 */
export type UnreadInput = { texts: LocalizedText; isPending: boolean };

/** A form to its controls: by their id they say what of them it does not have. */
export type UnreadInputs = {
  owns: (id: string) => boolean;
  report: (id: string, unread: UnreadInput | null) => void;
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
