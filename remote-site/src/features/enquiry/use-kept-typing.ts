import { readStored, writeStored } from '@berth/runtime';
import { useEffect, useRef, useState } from 'react';
import type { Typed } from './enquiry-fields.ts';

/** What a visitor types into a form, which outlives a reload of this tab. */
export function useKeptTyping(form: string) {
  const place = `berth.enquiry.${form}`;
  const [typed, setTyped] = useState<Typed>({});
  // An upload that ends later adds to what was typed meanwhile.
  const latest = useRef<Typed>({});
  const keep = (next: Typed) => {
    latest.current = next;
    setTyped(next);
  };
  // After the first drawing, which is the server's as well.
  useEffect(() => {
    const stored = parse(readStored('session', place));
    if (!stored) return;
    latest.current = stored;
    setTyped(stored);
  }, [place]);
  return {
    typed,
    type: (part: Typed) => {
      keep({ ...latest.current, ...part });
      writeStored('session', place, JSON.stringify(latest.current));
    },
    forget: () => {
      keep({});
      writeStored('session', place, null);
    },
  };
}

/** What another version of the page stored is not taken. */
function parse(text: string | null): Typed | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const isTyped =
      typeof stored === 'object' &&
      stored !== null &&
      Object.values(stored).every((value) => typeof value === 'string');
    return isTyped ? (stored as Typed) : null; // just checked
  } catch {
    return null;
  }
}
