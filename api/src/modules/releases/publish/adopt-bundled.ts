import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteDeclaration } from '@berth/contract/endpoints';
import { findBreaks, remoteBuildRecord } from '@berth/contract/release';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { changeDeployment } from '../deployments/change-deployment.ts';
import { type DeploymentState, makeStable, removeRemote } from '../deployments/deployment-state.ts';
import { findLastMove, hasMoved } from '../deployments/deployments.repository.ts';
import { listStored } from '../files/release-files.repository.ts';
import { storeReleaseFile } from '../files/store-release-file.ts';
import { type ReleaseDependencies, serverItself } from '../release-dependencies.ts';
import { type Build, requireOwnClaims, requireSound } from '../versions/check-release.ts';
import { insertNews, type Notice } from '../versions/release-notices.repository.ts';
import { findSummary, type VersionName } from '../versions/versions.repository.ts';
import { publishBundled } from './publish-version.ts';

type Options = Pick<ReleaseDependencies, 'database' | 'clock' | 'files' | 'surface'> &
  Pick<Context, 'warn'> & {
    /** The folder that holds the `remote-*` packages. */
    root: string;
    /** Remotes that run on development servers of their own: their `dist` is ignored. */
    except: readonly string[];
  };

/**
 * Publishes the builds of this checkout, as far as they are new, and makes them stable. A remote that anybody has
 * moved, forwards or back, stays where it is: from then on it is for people to say what runs, and they are told of new
 * builds. A broken build is left out with a warning, and what ran before goes on.
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
      const remote = folder.replace('remote-', '');
      await say(options, { kind: 'leftOut', remote, version: null, messages: messagesOf(error) });
    }
  }
  await warnOfBreaks(options, fresh);
  const names = folders.map((folder) => folder.replace('remote-', ''));
  await changeDeployment(options, { mover: serverItself, why: '' }, async (transaction, current) => {
    let state: DeploymentState = current;
    for (const { record } of builds)
      state = await adopt({ ...options, database: transaction }, state, record);
    // A checkout without any remote is one of the API alone: it says nothing of what there is.
    if (names.length > 0) state = await dropRemoved(transaction, state, names);
    return { kind: 'adopted', state };
  });
}

async function adopt(
  options: Pick<Options, 'database' | 'clock' | 'warn'>,
  state: DeploymentState,
  { name: remote, version }: Build['record'],
): Promise<DeploymentState> {
  const running = state.stable[remote];
  if (running === version) return state;
  const holder = running === undefined ? null : await findHolder(options.database, remote, state);
  if (!holder) return makeStable(state, remote, version);
  // Who published it, had it and moved on knows of it: it is no news that could hide what is.
  if (await isKnown(options.database, { remote, version })) return state;
  const held = { remote, built: version, running, deployment: holder.number, by: holder.by_name };
  options.warn(
    held,
    `remote-${remote} is not brought out: what runs was chosen by ${holder.by_name}; promote it to have it`,
  );
  const runs = `${running} runs: ${holder.by_name} put it in force with deployment ${holder.number}.`;
  await say(options, { kind: 'heldBack', remote, version, messages: [runs] });
  return state;
}

/** A bundled remote whose package is gone from the checkout is gone from the portal. */
async function dropRemoved(
  transaction: Kysely<Tables>,
  state: DeploymentState,
  names: readonly string[],
): Promise<DeploymentState> {
  let left = state;
  for (const remote of Object.keys(state.stable)) {
    if (names.includes(remote) || (await findHolder(transaction, remote, left))) continue;
    left = removeRemote(left, remote);
  }
  return left;
}

/**
 * Who moved a remote last, if that was not a start of the server: from then on it follows the checkout no more. A
 * canary holds it while it runs: what it is compared with stays.
 */
async function findHolder(transaction: Kysely<Tables>, remote: string, { canary }: DeploymentState) {
  const move = await findLastMove(transaction, remote, canary[remote] ? 'canary' : 'stable');
  return move && move.kind !== 'adopted' ? move : null;
}

async function isKnown(transaction: Kysely<Tables>, name: VersionName): Promise<boolean> {
  const row = await findSummary(transaction, name);
  return row?.origin === 'released' || (await hasMoved(transaction, name));
}

async function readBuild(dist: string, folder: string): Promise<Build> {
  const readJson = async (name: string) => JSON.parse(await readFile(join(dist, name), 'utf8'));
  const record = remoteBuildRecord.parse(await readJson('build.json'));
  const declaration = remoteDeclaration.parse(await readJson('remote.json'));
  // Two remotes of one name would be served from one address.
  if (folder !== `remote-${record.name}`) throw new Error(`${folder} holds a build of ${record.name}`);
  const build = { record, declaration };
  requireSound(build);
  requireOwnClaims(build);
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
async function warnOfBreaks(options: Options, builds: readonly Build[]): Promise<void> {
  const deployed = builds.length > 0 ? await options.surface() : null;
  if (!deployed) return;
  for (const { record } of builds) {
    const places = findBreaks(record, deployed).map(({ place, texts }) => `${place}: ${texts.en}`);
    if (places.length === 0) continue;
    options.warn({ places }, `remote-${record.name} does not fit what is built here`);
    const { name: remote, version } = record;
    await say(options, { kind: 'unfit', remote, version, messages: places });
  }
}

/** Who looks at what runs where reads no log. */
async function say(
  { database, clock }: Pick<Options, 'database' | 'clock'>,
  notice: Omit<Notice, 'by'>,
): Promise<void> {
  await insertNews(database, { ...notice, by: serverItself.name }, clock());
}

function messagesOf(error: unknown): string[] {
  const fields = error instanceof Refusal ? error.details.fields : undefined;
  if (fields) return fields.map(({ field, message }) => `${field}: ${message}`);
  return [error instanceof Error ? error.message : String(error)];
}
