import { rmSync } from 'node:fs';
import { readInForce } from '../src/modules/releases/deployments/read-in-force.ts';
import { makeFronts, writeRemote } from './fronts.ts';
import { openPortal } from './portal.ts';
import { makeVersion, move, openTeam, publish, versionOf } from './release-team.ts';

/** A reason, for those who need none. */
export const why = 'for the test';

/** The full version of 1.1.0 to 1.4.0. */
export const build = (number: number, remote = 'booking') => versionOf(remote, `1.${number}.0`);

export type ReleasedPortal = Awaited<ReturnType<typeof openReleasedPortal>>;

/** A portal with the remotes booking and site, 1.1.0 to 1.4.0 of each published, and those who move them. */
export async function openReleasedPortal() {
  const root = makeFronts();
  writeRemote(root, 'remote-site', { name: 'site' });
  const portal = await openPortal({ fronts: root });
  const platform = await openTeam(portal, '*');
  const team = await openTeam(portal, 'booking');
  for (const number of [1, 2, 3, 4]) {
    await publish(team, makeVersion('booking', `1.${number}.0`));
    await publish(platform, makeVersion('site', `1.${number}.0`));
  }
  return {
    root,
    portal,
    /** With a key for all remotes. */
    platform,
    /** With a key for booking. */
    team,
    inForce: () => readInForce({ database: portal.database.kysely, surface: async () => null }),
    promote: (version: string, remote = 'booking') =>
      move(platform, 'promote', { remote, version, to: 'stable', why }),
    close: async () => {
      await portal.close();
      rmSync(root, { recursive: true });
    },
  };
}
