import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@berth/contract';
import { type EndpointDefinition, endpoints } from '@berth/contract/endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { createRateLimiter } from '../../../http/access/rate-limiter.ts';
import type { System } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { createRefusalTally } from './refusal-tally.ts';
import { insertRefusal } from './refusals.repository.ts';
import { eventOf, keyNamedBy, targetOf } from './refused-call.ts';

/** Refusals of one key that are written one by one; what is beyond that is counted. */
const writtenOneByOne = { calls: 60, seconds: 60 };

const definitions: Readonly<Record<string, EndpointDefinition>> = endpoints;

/**
 * Keeps an account of every call of systems that is refused, before it is answered: of a key in force a row each, within
 * a limit; of everybody else a count by the hour. A refusal that cannot be kept is answered all the same, and logged.
 */
export function auditRefusals(
  app: FastifyInstance,
  { database, clock }: Pick<Context, 'database' | 'clock'>,
): void {
  const warn = (err: unknown) => app.log.warn({ err }, 'a refusal of a system is not in the audit');
  const tally = createRefusalTally(database, warn);
  const places = createRateLimiter(clock);
  app.addHook('onClose', async () => await tally.flush());
  app.addHook('onSend', async (request) => {
    const { refusedAs: code, system } = request;
    const endpoint = code && endpointOf(request);
    if (!endpoint) return;
    if (system && code !== 'RATE_LIMITED' && hasPlace(() => places.take(system.keyId, writtenOneByOne))) {
      const refusal = describe(request, { endpoint, code, system, at: clock() });
      await insertRefusal(database, refusal).catch(warn);
      return;
    }
    const hour = new Date(Math.floor(clock().getTime() / 3600_000) * 3600_000);
    tally.count({ hour, endpoint, code, key_id: system?.keyId ?? keyNamedBy(request.headers) });
  });
}

/** The call of systems that a request is; null for every other. */
function endpointOf({ method, routeOptions }: FastifyRequest): string | null {
  const path = routeOptions.url?.replace(/^\/api/, '') ?? '';
  const key = `${method === 'HEAD' ? 'GET' : method} ${path}`;
  return Object.hasOwn(definitions, key) && definitions[key]?.access === 'integrationKey' ? key : null;
}

function hasPlace(take: () => void): boolean {
  try {
    take();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

type Refused = { endpoint: string; code: ErrorCode; system: System; at: Date };

function describe(request: FastifyRequest, { endpoint, code, system, at }: Refused) {
  return {
    id: randomUUID(),
    at,
    system: system.name,
    key_id: system.keyId,
    endpoint,
    target: targetOf(request),
    event_id: eventOf(request),
    code,
    request_id: request.id,
  };
}
