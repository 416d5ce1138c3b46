import type { IntegrationScope } from '@berth/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import type { System } from '../../../http/handlers.ts';
import { createFindBearerKey, makeBearerKey } from '../../sessions/bearer-keys.ts';
import { insertKey } from './integration-keys.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;

const mark = 'bik';

/** Makes a key for a system: `bik_…`. Its text is returned here and stored nowhere. */
export async function makeKey(
  { database, clock }: Dependencies,
  { name, scopes }: { name: string; scopes: readonly IntegrationScope[] },
): Promise<{ id: string; text: string }> {
  const { id, secretHash, text } = makeBearerKey(mark);
  await insertKey(database, { id, secretHash, name, scopes: [...scopes], at: clock() });
  return { id, text };
}

/** Who sends a request by the integration key in its Authorization header; null for an unknown or ended one. */
export function createAuthenticateSystem(dependencies: Dependencies) {
  const find = createFindBearerKey(mark, 'integration_key', dependencies);
  return async (request: FastifyRequest): Promise<System | null> => {
    const key = await find(request);
    return key && { keyId: key.id, name: key.name, scopes: key.scopes };
  };
}
