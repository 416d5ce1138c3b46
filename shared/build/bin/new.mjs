import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { finished, main } from './processes.mjs';
import { childEnvironment, node, root } from './workspace.mjs';

// pnpm new: writes the start of a remote, page, list or endpoint. It may ask, so it has the terminal.
await main(async () => {
  await ensureInstalled();
  return finished(
    spawn(node, ['shared/build/src/new/new.ts', ...process.argv.slice(2)], {
      cwd: root,
      env: childEnvironment,
      stdio: 'inherit',
    }),
  );
});
