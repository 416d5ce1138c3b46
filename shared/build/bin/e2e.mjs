import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureHeadlessChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { main, run } from './processes.mjs';
import { node, root } from './workspace.mjs';

// pnpm e2e [arguments of Playwright]: the browser suite on the built product and the built gallery.
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const cwd = join(root, 'e2e');
  const playwright = join(cwd, 'node_modules/@playwright/test/cli.js');
  return run(node, [playwright, 'test', ...process.argv.slice(2)], {
    cwd,
    env: { CHROMIUM_PATH: await ensureHeadlessChromium() },
  });
});
