import { expectNotice } from '../fixtures/notices.ts';
import { captcha, demo, staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/release-test.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { ReleasedScreen } from '../screens/released.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

const asked = '/parcel?remotes=site@9.9.9,nonsense,parcel@https://evil.example/remote-entry.js';

test('staff are told part by part what was refused, and why; the good part counts', async ({
  staffPage,
  team,
}) => {
  const [workspace, parcel] = [new WorkspaceScreen(staffPage), new ReleasedScreen(staffPage)];
  await team.publish('parcel', '1.5.0-rc.1');
  await staffPage.goto(`${asked},parcel@1.5.0-rc.1`);
  await expect(parcel.start('1.5.0-rc.1')).toBeVisible();
  await expect(parcel.overrideMark).toContainText('parcel@1.5.0-rc.1');
  await expectNotice(workspace.page, 'site@9.9.9：没有这个版本');
  await expectNotice(workspace.page, 'nonsense：看不懂');
  await expectNotice(workspace.page, 'https://evil.example/remote-entry.js：只能试用在这里发布的版本');
  // Said once: the next page has nothing to say.
  await staffPage.reload();
  await expect(parcel.overrideMark).toBeVisible();
  await expect(workspace.notices).toBeEmpty({ timeout: 3000 });
});

test('a version that does not start is never said to run, and is tried anew by each page', async ({
  staffPage,
  team,
  trouble,
}) => {
  trouble.expect(/release drill: broken on import|Remote “parcel”/);
  const parcel = new ReleasedScreen(staffPage);
  await team.publish('parcel', '2.0.0');
  await staffPage.goto('/parcel?remotes=parcel@2.0.0');
  for (const visit of [1, 2]) {
    await expect(parcel.start('1.0.0'), `visit ${visit}`).toBeVisible();
    await expect(parcel.overrideMark).toContainText(
      /^parcel@2\.0\.0\S* 没能打开，正在使用 1\.0\.0\S*（.*release drill: broken on import）/,
    );
    await staffPage.reload();
  }
});

test('a customer who has such an address hears nothing of versions', async ({ signedIn }) => {
  const [workspace, parcel] = [new WorkspaceScreen(signedIn), new ReleasedScreen(signedIn)];
  await signedIn.goto(asked);
  await expect(parcel.start('1.0.0')).toBeVisible();
  await expect(workspace.notices).toBeEmpty({ timeout: 3000 });
});

for (const { who, account, gets } of [
  { who: 'staff', account: staffAccount, gets: '1.5.0-rc.1' },
  { who: 'a customer', account: demo.account, gets: '1.0.0' },
]) {
  test(`the version that was asked for before signing in is what ${who} may have after it: ${gets}`, async ({
    page,
    team,
  }) => {
    const [login, parcel] = [new LoginScreen(page), new ReleasedScreen(page)];
    await team.publish('parcel', '1.5.0-rc.1');
    await page.goto('/parcel?remotes=parcel@1.5.0-rc.1');
    await expect(page).toHaveURL(/\/index$/);
    await login.open();
    await login.signIn({ account, password: demo.password, captcha });
    await expect(parcel.start(gets)).toBeVisible();
    await expect(parcel.overrideMark).toHaveCount(who === 'staff' ? 1 : 0);
    await expect(page).toHaveURL(/\/parcel$/);
  });
}

test('what another site’s link asks for is not kept for staff who sign in after it; they are told', async ({
  page,
  portal,
  team,
}) => {
  const [login, workspace, parcel] = [
    new LoginScreen(page),
    new WorkspaceScreen(page),
    new ReleasedScreen(page),
  ];
  await team.publish('parcel', '1.5.0-rc.1');
  await page.setContent(`<a href="${portal.origin}/parcel?remotes=parcel@1.5.0-rc.1">Parcels</a>`);
  await page.getByRole('link').click();
  await expect(page).toHaveURL(/\/index$/);
  await login.open();
  await login.signIn({ account: staffAccount, password: demo.password, captcha });
  await expect(parcel.start('1.0.0')).toBeVisible();
  await expect(parcel.overrideMark).toHaveCount(0);
  await expectNotice(workspace.page, '该链接来自其他网站');
});
