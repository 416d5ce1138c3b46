import { type FieldError, isPathWithin, type RemoteDeclaration } from '@berth/contract';
import type { TakenPath } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { fieldError, Refusal } from '../../../http/refusal.ts';
import { listBasePaths, textOf, type VersionName } from '../versions/versions.repository.ts';
import type { DeploymentState } from './deployment-state.ts';
import { getNewestDeployment } from './deployments.repository.ts';
import { listPinnedVersions } from './pins.repository.ts';

type Moving = Pick<DeploymentState, 'stable' | 'canary'>;
type Pin = VersionName & { pinned_customer: string };

/** The versions of each remote that one person may get. */
type Choice = Readonly<Record<string, readonly string[]>>;

/** A version that comes in force, and one of another remote with which it would claim the same pages. */
type PathClash = { path: string; remote: string; other: VersionName };

/** Paths that a build declares and that are a stable version's of another remote: only a set can move them. */
export async function findTakenPaths(
  database: Kysely<Tables>,
  declared: RemoteDeclaration,
): Promise<TakenPath[]> {
  const { stable } = await getNewestDeployment(database);
  const others = namesIn(stable).filter(({ remote }) => remote !== declared.name);
  return (await listBasePaths(database, others)).flatMap(({ remote, version, basePaths }) =>
    findOverlaps(declared.basePaths, basePaths).map((path) => ({ path, remote, version })),
  );
}

/**
 * Refuses a state in which somebody may get two remotes that claim the same pages, as far as `coming` brings that
 * about. Looked at is the state as a whole, so that a set may move a path from one of its remotes to another.
 */
export async function requireOwnPaths(
  transaction: Kysely<Tables>,
  state: DeploymentState,
  coming: readonly VersionName[],
): Promise<void> {
  const choices = listChoices(state, await listPinnedVersions(transaction));
  await requireNoClash(transaction, state, choices, coming);
}

/**
 * The same for a customer from whom a pin of a remote was taken: they get now what everybody has of it, beside what is
 * pinned to them still. What of that would clash for everybody is nothing that the pin's end brings about.
 */
export async function requireOwnPathsUnpinned(
  transaction: Kysely<Tables>,
  { stable, canary }: DeploymentState,
  { remote, customerId }: { remote: string; customerId: string },
): Promise<void> {
  const theirs = (await listPinnedVersions(transaction)).filter(
    ({ pinned_customer }) => pinned_customer === customerId,
  );
  const coming = [...namesIn(stable), ...canaryNames(canary)].filter((name) => name.remote === remote);
  const versions = { [remote]: coming.map(({ version }) => version) };
  const pinned = Object.fromEntries(theirs.map((pin) => [pin.remote, [pin.version]]));
  await requireNoClash(transaction, { stable, canary }, [{ ...versions, ...pinned }], coming);
}

async function requireNoClash(
  transaction: Kysely<Tables>,
  state: Moving,
  choices: readonly Choice[],
  coming: readonly VersionName[],
): Promise<void> {
  const names = choices.flatMap((choice) =>
    Object.entries(choice).flatMap(([remote, versions]) => versions.map((version) => ({ remote, version }))),
  );
  const unique = new Map([...names, ...coming].map((name) => [textOf(name), name]));
  const declared = new Map(
    (await listBasePaths(transaction, [...unique.values()])).map((each) => [textOf(each), each.basePaths]),
  );
  const clashes = findClashes(choices, coming, (name) => declared.get(textOf(name)) ?? []);
  if (clashes.length === 0) return;
  throw new Refusal('RELEASE_PATHS_TAKEN', { fields: clashes.map((clash) => describe(clash, state)) });
}

/** Who gets what: everybody without a pin, and each customer who has one. */
function listChoices({ stable, canary }: Moving, pins: readonly Pin[]): Choice[] {
  const common: Record<string, string[]> = {};
  for (const { remote, version } of [...namesIn(stable), ...canaryNames(canary)]) {
    common[remote] = [...(common[remote] ?? []), version];
  }
  const pinned = Map.groupBy(pins, ({ pinned_customer }) => pinned_customer);
  const own = Array.from(pinned.values(), (theirs) =>
    Object.fromEntries(theirs.map(({ remote, version }) => [remote, [version]])),
  );
  return [common, ...own.map((theirs) => ({ ...common, ...theirs }))];
}

/** Each clash once, however many customers would meet it. */
function findClashes(
  choices: readonly Choice[],
  coming: readonly VersionName[],
  pathsOf: (name: VersionName) => readonly string[],
): PathClash[] {
  const found = new Map<string, PathClash>();
  for (const choice of choices) {
    for (const one of coming.filter(({ remote, version }) => choice[remote]?.includes(version))) {
      for (const [remote, versions] of Object.entries(choice)) {
        if (remote === one.remote) continue;
        for (const other of versions.map((version) => ({ remote, version }))) {
          for (const path of findOverlaps(pathsOf(one), pathsOf(other))) {
            found.set([one.remote, path, textOf(other)].join(' '), { path, remote: one.remote, other });
          }
        }
      }
    }
  }
  return [...found.values()];
}

/**
 * A page belongs to the remote with the longest base path: one inside of another remote's would take its pages, and
 * one around it would keep that remote from releasing.
 */
function findOverlaps(own: readonly string[], others: readonly string[]): string[] {
  return own.filter((path) => others.some((other) => isPathWithin(other, path) || isPathWithin(path, other)));
}

function describe({ path, remote, other }: PathClash, { stable, canary }: Moving): FieldError {
  const { remote: owner, version } = other;
  const roles = [
    [stable[owner] === version, { 'zh-CN': '稳定版', en: 'stable' }],
    [canary[owner]?.version === version, { 'zh-CN': '灰度', en: 'canary' }],
    [true, { 'zh-CN': '固定给客户', en: 'pinned to a customer' }],
  ] as const;
  const role = roles.find(([isIt]) => isIt)?.[1] ?? roles[2][1];
  const texts = {
    'zh-CN': `“${remote}”的路径 ${path} 属于“${owner}” ${version}（${role['zh-CN']}）`,
    en: `The path ${path} of “${remote}” belongs to “${owner}” ${version} (${role.en})`,
  };
  return fieldError(`basePaths ${path}`, texts);
}

function namesIn(versions: Readonly<Record<string, string>>): VersionName[] {
  return Object.entries(versions).map(([remote, version]) => ({ remote, version }));
}

function canaryNames(canary: DeploymentState['canary']): VersionName[] {
  return Object.entries(canary).map(([remote, { version }]) => ({ remote, version }));
}
