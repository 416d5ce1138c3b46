import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, Failure, timed } from './processes.mjs';
import { contentHash, isStamped, writeStamp } from './stamp.mjs';
import { node, remoteFolders, root } from './workspace.mjs';

/** The gallery of widgets, which the server shows to staff. */
export const gallery = 'shared/ui';

/** Builds the shell, the remotes and the gallery, each where its sources changed since its last build. */
export async function ensureBuilt() {
  await ensureFresh(['shell', ...remoteFolders(), gallery]);
}

/** Builds those of these packages whose sources changed since their last build. */
export async function ensureFresh(folders) {
  const shared = contentHash(['shared', 'pnpm-lock.yaml']);
  const stale = folders
    .map((folder) => ({ folder, hash: `${shared} ${contentHash([folder])}` }))
    .filter(
      ({ folder, hash }) =>
        !existsSync(join(root, folder, 'dist/build.json')) || !isStamped(stampOf(folder), hash),
    );
  if (stale.length === 0) return;

  console.log(`Building ${stale.map(({ folder }) => folder).join(', ')} …`);
  await Promise.all(stale.map(build));
}

const stampOf = (folder) => `built-${folder.replaceAll('/', '-')}`;

async function build({ folder, hash }) {
  const cwd = join(root, folder);
  const rsbuild = join(cwd, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const { result, seconds } = await timed(() =>
    capture(node, [rsbuild, 'build'], {
      cwd,
      env: { NODE_ENV: 'production', STANDALONE: '' },
      minutes: 15,
    }),
  );
  if (result.code !== 0) {
    throw new Failure(`${result.output}\n${folder} could not be built (see above).`);
  }
  writeStamp(stampOf(folder), hash);
  console.log(`Built ${folder} in ${seconds} s.`);
}
