import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import type { SessionCookies } from '../session-cookies.ts';
import { isGivenBrowser, keepNewestBrowsers, storeKnownBrowser } from './known-browsers.repository.ts';

/** A browser in which nobody signs in for so long is a stranger. */
export const knownBrowserSeconds = 180 * 24 * 3600;

const mostOfAccount = 20;

/** What is stored of a browser's secret. */
export const browserHashOf = (secret: string): Buffer => hashSecret('known browser', secret);

/**
 * Remembers a browser in which somebody has signed in, and gives its secret: the one it has, as far as this server gave
 * it, so that it stays known to other accounts; else a new one, so that nobody can choose it beforehand.
 */
export async function rememberBrowser(
  database: Kysely<Tables>,
  { memberId, sent, now }: { memberId: string; sent: string | undefined; now: Date },
): Promise<string> {
  const isOurs = sent !== undefined && (await isGivenBrowser(database, browserHashOf(sent), now));
  const secret = isOurs ? sent : makeSecret();
  await storeKnownBrowser(database, {
    memberId,
    browserHash: browserHashOf(secret),
    now,
    expiresAt: new Date(now.getTime() + knownBrowserSeconds * 1000),
  });
  await keepNewestBrowsers(database, memberId, mostOfAccount);
  return secret;
}

/** A browser in which somebody has signed in, by a name that says nothing of its secret; null for every other one. */
export function createRecognizeBrowser(
  deps: Pick<Context, 'database' | 'clock'> & {
    cookies: SessionCookies;
  },
) {
  return async ({ cookies: sent }: Pick<FastifyRequest, 'cookies'>): Promise<string | null> => {
    const secret = deps.cookies.readKnownBrowser(sent);
    if (secret === undefined) return null;
    const hash = browserHashOf(secret);
    return (await isGivenBrowser(deps.database, hash, deps.clock()))
      ? `browser ${hash.toString('hex')}`
      : null;
  };
}
