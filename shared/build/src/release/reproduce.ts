import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { recordName } from '../built-files.ts';
import { runBuild } from './build-release.ts';
import { ReleaseFailure } from './release-failure.ts';
import { remoteFolder, workspaceRoot } from './release-folder.ts';

/** Builds the last commit in two folders of different paths, and ends with an error unless the bytes are the same. */
export async function reproduce(remote: string): Promise<void> {
  if (resolve(remoteFolder(remote)) !== resolve(workspaceRoot, `remote-${remote}`)) {
    throw new ReleaseFailure(
      'usage',
      `reproduce builds commits of ${workspaceRoot}: unset BERTH_REMOTES_DIR.`,
    );
  }
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'berth-')));
  try {
    const [one, other] = ['a', 'another/place/of/another/length'].map((name) =>
      buildIn(join(place, name), remote),
    );
    const differing = differences(one ?? new Map(), other ?? new Map());
    if (differing.length > 0) {
      throw new ReleaseFailure('failed', `Two builds of one commit differ in ${differing.join(', ')}.`);
    }
    const { version } = JSON.parse(one?.get(recordName) ?? '{}');
    console.log(`${remote}@${version}: ${one?.size} files are the same, byte for byte, from two places.`);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The files of a build by path, the record among them. */
function buildIn(folder: string, remote: string): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  must('sh', ['-c', `git archive HEAD | tar -x -C "$0"`, folder]);
  for (const path of installedFolders()) {
    const target = join(folder, path);
    // Links where both are on one disk: an installation has many thousand files.
    if (spawnSync('cp', ['-RPl', join(workspaceRoot, path), target]).status === 0) continue;
    rmSync(target, { recursive: true, force: true });
    must('cp', ['-RP', join(workspaceRoot, path), target]);
  }
  const root = join(folder, `remote-${remote}`);
  runBuild(root);
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(dist.length + 1), readFileSync(path, 'latin1')];
    }),
  );
}

function installedFolders(): string[] {
  const packages = [
    '.',
    'shared',
    ...readdirSync(join(workspaceRoot, 'shared')).map((name) => `shared/${name}`),
  ];
  const tops = readdirSync(workspaceRoot).filter((name) => /^(shell|api|e2e|remote-[a-z-]+)$/.test(name));
  return [...packages, ...tops]
    .map((name) => join(name, 'node_modules'))
    .filter((path) => readdirSync(join(workspaceRoot, path, '..')).includes('node_modules'));
}

function must(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { cwd: workspaceRoot, encoding: 'utf8' });
  if (status !== 0) throw new ReleaseFailure('failed', `${command} did not work: ${stderr}`);
}

function differences(one: Map<string, string>, other: Map<string, string>): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => one.get(path) !== other.get(path)).sort();
}
