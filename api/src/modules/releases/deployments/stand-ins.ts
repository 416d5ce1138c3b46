import type { RollbackTrouble } from '@berth/contract/endpoints';
import { isBeyondLimit } from '../outcomes/failing-limit.ts';
import { listCustomerFigures } from '../outcomes/outcome-figures.repository.ts';
import type { ReleaseDependencies } from '../release-dependencies.ts';
import { listPresent, textOf, type VersionName } from '../versions/versions.repository.ts';
import type { DeploymentState } from './deployment-state.ts';
import { isFit } from './judge-fit.ts';

type Dependencies = Pick<ReleaseDependencies, 'database' | 'surface'>;

/** The fallback of a remote where the version of a page fails. */
type StandIns = {
  /**
   * The good ones among what is stable and what was before, the newest first, and then the others; three at most, for
   * one of them may be the very version that fails. All have their files.
   */
  fallbacks: readonly string[];
  /** What a rollback leads to: the newest before that has its files; null when there is none. */
  goal: string | null;
  /** That failed for too many; null where it did not. */
  trouble: RollbackTrouble | null;
};

/** A page tries two versions after its own. */
const enough = 3;

/**
 * Reads the fallbacks by remote: good is what fits what is deployed and did not fail for too many, by the limit that
 * stops a canary. Records are read of as few versions as it takes.
 */
export async function readStandIns(
  deps: Dependencies,
  { stable, stableBefore }: Pick<DeploymentState, 'stable' | 'stableBefore'>,
): Promise<Record<string, StandIns>> {
  const remotes = [...new Set([...Object.keys(stable), ...Object.keys(stableBefore)])];
  const named = remotes.flatMap((remote) => {
    const versions = [stable[remote], ...(stableBefore[remote] ?? [])];
    // What is stable once more was stable before, too.
    return [...new Set(versions)].flatMap((version) => (version ? [{ remote, version }] : []));
  });
  const present = new Set((await listPresent(deps.database, named)).map(textOf));
  const failing = new Map(
    (await listCustomerFigures(deps.database, named))
      .filter(isBeyondLimit)
      .map((figures) => [textOf(figures), figures]),
  );
  const read = async (remote: string): Promise<StandIns> => {
    const versions = named.filter((name) => name.remote === remote && present.has(textOf(name)));
    const good = await takeFit(
      deps,
      versions.filter((name) => !failing.has(textOf(name))),
    );
    const others = versions.filter((name) => !good.includes(name));
    const fallbacks = [...good, ...others].slice(0, enough).map(({ version }) => version);
    const goal = stableBefore[remote]?.find((version) => present.has(textOf({ remote, version }))) ?? null;
    const figures = goal && failing.get(textOf({ remote, version: goal }));
    if (!figures) return { fallbacks, goal, trouble: null };
    const { version, customers, failing: failed } = figures;
    const lastGood = good.find((each) => each.version !== stable[remote])?.version ?? null;
    return { fallbacks, goal, trouble: { version, customers, failing: failed, lastGood } };
  };
  const entries: [string, StandIns][] = [];
  for (const remote of remotes) entries.push([remote, await read(remote)]);
  return Object.fromEntries(entries);
}

/** The first of some versions that work with what is deployed. */
async function takeFit(deps: Dependencies, names: readonly VersionName[]): Promise<VersionName[]> {
  const fit: VersionName[] = [];
  for (const name of names) {
    if (fit.length === enough) break;
    if (await isFit(deps, name)) fit.push(name);
  }
  return fit;
}
