import type { ReleasedVersion } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { listCustomerFigures } from '../outcomes/outcome-figures.repository.ts';
import { listTakeovers } from '../versions/release-notices.repository.ts';
import { textOf, type VersionName } from '../versions/versions.repository.ts';
import { listStoppedCanaries } from './deployments.repository.ts';

/** What became of a version since it was built; `takenBy` is the team that took over a build of the checkout. */
export type VersionFacts = Pick<ReleasedVersion, 'customers' | 'failing' | 'isCanaryStopped'> & {
  takenBy: string | null;
};

export async function readVersionFacts(
  database: Kysely<Tables>,
  names: readonly VersionName[],
): Promise<(name: VersionName) => VersionFacts> {
  const figures = new Map(
    (await listCustomerFigures(database, names)).map((figure) => [textOf(figure), figure]),
  );
  const stopped = new Set((await listStoppedCanaries(database)).map(textOf));
  const takers = new Map((await listTakeovers(database)).map(({ by, ...name }) => [textOf(name), by]));
  return (name) => {
    const { customers = 0, failing = 0 } = figures.get(textOf(name)) ?? {};
    const isCanaryStopped = stopped.has(textOf(name));
    return { customers, failing, isCanaryStopped, takenBy: takers.get(textOf(name)) ?? null };
  };
}
