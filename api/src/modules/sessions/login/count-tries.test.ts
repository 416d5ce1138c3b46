import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestDatabase } from '../../../../test/open-test-database.ts';
import type { Database } from '../../../database/open-database.ts';
import { siteOf } from '../../../http/access/caller-network.ts';
import { hashSecret } from '../secrets.ts';
import { countStrangersTry } from './count-tries.ts';
import { firstTries } from './login-delay.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => await database.close());

const start = new Date('2026-11-20T02:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

/** A try of a stranger at a moment: looked at, or how many seconds it has to wait. */
async function tryFrom(account: string, address: string, now: Date): Promise<number | 'first' | 'looked at'> {
  const subject = <Kind extends string>(kind: Kind, ...parts: string[]) => ({
    kind,
    hash: hashSecret(kind, ...parts),
  });
  const subjects = {
    account: subject('account', account, address),
    address: subject('address', address),
    everywhere: subject('everywhere', account),
    site: subject('site', account, siteOf(address)),
    newcomers: subject('newcomers', account),
  };
  try {
    const { isFirst } = await countStrangersTry(database.kysely, subjects, { isOwnersNetwork: false, now });
    return isFirst ? 'first' : 'looked at';
  } catch (error) {
    return (error as { details: { params: { seconds: number } } }).details.params.seconds;
  }
}

test('the first tries of ever new addresses end, and one more is given each time some seconds have gone by', async () => {
  const { ofAll, oneMoreSeconds } = firstTries;
  const answers: unknown[] = [];
  for (let at = 0; at < ofAll; at += 1) answers.push(await tryFrom('one', `10.1.${at}.1`, start));
  expect(new Set(answers)).toEqual(new Set(['first']));
  // Then all wait together, a minute at most.
  expect(await tryFrom('one', '10.9.0.1', start)).toBe(60);
  expect(await tryFrom('one', '10.9.0.1', after(60))).toBe('looked at');
  expect(await tryFrom('one', '10.9.0.2', after(60))).toBe(60);
  expect(await tryFrom('one', '10.9.0.2', after(oneMoreSeconds))).toBe('first');
  expect(await tryFrom('one', '10.9.0.3', after(oneMoreSeconds))).toBe(60);
  expect(await tryFrom('another', '10.9.0.3', after(oneMoreSeconds))).toBe('first');
});

test('all networks of an IPv6 site have the first tries of one', async () => {
  const answers: unknown[] = [];
  for (let at = 0; at < 22; at += 1) answers.push(await tryFrom('six', `2001:db8:1:${at}::1`, start));
  const { ofSite } = firstTries;
  expect(answers.slice(0, ofSite)).toEqual(Array(ofSite).fill('first'));
  expect(answers.slice(ofSite, 21)).toEqual(Array(21 - ofSite).fill('looked at'));
  expect(answers[21]).toBe(10);
  expect(await tryFrom('six', '2001:db8:2:1::1', start)).toBe('first');
});
