import { ensureInstalled } from './install.mjs';
import { Failure, main, run, timed } from './processes.mjs';
import { readCheckout, writeVerdict } from './verdict.mjs';
import { node } from './workspace.mjs';

// npm test, npm run test:matrix, npm run test:changed and .ci/run: what each does stands in src/rings/test-command.ts.
await main(async () => {
  const began = { ...readCheckout(), at: Date.now() };
  const args = process.argv.slice(2);
  const isGate = args.length === 0 || args[0] === 'all';
  let seconds;
  try {
    ({ seconds } = await timed(ensureInstalled));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    return endRed('the packages could not be installed');
  }
  const code = await run(node, ['shared/build/src/rings/test-command.ts', ...args], {
    env: { BERTH_INSTALL_SECONDS: seconds },
  });
  // 0 and 1 have said why; anything else is an end that the run did not choose.
  return code === 0 || code === 1 ? code : endRed(`the run was ended with ${code}`);

  function endRed(reason) {
    if (isGate) writeVerdict({ began, reasons: [reason] });
    console.log(`RED: ${reason}\n0 passed, 1 failed`);
    return 1;
  }
});
