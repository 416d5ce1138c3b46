import type { Handlers } from '../../../http/handlers.ts';
import { findCustomers } from '../../customers/customers.repository.ts';
import { pinVersion } from '../deployments/pin-version.ts';
import { promoteVersion } from '../deployments/promote-version.ts';
import { rollBack } from '../deployments/roll-back.ts';
import { moverOfStaff, type ReleaseDependencies } from '../release-dependencies.ts';
import { promoteSet, removeSet, rollBackSet } from '../sets/release-sets.ts';
import { readOutcomes } from './read-outcomes.ts';
import { readOverview } from './read-overview.ts';
import { readHistory } from './read-releases.ts';
import { makeKey, revokeKey } from './release-keys.ts';
import { presentKey, presentRemovedSet } from './releases.presenter.ts';

/** What the operator's staff see and do on `/system/releases`, each time as that person. */
export function staffReleaseHandlers(deps: ReleaseDependencies) {
  const { database, clock } = deps;
  return {
    'GET /system/release/overview': async () => await readOverview(deps, clock()),
    'GET /system/release/history': async ({ query }) => await readHistory(database, query.remote ?? null),
    'GET /system/release/outcomes': async ({ query }) => await readOutcomes(database, query.remote, clock()),
    'GET /system/release/customers': async ({ query }) =>
      await findCustomers(database, { search: query.search, hasForwarder: true }),
    'POST /system/release/promote': async ({ actor, body }) =>
      await promoteVersion(deps, moverOfStaff(actor), body),
    'POST /system/release/rollback': async ({ actor, body }) =>
      await rollBack(deps, moverOfStaff(actor), body),
    'POST /system/release/pin': async ({ actor, body }) => await pinVersion(deps, moverOfStaff(actor), body),
    'POST /system/release/setPromote': async ({ actor, body }) =>
      await promoteSet(deps, moverOfStaff(actor), body),
    'POST /system/release/setRollback': async ({ actor, body }) =>
      await rollBackSet(deps, moverOfStaff(actor), body),
    'POST /system/release/setRemove': async ({ actor, body }) =>
      presentRemovedSet(await removeSet(deps, moverOfStaff(actor), body)),
    'POST /system/release/keySave': async ({ actor, body }) => {
      const { text, key } = await makeKey(deps, moverOfStaff(actor), body);
      return { text, key: presentKey(key) };
    },
    'POST /system/release/keyRevoke': async ({ actor, body }) =>
      presentKey(await revokeKey(deps, moverOfStaff(actor), body.id)),
  } satisfies Partial<Handlers>;
}
