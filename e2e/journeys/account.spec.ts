import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { openLive } from '../fixtures/live-page.ts';
import { askForCode, nextMessage, readOutbox } from '../fixtures/outbox.ts';
import { captcha, demo } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { AccountScreen } from '../screens/account.screen.ts';
import { HeaderScreen } from '../screens/header.screen.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** Nobody else's: other journeys go on with the demo account's sessions, which a new password ends. */
const account = 'demo2';
const next = 'yantian gate 2026';

test('an owner changes the contact and the password, ends another browser, and finds all of it again', async ({
  portal,
  openContext,
  trouble,
}) => {
  trouble.expectFailedCall('/api/user/updatePassword');
  // Calls of the browser whose session was ended.
  trouble.expectFailedCall(/\/api\/.*401|401.*/);
  const context = await openContext({ session: await signInOverApi(portal.origin, { account }) });
  const page = await context.newPage();
  const [own, workspace, header] = [
    new AccountScreen(page),
    new WorkspaceScreen(page),
    new HeaderScreen(page),
  ];
  const other = await openContext({ session: await signInOverApi(portal.origin, { account }) });
  const elsewhere = await other.newPage();
  await openLive(elsewhere);

  await page.goto('/statistical');
  await workspace.user.click();
  await page.getByRole('menuitem', { name: '账号信息' }).click();
  await expect(own.heading).toBeVisible();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);

  await own.contact.getByRole('button', { name: '修改' }).click();
  const contact = own.contact.getByRole('textbox', { name: /^联系人/ });
  await expect(contact).toBeFocused();
  await contact.fill('何');
  await own.contact.getByRole('button', { name: '保存' }).click();
  await expect(contact).toHaveAccessibleDescription('联系人至少 2 个字');
  await contact.fill('何嘉仪');
  await own.contact.getByRole('button', { name: '保存' }).click();
  await expect(own.contact).toContainText('何嘉仪');
  await expect(workspace.user).toContainText('何嘉仪');

  await own.openPassword();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  await own.sessions.getByRole('button', { name: '结束其他登录' }).click();
  await own.sessions.getByRole('button', { name: '结束其他登录' }).click();
  await expect(own.sessions.getByRole('listitem')).toHaveCount(1);
  // The ended page says so with the next thing that is asked of it.
  await new WorkspaceScreen(elsewhere).menuEntry('整柜订舱').click();
  await expect(new WorkspaceScreen(elsewhere).sessionEndDialog).toBeVisible();

  await own.changePassword('not the one 1', next);
  await expect(own.passwordField('当前密码')).toHaveAccessibleDescription('当前密码不正确。');
  await own.changePassword(demo.password, next);
  await expect(own.passwordField('当前密码')).toHaveValue('');
  try {
    const login = new LoginScreen(elsewhere);
    await login.open();
    await login.signIn({ account, password: next, captcha });
    await expect(new WorkspaceScreen(elsewhere).user).toContainText('何嘉仪');
  } finally {
    await own.changePassword(next, demo.password);
    await expect(own.passwordField('当前密码')).toHaveValue('');
  }

  await page.reload();
  await header.bell.click();
  await header.messages.getByRole('link', { name: '全部消息' }).click();
  await expect(page).toHaveURL(/\/usercenter\/messages$/);
  await expect(workspace.main.getByRole('link', { name: '您的登录密码已修改' }).first()).toBeVisible();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expect(header.bell).toHaveAccessibleName('消息');

  await workspace.menuEntry('操作日志').click();
  await expect(workspace.heading).toHaveText('操作日志');
  for (const word of ['修改密码', '结束其他登录', '修改账号信息', '登录']) {
    await expect(
      workspace.main.getByText(word, { exact: true }).filter({ visible: true }).first(),
    ).toBeVisible();
  }
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
});

/** Of nobody who signs in by SMS elsewhere. */
const mover = { account: 'demo-sub', phone: '13510776402', next: '13510776499' };

test('a colleague takes a picture and another number, and signs in by SMS with it', async ({
  portal,
  openContext,
}) => {
  const session = await signInOverApi(portal.origin, { account: mover.account });
  const page = await (await openContext({ session })).newPage();
  const [own, workspace] = [new AccountScreen(page), new WorkspaceScreen(page)];
  await own.open();
  await own.contact.getByRole('button', { name: '修改' }).click();
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  const file = { name: '头像.png', mimeType: 'image/png', buffer: picture };
  await own.contact.locator('input[type=file]').first().setInputFiles(file);
  await expect(own.contact.getByRole('listitem')).toHaveCount(1);
  await own.contact.getByRole('button', { name: '保存' }).click();
  await expect(workspace.user.locator('img')).toBeVisible();
  const drawn = workspace.user.locator('img');
  await expect
    .poll(async () => await drawn.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(256);

  const change = own.phone.getByRole('button', { name: '更换手机号' });
  await change.click();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  const ask = async (place: number, number: string) => {
    const before = (await readOutbox(portal, number)).length;
    await own.phone.getByRole('button', { name: '获取验证码' }).first().click();
    await expect(own.phone.getByRole('button', { name: /秒后重新发送/ })).toHaveCount(place);
    return /\d{6}/.exec(await nextMessage(portal, number, before + 1))?.[0] ?? '';
  };
  await own.phone.getByRole('textbox', { name: /^原手机验证码/ }).fill(await ask(1, mover.phone));
  await own.phone.getByRole('textbox', { name: /^新手机号/ }).fill(`+86 ${mover.next}`);
  await own.phone.getByRole('textbox', { name: /^新手机验证码/ }).fill(await ask(2, mover.next));
  await own.phone.getByRole('button', { name: '确认更换' }).dblclick();
  await expect(own.phone).toContainText(mover.next);
  await expect(own.phone).toContainText('已验证');
  await expect.poll(async () => await readOutbox(portal, mover.phone)).toHaveLength(2);

  const elsewhere = await (await openContext()).newPage();
  await new LoginScreen(elsewhere).open();
  await elsewhere.getByRole('tab', { name: '短信登录' }).click();
  const code = await askForCode(elsewhere, portal, { phone: mover.next });
  await elsewhere.getByRole('textbox', { name: '短信验证码' }).fill(code);
  await new LoginScreen(elsewhere).submit.click();
  await expect(new WorkspaceScreen(elsewhere).user).toContainText('王思敏');
});
