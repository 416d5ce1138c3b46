import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import {
  findBarriers,
  findBarriersOfWords,
  findFaintTexts,
  findFocusFault,
  sidewaysScroll,
} from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/gallery-test.ts';
import { InputMethod } from '../fixtures/input-method.ts';
import { wide } from '../fixtures/matrix.ts';
import { findTextFields, repeated, writeChinese } from '../fixtures/text-fields.ts';
import { findTextsCutBySpacing } from '../fixtures/text-spacing.ts';
import { GalleryScreen, type Shown, widgetNames } from '../screens/gallery.screen.ts';

// For people to look at, not compared.
const pictures = fileURLToPath(new URL('../screenshots', import.meta.url));

// Some widgets have a dozen states, each looked at in several ways.
test.describe.configure({ timeout: 300_000 });

// Menus stand still at once, and nothing is measured on its way.
const normal = { width: 1280, height: 900 };
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: normal });

test('the gallery lists every widget, finds them by name, and changes language and appearance in place', async ({
  page,
}) => {
  await page.goto('/?lang=zh-CN&appearance=light');
  const list = page.getByRole('navigation', { name: '全部组件' });
  await expect(list.getByRole('link')).toHaveCount(widgetNames.length);
  await page.getByRole('textbox', { name: '查找组件' }).fill('status dot');
  await list.getByRole('link', { name: '状态点' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '状态点' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Status dot' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  expect(await findBarriers(page)).toEqual([]);
});

for (const widget of widgetNames) {
  test(`${widget}: no barriers, seen focus, large targets, Chinese in every field`, async ({ page }) => {
    const gallery = new GalleryScreen(page);
    const method = await InputMethod.attach(page);
    for (const shown of await openViews(gallery, widget)) {
      if (shown.state) await gallery.show(shown);
      // Among them targets under 24 by 24 pixels that have no room around them either (WCAG 2.5.8).
      await look(shown, 'barriers', () => findBarriers(page));
      await look(shown, 'focus', () => walkByTab(page));
      // Last: what is written stays in the fields.
      await test.step(`${nameOf(shown)}: Chinese`, () => writeEverywhere(page, method));
    }
  });

  test(
    `${widget} in other looks: dark, English, spaced texts, 320 pixels`,
    wide('gallery'),
    async ({ page }) => {
      const gallery = new GalleryScreen(page);
      const views = await openViews(gallery, widget);
      for (const shown of views) {
        if (shown.state) await gallery.show(shown);
        await keepPicture(gallery, shown);
        await gallery.darken(shown);
        await look(shown, 'contrast in dark', () => findFaintTexts(page));
        await lookAtWidths(gallery, shown);
      }
      for (const view of views) {
        const shown: Shown = { ...view, locale: 'en' };
        await gallery.show(shown);
        await keepPicture(gallery, shown);
        await look(shown, 'barriers', () => findBarriersOfWords(page));
        await lookAtWidths(gallery, shown);
      }
    },
  );
}

async function openViews(gallery: GalleryScreen, widget: string): Promise<Shown[]> {
  await gallery.open({ widget, locale: 'zh-CN' });
  await expect(gallery.failures).toHaveCount(0);
  return viewsOf(gallery, { widget, locale: 'zh-CN' });
}

/** All states in one view, or one by one where they would be in each other's way. */
async function viewsOf(gallery: GalleryScreen, shown: Shown): Promise<Shown[]> {
  if (!(await gallery.isCrowded())) return [shown];
  return (await gallery.stateNames()).map((state) => ({ ...shown, state }));
}

const look = (shown: Shown, what: string, find: () => Promise<unknown[]>) =>
  test.step(`${nameOf(shown)}: ${what}`, async () =>
    expect.soft(await find(), `${nameOf(shown)}: ${what}`).toEqual([]));

/** The words of a language make widths; where the focus goes and what is faint, both languages share. */
async function lookAtWidths(gallery: GalleryScreen, shown: Shown): Promise<void> {
  const { page } = gallery;
  await look(shown, 'spaced texts', () => findTextsCutBySpacing(page, () => gallery.rest()));
  await look(shown, 'at 320 pixels', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await gallery.rest();
    return [...(await findSidewaysScroll(page)), ...(await findWideDialogs(page))];
  });
  await page.setViewportSize(normal);
}

const nameOf = ({ state = 'all states', locale }: Shown) => `${state} in ${locale}`;

async function writeEverywhere(page: Page, method: InputMethod): Promise<void> {
  for (const field of await findTextFields(page)) {
    await writeChinese(method, field);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  }
}

/** What is wrong with the focus on its way through everything that Tab reaches. */
async function walkByTab(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    // Both are answered in this order, in one go.
    const [fault, isEnd] = await Promise.all([findFocusFault(page), arrive(page)]);
    if (isEnd) break;
    if (fault) faults.push(fault);
  }
  return faults;
}

const mostStops = 400;

/**
 * Notes where the focus is. True when it has left the page, or is where it was before. Of rows and lines, which are all
 * alike, some stand for the others: the walk goes on behind them.
 */
function arrive(page: Page): Promise<boolean> {
  return page.evaluate(
    ({ alike, most }) => {
      const element = document.activeElement;
      // A cell of a sheet has a field only while the focus is there.
      const stop = element?.closest('[role=gridcell]') ?? element;
      if (!stop || stop === document.body || stop.hasAttribute('data-was-here')) return true;
      stop.setAttribute('data-was-here', '');
      if (!stop.closest(alike)) return false;
      const state = stop.closest('section[data-state]') ?? document.body;
      const visited = [...state.querySelectorAll('[data-was-here]')].filter((each) => each.closest(alike));
      if (visited.length <= most) return false;
      const behind = [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea')].find(
        (each) =>
          stop.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING &&
          !each.closest(alike) &&
          each.tabIndex >= 0 &&
          !each.matches(':disabled') &&
          each.checkVisibility({ visibilityProperty: true }),
      );
      behind?.focus();
      return !behind;
    },
    { alike: repeated, most: 12 },
  );
}

async function findSidewaysScroll(page: Page): Promise<string[]> {
  const pixels = await sidewaysScroll(page);
  return pixels > 0 ? [`the page scrolls sideways by ${pixels} pixels`] : [];
}

// What is fixed does not widen the page: it is cut off.
function findWideDialogs(page: Page): Promise<string[]> {
  return page.getByRole('dialog').evaluateAll((dialogs) =>
    dialogs
      .map((dialog) => dialog.getBoundingClientRect())
      .filter(({ left, right }) => left < -1 || right > innerWidth + 1)
      .map(({ left, right }) => `a dialog from ${left} to ${right}`),
  );
}

async function keepPicture(gallery: GalleryScreen, shown: Shown): Promise<void> {
  const { page } = gallery;
  const name = [shown.widget, shown.state, shown.locale].filter(Boolean).join('-');
  const sheetsPx = await page.evaluate(() =>
    document.querySelector('[role=grid]') ? document.documentElement.scrollHeight : 0,
  );
  const isHigher = sheetsPx > normal.height;
  // Sheets draw the lines that are near the window alone: it is as high as the page for a moment.
  if (isHigher) await resize(gallery, { ...normal, height: Math.min(sheetsPx, mostPictured) });
  await page.screenshot({
    path: `${pictures}/gallery-${name}.png`,
    animations: 'disabled',
    fullPage: true,
  });
  if (isHigher) await resize(gallery, normal);
}

const mostPictured = 12_000;

async function resize(gallery: GalleryScreen, size: { width: number; height: number }): Promise<void> {
  await gallery.page.setViewportSize(size);
  await gallery.rest();
}
