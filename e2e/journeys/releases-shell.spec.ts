import { readFile, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ChangedCheckout } from '../fixtures/changed-checkout.ts';
import { frontsTest } from '../fixtures/fronts-test.ts';
import { patience } from '../fixtures/patience.ts';
import { staffAccount } from '../fixtures/portal-server.ts';
import { expect } from '../fixtures/portal-test.ts';
import { sessionCookies, signInOverApi } from '../fixtures/session.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** A portal to which a shell can be released: the server begins again with it, as by a deployment. */
const test = frontsTest().extend<object, { releaseShell: () => Promise<void> }>({
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
    { scope: 'worker', timeout: 240_000 * patience },
  ],
});

test('a tab that is open when a shell is released loads what it has not loaded yet from its own, and is offered the new one', async ({
  page,
  portal,
  fronts,
  releaseShell,
}) => {
  test.slow(); // a build of the shell
  await page
    .context()
    .addCookies(sessionCookies(await signInOverApi(portal.origin, { account: staffAccount })));
  const [workspace, released] = [new WorkspaceScreen(page), new ReleasedScreen(page)];
  const loaded = new Set<string>();
  await page.goto('/business/lcl/index');
  await expect(workspace.heading).toHaveText('拼箱订舱');
  await releaseShell();
  const newer = await shellFiles(join(fronts, 'shell'));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/static/') && response.ok()) loaded.add(pathname.slice(1));
  });

  await test.step('a page of the shell before opens, part by part from the server', async () => {
    await workspace.menuEntry('发布管理').click();
    await expect(workspace.heading).toHaveText('发布管理');
    // Parts that the one before alone has: its page of releases has another title.
    const before = await shellFiles(join(fronts, '.shell-before'));
    const own = [...loaded].filter((path) => !newer.includes(path));
    expect(own).not.toEqual([]);
    expect(before).toEqual(expect.arrayContaining(own));
  });

  await test.step('the notice offers the new one, and the reload brings it', async () => {
    await released.comeBack();
    await expect(released.newSet).toContainText('有新版本，刷新后使用');
    await released.reload.click();
    await expect(workspace.heading).toHaveText('发布管理（新）');
    await expect(released.newSet).toHaveCount(0);
  });
});

/** What a build of the shell consists of. */
async function shellFiles(folder: string): Promise<string[]> {
  const { files } = JSON.parse(await readFile(join(folder, 'dist/build.json'), 'utf8'));
  return Object.keys(files);
}
