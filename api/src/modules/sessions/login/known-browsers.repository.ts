import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { nobodysId } from '../sessions.repository.ts';

/** Whether somebody signed in to this account in this browser before; without an account the same is asked for nobody's. */
export async function isKnownBrowser(
  database: Kysely<Tables>,
  { memberId, browserHash, now }: { memberId: string | null; browserHash: Buffer; now: Date },
): Promise<boolean> {
  const row = await database
    .selectFrom('known_browser')
    .where('member_id', '=', memberId ?? nobodysId)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now.toISOString())
    .select('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether this server gave the browser its secret: it is known to some account. */
export async function isGivenBrowser(
  database: Kysely<Tables>,
  browserHash: Buffer,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('known_browser')
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now.toISOString())
    .select('member_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function storeKnownBrowser(
  database: Kysely<Tables>,
  browser: { memberId: string; browserHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  const times = { used_at: browser.now, expires_at: browser.expiresAt };
  await database
    .insertInto('known_browser')
    .values({ member_id: browser.memberId, browser_hash: browser.browserHash, ...times })
    .onConflict((conflict) => conflict.columns(['member_id', 'browser_hash']).doUpdateSet(times))
    .execute();
}

/** Forgets all browsers of an account but those that were used last. */
export async function keepNewestBrowsers(
  database: Kysely<Tables>,
  memberId: string,
  most: number,
): Promise<void> {
  const newest = database
    .selectFrom('known_browser')
    .where('member_id', '=', memberId)
    .orderBy('used_at', 'desc')
    .orderBy('browser_hash')
    .limit(most)
    .select('browser_hash');
  await database
    .deleteFrom('known_browser')
    .where('member_id', '=', memberId)
    .where('browser_hash', 'not in', newest)
    .execute();
}

export async function deleteExpiredBrowsers(database: Kysely<Tables>, now: Date): Promise<void> {
  await database.deleteFrom('known_browser').where('expires_at', '<=', now.toISOString()).execute();
}
