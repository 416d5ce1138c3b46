import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Releaser } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { hashSecret, isSameHash, makeSecret } from '../sessions/secrets.ts';
import { requireRemote } from './check-release.ts';
import type { Mover, ReleaseDependencies } from './release-dependencies.ts';
import { findKey, insertKey, type KeyRow, markKeyRevoked, markKeyUsed } from './release-keys.repository.ts';

type Dependencies = Pick<ReleaseDependencies, 'database' | 'clock'>;

const bearer = /^Bearer brk_([0-9a-f]{32})_([\w-]{43})$/;
const usedWithinMs = 60_000;

/**
 * Makes a key for a team. Its text is given back here and kept nowhere: `brk_`, the id without hyphens, `_` and 256
 * random bits. The id in it lets a key that turns up somewhere be found and revoked.
 */
export async function makeKey(
  { database, clock }: Dependencies,
  mover: Mover,
  { holder, remote }: { holder: string; remote: string },
): Promise<{ text: string; key: KeyRow }> {
  requireRemote(mover, '*');
  const id = randomUUID();
  const secret = makeSecret();
  await insertKey(database, {
    id,
    secretHash: hashSecret(secret),
    holder,
    remote,
    by: mover.name,
    at: clock(),
  });
  return { text: `brk_${id.replaceAll('-', '')}_${secret}`, key: await getKey(database, id) };
}

/** Ends a key: the next call with it is refused. One that has ended already stays as it is. */
export async function revokeKey(
  { database, clock }: Dependencies,
  mover: Mover,
  id: string,
): Promise<KeyRow> {
  requireRemote(mover, '*');
  await markKeyRevoked(database, id, mover.name, clock());
  return await getKey(database, id);
}

async function getKey(database: Dependencies['database'], id: string): Promise<KeyRow> {
  const key = await findKey(database, id);
  if (!key) throw new Refusal('NOT_FOUND');
  return key;
}

/** Who sends a request by the release key in its Authorization header; null for an unknown or ended one. */
export function createAuthenticateReleaser({ database, clock }: Dependencies) {
  return async (request: FastifyRequest): Promise<Releaser | null> => {
    const [, hex = '', secret = ''] = bearer.exec(request.headers.authorization ?? '') ?? [];
    if (!hex) return null;
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const key = await findKey(database, id);
    if (!key || !isSameHash(hashSecret(secret), key.secret_hash) || key.revoked_at !== null) return null;
    const now = clock();
    const isFresh = key.last_used_at !== null && now.getTime() - Date.parse(key.last_used_at) < usedWithinMs;
    if (!isFresh) await markKeyUsed(database, id, now);
    return { keyId: key.id, holder: key.holder, remote: key.remote };
  };
}
