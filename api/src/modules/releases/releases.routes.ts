import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { pinVersion } from './deployments/pin-version.ts';
import { promoteVersion } from './deployments/promote-version.ts';
import { rollBack } from './deployments/roll-back.ts';
import { storeReleaseFile } from './files/store-release-file.ts';
import { offerVersion, publishVersion } from './publish/publish-version.ts';
import { removeVersion } from './publish/remove-version.ts';
import { moverOfKey, type ReleaseDependencies } from './release-dependencies.ts';
import { promoteSet, removeSet, rollBackSet, saveSet } from './sets/release-sets.ts';
import { historySeenBy, listSeenBy, scopeOf } from './staff/key-scope.ts';
import { readErrors } from './staff/read-outcomes.ts';
import { readHistory, readReleases, readSet, readVersion, withStorage } from './staff/read-releases.ts';
import { presentRemovedSet } from './staff/releases.presenter.ts';
import { requireRemote } from './versions/check-release.ts';
import { resolveVersion } from './versions/resolve-version.ts';

/** What a team's tool calls, each time as the holder of its release key. */
export function releaseHandlers(deps: ReleaseDependencies) {
  const { database, clock } = deps;
  return {
    'GET /release/surface': async () => {
      const surface = await deps.surface();
      if (!surface) throw new Refusal('RELEASE_NO_SURFACE');
      return surface;
    },
    'POST /release/offer': async ({ releaser, body }) => await offerVersion(deps, moverOfKey(releaser), body),
    'POST /release/file': async ({ releaser, query, upload }) => {
      const { quotaBytes, keepDays } = deps;
      const uploader = { scope: releaser.remote, quotaBytes, keepDays };
      await storeReleaseFile(deps, query.integrity, upload.content, uploader);
      return null;
    },
    'POST /release/publish': async ({ releaser, body }) => {
      const { version, done, repaired } = await publishVersion(deps, moverOfKey(releaser), body);
      return { ...(await readVersion(deps, version)), done, repaired };
    },
    'POST /release/promote': async ({ releaser, body }) =>
      await promoteVersion(deps, moverOfKey(releaser), body),
    'POST /release/rollback': async ({ releaser, body }) => await rollBack(deps, moverOfKey(releaser), body),
    'POST /release/pin': async ({ releaser, body }) => await pinVersion(deps, moverOfKey(releaser), body),
    'POST /release/remove': async ({ releaser, body }) =>
      await readVersion(deps, await removeVersion(deps, moverOfKey(releaser), body)),
    'POST /release/setSave': async ({ releaser, body }) => {
      const set = await saveSet(deps, moverOfKey(releaser), body);
      return await readSet(deps, set);
    },
    'POST /release/setPromote': async ({ releaser, body }) =>
      await promoteSet(deps, moverOfKey(releaser), body),
    'POST /release/setRollback': async ({ releaser, body }) =>
      await rollBackSet(deps, moverOfKey(releaser), body),
    'POST /release/setRemove': async ({ releaser, body }) =>
      presentRemovedSet(await removeSet(deps, moverOfKey(releaser), body)),
    'GET /release/list': async ({ releaser, query }) => {
      const remote = scopeOf(moverOfKey(releaser), query.remote);
      const list = await readReleases(deps, remote);
      const remotes = await withStorage(database, list.remotes);
      const errors = query.remote === undefined ? [] : await readErrors(database, query.remote, clock());
      return { ...listSeenBy(releaser, list), remotes, quotaBytes: deps.quotaBytes, errors };
    },
    'GET /release/history': async ({ releaser, query }) => {
      const remote = scopeOf(moverOfKey(releaser), query.remote);
      return historySeenBy(releaser, await readHistory(database, remote));
    },
    'GET /release/version': async ({ releaser, query }) => {
      requireRemote(moverOfKey(releaser), query.remote);
      const found = await resolveVersion(database, query);
      return { ...(await readVersion(deps, found)), record: found.record };
    },
  } satisfies Partial<Handlers>;
}
