import { check } from './check-steps.mjs';
import { ensureInstalled } from './install.mjs';
import { main } from './processes.mjs';

// pnpm check: all that can be known without running the product.
await main(async () => {
  await ensureInstalled();
  const failed = await check();
  return failed.length === 0 ? 0 : 1;
});
