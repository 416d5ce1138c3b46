import { captcha, demo } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { pageHeaders, sessionCookies, sessionHeaders, signInOverApi } from '../fixtures/session.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

test('pages, files and answers of the API carry the headers that protect them', async ({ page, portal }) => {
  const files: string[] = [];
  page.on('response', (response) => {
    if (/\.(js|css|woff2)$/.test(new URL(response.url()).pathname)) files.push(response.url());
  });
  await page.goto('/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(files.length).toBeGreaterThan(5);
  const remoteFile = files.find((url) => url.includes('/remotes/site/'));
  const addresses = [
    '/',
    '/login',
    '/api/health',
    '/api/nothing',
    '/nowhere.js',
    ...files.slice(0, 3),
    remoteFile,
  ];
  for (const address of addresses) {
    const answer = await fetch(new URL(address ?? '/', portal.origin), { headers: { Accept: 'text/html' } });
    const headers = Object.fromEntries(answer.headers);
    expect(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy'], address).toMatch(/frame-ancestors 'none'/);
    expect(headers, address).not.toHaveProperty('x-powered-by');
  }
  const immutable = await fetch(String(remoteFile));
  expect(immutable.headers.get('cache-control')).toContain('immutable');
});

test('a page allows our own files and nothing inline without its nonce', async ({ portal }) => {
  const load = async () => {
    const answer = await fetch(`${portal.origin}/login`, { headers: { Accept: 'text/html' } });
    return { policy: answer.headers.get('content-security-policy') ?? '', html: await answer.text() };
  };
  const [first, second] = [await load(), await load()];
  const nonceOf = (policy: string) => /script-src 'self' 'nonce-([\w-]+)'/.exec(policy)?.[1];
  expect(nonceOf(first.policy)).toBeTruthy();
  expect(nonceOf(first.policy)).not.toBe(nonceOf(second.policy));
  expect(first.policy).not.toMatch(/unsafe-(inline|eval)|\*|https?:/);
  const scripts = first.html.match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) expect(script).toContain(`nonce="${nonceOf(first.policy)}"`);
  expect(first.html).not.toMatch(/\son\w+=|javascript:/);
});

test('an injected inline script does not run', async ({ page, trouble }) => {
  trouble.expect(
    /content policy: (script-src-elem blocked inline|require-trusted-types-for blocked)/,
    /Executing inline script violates/,
    /requires 'TrustedScript' assignment/,
  );
  await page.goto('/login');
  const refusal = await page.evaluate(() => {
    const text = 'document.documentElement.dataset.injected = "yes"';
    const script = document.createElement('script');
    script.append(text);
    document.head.append(script);
    try {
      document.createElement('script').textContent = text;
      return 'taken';
    } catch (error) {
      return String(error);
    }
  });
  expect(refusal).toContain('TypeError');
  await expect(page.locator('html')).not.toHaveAttribute('data-injected');
});

test('signing in keeps a readable token and a companion that scripts cannot read', async ({
  context,
  page,
}) => {
  const login = new LoginScreen(page);
  await login.open();
  await login.signIn({ ...demo, captcha });
  await expect(new WorkspaceScreen(page).user).toBeVisible();
  const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  expect(cookies.TOKEN).toMatchObject({ httpOnly: false, sameSite: 'Strict', path: '/' });
  expect(cookies.BERTH).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
  const hoursLeft = (Number(cookies.TOKEN?.expires) - Date.now() / 1000) / 3600;
  expect(hoursLeft).toBeGreaterThan(7.9);
  expect(hoursLeft).toBeLessThan(8.1);
  expect(await page.evaluate(() => document.cookie)).not.toContain('BERTH=');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain(cookies.TOKEN?.value);
});

test('a stolen token alone opens nothing; signing out ends the session for both halves', async ({
  context,
  page,
  portal,
}) => {
  const session = await signInOverApi(portal.origin);
  const read = (headers: Record<string, string>) =>
    fetch(`${portal.origin}/api/business/getBookingListLcl`, { headers }).then(({ status }) => status);
  const withoutCompanion = { ...pageHeaders(portal.origin), Authorization: `Bearer ${session.token}` };
  expect(await read(sessionHeaders(session))).toBe(200);
  expect(await read(withoutCompanion)).toBe(401);
  expect(await read({ ...pageHeaders(portal.origin), Cookie: `BERTH=${session.companion}` })).toBe(401);
  expect(await read({ ...withoutCompanion, Cookie: 'BERTH=somebody-else' })).toBe(401);

  await context.addCookies(sessionCookies(session));
  await page.goto('/business/lcl/index');
  const workspace = new WorkspaceScreen(page);
  await workspace.signOut();
  await expect(new LoginScreen(page).heading).toHaveText('登录');
  expect(await read(sessionHeaders(session))).toBe(401);
  const left = (await context.cookies()).map(({ name }) => name);
  expect(left).not.toContain('TOKEN');
  expect(left).not.toContain('BERTH');
});
