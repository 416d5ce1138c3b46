import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { finished, forwardSignals, main } from './processes.mjs';
import { childEnvironment, node, root } from './workspace.mjs';

// npm start: from a fresh clone to a running portal.
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const server = spawn(node, ['api/src/server.ts', ...process.argv.slice(2)], {
    cwd: root,
    env: { NODE_ENV: 'production', ...childEnvironment },
    stdio: 'inherit',
  });
  forwardSignals([server]);
  return finished(server);
});
