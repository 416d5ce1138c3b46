import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RemoteBuildRecord, remoteBuildRecord } from '@berth/contract/release';
import { recordFiles, recordName } from '../built-files.ts';
import { ReleaseFailure } from './release-failure.ts';

export const workspaceRoot = fileURLToPath(new URL('../../../..', import.meta.url));

/** Where the `remote-*` packages stand: a team may keep its own in another checkout than ours. */
const remotesFolder = process.env.BERTH_REMOTES_DIR || workspaceRoot;

/** Ends the name of a version folder while it is being written. */
const unfinished = '.unfinished';

/** A version folder on this machine. */
export type BuiltVersion = { folder: string; record: RemoteBuildRecord };

/** The folder of a remote's package; an error when there is no such remote. */
export function remoteFolder(remote: string): string {
  const folder = join(remotesFolder, `remote-${remote}`);
  if (/^[a-z][a-z0-9-]*$/.test(remote) && existsSync(join(folder, 'remote.json'))) return folder;
  throw new ReleaseFailure('usage', `There is no remote-${remote} in ${remotesFolder}.`);
}

/** The record of a build, checked. */
function readBuild(folder: string): BuiltVersion {
  const { data, error } = remoteBuildRecord.safeParse(
    JSON.parse(readFileSync(join(folder, recordName), 'utf8')),
  );
  if (!data)
    throw new ReleaseFailure('failed', `${folder}/${recordName} is no record of a build: ${error.message}`);
  return { folder, record: data };
}

/** What was built of a remote on this machine, newest first. */
export function builtVersions(remote: string): BuiltVersion[] {
  const releases = join(remoteFolder(remote), 'releases');
  if (!existsSync(releases)) return [];
  return readdirSync(releases)
    .filter((name) => !name.endsWith(unfinished))
    .map((name) => join(releases, name))
    .filter((folder) => existsSync(join(folder, recordName)))
    .sort((one, other) => builtAt(other) - builtAt(one))
    .map(readBuild);
}

/** The version that a command names, or the newest; its files must be as they were when it was built. */
export function takeBuilt(remote: string, version: string | null): BuiltVersion {
  const found = builtVersions(remote).filter(
    ({ record }) =>
      version === null || record.version === version || record.version.split('+')[0] === version,
  );
  const [newest] = found;
  if (!newest) {
    const what = version === null ? remote : `${remote}@${version}`;
    throw new ReleaseFailure('usage', `${what} has not been built here: npm run release -- build ${remote}`);
  }
  if (version && !version.includes('+') && found.length > 1) {
    const names = found.map(({ record }) => `  ${remote}@${record.version}`);
    throw new ReleaseFailure(
      'usage',
      `There are several builds of ${remote}@${version}:\n${names.join('\n')}`,
    );
  }
  if (version === null) assertMeant(remote, newest);
  assertUntouched(newest);
  return newest;
}

/** The newest build is what nobody named only while it is of the version that the package has. */
function assertMeant(remote: string, { record }: BuiltVersion): void {
  const file = join(remoteFolder(remote), 'package.json');
  // Builds that were copied here have no package beside them.
  if (!existsSync(file)) return;
  const { version } = JSON.parse(readFileSync(file, 'utf8'));
  if (version === record.version.split('+')[0]) return;
  throw new ReleaseFailure(
    'usage',
    `package.json of remote-${remote} says ${version}, but what was built here last is ${record.version}. ` +
      `Build it first, or name the version that you mean:\n` +
      `  npm run release -- build ${remote}\n  npm run release -- publish ${remote}@${record.version}`,
  );
}

/** Keeps a finished build as a folder of its own among `releases`, which nothing overwrites. */
export function keepBuild(releases: string, dist: string): { kept: BuiltVersion; isNew: boolean } {
  const { record } = readBuild(dist);
  const folder = join(releases, record.version);
  if (existsSync(folder)) {
    const kept = readBuild(folder);
    assertUntouched(kept);
    // The version is a hash of the files; what else the record says must be the same too.
    if (JSON.stringify(kept.record) !== JSON.stringify(record)) {
      throw new ReleaseFailure(
        'refused',
        `${folder} is there already with the same files and another record. A version is never overwritten: ` +
          `raise the version in package.json.`,
      );
    }
    // What was built last is the newest, also when it had been built before: `publish` takes it.
    const now = new Date();
    utimesSync(join(folder, recordName), now, now);
    return { kept, isNew: false };
  }
  // Whole or not at all: an interrupted copy would be a version that is not itself.
  const half = folder + unfinished;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  cpSync(dist, half, { recursive: true });
  renameSync(half, folder);
  return { kept: readBuild(folder), isNew: true };
}

function assertUntouched({ folder, record }: BuiltVersion): void {
  const now = recordFiles(folder);
  const paths = new Set([...Object.keys(now), ...Object.keys(record.files)]);
  const changed = [...paths].filter((path) => now[path]?.integrity !== record.files[path]?.integrity);
  if (changed.length === 0) return;
  throw new ReleaseFailure(
    'failed',
    `${folder} is no longer what was built (${changed.join(', ')}). Delete the folder and build anew.`,
  );
}

function builtAt(folder: string): number {
  return statSync(join(folder, recordName)).mtimeMs;
}
