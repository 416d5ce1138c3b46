import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { askForCode, readOutbox } from '../fixtures/outbox.ts';
import { captcha, demo } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { AccountScreen } from '../screens/account.screen.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** The second demo customer: other journeys go on with the sessions of the first one, which a new password ends. */
const owner = { account: 'demo2', phone: '13712950083' };
const next = 'lianyungang 2026';

test('signs in with the phone, whose number is typed with prefix, spaces and full-width digits', async ({
  portal,
  page,
  trouble,
}) => {
  const login = new LoginScreen(page);
  await login.open();
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill('0755-88886666');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription(
    /请输入中国大陆手机号/,
  );
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  const code = await askForCode(page, portal, { phone: owner.phone, typed: '+86 １３７ 1295 0083' });
  const field = page.getByRole('textbox', { name: '短信验证码' });
  trouble.expectFailedCall('/api/login/token');
  await field.fill(code === '000000' ? '111111' : '000000');
  await login.submit.click();
  await expect(field).toHaveAccessibleDescription('短信验证码不正确，请核对。');
  await field.fill(code);
  await login.submit.click();
  await expect(new WorkspaceScreen(page).user).toContainText('何嘉');
});

test('who forgot the password proves the phone and sets a new one; the account is told by mail', async ({
  portal,
  page,
}) => {
  const [login, workspace] = [new LoginScreen(page), new WorkspaceScreen(page)];
  await login.open();
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(login.heading).toHaveText('重置密码');
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  await page.getByRole('textbox', { name: '账号' }).fill(owner.account);
  await page.getByRole('button', { name: '下一步' }).click();
  const code = await askForCode(page, portal, { phone: owner.phone });
  await page.getByRole('textbox', { name: '短信验证码' }).fill(code);
  await page.getByRole('button', { name: '下一步' }).click();
  const [password, again] = [page.getByLabel('新密码', { exact: true }), page.getByLabel('确认新密码')];
  await password.fill(next);
  await again.fill(`${next}!`);
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(again).toHaveAccessibleDescription('两次输入的密码不一致');
  await again.fill(next);
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page.getByText(/新密码已生效/)).toBeVisible();
  await page.getByRole('link', { name: '返回登录' }).click();
  await login.signIn({ account: owner.account, password: next, captcha });
  await expect(workspace.user).toContainText('何嘉');
  await expect
    .poll(async () => (await readOutbox(portal, 'he.jy@hengtai.example')).length)
    .toBeGreaterThan(0);
  const own = new AccountScreen(page);
  await own.open();
  await own.openPassword();
  await own.changePassword(next, demo.password);
  await expect(own.passwordField('当前密码')).toHaveValue('');
  await expect(page.getByText('密码已修改').first()).toBeVisible();
});

test('who is signed in on a phone scans the code on a computer and chooses the number on it', async ({
  portal,
  page,
  openContext,
}) => {
  const session = await signInOverApi(portal.origin);
  const phone = await (await openContext({ session, viewport: { width: 390, height: 844 } })).newPage();
  await new LoginScreen(page).open();
  const asked = page.waitForResponse('**/api/login/qrCode');
  await page.getByRole('tab', { name: '扫码登录' }).click();
  await expect(page.getByRole('img', { name: '扫码登录二维码' })).toBeVisible();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  const { data } = (await (await asked).json()) as { data: { code: string } }; // as the contract has it
  await phone.goto(`/scan_login#${data.code}`);
  await expect(phone.getByText('Chrome · Linux')).toBeVisible();
  expect(await findBarriersInBothLanguages(phone)).toEqual([]);
  await phone.reload();
  const shown = page.getByText(/^\d{2}$/);
  await expect(shown).toBeVisible();
  await phone.getByRole('button', { name: (await shown.textContent()) ?? '', exact: true }).click();
  await expect(phone.getByText('已允许，电脑将自动登录。')).toBeVisible();
  await expect(new WorkspaceScreen(page).user).toContainText('林晓峰');
});
