import { type EndpointDefinition, type EndpointKey, isWriteCall } from '@berth/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import type { Actor, Releaser, System } from '../handlers.ts';
import { Refusal } from '../refusal.ts';
import { networkOf } from './caller-network.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { requirePermission } from './require-permission.ts';
import { requireUnfrozen } from './require-unfrozen.ts';
import { checkSameSite } from './same-site.ts';

export type AccessDependencies = {
  /** The person of the request's session; null when there is none, or it has ended. */
  authenticate: (request: FastifyRequest, token: 'header' | 'headerOrCookie') => Promise<Actor | null>;
  /** The team whose release key the request carries; null for an unknown or revoked one. */
  authenticateReleaser: (request: FastifyRequest) => Promise<Releaser | null>;
  /** The system whose integration key the request carries; null for an unknown or revoked one. */
  authenticateSystem: (request: FastifyRequest) => Promise<System | null>;
  /** A name for the browser that sends a request, where somebody has signed in in it before; else null. */
  recognizeBrowser: (request: FastifyRequest) => Promise<string | null>;
  rateLimiter: RateLimiter;
  publicOrigin: string;
};

/** Calls with integration keys that are none, of one network together: all of its systems with a key stay out of it. */
const refusedKeys = { calls: 300, seconds: 60 };

/**
 * Everything that may keep a caller out, before a byte of the body is read: session, permission, origin of a
 * write, rate limit. Whoever is signed out learns nothing of the rest.
 */
export function guardAccess(
  key: EndpointKey,
  definition: EndpointDefinition,
  dependencies: AccessDependencies,
) {
  const isWrite = isWriteCall(key, definition);
  const token = definition.isEmbedded ? 'headerOrCookie' : 'header';
  return async (request: FastifyRequest): Promise<void> => {
    if (definition.access === 'releaseKey') {
      request.releaser = await dependencies.authenticateReleaser(request);
      if (!request.releaser) throw new Refusal('RELEASE_KEY_REFUSED');
    } else if (definition.access === 'integrationKey') {
      request.system = await dependencies.authenticateSystem(request);
      if (!request.system) {
        dependencies.rateLimiter.take(`refused keys ${networkOf(request.ip)}`, refusedKeys);
        throw new Refusal('INTEGRATION_KEY_REFUSED');
      }
    } else if (definition.access !== 'public') {
      request.actor = await dependencies.authenticate(request, token);
      if (!request.actor) throw new Refusal('SIGNED_OUT');
    } else if (definition.seesCaller) {
      request.actor = await dependencies.authenticate(request, 'headerOrCookie');
    }
    // No browser sends a key by itself, so no other site can make one write.
    if (isWrite && !request.releaser && !request.system) checkSameSite(request, dependencies.publicOrigin);
    if (definition.rateLimit) {
      const { calls, seconds, network = calls, knowsBrowsers } = definition.rateLimit;
      const browser = knowsBrowsers ? await dependencies.recognizeBrowser(request) : null;
      const isKnown = [request.actor, request.releaser, request.system, browser].some(
        (each) => each !== null,
      );
      const limit = { calls: isKnown ? calls : network, seconds };
      dependencies.rateLimiter.take(`${key} ${browser ?? callerOf(request)}`, limit);
    }
    if (typeof definition.access === 'object') {
      requirePermission(request.actor, definition.access.permission);
      requireUnfrozen(request.actor, definition.access.permission);
    }
    if (request.system) requireScope(request.system, definition.scope);
  };
}

/** Who is counted by a limit: a session, a team's or system's key, or else the network that a request comes from. */
export function callerOf({ actor, releaser, system, ip }: FastifyRequest): string {
  return actor?.sessionId ?? releaser?.keyId ?? system?.keyId ?? networkOf(ip);
}

function requireScope({ scopes }: System, scope: EndpointDefinition['scope']): void {
  const opening = [scope ?? []].flat();
  if (opening.some((each) => scopes.includes(each))) return;
  throw new Refusal('INTEGRATION_SCOPE_MISSING', { params: { scope: opening.join(' / ') } });
}
