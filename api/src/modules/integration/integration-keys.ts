import { randomUUID } from 'node:crypto';
import type { IntegrationScope } from '@berth/contract';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../database/tables.ts';
import type { System } from '../../http/handlers.ts';
import { hashSecret, isSameHash, makeSecret } from '../sessions/secrets.ts';
import { findKey, insertKey, markKeyUsed } from './integration-keys.repository.ts';

type Dependencies = { database: Kysely<Tables>; clock: Clock };

const bearer = /^Bearer bik_([0-9a-f]{32})_([\w-]{43})$/;
const usedWithinMs = 60_000;

/**
 * Makes a key for a system. Its text is given back here and kept nowhere: `bik_`, the id without hyphens, `_` and 256
 * random bits. The id in it lets a key that turns up somewhere be found and revoked.
 */
export async function makeKey(
  { database, clock }: Dependencies,
  { name, scopes }: { name: string; scopes: readonly IntegrationScope[] },
): Promise<{ id: string; text: string }> {
  const id = randomUUID();
  const secret = makeSecret();
  const key = { id, secretHash: hashSecret(secret), name, scopes: [...scopes], at: clock() };
  await insertKey(database, key);
  return { id, text: `bik_${id.replaceAll('-', '')}_${secret}` };
}

/** Who sends a request by the integration key in its Authorization header; null for an unknown or ended one. */
export function createAuthenticateSystem({ database, clock }: Dependencies) {
  return async (request: FastifyRequest): Promise<System | null> => {
    const [, hex = '', secret = ''] = bearer.exec(request.headers.authorization ?? '') ?? [];
    if (!hex) return null;
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const key = await findKey(database, id);
    if (!key || !isSameHash(hashSecret(secret), key.secret_hash) || key.revoked_at !== null) return null;
    const now = clock();
    const isFresh = key.last_used_at !== null && now.getTime() - Date.parse(key.last_used_at) < usedWithinMs;
    if (!isFresh) await markKeyUsed(database, id, now);
    return { keyId: key.id, name: key.name, scopes: key.scopes };
  };
}
