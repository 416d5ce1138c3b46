import { captcha, demo } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { revokeSession, sessionCookies, signInOverApi } from '../fixtures/session.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

// The rows of the error catalogue (spec section 8) that data can cause; shared/runtime tests every row.

test('401: one dialog however many calls are refused, the cookie goes, and signing in leads back', async ({
  context,
  page,
  portal,
  trouble,
}) => {
  const session = await signInOverApi(portal.origin);
  await context.addCookies(sessionCookies(session));
  const [workspace, list, form, login] = [
    new WorkspaceScreen(page),
    new BookingListScreen(page),
    new BookingFormScreen(page),
    new LoginScreen(page),
  ];
  // What the header asks for by itself, once its parts are there: after the session it would be refused before the click.
  const askedByHeader = page.waitForResponse((answer) => answer.url().includes('/api/support/conversation'));
  await list.open('?status=received');
  await expect(list.rows.first()).toBeVisible();
  await askedByHeader;
  await revokeSession(session);
  trouble.expectFailedCall('/api/');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  await list.newBooking.click();
  await expect(workspace.sessionEndDialog).toHaveCount(1);
  await expect(workspace.sessionEndDialog).toContainText('您已退出登录或登录超时，请重新登录。');
  expect(refused).not.toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('TOKEN');
  await workspace.sessionEndDialog.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(workspace.sessionEndDialog).toHaveCount(0);
  await login.signIn({ ...demo, captcha });
  await expect(form.heading).toHaveText('新增拼箱订舱');
});

test('401 at start: a session that ended while nobody looked asks to sign in and leads on', async ({
  context,
  page,
  portal,
  trouble,
}) => {
  const session = await signInOverApi(portal.origin);
  await context.addCookies(sessionCookies(session));
  await revokeSession(session);
  trouble.expectFailedCall('/api/user/getBaseUserInfo');
  const [list, login] = [new BookingListScreen(page), new LoginScreen(page)];
  await list.open('?status=received');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('登录已过期，请重新登录')).toBeVisible();
  await login.signIn({ ...demo, captcha });
  await expect(page).toHaveURL(/\/business\/lcl\/index\?status=received$/);
});

test('404: a booking that does not exist says so in its own place, with a way back', async ({
  signedIn,
  trouble,
}) => {
  trouble.expectFailedCall('/api/business/getBookingByIdLcl');
  const [workspace, form] = [new WorkspaceScreen(signedIn), new BookingFormScreen(signedIn)];
  await form.open('00000000-0000-4000-8000-000000000000');
  await expect(form.heading).toHaveText('没有找到该订舱');
  await expect(form.backToList).toBeVisible();
  await expect(workspace.notices).toBeEmpty({ timeout: 3000 });
});

test('400: what the server refuses stands at its field, without a notice', async ({ page, trouble }) => {
  trouble.expectFailedCall('/api/login/token');
  const [workspace, login] = [new WorkspaceScreen(page), new LoginScreen(page)];
  await login.open();
  const firstPicture = await login.picture.getAttribute('src');
  await login.signIn({ ...demo, captcha: 'wrong' });
  await expect(login.captcha).toHaveAccessibleDescription(/验证码错误或已过期/);
  await expect(login.captcha).toBeFocused();
  await expect(login.captcha).toHaveValue('');
  await expect(login.account).toHaveValue(demo.account);
  await expect(login.picture).not.toHaveAttribute('src', String(firstPicture));
  await expect(workspace.notices).toBeEmpty({ timeout: 3000 });
});

test('no response: the list says so in its own place, and works again when the server is back', async ({
  signedIn,
  portal,
  trouble,
}) => {
  trouble.expectServerDown();
  const [workspace, list] = [new WorkspaceScreen(signedIn), new BookingListScreen(signedIn)];
  await list.open();
  await expect(list.rows.first()).toBeVisible();
  await portal.kill();
  await list.status('待收货', 'To be received').click();
  await expect(list.error).toContainText('请求服务器无响应！');
  await portal.start();
  // The list may have come by itself meanwhile: the live line is back as soon as the server is.
  await list.retryWhileFailed();
  await expect(list.rows.first()).toContainText('待收货');
  await expect(workspace.notices).toBeEmpty({ timeout: 3000 });
});

test('no response at start: the portal says so, and starts when the server answers again', async ({
  signedIn,
  network,
  trouble,
}) => {
  trouble.expectServerDown();
  const list = new BookingListScreen(signedIn);
  network.break(/getBaseUserInfo/, 'cut connection');
  await signedIn.goto(`${network.origin}/business/lcl/index`);
  await expect(signedIn.getByRole('heading', { name: '暂时无法打开' })).toBeVisible();
  network.heal();
  await signedIn.getByRole('button', { name: '重试' }).click();
  await expect(list.rows.first()).toBeVisible();
});

test('the portal whose own code does not load says so, at start and later, and never stays blank', async ({
  page,
  network,
  trouble,
}) => {
  trouble.expect(/^Failed to load resource/, /ChunkLoadError/, /^uncaught: Error: Loading (CSS )?chunk/);
  // Its own files tell whether the line is to blame, and they do not come either.
  trouble.expect(/probe=\d+/, /^BadLine: /);
  const retry = page.getByRole('button', { name: '重试' });
  await test.step('at start', async () => {
    network.break(/\/static\/js\/async\//, 'not found');
    await page.goto(`${network.origin}/index`);
    await expect(page.getByRole('heading', { name: '暂时无法打开' })).toBeVisible();
    network.heal();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('暂时无法打开');
  });

  await test.step('on the way to another page', async () => {
    network.break(/\/static\/js\/async\//, 'not found');
    await page.getByRole('link', { name: '登录' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { name: '暂时无法打开' })).toBeVisible();
    network.heal();
    await retry.click();
    await expect(new LoginScreen(page).account).toBeVisible();
  });
});
