import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';

const languages = [
  { search: '', lang: 'zh-Hans', word: /[\u4e00-\u9fff]/ },
  { search: '?lang=en', lang: 'en', word: /^[^\u4e00-\u9fff]*$/ },
] as const;

const pages = [
  '/index',
  '/index/service',
  '/index/news',
  '/index/about',
  '/index/join',
  '/index/contact',
  '/index/help',
  '/index/track',
  '/index/transit',
  '/index/warehouses',
  '/index/cartons',
  '/index/terms',
  '/index/privacy',
];

test('a reader without JavaScript has each page whole, in both languages, and goes on by its links', async ({
  portal,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: portal.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of pages) {
    for (const { search, lang, word } of languages) {
      await page.goto(path + search);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(word);
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', word);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        portal.origin + path + search,
      );
      for (const text of await page.locator('script[type="application/ld+json"]').allTextContents())
        expect(JSON.parse(text)).toHaveProperty('@type');
    }
  }
  await page.getByRole('navigation').first().getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/index\/service\?lang=en$/);
  // Who chose English before reads Chinese again by its link, and so what is opened from there.
  await context.addCookies([{ name: 'APP_LANG', value: 'en', url: portal.origin }]);
  await page.goto('/index');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.getByRole('navigation').first().getByRole('link', { name: '产品服务' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await context.close();
});

test('the portal takes a page over without asking again, and nothing moves', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Reflect.set(window, 'moved', Number(Reflect.get(window, 'moved')) + entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/index/service');
  await expect(page.locator('html')).toHaveAttribute('data-appearance');
  expect(asked.filter((path) => path.startsWith('/api/') && !path.endsWith('/report'))).toEqual([]);
  expect(Number(await page.evaluate(() => Reflect.get(window, 'moved')))).toBeLessThan(0.01);
});

test('a machine is told what is there, what is not, and when it has not changed', async ({ portal }) => {
  const get = async (path: string, init: RequestInit = {}) => await fetch(portal.origin + path, init);
  for (const accept of ['*/*', 'text/html']) {
    const answer = await get('/index', { headers: { accept } });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<h1')]);
  }
  expect((await get('/index', { method: 'HEAD' })).status).toBe(200);
  const missing = await get('/index/nowhere');
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('没有这个页面')]);
  const first = await get('/index/service');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).toMatch(/^W\//);
  const again = await get('/index/service', { headers: { 'if-none-match': tag } });
  expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, null]);
});

test('every page of the map answers, and every link on it leads to a page', async ({ portal }) => {
  const map = await (await fetch(`${portal.origin}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  expect(addresses.length).toBeGreaterThan(60);
  const links = new Set<string>();
  for (const address of addresses) {
    const answer = await fetch(address);
    const html = await answer.text();
    expect([address, answer.status, html.includes('<h1')]).toEqual([address, 200, true]);
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#]*)/g))
      links.add(href.replaceAll('&amp;', '&'));
  }
  for (const href of links) {
    const { status } = await fetch(portal.origin + href);
    expect([href, status]).toEqual([href, 200]);
  }
  const feed = await fetch(`${portal.origin}/index/news/feed.xml?lang=en`);
  expect([feed.status, await feed.text()]).toEqual([200, expect.stringContaining('<rss')]);
});

test('a visitor asks for a quotation, which staff find, take over and answer', async ({
  portal,
  page,
  openContext,
}) => {
  await page.goto('/index/contact');
  await expect(page.locator('html')).toHaveAttribute('data-appearance');
  const form = page.getByRole('region', { name: '询价' });
  await form.getByLabel('起运地或起运港').fill('宁波');
  await form.getByLabel('目的地或目的港').fill('洛杉矶');
  await form.getByLabel('品名').fill('保温杯');
  await form.getByLabel('体积（CBM）').fill('１２.5');
  await form.getByLabel('称呼').fill('周启航');
  await form.getByLabel('手机或电话').fill('１３９０００１１２２３');
  await page.reload();
  await expect(form.getByLabel('品名')).toHaveValue('保温杯');
  await form.getByRole('button', { name: '发送询价' }).dblclick();
  await expect(form.getByText(/编号 EN-\d{6}-0001/)).toBeVisible();

  const staff = await openContext({ session: await signInOverApi(portal.origin, { account: staffAccount }) });
  const desk = await staff.newPage();
  await desk.goto('/site/leads');
  await desk
    .getByRole('link', { name: /^EN-\d{6}-0001/ })
    .first()
    .click();
  await expect(desk.getByText('保温杯').first()).toBeVisible();
  expect(await findBarriersInBothLanguages(desk)).toEqual([]);
});
