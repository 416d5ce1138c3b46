import type { ErrorCode } from '@berth/contract';
import { Refusal } from './refusal.ts';

export type Places = {
  /** Takes a place for a caller; the returned function gives it back. Throws the refusal when there is none. */
  take: (caller: string) => () => void;
};

/** Counts what is in flight of something costly: there are only so many places, and one caller cannot take all. */
export function createPlaces(most: { ofAll: number; ofOne: number }, refusal: ErrorCode): Places {
  const inFlight = new Map<string, number>();
  let all = 0;
  return {
    take(caller) {
      const own = inFlight.get(caller) ?? 0;
      if (all >= most.ofAll || own >= most.ofOne) throw new Refusal(refusal);
      all += 1;
      inFlight.set(caller, own + 1);
      return () => {
        all -= 1;
        const left = (inFlight.get(caller) ?? 1) - 1;
        if (left > 0) inFlight.set(caller, left);
        else inFlight.delete(caller);
      };
    },
  };
}
