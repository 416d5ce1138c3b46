import { rmSync } from 'node:fs';
import { makeFronts } from './fronts.ts';
import { openPortal } from './portal.ts';
import { openTeam } from './release-team.ts';

export type TeamPortal = Awaited<ReturnType<typeof openTeamPortal>>;

/** A portal that serves fronts of its own, and the team that moves a remote of it; of `*`, all of them. */
export async function openTeamPortal(remote: string) {
  const root = makeFronts();
  const portal = await openPortal({ fronts: root });
  const close = async () => {
    await portal.close();
    rmSync(root, { recursive: true });
  };
  return { portal, team: await openTeam(portal, remote), close };
}
