import type { Page } from '@playwright/test';
import { completeBooking, submitBooking } from '../fixtures/bookings.ts';
import { goodsFile } from '../fixtures/goods-file.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { type Session, sessionHeaders } from '../fixtures/session.ts';
import { DeclarationScreen, goodsHeadings, lampLine } from '../screens/declaration.screen.ts';

const netAt = goodsHeadings.indexOf('净重');

async function beginDeclaration(page: Page, session: Session): Promise<DeclarationScreen> {
  const own = new DeclarationScreen(page);
  const booking = completeBooking({ isDeclared: true, exportDocuments: 'ownTaxRefund' });
  const { id } = await submitBooking(session, booking);
  await page.goto(`/customs/start?bookings=${id}`);
  await own.main.getByText('空白', { exact: true }).filter({ visible: true }).click();
  await own.press('开始填写');
  await expect(own.status('未提交')).toBeVisible();
  return own;
}

test('500 lines with digits in full width are pasted, corrected in one cell, saved, and there after a reload', async ({
  session,
  signedIn: page,
}) => {
  const own = await beginDeclaration(page, session);
  const lines = Array.from({ length: 500 }, (_none, at) =>
    // The net weight of one is above its gross weight.
    lampLine.map((cell, column) => (at === 250 && column === netAt ? '９９９' : cell)),
  );
  await own.pasteGoods([goodsHeadings, ...lines]);
  await expect(own.main.getByText('60,000').first()).toBeVisible();
  await own.press('保存草稿');
  await expect(own.main.getByText(/净重 999 不能大于毛重 120\.5/).first()).toBeVisible();
  await own.press('商品明细 · 总净重 · 251');
  await page.keyboard.type('96.4');
  await page.keyboard.press('Enter');
  await own.press('保存草稿');
  await expect(own.main.getByText(/净重 999/)).toHaveCount(0);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const stored = async () => {
    const headers = sessionHeaders(session);
    const answer = await fetch(`${session.origin}/api/business/declaration?id=${id}`, { headers });
    const { data } = (await answer.json()) as {
      data: { content: { goods: { quantity: number; netWeight: number }[] } };
    };
    return data.content.goods;
  };
  await expect.poll(async () => (await stored()).length).toBe(500);
  expect(new Set((await stored()).map(({ quantity, netWeight }) => `${quantity} ${netWeight}`))).toEqual(
    new Set(['120 96.4']),
  );
  await page.reload();
  await expect(own.main.getByText('60,000').first()).toBeVisible();
});

test('a file of 500 lines with three wrong cells names them and imports nothing; the mended file is imported', async ({
  session,
  signedIn: page,
}) => {
  const own = await beginDeclaration(page, session);
  await own.press('导入 Excel');
  const dialog = page.getByRole('dialog', { name: '导入 Excel' });
  const choose = async (name: string, lines: readonly (readonly string[])[]) =>
    await dialog.locator('input[type=file]').setInputFiles(await goodsFile(name, [goodsHeadings, ...lines]));
  const lines = Array.from({ length: 500 }, () => lampLine);
  const wrong = new Map<number, readonly [number, string]>([
    [9, [goodsHeadings.indexOf('数量'), '0']],
    [250, [netAt, '999']],
    [499, [goodsHeadings.indexOf('商品编码'), '94052']],
  ]);
  await choose(
    '商品.xlsx',
    lines.map((line, at) => {
      const [column, value] = wrong.get(at) ?? [];
      return line.map((cell, each) => (each === column ? (value ?? cell) : cell));
    }),
  );
  await expect(dialog.getByText('没有导入任何数据：3 处需要修改。改好后请重新导入整个文件。')).toBeVisible();
  // The headings are the first row of the file.
  for (const cell of [/D11/, /H252/, /C501/])
    await expect(dialog.getByRole('row', { name: cell })).toBeVisible();
  await dialog.getByRole('button', { name: '选择其他文件' }).click();
  await choose('商品-改.xlsx', lines);
  await expect(dialog.getByText('已导入 500 行。')).toBeVisible();
  await dialog.getByRole('button', { name: '完成', exact: true }).click();
  await expect(own.main.getByText('60,000').first()).toBeVisible();
});
