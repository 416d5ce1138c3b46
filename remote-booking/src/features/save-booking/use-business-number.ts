import type { BookingKind } from '@berth/contract';
import { type ApiError, request } from '@berth/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';

export type BusinessNumber = {
  number: string | null;
  hasFailed: boolean;
  /** Takes a number, or another one in place of one that cannot be used. */
  take: () => void;
  /** Goes on with a number that was taken before a crash. */
  adopt: (number: string) => void;
};

/**
 * The number of a new booking, taken from the server once when the form is opened for real. `known` is a number
 * that the booking has already (saved, or taken before a crash): then none is taken.
 */
export function useBusinessNumber(
  kind: BookingKind,
  known: string | null,
  isWanted: boolean,
): BusinessNumber {
  const [number, setNumber] = useState(known);
  const [hasFailed, setHasFailed] = useState(false);
  const isAsking = useRef(false);
  const take = useCallback(() => {
    if (isAsking.current) return;
    isAsking.current = true;
    setHasFailed(false);
    request('GET /business/getServeceId', { query: { kind } }, { overlay: false, errors: 'caller' })
      .then(
        (taken) => setNumber(taken.businessNumber),
        (_failure: ApiError) => setHasFailed(true),
      )
      .finally(() => {
        isAsking.current = false;
      });
  }, [kind]);
  // Opening runs twice in strict mode and again whenever a kept tab is shown: a number is asked for once.
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isWanted || number !== null || hasAsked.current) return;
    hasAsked.current = true;
    take();
  }, [isWanted, number, take]);
  return { number, hasFailed, take, adopt: setNumber };
}
