import type { ReleaseOutcomes, VersionError } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import type { Tables } from '../../../database/tables.ts';
import { listDailyFigures, listVersionErrors } from '../outcomes/outcome-figures.repository.ts';
import { presentError } from './releases.presenter.ts';

/** How far the figures go back, today included. */
const outcomeDays = 14;
const dayMs = 86_400_000;
/** Of a version. */
const keptErrors = 5;

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
  return { days, versions, errors: await readErrors(database, remote, now) };
}

/** What the versions of a remote failed with in those days. */
export async function readErrors(
  database: Kysely<Tables>,
  remote: string,
  now: Date,
): Promise<VersionError[]> {
  const rows = await listVersionErrors(database, { remote, sinceDay: lastDays(now)[0], limit: keptErrors });
  return rows.map(presentError);
}

/** The last days in China up to today, oldest first; never empty. */
export function lastDays(now: Date): [string, ...string[]] {
  const dayBefore = (days: number) => toChinaDay(new Date(now.getTime() - days * dayMs));
  const others = Array.from({ length: outcomeDays - 1 }, (_, at) => dayBefore(outcomeDays - 2 - at));
  return [dayBefore(outcomeDays - 1), ...others];
}
