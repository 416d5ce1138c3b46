import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteDeclaration } from '@berth/contract/endpoints';
import { findBreaks, remoteBuildRecord } from '@berth/contract/release';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { changeDeployment } from './change-deployment.ts';
import { type Build, requireSound } from './check-release.ts';
import { type DeploymentState, makeStable, removeRemote } from './deployment-state.ts';
import { findLastAdopted } from './deployments.repository.ts';
import { publishBundled } from './publish-version.ts';
import { type ReleaseDependencies, serverItself } from './release-dependencies.ts';
import { listStored } from './release-files.repository.ts';
import { storeReleaseFile } from './store-release-file.ts';
import { findVersion } from './versions.repository.ts';

type Options = Pick<ReleaseDependencies, 'database' | 'clock' | 'files' | 'surface'> & {
  /** The folder that holds the `remote-*` packages. */
  root: string;
  /** Remotes that run on development servers of their own: what stands in their `dist` is left alone. */
  except: readonly string[];
  warn: (error: unknown, message: string) => void;
};

/**
 * Publishes the builds of this checkout, as far as they are new, and makes them stable. A version that a team has
 * released is never replaced, and a bundled one that a team has rolled back from does not come back by a restart. A
 * broken build is left out with a warning, and what ran before goes on.
 */
export async function adoptBundled(options: Options): Promise<void> {
  const { root, except, warn } = options;
  const folders = readdirSync(root)
    .filter((name) => /^remote-[a-z][a-z0-9-]*$/.test(name))
    .sort();
  const builds: Build[] = [];
  const fresh: Build[] = [];
  for (const folder of folders.filter((name) => !except.includes(name.replace('remote-', '')))) {
    try {
      const build = await readBuild(join(root, folder, 'dist'), folder);
      await storeBuild(options, build);
      if (await publishBundled(options, build)) fresh.push(build);
      builds.push(build);
    } catch (error) {
      warn(error, `${folder} is left out of the registry`);
    }
  }
  await warnOfBreaks(options, fresh);
  const names = folders.map((folder) => folder.replace('remote-', ''));
  await changeDeployment(options, { mover: serverItself, why: '' }, async (transaction, current) => {
    let state: DeploymentState = current;
    for (const { record } of builds) state = await adopt(transaction, state, record);
    // A checkout without any remote is one of the API alone: it says nothing of what there is.
    if (names.length > 0) state = await dropRemoved(transaction, state, names);
    return { kind: 'adopted', state };
  });
}

async function adopt(
  transaction: Kysely<Tables>,
  state: DeploymentState,
  { name: remote, version }: Build['record'],
): Promise<DeploymentState> {
  const running = state.stable[remote];
  if (running === undefined) return makeStable(state, remote, version);
  const found = await findVersion(transaction, { remote, version: running });
  if (found?.origin === 'released') return state;
  if ((await findLastAdopted(transaction, remote)) === version) return state;
  return makeStable(state, remote, version);
}

/** A bundled remote whose package is gone from the checkout is gone from the portal. */
async function dropRemoved(
  transaction: Kysely<Tables>,
  state: DeploymentState,
  names: readonly string[],
): Promise<DeploymentState> {
  let left = state;
  for (const [remote, version] of Object.entries(state.stable)) {
    if (names.includes(remote)) continue;
    const found = await findVersion(transaction, { remote, version });
    if (found?.origin === 'bundled') left = removeRemote(left, remote);
  }
  return left;
}

async function readBuild(dist: string, folder: string): Promise<Build> {
  const readJson = async (name: string) => JSON.parse(await readFile(join(dist, name), 'utf8'));
  const record = remoteBuildRecord.parse(await readJson('build.json'));
  const declaration = remoteDeclaration.parse(await readJson('remote.json'));
  // Two remotes of one name would be served from one address.
  if (folder !== `remote-${record.name}`) throw new Error(`${folder} holds a build of ${record.name}`);
  const build = { record, declaration };
  requireSound(build);
  return build;
}

/** Stores the files that are not here yet; throws when one of them is not what the record says. */
async function storeBuild(options: Options, { record }: Build): Promise<void> {
  const dist = join(options.root, `remote-${record.name}`, 'dist');
  const files = Object.entries(record.files);
  const stored = await listStored(options.database, [...new Set(files.map(([, file]) => file.integrity))]);
  const known = new Set(stored.map(({ integrity }) => integrity));
  for (const [path, { integrity }] of files) {
    if (known.has(integrity)) continue;
    const content = await readFile(join(dist, path));
    if (integrity !== `sha384-${createHash('sha384').update(content).digest('base64')}`) {
      throw new Error(`${path} is not what build.json says`);
    }
    await storeReleaseFile(options, integrity, content, null);
    known.add(integrity);
  }
}

/** What was built together should fit together: a warning says that shell and remotes were not. */
async function warnOfBreaks({ surface, warn }: Options, builds: readonly Build[]): Promise<void> {
  const deployed = builds.length > 0 ? await surface() : null;
  if (!deployed) return;
  for (const { record } of builds) {
    const places = findBreaks(record, deployed).map(({ place, texts }) => `${place}: ${texts.en}`);
    if (places.length > 0) warn({ places }, `remote-${record.name} does not fit what is built here`);
  }
}
