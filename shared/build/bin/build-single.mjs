import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { capture, Failure, main, timed } from './processes.mjs';
import { cacheFolder, node, remoteFolders, root } from './workspace.mjs';

/** In which `shell/dist` is the whole portal as one application. */
export const singleFronts = join(cacheFolder, 'single');

/** Builds shell and remotes as one application, for comparison with the portal alone. */
export async function buildSingle() {
  await ensureBuilt();
  const cwd = join(root, 'shell');
  const rsbuild = join(cwd, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const { result, seconds } = await timed(() =>
    capture(node, [rsbuild, 'build', '--config', 'rsbuild.single.config.ts'], {
      cwd,
      env: { NODE_ENV: 'production', STANDALONE: '' },
    }),
  );
  if (result.code !== 0) throw new Failure(`${result.output}\nThe single application could not be built.`);
  // For the registry, which knows menu and paths of each remote from its build.
  for (const folder of remoteFolders()) {
    const target = join(singleFronts, folder);
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target);
    symlinkSync(join(root, folder, 'dist'), join(target, 'dist'));
  }
  console.log(`Built everything as one application in ${seconds} s.`);
}

// pnpm build:single
if (import.meta.filename === process.argv[1]) {
  await main(async () => {
    await ensureInstalled();
    await buildSingle();
  });
}
