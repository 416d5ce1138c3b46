import type { Portal, SignedIn } from '../portal.ts';

/** For whom things are made; `booking` is the one that messages and documents are about. */
export type Maker = {
  portal: Portal;
  person: SignedIn;
  /** Each text that the customer entered contains it. */
  word: string;
  booking: { id: string; businessNumber: string; idempotencyKey: string };
};

/** The things of one noun, by the names that calls know them by. */
export type PartOfThings<Own extends Record<string, string>> = {
  make: (maker: Maker) => Promise<Own>;
  /** Of the same shape, and nobody has them. */
  invent: () => Own;
};

/** Ids that nobody has, one a name. */
export function inventIds<Name extends string>(...names: readonly Name[]): Record<Name, string> {
  const ids = names.map((name) => [name, crypto.randomUUID()]);
  return Object.fromEntries(ids) as Record<Name, string>; // one a name
}
