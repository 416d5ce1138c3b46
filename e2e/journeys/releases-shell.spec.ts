import { rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ChangedCheckout } from '../fixtures/changed-checkout.ts';
import { PortalServer, staffAccount } from '../fixtures/portal-server.ts';
import { expect, test as portalTest } from '../fixtures/portal-test.ts';
import { extendFronts } from '../fixtures/served-fronts.ts';
import { sessionCookies, signInOverApi } from '../fixtures/session.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** A portal to which a shell can be released: the server begins again with it, as by a deployment. */
const test = portalTest.extend<object, { releaseShell: () => Promise<void>; fronts: string }>({
  fronts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const fronts = await extendFronts(process.env.FRONTS_DIR ?? '');
      await use(fronts.folder);
      await fronts.remove();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ fronts }, use) => {
      const server = await PortalServer.create({ FRONTS_DIR: fronts });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  releaseShell: [
    async ({ portal, fronts }, use) => {
      const checkout = await ChangedCheckout.copy(['shell', 'shared']);
      await use(async () => {
        await checkout.edit({
          file: 'shell/src/locales/releases/zh-CN.json',
          from: '"title": "发布管理"',
          to: '"title": "发布管理（新）"',
        });
        await checkout.build('shell');
        await portal.kill('SIGTERM');
        await rename(join(fronts, 'shell'), join(fronts, '.shell-before'));
        await symlink(join(checkout.folder, 'shell'), join(fronts, 'shell'));
        await portal.start();
      });
      await checkout.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

test('a tab that is open when a shell is released loads what it has not loaded yet from its own, and is offered the new one', async ({
  page,
  portal,
  releaseShell,
}) => {
  test.slow(); // a build of the shell
  await page
    .context()
    .addCookies(sessionCookies(await signInOverApi(portal.origin, { account: staffAccount })));
  const [workspace, released] = [new WorkspaceScreen(page), new ReleasedScreen(page)];
  const loaded: { path: string; isOfWorker: boolean }[] = [];
  await page.goto('/business/lcl/index');
  await expect(workspace.heading).toHaveText('拼箱订舱');
  await releaseShell();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/static/'))
      loaded.push({ path: pathname, isOfWorker: response.fromServiceWorker() });
  });

  await test.step('a page of the shell before opens, part by part from the server', async () => {
    await workspace.menuEntry('发布管理').click();
    await expect(workspace.heading).toHaveText('发布管理');
    expect(loaded).not.toEqual([]);
  });

  await test.step('the notice offers the new one, and the reload brings it', async () => {
    await released.comeBack();
    await expect(released.newSet).toContainText('有新版本，刷新后使用');
    await released.reload.click();
    await expect(workspace.heading).toHaveText('发布管理（新）');
    await expect(released.newSet).toHaveCount(0);
  });
});
