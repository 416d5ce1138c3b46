import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { demo, staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';

const minute = 60_000;
/** As the field of a time reads it, in China. */
const inChina = (at: number) => new Date(at + 8 * 60 * minute).toISOString().slice(0, 16).replace('T', ' ');

test('staff write news with a picture, and at its time it is on the site, its home page and the bulletin', async ({
  portal,
  browser,
  openContext,
}) => {
  test.slow();
  const staff = await openContext({ session: await signInOverApi(portal.origin, { account: staffAccount }) });
  const page = await staff.newPage();
  await page.goto('/site/articles');
  await page.getByRole('button', { name: '新建资讯' }).click();
  const chinese = page.getByRole('tabpanel');
  await chinese.getByRole('textbox', { name: '标题' }).fill('盐田港泊位维护的通知');
  await chinese.getByRole('textbox', { name: '摘要' }).fill('十二月上旬两个泊位维护，船期顺延一天。');
  const body = chinese.getByRole('textbox', { name: '正文' });
  await body.click();
  await page.keyboard.type('十二月一日至五日，两个泊位停用。');
  const drawn = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 630 });
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#1657c9';
      pen.fillRect(0, 300, 1200, 330);
    }
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const file = { name: '泊位.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(body.locator('img')).toHaveCount(1);
  await page.getByLabel('网址名称').fill('yantian-berths');
  await page.getByRole('combobox', { name: /^分类/ }).click();
  await page.getByRole('option').first().click();
  const at = Math.ceil(Date.now() / minute + 1) * minute;
  const time = page.getByRole('textbox', { name: /^发布时间/ });
  await time.fill(inChina(at));
  await time.press('Enter');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('草稿已保存')).toBeVisible();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  await page.getByRole('button', { name: '定时发布' }).click();
  await page.getByRole('button', { name: '定时发布' }).last().click();
  await expect(page.getByText(/将于 .* 发布/).first()).toBeVisible();

  const reader = await browser.newContext({ baseURL: portal.origin, javaScriptEnabled: false });
  const site = await reader.newPage();
  await site.goto('/index/news');
  await expect(site.getByRole('link', { name: '盐田港泊位维护的通知' })).toHaveCount(0);
  await expect(async () => {
    await site.goto('/index/news/detail?id=yantian-berths');
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('盐田港泊位维护的通知', {
      timeout: 1000,
    });
  }).toPass({ timeout: 4 * minute, intervals: [2000] });
  const picture = site.locator('article img');
  await expect(picture).toHaveAttribute('width', /\d+/);
  expect((await fetch(new URL((await picture.getAttribute('src')) ?? '', portal.origin))).status).toBe(200);
  for (const path of ['/index/news', '/index']) {
    await site.goto(path);
    await expect(site.getByRole('link', { name: '盐田港泊位维护的通知' }).first()).toBeVisible();
  }
  await reader.close();
  const customer = await openContext({
    session: await signInOverApi(portal.origin, { account: demo.account }),
  });
  const start = await customer.newPage();
  await start.goto('/statistical');
  await expect(start.getByText('盐田港泊位维护的通知')).toBeVisible();
});
