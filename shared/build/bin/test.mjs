import { existsSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { Failure, main, run, timed } from './processes.mjs';
import { readCheckout, saidRed, writeVerdict } from './verdict.mjs';
import { cacheFolder, node } from './workspace.mjs';

// npm test, npm run test:matrix, npm run test:changed and .ci/run: what each does stands in src/rings/test-command.ts.
await main(async () => {
  const began = { ...readCheckout(), at: Date.now() };
  const args = process.argv.slice(2);
  const isGate = args.length === 0 || args[0] === 'all';
  // The verdict of an earlier run is none of this one.
  if (isGate && existsSync(cacheFolder)) writeVerdict({ began, reasons: ['the run did not end'] });
  let seconds;
  try {
    ({ seconds } = await timed(ensureInstalled));
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return endRed('the packages could not be installed');
  }
  const code = await run(node, ['shared/build/src/rings/test-command.ts', ...args], {
    env: { BERTH_INSTALL_SECONDS: seconds },
  });
  if (code === 0) return 0;
  // One that is red has said why; anything else is an end that the run did not choose.
  return code === saidRed || !isGate ? 1 : endRed(`the run was ended with ${code}`);

  function endRed(reason) {
    if (isGate) writeVerdict({ began, reasons: [reason] });
    console.log(`RED: ${reason}\n0 passed, 1 failed`);
    return 1;
  }
});
