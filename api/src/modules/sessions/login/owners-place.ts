import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { networkOf } from '../../../http/access/caller-network.ts';
import { listSignInAddresses } from '../sessions.repository.ts';
import { isKnownBrowser } from './known-browsers.repository.ts';
import { browserHashOf } from './known-browsers.ts';

type Asked = {
  /** Null where there is no such account: the same is asked for nobody's. */
  memberId: string | null;
  /** What the browser calls itself by, from an earlier sign-in to some account. */
  knownBrowser: string | undefined;
  address: string;
  now: Date;
};

/** By what somebody is told from the strangers to an account: a browser or a network in which its owner signed in before. */
export async function findOwnersPlace(
  database: Kysely<Tables>,
  { memberId, knownBrowser = '', address, now }: Asked,
): Promise<'browser' | 'network' | null> {
  const browserHash = browserHashOf(knownBrowser);
  if (await isKnownBrowser(database, { memberId, browserHash, now })) return 'browser';
  const network = networkOf(address);
  const addresses = await listSignInAddresses(database, memberId);
  return addresses.some((each) => networkOf(each) === network) ? 'network' : null;
}
