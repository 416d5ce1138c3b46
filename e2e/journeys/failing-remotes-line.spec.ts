import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/drill-test.ts';
import { wideUnless } from '../fixtures/matrix.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { DrillScreen } from '../screens/drill.screen.ts';
import { HeaderScreen } from '../screens/header.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** Idle prefetch meets the drills that are broken for good, too. */
const saidOfFailure = [
  /^Failed to load resource/,
  /^Failed to find a valid digest/,
  /^uncaught: SyntaxError: /,
  /ChunkLoadError|BadLine|SlowVersion/,
];

/** Longer than a page gathers what it tells the server (one second). */
const untilTold = 1500;

/**
 * What a page has told the server of versions that failed, those that are broken for good left out. Asked for when
 * whatever there was to tell has been told.
 */
function failuresReported(page: Page, of = ['sound', 'spared']): () => Promise<string[]> {
  const failures: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/remotes/report')) return;
    const { outcomes }: { outcomes: { remote: string; outcome: string; cause?: string }[] } =
      request.postDataJSON();
    for (const { remote, outcome, cause } of outcomes) {
      if (outcome === 'failed' && of.includes(remote)) failures.push(`${remote}: ${cause}`);
    }
  });
  return async () => {
    await page.waitForTimeout(untilTold);
    return failures;
  };
}

/** The workspace before anything happens to the line, with a drill that is opened from its menu. */
async function openWithDrill(page: Page, name: string) {
  const failures = failuresReported(page);
  const workspace = await openWorkspace(page);
  const openDrill = () => workspace.menuEntry(`演习 ${name}`).click();
  return { failures, workspace, drill: new DrillScreen(page, name), openDrill };
}

/** Whether nothing was on its way for half a second but the stream of events, which every page keeps. */
function watchLine(page: Page): () => boolean {
  const underWay = new Set<Request>();
  let lastEnd = Date.now();
  const handleEnd = (request: Request) => {
    if (underWay.delete(request)) lastEnd = Date.now();
  };
  page.on('request', (request) => {
    if (!request.url().includes('/api/business/events')) underWay.add(request);
  });
  page.on('requestfinished', handleEnd);
  page.on('requestfailed', handleEnd);
  return () => underWay.size === 0 && Date.now() - lastEnd > 500;
}

/** The workspace with everything that runs by itself, before anything happens to the line. */
async function openWorkspace(page: Page): Promise<WorkspaceScreen> {
  const isQuiet = watchLine(page);
  await page.goto('/business/lcl/index');
  const workspace = new WorkspaceScreen(page);
  await expect(workspace.heading).toHaveText('拼箱订舱');
  await expect.poll(isQuiet).toBe(true);
  return workspace;
}

test('a page whose code hangs gives way within ten seconds to the last good one, which is told of as slow', async ({
  signedIn,
  network,
  trouble,
}) => {
  trouble.expect(...saidOfFailure);
  const { failures, workspace, drill, openDrill } = await openWithDrill(signedIn, 'spared');
  const newest = await newestFolder(signedIn, 'spared');
  network.break(new RegExp(`${newest}static/js/async/`), 'hangs');
  await openDrill();
  await expect(workspace.waiting).toBeVisible();
  await expect(drill.spareHeading).toBeVisible();
  expect(await failures()).toEqual(['spared: slow']);
});

