import { type AccessKeyKind, accessKeyProblems } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { noteChange } from '../../../audit/note-change.ts';
import { toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { moverOfStaff } from '../../releases/release-dependencies.ts';
import {
  makeKey as makeReleaseKey,
  revokeKey as revokeReleaseKey,
} from '../../releases/staff/release-keys.ts';
import { findKey, type KeyRow, listKeys } from '../../sessions/bearer-keys.repository.ts';
import { markKeyRevoked } from '../../systems/keys/integration-keys.repository.ts';
import { makeKey } from '../../systems/keys/integration-keys.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type AccessKey = EndpointResult<Endpoints['GET /system/app/list']>[number];

/** The keys of systems and of teams that release, the newest first. */
export async function listAccessKeys({ database }: Dependencies): Promise<AccessKey[]> {
  const integration = await listKeys(database, 'integration_key');
  const release = await listKeys(database, 'release_key');
  const keys = [...integration.map(presentSystemKey), ...release.map(presentTeamKey)];
  return keys.toSorted((one, other) => other.madeAt.localeCompare(one.madeAt));
}

/** Makes a key by the same functions as the commands of integration and release. */
export async function makeAccessKey(
  dependencies: Dependencies,
  { actor, body, locale }: Pick<Call<'POST /system/app/make'>, 'actor' | 'body' | 'locale'>,
): Promise<{ text: string; key: AccessKey }> {
  const { kind, name, scopes, remote } = body;
  refuseProblems(accessKeyProblems(body), locale);
  const made =
    kind === 'integration'
      ? await makeKey(dependencies, { name, scopes })
      : await makeReleaseKey(dependencies, moverOfStaff(actor), { holder: name, remote });
  const id = 'id' in made ? made.id : made.key.id;
  const key = await getAccessKey(dependencies, { kind, id });
  noteChange({ what: 'accessKey', recordId: id, before: null, after: key });
  return { text: made.text, key };
}

/** Ends a key; one that has ended already stays as it is. */
export async function revokeAccessKey(
  dependencies: Dependencies,
  actor: Actor,
  { kind, id }: { kind: AccessKeyKind; id: string },
): Promise<AccessKey> {
  if (!isId(id)) throw new Refusal('NOT_FOUND');
  const before = await getAccessKey(dependencies, { kind, id });
  if (kind === 'release') await revokeReleaseKey(dependencies, moverOfStaff(actor), id);
  else await markKeyRevoked(dependencies.database, id, dependencies.clock());
  const after = await getAccessKey(dependencies, { kind, id });
  noteChange({ what: 'accessKey', recordId: id, before, after });
  return after;
}

async function getAccessKey(
  { database }: Dependencies,
  { kind, id }: { kind: AccessKeyKind; id: string },
): Promise<AccessKey> {
  if (kind === 'integration') {
    const key = await findKey(database, 'integration_key', id);
    if (key) return presentSystemKey(key);
  } else {
    const key = await findKey(database, 'release_key', id);
    if (key) return presentTeamKey(key);
  }
  throw new Refusal('NOT_FOUND');
}

function presentSystemKey(key: KeyRow<'integration_key'>): AccessKey {
  return presentKey('integration', key.name, key.scopes, key);
}

function presentTeamKey(key: KeyRow<'release_key'>): AccessKey {
  return presentKey('release', key.holder, [key.remote], key);
}

type AnyKey = Pick<KeyRow<'integration_key'>, 'id' | 'made_at' | 'last_used_at' | 'revoked_at'>;

function presentKey(kind: AccessKeyKind, name: string, scopes: readonly string[], key: AnyKey): AccessKey {
  const { id, made_at: madeAt, last_used_at: lastUsedAt, revoked_at: revokedAt } = key;
  return {
    id,
    kind,
    name,
    scopes: [...scopes],
    madeAt: toChinaTime(madeAt),
    lastUsedAt: lastUsedAt === null ? null : toChinaTime(lastUsedAt),
    revokedAt: revokedAt === null ? null : toChinaTime(revokedAt),
  };
}
