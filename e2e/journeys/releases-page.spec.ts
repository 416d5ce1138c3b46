import { findBarriers, findFaintTexts, sidewaysScroll } from '../fixtures/accessibility.ts';
import { chooseLocale } from '../fixtures/look.ts';
import { wideUnless } from '../fixtures/matrix.ts';
import { customerOf } from '../fixtures/release-team.ts';
import { expect, test } from '../fixtures/release-test.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';
import { ReleasesScreen } from '../screens/releases.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

for (const locale of ['zh-CN', 'en'] as const) {
  test(
    `the page for releases in ${locale}: axe finds nothing in light and dark, and it fits 320 pixels`,
    wideUnless(locale === 'zh-CN', 'gallery'),
    async ({ staffPage, session, team }) => {
      const releases = new ReleasesScreen(staffPage);
      await team.publish('parcel', '1.1.0');
      await team.release(`pin parcel@1.1.0 --customer ${await customerOf(session)}`);
      await team.release('promote parcel@1.1.0 --to canary --percent 10');
      await chooseLocale(staffPage.context(), locale);
      await releases.open();
      const parcel = releases.remote(locale === 'en' ? 'Released parcel' : '发布 parcel');
      await expect(parcel).toContainText('10%');
      await expect(parcel).toContainText(locale === 'en' ? 'pinned to another version' : '固定在其他版本');
      await expect(staffPage.getByText('Team of parcel').first()).toBeVisible();
      expect(await findBarriers(staffPage), 'light').toEqual([]);
      await staffPage.emulateMedia({ colorScheme: 'dark' });
      await expect(staffPage.locator('html')).toHaveAttribute('data-appearance', 'dark');
      expect(await findFaintTexts(staffPage), 'dark').toEqual([]);
      await staffPage.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => sidewaysScroll(staffPage)).toBe(0);
      await team.release(`pin parcel --customer ${await customerOf(session)}`);
    },
  );
}

test('the bar of a tried version and the notice of a newer set: axe finds nothing, and they fit 320 pixels', async ({
  staffPage,
  team,
}) => {
  const parcel = new ReleasedScreen(staffPage);
  await team.publish('parcel', '1.1.0');
  await staffPage.goto('/parcel?remotes=parcel@1.1.0');
  await expect(parcel.overrideMark).toBeVisible();
  await staffPage.goto('/system/releases');
  await new WorkspaceScreen(staffPage).heading.waitFor();
  // Another set is out once nothing is tried any more.
  await staffPage.context().clearCookies({ name: 'BERTH-REMOTES' });
  await team.bringOut('parcel', '1.2.0');
  await parcel.comeBack();
  await expect(parcel.newSet).toBeVisible();
  expect(await findBarriers(staffPage), 'light').toEqual([]);
  await staffPage.emulateMedia({ colorScheme: 'dark' });
  await expect(staffPage.locator('html')).toHaveAttribute('data-appearance', 'dark');
  expect(await findFaintTexts(staffPage), 'dark').toEqual([]);
  await staffPage.setViewportSize({ width: 320, height: 640 });
  await expect(parcel.overrideMark).toBeInViewport();
  await expect(parcel.newSet).toBeInViewport();
  await expect.poll(() => sidewaysScroll(staffPage)).toBe(0);
});

test('a customer neither sees the page for releases nor a way to it', async ({ signedIn }) => {
  const workspace = new WorkspaceScreen(signedIn);
  await signedIn.goto('/system/releases');
  await expect(workspace.heading).toHaveText('页面不存在');
  await expect(workspace.menuEntry('发布管理')).toHaveCount(0);
});
