import type { ErrorCode } from '@berth/contract';
import { Refusal } from './refusal.ts';

/** `Share`: what a caller is counted by, such as its session and its customer. */
export type Places<Share extends string> = {
  /** Takes a place for a caller; the returned function gives it back. Throws the refusal when there is none. */
  take: (caller: Readonly<Record<Share, string>>) => () => void;
};

/**
 * Counts what is in flight of something costly: there are only so many places, and one caller cannot take all. Whoever
 * has many of one thing, such as sessions of one account, is counted by the other as well.
 */
export function createPlaces<Share extends string>(
  most: { ofAll: number; ofOne: Readonly<Record<Share, number>> },
  refusal: ErrorCode,
): Places<Share> {
  const shares = Object.keys(most.ofOne) as Share[]; // Object.keys forgets the keys
  const inFlight = new Map<string, number>();
  let all = 0;
  return {
    take(caller) {
      const held = shares.map((share) => ({ name: `${share} ${caller[share]}`, most: most.ofOne[share] }));
      const isFull = held.some((each) => (inFlight.get(each.name) ?? 0) >= each.most);
      if (all >= most.ofAll || isFull) throw new Refusal(refusal);
      all += 1;
      for (const { name } of held) inFlight.set(name, (inFlight.get(name) ?? 0) + 1);
      return () => {
        all -= 1;
        for (const { name } of held) {
          const left = (inFlight.get(name) ?? 1) - 1;
          if (left > 0) inFlight.set(name, left);
          else inFlight.delete(name);
        }
      };
    },
  };
}
