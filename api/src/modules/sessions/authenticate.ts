import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Actor } from '../../http/handlers.ts';
import { hashSecret, isSameHash } from './secrets.ts';
import type { SessionCookies } from './session-cookies.ts';
import { findOpenSession, markSessionUsed } from './sessions.repository.ts';

const bearer = /^Bearer ([\w-]{43})$/;
/** Where our pages keep the token; it is sent along, but counts only for files that a page shows or links to. */
const tokenCookie = 'TOKEN';

/** When a session was last used is noted no more often than this. */
const usedWithinMs = 60_000;

/**
 * Who sends a request: the token of the Authorization header and the HttpOnly companion cookie, both, of one
 * session. A token read out of the TOKEN cookie is worth nothing elsewhere.
 */
export function createAuthenticate(
  deps: Pick<Context, 'database' | 'clock'> & {
    cookies: SessionCookies;
  },
) {
  return async (request: FastifyRequest, tokenFrom: 'header' | 'headerOrCookie'): Promise<Actor | null> => {
    const sent = bearer.exec(request.headers.authorization ?? '')?.[1];
    const token = sent ?? (tokenFrom === 'headerOrCookie' ? request.cookies[tokenCookie] : undefined);
    const companion = deps.cookies.read(request.cookies);
    if (!token || !companion) return null;
    const now = deps.clock();
    const session = await findOpenSession(deps.database, hashSecret(token), now);
    if (!session || !isSameHash(hashSecret(companion), session.companion_hash)) return null;
    const usedBefore = new Date(now.getTime() - usedWithinMs);
    if (Date.parse(session.used_at ?? session.created_at) <= usedBefore.getTime()) {
      await markSessionUsed(deps.database, session.session_id, { usedBefore, now });
    }
    return {
      userId: session.id,
      customerId: session.customer_id,
      name: session.name,
      account: session.account,
      roles: session.roles,
      permissions: session.permissions,
      frozenReason: session.frozen_reason,
      sessionId: session.session_id,
      address: request.ip,
    };
  };
}