test('whoever waits for a page that hangs can try again at once', async ({ signedIn, network, trouble }) => {
  trouble.expect(...saidOfFailure);
  const { failures, workspace, drill, openDrill } = await openWithDrill(signedIn, 'sound');
  network.break(/remotes\/sound\/.*\/async\//, 'hangs');
  await openDrill();
  await workspace.retryWaiting.waitFor();
  network.heal();
  // What was asked for ahead and hangs in the worker is met only after the first file has come.
  await expect(async () => {
    if (await workspace.retryWaiting.isVisible()) await workspace.retryWaiting.click();
    await expect(drill.heading).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 9000 });
  expect(await failures()).toEqual([]);
});

test('a panel of the shell whose code hangs is told of in its place, and a retry asks for it anew while the first request still hangs', async ({
  signedIn,
  network,
  trouble,
}) => {
  trouble.expect(...saidOfFailure);
  const header = new HeaderScreen(signedIn);
  await openWorkspace(signedIn);
  // What is asked for anew has another address.
  network.break(/\/static\/(js|css)\/async\/[^?]*$/, 'hangs');
  await header.bell.click();
  const failure = signedIn.getByRole('alert').filter({ hasText: '这一部分没能加载' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(header.messages.getByRole('heading', { name: '消息' })).toBeVisible();
});

test('where nothing comes at all the page says so; no version is replaced or blamed, and a retry brings the newest', async ({
  signedIn,
  network,
  trouble,
}) => {
  trouble.expect(...saidOfFailure);
  const { failures, workspace, drill, openDrill } = await openWithDrill(signedIn, 'spared');
  network.break(/./, 'cut connection');
  await openDrill();
  await expect(workspace.routeError).toContainText('网络没有响应');
  network.heal();
  await workspace.retry.click();
  await expect(drill.heading).toBeVisible();
  // Nor is anything remembered against it.
  await signedIn.reload();
  await expect(drill.heading).toBeVisible();
  expect(await failures()).toEqual([]);
});

for (const fault of ['not found', 'hangs'] as const) {
  test(
    `what the shell shares with bookings (${fault}) is the shell's own fault: no version is replaced or blamed, and a retry brings the page`,
    wideUnless(fault === 'not found', 'faults'),
    async ({ signedIn, openContext, session, network, trouble }) => {
      trouble.expect(...saidOfFailure);
      const partsOf = async (path: string, isThere: (page: Page) => Promise<void>) => {
        const context = await openContext({ session });
        const page = await context.newPage();
        const parts = shellPartsAskedFor(page);
        await page.goto(path);
        await isThere(page);
        await context.close();
        return parts;
      };
      const ofDrill = await partsOf('/sound', (page) => new DrillScreen(page, 'sound').heading.waitFor());
      const ofList = await partsOf('/business/lcl/index', (page) =>
        new BookingListScreen(page).rows.first().waitFor(),
      );
      const shared = [...ofList].filter((path) => !ofDrill.has(path));
      expect(shared).not.toEqual([]);

      for (const path of shared) network.break(new RegExp(`^${path.replaceAll('.', '\\.')}`), fault);
      const failures = failuresReported(signedIn, ['booking', 'sound', 'spared']);
      const [workspace, list] = [new WorkspaceScreen(signedIn), new BookingListScreen(signedIn)];
      await signedIn.goto('/sound');
      await new DrillScreen(signedIn, 'sound').heading.waitFor();
      await workspace.menuEntry('拼箱订舱').click();
      await expect(workspace.routeError).toBeVisible();
      await expect(workspace.notices.getByText('已为您换用上一个可用版本')).toHaveCount(0);
      network.heal();
      await workspace.retry.click();
      await expect(list.rows.first()).toBeVisible();
      expect(await failures()).toEqual([]);
    },
  );
}

/** The shell's own pieces of code that a page asks for from now on. */
function shellPartsAskedFor(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/static/js/async/')) paths.add(pathname);
  });
  return paths;
}

/** The folder of the version that this page runs. */
async function newestFolder(page: Page, name: string): Promise<string> {
  const text = await page.evaluate(
    () => JSON.parse(document.getElementById('berth-boot')?.textContent ?? '{}').registry.text,
  );
  const { remotes }: { remotes: { name: string; entry: string }[] } = JSON.parse(text);
  const entry = remotes.find((remote) => remote.name === name)?.entry ?? '';
  return entry.replace(/[^/]*$/, '').replace(/[.+]/g, '\\$&');
}
