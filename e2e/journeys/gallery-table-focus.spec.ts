import type { Page } from '@playwright/test';
import { findFocusFault } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/gallery-test.ts';
import { GalleryScreen } from '../screens/gallery.screen.ts';

// So low and narrow that rows scroll below the head and above the totals, and columns below those that are fixed.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 900, height: 560 } });

const lastStop = 300;
const rowLinks = 'tbody a[href]';

for (const state of ['plain', 'selection', 'all-settings']) {
  test(`the focus is seen on every row and heading of a table (${state}), forwards and backwards`, async ({
    page,
  }) => {
    await new GalleryScreen(page).open({ widget: 'data-table', locale: 'zh-CN', state });
    const rows = await page.locator(rowLinks).count();
    expect(rows).toBe(20);
    const forwards = await walk(page, 'Tab');
    expect(forwards).toEqual({ faults: [], rows });
    // Where everything stands as one left it at the end: scrolled down, and to the right.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await walk(page, 'Shift+Tab')).toEqual({ faults: [], rows });
  });
}

test('the focus is seen on the rows of a long table that scrolls by itself, forwards and backwards', async ({
  page,
}) => {
  await new GalleryScreen(page).open({ widget: 'data-table', locale: 'zh-CN', state: 'ten-thousand-rows' });
  await page.locator(rowLinks).first().focus();
  expect(await walk(page, 'Tab', 60)).toEqual({ faults: [], rows: 60 });
  expect(await walk(page, 'Shift+Tab', 60)).toEqual({ faults: [], rows: 60 });
});

/** Goes through what the keys reach until the focus leaves the page; tells what is wrong and how many rows it met. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = lastStop) {
  const faults: string[] = [];
  let rows = 0;
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press(key);
    const [isOut, isRow, fault] = await Promise.all([
      page.evaluate(() => document.activeElement === document.body),
      page.evaluate((links) => document.activeElement?.matches(links) ?? false, rowLinks),
      findFocusFault(page),
    ]);
    if (isOut) return { faults, rows };
    if (isRow) rows += 1;
    if (fault) faults.push(`${key}: ${fault}`);
  }
  if (most === lastStop) faults.push(`the focus did not leave the page after ${lastStop} stops`);
  return { faults, rows };
}
