import type { ReleaseOverview } from '@berth/contract/endpoints';
import { countCustomers } from '../../customers/customers.repository.ts';
import { listKeys } from '../../sessions/bearer-keys.repository.ts';
import { listVersionFigures } from '../outcomes/outcome-figures.repository.ts';
import type { ReleaseDependencies } from '../release-dependencies.ts';
import { listTitles } from '../versions/versions.repository.ts';
import { lastDays } from './read-outcomes.ts';
import { readReleases } from './read-releases.ts';
import { presentKey } from './releases.presenter.ts';

/** What staff see at a glance: what runs where and how well, what is stored, and who may release. */
export async function readOverview(
  deps: Pick<ReleaseDependencies, 'database' | 'surface'>,
  now: Date,
): Promise<ReleaseOverview> {
  const { database } = deps;
  const releases = await readReleases(deps, null);
  const titles = new Map((await listTitles(database)).map(({ remote, title }) => [remote, title]));
  const figures = await listVersionFigures(database, lastDays(now)[0]);
  const keys = await listKeys(database, 'release_key');
  return {
    ...releases,
    customers: await countCustomers(database),
    remotes: releases.remotes.map((state) => ({
      ...state,
      title: titles.get(state.remote) ?? { 'zh-CN': state.remote, en: state.remote },
      figures: figures
        .filter(({ remote }) => remote === state.remote)
        .filter(({ version }) => version === state.stable || version === state.canary?.version)
        .map(({ remote: _remote, ...figure }) => figure),
    })),
    promotedSet: releases.setRollback?.set ?? null,
    keys: keys.map(presentKey),
  };
}
