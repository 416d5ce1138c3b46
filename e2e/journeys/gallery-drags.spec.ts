import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/gallery-test.ts';
import { GalleryScreen } from '../screens/gallery.screen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test.beforeEach(({ page }) => page.addInitScript(recordSaid));

test('a column is dragged to its place, or moved there by its button, with the same result', async ({
  page,
}) => {
  const shown = page.getByText(/^表格现在显示：/);
  const moveBy = async (move: (panel: Locator) => Promise<void>) => {
    await openState(page, 'column-settings', 'plain');
    await page.getByRole('button', { name: '列设置' }).click();
    await move(page.getByRole('dialog', { name: '列设置' }));
    await expect(shown).toContainText('业务编号 · 目的港 / 目的地 · 状态 · ');
  };
  await moveBy(async (panel) => {
    const handle = panel.getByRole('button', { name: '拖动“状态”' });
    await drag(page, handle, panel.getByRole('button', { name: '拖动“目的港 / 目的地”' }));
  });
  await expectSaid(page, '已放下“状态”，第 3 列');
  await moveBy((panel) => panel.getByRole('button', { name: '下移“状态”' }).click());
  await expectSaid(page, '“状态”现在是第 3 列');
  await page.getByRole('button', { name: /^保\s*存$/ }).click();
  await expectSaid(page, '保存成功');
});

test('a column is made wider by its edge, or by arrows on it, with the same result', async ({ page }) => {
  await openState(page, 'data-table', 'plain');
  const edge = page.getByRole('separator', { name: '状态 列宽' });
  const width = async () => Number(await edge.getAttribute('aria-valuenow'));
  const before = await width();
  const box = await boxOf(edge);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(width).toBe(before + 40);
  await edge.focus();
  await page.keyboard.press('Home');
  await expect.poll(width).toBe(before);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBe(before + 40);
});

test('the column that takes what is left says how wide it is seen, and is moved from there', async ({
  page,
}) => {
  await openState(page, 'data-table', 'plain');
  const edge = page.getByRole('separator', { name: '货物 列宽' });
  const said = async () => Number(await edge.getAttribute('aria-valuenow'));
  const seen = async () => Math.round((await boxOf(page.getByRole('columnheader', { name: '货物' }))).width);
  const before = await seen();
  expect(await said()).toBe(before);
  expect(before).toBeGreaterThan(168);
  await edge.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(said).toBe(before - 8);
  expect(await seen()).toBe(before - 8);
  await page.keyboard.press('Home');
  await expect.poll(said).toBe(before);
  const box = await boxOf(edge);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 20, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(said).toBe(before - 20);
  expect(await seen()).toBe(before - 20);
});

test('a line of a sheet is dragged by its number, or moved by a key, with the same result', async ({
  page,
}) => {
  const moveBy = async (move: () => Promise<void>) => {
    await openState(page, 'form-table', 'computed');
    expect(await textsOf(page, 'goods_name')).toEqual(['LED 灯具', '蓝牙音箱', '折叠桌椅']);
    await move();
    await expect.poll(() => textsOf(page, 'goods_name')).toEqual(['蓝牙音箱', 'LED 灯具', '折叠桌椅']);
    await expectSaid(page, '已移到第 2 行');
  };
  await moveBy(() =>
    drag(
      page,
      page.getByRole('rowheader', { name: '1', exact: true }),
      page.getByRole('rowheader', { name: '2', exact: true }),
    ),
  );
  await moveBy(async () => {
    await cell(page, 0, 'goods_name').click();
    await page.keyboard.press('Alt+ArrowDown');
  });
});

test('cells are filled by the handle, or by keys, with the same result', async ({ page }) => {
  const fillBy = async (fill: () => Promise<void>) => {
    await openState(page, 'form-table', 'computed');
    await cell(page, 0, 'goods_name').click();
    await fill();
    await expect.poll(() => textsOf(page, 'goods_name')).toEqual(['LED 灯具', 'LED 灯具', '折叠桌椅']);
    await expectSaid(page, '已填充 1 行');
  };
  await fillBy(() => drag(page, page.locator('[data-fill]'), cell(page, 1, 'goods_name')));
  await fillBy(async () => {
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+d');
  });
});

test('what is chosen of a table and what is uploaded is said', async ({ page }) => {
  await openState(page, 'data-table', 'selection');
  await page.getByRole('checkbox', { checked: false, disabled: false }).nth(1).check();
  await expectSaid(page, '已选 3 项');
  await openState(page, 'file-upload', 'empty');
  await page.locator('input[type=file]').setInputFiles({
    name: 'bill.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  });
  await expectSaid(page, '正在上传“bill.pdf”');
  await expectSaid(page, '“bill.pdf”上传成功');
});

async function openState(page: Page, widget: string, state: string): Promise<void> {
  await new GalleryScreen(page).open({ widget, locale: 'zh-CN', state });
}

const cell = (page: Page, line: number, field: string) =>
  page.locator(`[data-line="${line}"] [data-field="${field}"]`);

/** The texts of a column of the sheet, from fields and from cells at rest. */
function textsOf(page: Page, field: string): Promise<string[]> {
  return page
    .locator(`[data-line] [data-field="${field}"]`)
    .evaluateAll((cells) =>
      cells.map((each) => each.querySelector('input')?.value ?? each.textContent?.trim() ?? ''),
    );
}

/** As a hand does it: a little first, since a press alone is no drag. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await boxOf(from), await boxOf(to)];
  const middle = ({ x, y, width, height }: typeof start) => [x + width / 2, y + height / 2] as const;
  await page.mouse.move(...middle(start));
  await page.mouse.down();
  await page.mouse.move(middle(start)[0], middle(start)[1] + 8, { steps: 2 });
  await page.mouse.move(...middle(end), { steps: 8 });
  await page.mouse.move(middle(end)[0], middle(end)[1] + 2);
  await page.mouse.up();
}

async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing is drawn of ${locator}`);
  return box;
}

async function expectSaid(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'said').join('\n'))).toContain(words);
}

/** Runs in the page: keeps each text that a live region has held, also one that is gone by now. */
function recordSaid(): void {
  const said: string[] = [];
  Reflect.set(window, 'said', said);
  new MutationObserver(() => {
    for (const region of document.querySelectorAll('[role=status], [role=alert], [aria-live]')) {
      const words = region.textContent?.trim();
      if (words && !said.includes(words)) said.push(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
