import type { ReleaseOutcomes, ReleaseOverview } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../china-time.ts';
import type { Tables } from '../../database/tables.ts';
import { listKeys } from '../sessions/bearer-keys.repository.ts';
import { countCustomers } from './find-customers.repository.ts';
import { listDailyFigures, listVersionFigures } from './outcome-figures.repository.ts';
import { readReleases } from './read-releases.ts';
import type { ReleaseDependencies } from './release-dependencies.ts';
import { presentKey } from './releases.presenter.ts';
import { listTitles } from './versions.repository.ts';

/** How far the figures go back, today included. */
const outcomeDays = 14;
const dayMs = 86_400_000;

/** What staff see at one glance: what runs where, how that does, what is kept, and who may release. */
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

/** How the versions of a remote did on each of the last days. */
export async function readOutcomes(
  database: Kysely<Tables>,
  remote: string,
  now: Date,
): Promise<ReleaseOutcomes> {
  const days = lastDays(now);
  const rows = await listDailyFigures(database, remote, days[0]);
  const versions = [...Map.groupBy(rows, ({ version }) => version)].map(([version, figures]) => {
    const byDay = new Map(figures.map((figure) => [figure.day, figure]));
    return {
      version,
      started: days.map((day) => byDay.get(day)?.started ?? 0),
      failed: days.map((day) => byDay.get(day)?.failed ?? 0),
    };
  });
  return { days, versions };
}

/** The last days in China up to today, oldest first; never empty. */
function lastDays(now: Date): [string, ...string[]] {
  const dayBefore = (days: number) => toChinaDay(new Date(now.getTime() - days * dayMs));
  const others = Array.from({ length: outcomeDays - 1 }, (_, at) => dayBefore(outcomeDays - 2 - at));
  return [dayBefore(outcomeDays - 1), ...others];
}
