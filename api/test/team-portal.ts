import { rmSync } from 'node:fs';
import type { FileStore } from '../src/files/file-store.ts';
import { makeFronts } from './fronts.ts';
import { openPortal } from './portal.ts';
import { openTeam } from './release-team.ts';

export type TeamPortal = Awaited<ReturnType<typeof openTeamPortal>>;

/** A portal that serves fronts of its own, and the team that moves a remote of it; of `*`, all of them. */
export async function openTeamPortal(remote: string, { files }: { files?: FileStore } = {}) {
  const root = makeFronts();
  const portal = await openPortal({ fronts: root, ...(files ? { files } : {}) });
  const close = async () => {
    await portal.close();
    rmSync(root, { recursive: true });
  };
  return { portal, team: await openTeam(portal, remote), close };
}
