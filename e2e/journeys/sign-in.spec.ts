import { captcha, demo } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

test('the form asks for what is missing, at the first field that is', async ({ page }) => {
  const login = new LoginScreen(page);
  await login.open();
  await login.submit.click();
  await expect(login.account).toBeFocused();
  await expect(login.account).toHaveAccessibleDescription('请输入账号');
  await expect(login.password).toHaveAccessibleDescription('请输入密码');
  await expect(login.captcha).toHaveAccessibleDescription('请输入验证码');
});

test('who cannot see the picture answers a question', async ({ page }) => {
  const login = new LoginScreen(page);
  await login.open();
  await login.askQuestion.click();
  await expect(login.answer).toHaveAccessibleName(/^答案.*？/);
  await login.account.fill(demo.account);
  await login.password.fill(demo.password);
  await login.answer.fill(captcha);
  await login.submit.click();
  await expect(new WorkspaceScreen(page).user).toBeVisible();
});

test('remember me keeps the session for 24 hours', async ({ context, page }) => {
  const login = new LoginScreen(page);
  await login.open();
  await login.fill({ ...demo, captcha });
  await login.remember.check();
  await login.submit.click();
  await expect(new WorkspaceScreen(page).user).toBeVisible();
  for (const { name, expires } of (await context.cookies()).filter((cookie) =>
    /^(TOKEN|BERTH)$/.test(cookie.name),
  )) {
    expect((expires - Date.now() / 1000) / 3600, name).toBeCloseTo(24, 1);
  }
});

test('who guesses passwords has to wait, and is told how long', async ({ page, trouble }) => {
  trouble.expectFailedCall('/api/login/token');
  const login = new LoginScreen(page);
  const stranger = { account: `nobody-${Date.now()}`, password: 'guess-12345', captcha };
  await login.open();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const answered = page.waitForResponse(/login\/token/);
    await login.signIn(stranger);
    await answered;
    await expect(login.failure).toHaveText('账号或密码错误。');
    await expect(login.captcha).toHaveValue('');
  }
  await login.signIn(stranger);
  await expect(login.failure).toContainText(/尝试次数过多，请在 \d+ 秒后再试。/);
  await expect(login.submit).toBeDisabled();
});

test('a visitor is led from a page of the workspace to the public site, and after signing in to that page', async ({
  page,
}) => {
  const login = new LoginScreen(page);
  await page.goto('/business/lcl/detail');
  await expect(page).toHaveURL(/\/index$/);
  await page.getByRole('link', { name: '登录' }).filter({ visible: true }).first().click();
  await login.signIn({ ...demo, captcha });
  await expect(page).toHaveURL(/\/business\/lcl\/detail$/);
});

test('signing out takes away what the browser keeps of the page and its remotes', async ({
  page,
  trouble,
}) => {
  const [login, workspace] = [new LoginScreen(page), new WorkspaceScreen(page)];
  const kept = () =>
    page.evaluate(async () => {
      const pages = (await caches.keys()).filter((name) => name.startsWith('berth-page-'));
      return { pages: pages.length, registry: localStorage.getItem('berth.registry') !== null };
    });
  await login.open();
  await login.signIn({ ...demo, captcha });
  await expect(workspace.user).toBeVisible();
  // The worker keeps the page with the next one that is asked for.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(kept).toEqual({ pages: 1, registry: true });
  // A call that is under way then is refused, and nobody is told.
  trouble.expectFailedCall(/401.*\/api\//);
  await workspace.signOut();
  await expect(login.submit).toBeVisible();
  await expect.poll(kept).toEqual({ pages: 0, registry: false });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
