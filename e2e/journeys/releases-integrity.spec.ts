import type { Page } from '@playwright/test';
import { expect, test as releaseTest } from '../fixtures/release-test.ts';
import { createCarelessSigner } from '../fixtures/signed-registry.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

const test = releaseTest.extend({ baseURL: async ({ network }, use) => use(network.origin) });
/** The page, and the call that it makes when it does not believe the page. */
const registries = /^\/(parcel|api\/remotes)(\?|$)/;

/** What has run of a remote: an entry leaves its container on the window. */
const containersOf = (page: Page, name: string) =>
  page.evaluate((prefix) => Object.keys(window).filter((key) => key.startsWith(prefix)), `berth_${name}`);

test('a registry with another signature: no remote runs, and a page says that the portal cannot open', async ({
  signedIn,
  network,
  trouble,
}) => {
  trouble.expect(/^Failed to load resource/);
  network.change(registries, (text) =>
    text.replace(/("signature":")(.)/, (_all, before: string, first: string) =>
      before.concat(first === 'A' ? 'B' : 'A'),
    ),
  );
  await signedIn.goto('/parcel');
  await expect(signedIn.getByRole('heading', { name: '暂时无法打开' })).toBeVisible();
  expect(await containersOf(signedIn, '')).toEqual([]);
  network.heal();
  await signedIn.getByRole('button', { name: '重试' }).click();
  await expect(new ReleasedScreen(signedIn).start('1.0.0')).toBeVisible();
});

test('a signed registry without the hash of an entry: that remote does not run, the others do', async ({
  signedIn,
  network,
}) => {
  const workspace = new WorkspaceScreen(signedIn);
  const sign = createCarelessSigner(({ remotes }) => {
    for (const remote of remotes.filter(({ name }) => name === 'parcel')) {
      for (const version of [remote, remote.fallback, remote.secondFallback])
        if (version) version.integrity = '';
    }
  });
  network.change(registries, sign);
  await signedIn.goto('/parcel');
  await expect(workspace.routeError).toBeVisible();
  expect(await containersOf(signedIn, 'parcel')).toEqual([]);
  await workspace.menuEntry('拼箱订舱').click();
  await expect(workspace.heading).toHaveText('拼箱订舱');
  expect(await containersOf(signedIn, 'booking')).not.toEqual([]);
});
