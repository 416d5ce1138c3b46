import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { ChangedCheckout } from '../fixtures/changed-checkout.ts';
import { PortalServer } from '../fixtures/portal-server.ts';
import type { ReleaseTeam } from '../fixtures/release-team.ts';
import { expect, test as releaseTest } from '../fixtures/release-test.ts';
import { extendFronts } from '../fixtures/served-fronts.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';

const releases = ['1.0.0', '1.1.0', '1.2.0'];

/**
 * A shell that is one release ahead of this repository's, built from it: its runtime is 0.1.1 and has one export
 * more. To it, this repository's is the shell before.
 */
const nextTest = releaseTest.extend<object, { nextFronts: string }>({
  nextFronts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const checkout = await ChangedCheckout.copy(['shell', 'shared']);
      await checkout.edit(
        { file: 'shared/runtime/package.json', from: '"version": "0.1.0"', to: '"version": "0.1.1"' },
        {
          file: 'shared/runtime/src/index.ts',
          from: "export { defineRemote } from './seam/define-remote.ts';",
          to: "export { defineRemote, defineRemote as describeRemote } from './seam/define-remote.ts';",
        },
      );
      await checkout.build('shell');
      const fronts = await extendFronts(process.env.FRONTS_DIR ?? '', ['shell']);
      await symlink(join(checkout.folder, 'shell'), join(fronts.folder, 'shell'));
      await use(fronts.folder);
      await fronts.remove();
      await checkout.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  portal: [
    async ({ nextFronts }, use) => {
      const server = await PortalServer.create({ FRONTS_DIR: nextFronts });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

async function expectToRun(parcel: ReleasedScreen, team: ReleaseTeam, version: string): Promise<void> {
  await team.bringOut('parcel', version);
  await parcel.page.goto(parcel.path);
  await expect(parcel.start(version)).toBeVisible();
  await parcel.takeNumber.click();
  await expect(parcel.number).not.toBeEmpty();
  await parcel.linkToLabels.click();
  await expect(parcel.labels(version)).toBeVisible();
}

for (const { shell, test, refused } of [
  { shell: "this repository's shell", test: releaseTest, refused: 3 },
  { shell: 'the shell after it', test: nextTest, refused: 0 },
]) {
  test(`the last three releases run in ${shell}, beside the remotes that came with it`, async ({
    signedIn,
    team,
  }) => {
    for (const version of releases) await expectToRun(new ReleasedScreen(signedIn), team, version);
    const list = new BookingListScreen(signedIn);
    await list.open();
    await expect(list.rows.first()).toBeVisible();
    // A release that needs the newer runtime comes to the newer shell alone.
    expect((await team.tryToPublish('parcel', '3.0.0')).exitCode).toBe(refused);
  });
}
