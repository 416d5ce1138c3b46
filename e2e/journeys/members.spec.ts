import { randomUUID } from 'node:crypto';
import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { openLive } from '../fixtures/live-page.ts';
import { nextMessage } from '../fixtures/outbox.ts';
import { captcha } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { LoginScreen } from '../screens/login.screen.ts';

test('a clerk without amounts is invited, joins by the link, and loses a right with the page open', async ({
  portal,
  signedIn: page,
  openContext,
  trouble,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const [account, password, role] = [`clerk-${mark}`, 'harbour2026', `跟单 ${mark}`];
  const main = page.getByRole('main');

  // A role of the company's own, which begins as the operator's.
  await page.goto('/statistical');
  await page.getByRole('navigation').getByRole('link', { name: '子账号管理' }).click();
  await main.getByRole('button', { name: '新建角色' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '角色名称' }).fill(role);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(main.getByRole('columnheader', { name: new RegExp(role) })).toBeVisible();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);

  // The clerk is invited by mail.
  const recipient = `${account}@example.com`;
  await main.getByRole('button', { name: '邀请同事' }).click();
  await dialog.getByRole('textbox', { name: '姓名' }).fill(`跟单员 ${mark}`);
  await dialog.getByRole('radio', { name: '邮件' }).check({ force: true });
  await dialog.getByRole('textbox', { name: '邮箱' }).fill(recipient);
  await dialog.getByText(role).click();
  await dialog.getByRole('button', { name: '发送邀请' }).click();
  const invitations = main.getByRole('list', { name: '待接受的邀请' });
  await expect(invitations.getByRole('listitem', { name: `跟单员 ${mark}` })).toContainText(recipient);
  expect(await findBarriersInBothLanguages(page)).toEqual([]);

  // In another browser the link says who asks, and makes an account with the login and password that are typed.
  const context = await openContext();
  const clerk = await context.newPage();
  const link = /\/join#[\w-]+/.exec(await nextMessage(portal, recipient, 1))?.[0] ?? '';
  await clerk.goto(link);
  await expect(clerk.getByText(/邀请您加入/)).toBeVisible();
  expect(await findBarriersInBothLanguages(clerk)).toEqual([]);
  await clerk.getByRole('textbox', { name: '登录账号' }).fill('demo');
  await clerk.getByLabel('密码', { exact: true }).fill(password);
  await clerk.getByLabel('确认密码', { exact: true }).fill(password);
  trouble.expect(/400/);
  await clerk.getByRole('button', { name: '接受邀请并创建账号' }).click();
  await expect(clerk.getByText(/此登录账号已被使用/)).toBeVisible();
  await clerk.getByRole('textbox', { name: '登录账号' }).fill(account);
  await clerk.getByRole('button', { name: '接受邀请并创建账号' }).click();
  await expect(clerk.getByText(`账号 ${account} 已创建，请用它登录。`)).toBeVisible();
  // The link is of no use any more.
  await clerk.reload();
  await expect(clerk.getByText(/此邀请链接无效/)).toBeVisible();
  await page.reload();
  await expect(main.getByRole('listitem', { name: `跟单员 ${mark}` })).toContainText(role);
  await expect(invitations).toHaveCount(0);

  // The clerk sees no amounts: not in the menu, the console, the search, nor by the address.
  await clerk.getByRole('link', { name: '去登录' }).click();
  const login = new LoginScreen(clerk);
  await login.signIn({ account, password, captcha });
  await expect(clerk).toHaveURL(/statistical/);
  await expect(clerk.getByRole('link', { name: '拼箱订舱' }).first()).toBeVisible();
  await expect(clerk.getByRole('link', { name: '账单' })).toHaveCount(0);
  await expect(clerk.getByRole('link', { name: '子账号管理' })).toHaveCount(0);
  await expect(clerk.getByRole('main').getByText('¥')).toHaveCount(0);
  await clerk.goto('/cost');
  await expect(clerk.getByRole('heading', { name: '没有权限' })).toBeVisible();
  await expect(clerk.getByText('“查看费用与账单”')).toBeVisible();
  await clerk.keyboard.press('Control+k');
  await clerk.keyboard.type('YF');
  await expect(clerk.getByRole('dialog').getByText('¥')).toHaveCount(0);
  await clerk.keyboard.press('Escape');

  // A right is taken away while the clerk is on the page: its buttons go by themselves.
  await openLive(clerk, '/business/lcl/index');
  await expect(clerk.getByRole('main').getByRole('button', { name: '新增订舱' })).toBeVisible();
  await main.getByRole('checkbox', { name: `“${role}”可以：新建和修改订舱` }).click();
  await expect(main.getByText('1 个账号将不能“新建和修改订舱”')).toBeVisible();
  await main.getByRole('button', { name: '保存权限' }).click();
  await expect(clerk.getByRole('main').getByRole('button', { name: '新增订舱' })).toHaveCount(0);
  await main.getByRole('checkbox', { name: `“${role}”可以：查看订舱、跟踪与报关` }).click();
  await main.getByRole('button', { name: '保存权限' }).click();
  await expect(clerk.getByRole('heading', { name: '没有权限' })).toBeVisible();
  await expect(clerk.getByRole('list', { name: '业务清单' })).toHaveCount(0);

  // Removed, the clerk is signed out at once.
  await main.getByRole('button', { name: `移除 跟单员 ${mark}` }).click();
  await dialog.getByRole('button', { name: '移除', exact: true }).click();
  await expect(main.getByRole('listitem', { name: `跟单员 ${mark}` })).toHaveCount(0);
  trouble.expect(/401/);
  await clerk.goto('/business/lcl/index');
  await expect(clerk).toHaveURL(/\/(index|login)/);
  expect(portal.output).not.toContain(password);
});
