import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/drill-test.ts';
import { expectFallBack, folderOf, saidOfFailure } from '../fixtures/fall-back.ts';
import type { Fault } from '../fixtures/faulty-network.ts';
import { wideUnless } from '../fixtures/matrix.ts';
import { DrillScreen } from '../screens/drill.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** After a failure is known: told with the test, not asserted, since a busy machine draws late whatever happens. */
const usableWithinMs = 3000;

type Cold = {
  what: string;
  name: string;
  /** What is asked for in vain, in the folder of the version. */
  file: string;
  /** On the way; a build may be broken from the start. */
  fault: Fault | null;
};

const visits: readonly Cold[] = [
  { what: 'the chunk of its page is gone', name: 'spared', file: 'static/js/async/', fault: 'not found' },
  { what: 'its entry is truncated', name: 'spared-truncated', file: 'remote-entry', fault: null },
  { what: 'its entry hangs', name: 'spared', file: 'remote-entry', fault: 'hangs' },
];

/** When the first answer for a file came, or failed; a file that hangs is asked for and never answered. */
function firstOutcome(page: Page, file: RegExp, hangs: boolean): Promise<number> {
  return new Promise((resolve) => {
    const look = (request: { url: () => string }) => {
      if (file.test(request.url())) resolve(Date.now());
    };
    if (hangs) page.on('request', look);
    page.on('requestfinished', look);
    page.on('requestfailed', look);
  });
}

for (const { what, name, file, fault } of visits) {
  const title = `a page of the workspace is opened by its address while ${what}: the shell works at once, then the last good version`;
  // That one fault is met is enough for every change.
  test(
    title,
    wideUnless(fault === 'not found', 'faults'),
    async ({ signedIn, portal, network, trouble }, testInfo) => {
      trouble.expect(...saidOfFailure);
      const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, name)];
      const broken = new RegExp((await folderOf(portal.origin, name)) + file);
      if (fault) network.break(broken, fault);
      const known = firstOutcome(signedIn, broken, fault === 'hangs');
      // Neither a cache nor a worker: nobody was here before.
      await signedIn.goto(drill.path, { waitUntil: 'commit' });
      const knownAt = await known;
      await workspace.collapse.click();
      await expect(workspace.expand).toBeVisible();
      const usableAfterMs = Date.now() - knownAt;
      testInfo.annotations.push({
        type: 'usable',
        description: `${usableAfterMs} ms after the failure was known, of ${usableWithinMs}`,
      });
      await workspace.expand.click();
      await expectFallBack(signedIn, drill);
    },
  );
}
