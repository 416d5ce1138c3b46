import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { hashSecret, makeSecret } from './secrets.ts';
import { countLogin, deleteEndedSessions, insertSession } from './sessions.repository.ts';

/** Ended sessions are retained this long, for whoever asks what happened. */
const keptDays = 30;

/** What the browser gets; only hashes of both are stored. */
export type OpenedSession = { token: string; companion: string; seconds: number };

/** Where somebody signs in, as the owner of the account is shown it. */
export type SessionPlace = { address: string; userAgent: string };

// No browser calls itself by more.
export const longestUserAgent = 400;

/** A new session of a member: every sign-in has its own, and the server says when it ends. */
export async function openSession(
  database: Kysely<Tables>,
  {
    memberId,
    hours,
    now,
    from = { address: '', userAgent: '' },
  }: { memberId: string; hours: number; now: Date; from?: SessionPlace },
): Promise<OpenedSession> {
  const token = makeSecret();
  const companion = makeSecret();
  const seconds = Math.round(hours * 3600);
  await insertSession(database, {
    memberId,
    tokenHash: hashSecret(token),
    companionHash: hashSecret(companion),
    address: from.address,
    userAgent: from.userAgent.slice(0, longestUserAgent),
    now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  });
  await countLogin(database, memberId, now);
  await deleteEndedSessions(database, new Date(now.getTime() - keptDays * 86_400_000));
  return { token, companion, seconds };
}
