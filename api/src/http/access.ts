import type { EndpointDefinition, EndpointKey } from '@berth/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import { networkOf } from './caller-network.ts';
import type { Actor } from './handlers.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { Refusal } from './refusal.ts';
import { checkSameSite } from './same-site.ts';

export type AccessDependencies = {
  /** The person of the request's session; null when there is none, or it has ended. */
  authenticate: (request: FastifyRequest, token: 'header' | 'headerOrCookie') => Promise<Actor | null>;
  rateLimiter: RateLimiter;
  publicOrigin: string;
};

/**
 * Everything that may keep a caller out, before a byte of the body is read: session, permission, origin of a
 * write, rate limit. Whoever is signed out learns nothing of the rest.
 */
export function guardAccess(
  key: EndpointKey,
  definition: EndpointDefinition,
  dependencies: AccessDependencies,
) {
  const isWrite = definition.isWrite ?? key.startsWith('POST ');
  const token = definition.isEmbedded ? 'headerOrCookie' : 'header';
  return async (request: FastifyRequest): Promise<void> => {
    if (definition.access !== 'public') {
      request.actor = await dependencies.authenticate(request, token);
      if (!request.actor) throw new Refusal('SIGNED_OUT');
    } else if (definition.seesCaller) {
      request.actor = await dependencies.authenticate(request, 'headerOrCookie');
    }
    if (isWrite) checkSameSite(request, dependencies.publicOrigin);
    if (definition.rateLimit) {
      const caller = request.actor?.sessionId ?? networkOf(request.ip);
      dependencies.rateLimiter.take(`${key} ${caller}`, definition.rateLimit);
    }
    if (typeof definition.access === 'object') requirePermission(request.actor, definition.access.permission);
  };
}

function requirePermission(actor: Actor | null, permission: string): void {
  if (!actor?.permissions.includes(permission)) throw new Refusal('FORBIDDEN');
}
