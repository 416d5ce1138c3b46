import { existsSync } from 'node:fs';
import { Failure, run, timed, tryThreeTimes } from './processes.mjs';
import { contentHash, isStamped, writeStamp } from './stamp.mjs';
import { node, readJson } from './workspace.mjs';

/** Installs exactly what the lockfile says, unless that has been done. */
export async function ensureInstalled() {
  const hash = contentHash(['pnpm-lock.yaml', 'pnpm-workspace.yaml']);
  if (existsSync(node) && isStamped('installed', hash)) return;

  const { packageManager } = readJson('package.json');
  console.log(`Installing packages with ${packageManager} …`);
  const { result: code, seconds } = await timed(() =>
    tryThreeTimes(() =>
      run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
        env: { CI: 'true' },
        minutes: 10,
      }),
    ),
  );
  if (code !== 0) {
    throw new Failure(
      'The packages could not be installed (see above). Is the package registry reachable, and does the lockfile ' +
        `match every package.json? After a change of dependencies: npx ${packageManager} install`,
    );
  }
  writeStamp('installed', hash);
  console.log(`Installed in ${seconds} s.`);
}
