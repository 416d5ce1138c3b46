import { randomUUID } from 'node:crypto';
import { enterAirBooking } from '../fcl-booking.ts';
import type { Portal, SignedIn } from '../portal.ts';

/** Makes one record of a kind for a person and gives its id; the word stands in what the customer entered. */
type MakeRecord = (portal: Portal, person: SignedIn, word: string) => Promise<string>;

/** Each is heavier than those before, so that the newest stand on the first page of a list by weight. */
let airWeight = 1000;

const makers = {
  airBooking: async (portal, { customerId }, word) => {
    airWeight += 1;
    const air = { word: `goods ${word}`, at: portal.clock(), weight: airWeight };
    return (await enterAirBooking(portal.database.kysely, customerId, air)).id;
  },
} satisfies Record<string, MakeRecord>;

/** The id of one record of each kind, as calls name them. */
export type Records = Readonly<Record<keyof typeof makers, string>>;

const kinds = Object.keys(makers) as (keyof typeof makers)[]; // the keys, typed

export async function makeRecords(portal: Portal, person: SignedIn, word: string): Promise<Records> {
  const made: Partial<Record<keyof Records, string>> = {};
  for (const kind of kinds) made[kind] = await makers[kind](portal, person, word);
  return made as Records; // one of each kind
}

/** Ids that nobody has. */
export function inventRecords(): Records {
  return Object.fromEntries(kinds.map((kind) => [kind, randomUUID()])) as Records; // one of each kind
}
