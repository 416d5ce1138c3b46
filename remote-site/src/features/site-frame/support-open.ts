import { readStored, writeStored } from '@berth/runtime';

const place = 'berth.support.open';

/** Whether the conversation stood open in this tab: a reload, or the next page, opens it again. */
export const isSupportOpen = (): boolean => readStored('session', place) !== null;

export const openSupport = (isOpen: boolean): void => writeStored('session', place, isOpen ? 'open' : null);

let asked: (() => void) | null = null;

/** Hears when a link of the page asks for the conversation; gives the way to stop. */
export function supportAsked(open: () => void): () => void {
  asked = open;
  return () => {
    if (asked === open) asked = null;
  };
}

/** Whether there was somebody to open it; without, the link leads to its page. */
export function askSupport(): boolean {
  asked?.();
  return asked !== null;
}
