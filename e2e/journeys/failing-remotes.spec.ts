import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/drill-test.ts';
import type { Fault } from '../fixtures/faulty-network.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { DrillScreen } from '../screens/drill.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** How soon after a failure is known everything else must work. */
const usableWithin = { timeout: 3000 };

/** What Chromium and the shell say of a remote that cannot be loaded; idle prefetch meets the truncated one. */
const saidOfFailure = [
  /^Failed to load resource/,
  /^Failed to find a valid digest/,
  /^Fetch API cannot load/,
  /^uncaught: SyntaxError: Unexpected end of input/,
  /ChunkLoadError/,
  /drill: thrown/,
  /Federation Runtime/,
];

async function expectTheRestToWork(page: Page): Promise<void> {
  const [workspace, list] = [new WorkspaceScreen(page), new BookingListScreen(page)];
  await workspace.menuEntry('拼箱订舱').click(usableWithin);
  await expect(list.rows.first()).toBeVisible(usableWithin);
  await workspace.appearance.click(usableWithin);
  // The failure has its one place; nothing else complains of it.
  await expect(workspace.notices).toBeEmpty(usableWithin);
}

const onTheWay: { what: string; file: RegExp; fault: Fault }[] = [
  { what: 'its manifest is not found', file: /sound\/.*mf-manifest/, fault: 'not found' },
  { what: 'its manifest answers 500', file: /sound\/.*mf-manifest/, fault: 'server error' },
  { what: 'an error body stands for its manifest', file: /sound\/.*mf-manifest/, fault: 'JSON error body' },
  { what: 'a page stands for its manifest', file: /sound\/.*mf-manifest/, fault: 'HTML page' },
  { what: 'its entry is cut off', file: /sound\/.*remote-entry/, fault: 'cut connection' },
  { what: 'its entry is not what was built', file: /sound\/.*remote-entry/, fault: 'other script' },
  { what: 'its exposed module is not found', file: /sound\/.*expose_remote/, fault: 'not found' },
];

for (const { what, file, fault } of onTheWay) {
  test(`${what}: 路由错误 there, the rest works, and retry when it is healed`, async ({
    signedIn,
    network,
    trouble,
  }) => {
    trouble.expect(...saidOfFailure);
    const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, 'sound')];
    network.break(file, fault);
    await signedIn.goto(drill.path);
    await expect(workspace.routeError).toBeVisible();
    await expectTheRestToWork(signedIn);
    network.heal();
    await workspace.tab('路由错误').click();
    await workspace.retry.click();
    await expect(drill.heading).toBeVisible();
  });
}

test('its manifest hangs: the rest does not wait, and 路由错误 stands there after 10 seconds', async ({
  signedIn,
  network,
  trouble,
}) => {
  trouble.expect(...saidOfFailure);
  const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, 'sound')];
  network.break(/sound\/.*mf-manifest/, 'hangs');
  await signedIn.goto(drill.path);
  await expectTheRestToWork(signedIn);
  await workspace.tab('演习 sound').click();
  await expect(workspace.routeError).toContainText('10 秒', { timeout: 13_000 });
  network.heal();
  await workspace.retry.click();
  await expect(drill.heading).toBeVisible();
});

for (const name of ['wrong-exposes', 'truncated'] as const) {
  test(`a build that is ${name}: 路由错误 there, and the rest works`, async ({ signedIn, trouble }) => {
    trouble.expect(...saidOfFailure);
    const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, name)];
    await signedIn.goto(drill.path);
    await expect(workspace.routeError).toBeVisible();
    await expectTheRestToWork(signedIn);
  });
}

for (const fault of ['throws on import', 'throws on render', 'exports something else'] as const) {
  test(`a remote that ${fault}: 路由错误 there, the rest works, and retry when it is healed`, async ({
    signedIn,
    trouble,
  }) => {
    trouble.expect(...saidOfFailure);
    const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, 'sound')];
    await signedIn.goto('/index');
    await signedIn.evaluate((value) => localStorage.setItem('drill', value), fault);
    await signedIn.goto(drill.path);
    await expect(workspace.routeError).toBeVisible();
    await expectTheRestToWork(signedIn);
    await signedIn.evaluate(() => localStorage.removeItem('drill'));
    await workspace.tab('路由错误').click();
    await workspace.retry.click();
    await expect(drill.heading).toBeVisible();
  });
}

test('a page that is gone in the middle of a session: 路由错误 in its tab, and retry when it is back', async ({
  signedIn,
  network,
  trouble,
}) => {
  trouble.expect(...saidOfFailure);
  const [workspace, drill] = [new WorkspaceScreen(signedIn), new DrillScreen(signedIn, 'sound')];
  await signedIn.goto(drill.path);
  await expect(drill.heading).toBeVisible();
  network.break(/remotes\/sound\/.*\/async\//, 'not found');
  await drill.linkToOther.click();
  await expect(workspace.routeError).toBeVisible();
  await workspace.tab('演习').click();
  await expect(drill.heading).toBeVisible();
  await expectTheRestToWork(signedIn);
  network.heal();
  await workspace.tab('路由错误').click();
  await workspace.retry.click();
  await expect(drill.otherHeading).toBeVisible();
});

test('bookings cannot be loaded: the public site works', async ({ signedIn, network, trouble }) => {
  trouble.expect(...saidOfFailure);
  const [workspace, list] = [new WorkspaceScreen(signedIn), new BookingListScreen(signedIn)];
  network.break(/remotes\/booking\//, 'not found');
  await list.open();
  await expect(workspace.routeError).toBeVisible();
  await signedIn.goto('/index');
  await expect(signedIn.getByRole('contentinfo')).toBeVisible();
});

test('the public site cannot be loaded: bookings work', async ({ signedIn, network, trouble }) => {
  trouble.expect(...saidOfFailure);
  const [workspace, list] = [new WorkspaceScreen(signedIn), new BookingListScreen(signedIn)];
  network.break(/remotes\/site\//, 'not found');
  await signedIn.goto('/index');
  await expect(workspace.routeError).toBeVisible();
  await list.open();
  await expect(list.rows.first()).toBeVisible();
});
