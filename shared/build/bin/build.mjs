import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { capture, Failure, timed } from './processes.mjs';
import { contentHash, isStamped, writeStamp } from './stamp.mjs';
import { node, remoteFolders, root } from './workspace.mjs';

/** Builds the shell and the remotes whose sources changed since their last build. */
export async function ensureBuilt() {
  const shared = contentHash(['shared', 'pnpm-lock.yaml']);
  const stale = ['shell', ...remoteFolders()]
    .map((folder) => ({ folder, hash: `${shared} ${contentHash([folder])}` }))
    .filter(
      ({ folder, hash }) =>
        !existsSync(join(root, folder, 'dist/build.json')) || !isStamped(`built-${folder}`, hash),
    );
  if (stale.length === 0) return;

  console.log(`Building ${stale.map(({ folder }) => folder).join(', ')} …`);
  await Promise.all(stale.map(build));
}

async function build({ folder, hash }) {
  const cwd = join(root, folder);
  const rsbuild = join(cwd, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const { result, seconds } = await timed(() =>
    capture(node, [rsbuild, 'build'], { cwd, env: { NODE_ENV: 'production', STANDALONE: '' } }),
  );
  if (result.code !== 0) {
    throw new Failure(`${result.output}\n${folder} could not be built (see above).`);
  }
  writeStamp(`built-${folder}`, hash);
  console.log(`Built ${folder} in ${seconds} s.`);
}
