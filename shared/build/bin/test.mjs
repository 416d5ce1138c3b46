import { ensureInstalled } from './install.mjs';
import { main, run, timed } from './processes.mjs';
import { node } from './workspace.mjs';

// npm test, npm run test:matrix, npm run test:changed and .ci/run: what each does stands in src/rings/test-command.ts.
await main(async () => {
  const { seconds } = await timed(ensureInstalled);
  return run(node, ['shared/build/src/rings/test-command.ts', ...process.argv.slice(2)], {
    env: { BERTH_INSTALL_SECONDS: seconds },
  });
});
