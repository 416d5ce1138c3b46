import { expect, test } from '../fixtures/portal-test.ts';

const elsewhere = 'portal.example';

test('over plain HTTP from another machine nothing runs: a page says what is needed', async ({
  playwright,
  launchOptions,
  portal,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${elsewhere} 127.0.0.1`],
  });
  const page = await browser.newPage({ locale: 'zh-CN' });
  await page.goto(`${portal.origin.replace('localhost', elsewhere)}/login`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('请用 HTTPS 打开');
  await expect(page.getByRole('main')).toContainText('PUBLIC_ORIGIN=https://');
  // Neither a form nor any remote's code.
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const containers = await page.evaluate(() =>
    Object.keys(window).filter((key) => /^berth_(?!shell)/.test(key)),
  );
  expect(containers).toEqual([]);
  await browser.close();
});
