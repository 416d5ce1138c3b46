import type { RemoteBuildRecord } from '@berth/contract/release';
import { createSurfaceReader } from '../src/modules/releases/deployments/deployed-surface.ts';
import { pinVersion } from '../src/modules/releases/deployments/pin-version.ts';
import { promoteVersion } from '../src/modules/releases/deployments/promote-version.ts';
import { serverItself } from '../src/modules/releases/release-dependencies.ts';
import { insertVersion } from '../src/modules/releases/versions/versions.repository.ts';
import { makeRemote } from './fronts.ts';
import type { Portal } from './portal.ts';

/** Versions of the remote `booking` in a portal that serves `fronts`, moved as its team would. */
export function openReleases({ database: { kysely: database }, clock, files }: Portal, fronts: string) {
  const surface = createSurfaceReader(fronts, () => undefined);
  const deps = { database, clock, files, surface, quotaBytes: 1e9, keepDays: 30 };
  const remote = 'booking';
  const why = 'test';
  return {
    /** Without its files: who gets it does not depend on them. */
    publish: async (version: string, changes: Partial<RemoteBuildRecord> = {}) => {
      const global = `berth_booking_${version.slice(-12)}`;
      const made = makeRemote(remote, { global, ...changes }, { basePaths: ['/business/lcl'] });
      // The name that the test knows it by.
      const record = { ...made.record, version };
      await insertVersion(database, {
        record,
        declaration: made.declaration,
        origin: 'released',
        bytes: 0,
        brotliBytes: 0,
        by: 'team',
        at: clock(),
      });
    },
    promote: (version: string) => promoteVersion(deps, serverItself, { remote, version, to: 'stable', why }),
    tryOut: (version: string, percent: number) =>
      promoteVersion(deps, serverItself, { remote, version, to: 'canary', percent, why }),
    pin: (version: string | null, customerId: string) =>
      pinVersion(deps, serverItself, { remote, version, customerId, why }),
  };
}
