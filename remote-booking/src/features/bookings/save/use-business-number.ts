import type { TemplateKind } from '@berth/contract';
import { ApiError, notify, request } from '@berth/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

export type BusinessNumber = {
  number: string | null;
  hasFailed: boolean;
  /** Takes a number, or another one in place of one that cannot be used; null when none could be had. */
  take: () => Promise<string | null>;
  /** Goes on with a number that was taken before a crash. */
  adopt: (number: string) => void;
};

/**
 * The number of a new booking, taken from the server once when the form is opened for real. `known` is a number
 * that the booking has already (saved, or taken before a crash): then none is taken.
 */
export function useBusinessNumber(
  kind: TemplateKind,
  known: string | null,
  isWanted: boolean,
): BusinessNumber {
  const [number, setNumber] = useState(known);
  const [hasFailed, setHasFailed] = useState(false);
  const asked = useRef<Promise<string | null> | null>(null);
  const take = useCallback(() => {
    // Whoever saves meanwhile waits for the number that is on its way.
    asked.current ??= takeNumber(kind).then((taken) => {
      asked.current = null;
      setHasFailed(taken === null);
      if (taken !== null) setNumber(taken);
      return taken;
    });
    return asked.current;
  }, [kind]);
  // Opening runs twice in strict mode and again whenever a retained tab is shown: a number is asked for once.
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isWanted || number !== null || hasAsked.current) return;
    hasAsked.current = true;
    void take();
  }, [isWanted, number, take]);
  return { number, hasFailed, take, adopt: setNumber };
}

async function takeNumber(kind: TemplateKind): Promise<string | null> {
  try {
    const quiet = { overlay: false, errors: 'caller' } as const;
    return (await request('GET /business/getServeceId', { query: { kind } }, quiet)).businessNumber;
  } catch (error) {
    // No other try helps, and only the refusal says what does.
    if (error instanceof ApiError && error.code === 'CUSTOMER_FROZEN') notify.error(error.message);
    return null; // said where the number stands, and by a save that needs it
  }
}
