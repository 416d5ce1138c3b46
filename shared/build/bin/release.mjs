import { ensureInstalled } from './install.mjs';
import { main, run } from './processes.mjs';
import { node } from './workspace.mjs';

// npm run release --: the tool of a team that releases its remote (README, "Release a remote on your own").
await main(async () => {
  await ensureInstalled();
  return run(node, ['shared/build/src/release/release.ts', ...process.argv.slice(2)]);
});
