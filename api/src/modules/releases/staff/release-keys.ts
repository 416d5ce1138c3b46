import type { FastifyRequest } from 'fastify';
import type { Releaser } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { findKey } from '../../sessions/bearer-keys.repository.ts';
import { createFindBearerKey, makeBearerKey } from '../../sessions/bearer-keys.ts';
import type { Mover, ReleaseDependencies } from '../release-dependencies.ts';
import { requireRemote } from '../versions/check-release.ts';
import { insertKey, markKeyRevoked, type ReleaseKeyRow } from './release-keys.repository.ts';

type Dependencies = Pick<ReleaseDependencies, 'database' | 'clock'>;

const mark = 'brk';

/** Makes a key for a team: `brk_…`. Its text is returned here and stored nowhere. */
export async function makeKey(
  { database, clock }: Dependencies,
  mover: Mover,
  { holder, remote }: { holder: string; remote: string },
): Promise<{ text: string; key: ReleaseKeyRow }> {
  requireRemote(mover, '*');
  const { id, secretHash, text } = makeBearerKey(mark);
  await insertKey(database, { id, secretHash, holder, remote, by: mover.name, at: clock() });
  return { text, key: await getKey(database, id) };
}

/** Ends a key: the next call with it is refused. One that has ended already stays as it is. */
export async function revokeKey(
  { database, clock }: Dependencies,
  mover: Mover,
  id: string,
): Promise<ReleaseKeyRow> {
  requireRemote(mover, '*');
  await markKeyRevoked(database, id, mover.name, clock());
  return await getKey(database, id);
}

async function getKey(database: Dependencies['database'], id: string): Promise<ReleaseKeyRow> {
  const key = await findKey(database, 'release_key', id);
  if (!key) throw new Refusal('NOT_FOUND');
  return key;
}

/** Who sends a request by the release key in its Authorization header; null for an unknown or ended one. */
export function createAuthenticateReleaser(dependencies: Dependencies) {
  const find = createFindBearerKey(mark, 'release_key', dependencies);
  return async (request: FastifyRequest): Promise<Releaser | null> => {
    const key = await find(request);
    return key && { keyId: key.id, holder: key.holder, remote: key.remote };
  };
}
