import { readFile } from 'node:fs/promises';
import { read as readWorkbook } from '@e965/xlsx';
import { completeBooking, submitBooking } from '../fixtures/bookings.ts';
import { CarrierSystem } from '../fixtures/carrier-system.ts';
import { staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { DeclarationScreen, goodsHeadings, lampLine } from '../screens/declaration.screen.ts';

test('a declaration is made from its booking, returned by the desk at two fields, mended and confirmed; customs reports', async ({
  portal,
  session,
  signedIn: page,
  openContext,
}) => {
  test.slow();
  const staff = await signInOverApi(portal.origin, { account: staffAccount });
  const atDesk = await (await openContext({ session: staff })).newPage();
  const [own, desk] = [new DeclarationScreen(page), new DeclarationScreen(atDesk)];
  const { id: bookingId } = await submitBooking(
    session,
    completeBooking({ isDeclared: true, exportDocuments: 'ownTaxRefund' }),
  );
  const bookingPage = `/business/lcl/detail?id=${bookingId}&mode=view`;
  let number = '';

  await test.step('it begins on the page of its booking, with the cargo', async () => {
    await page.goto(bookingPage);
    await page.getByRole('region', { name: '报关资料' }).getByRole('link', { name: '新建报关资料' }).click();
    await own.press('开始填写');
    await expect(own.status('未提交')).toBeVisible();
    number = await own.readNumber();
    await expect(own.main.getByRole('gridcell', { name: /不锈钢保温杯/ })).toBeVisible();
  });

  await test.step('header, pasted goods and papers are entered, and it is sent', async () => {
    await own.fillHeader();
    await own.pasteGoods([goodsHeadings, lampLine]);
    await expect(own.main.getByText('1500.00')).toBeVisible();
    await own.handInAll(['合同', '发票', '装箱单', '报关委托书']);
    await own.press('提交');
    // What differs from the booking is asked about, and keeps nobody from sending.
    const question = page.getByRole('dialog', { name: '提交前请核对' });
    await expect(question).toContainText('申报体积 0.72，订舱 0.96');
    await question.getByRole('button', { name: '仍然提交' }).click();
    await expect(page).toHaveURL(/\/customs$/);
    await expect(own.main.getByRole('row', { name: new RegExp(number) })).toContainText('待确认');
  });

  await test.step('its five documents are made, with live formulas', async () => {
    await own.main.getByRole('link', { name: number }).click();
    const { fileName, path } = await own.download('下载 Excel');
    expect(fileName).toBe(`${number} 报关单证.xlsx`);
    const book = readWorkbook(await readFile(path), { cellFormula: true, sheetStubs: true });
    expect(book.SheetNames).toEqual(['合同', '发票', '装箱单', '申报要素', '报关单草单']);
    const formulas = Object.values(book.Sheets.发票 ?? {}).flatMap(
      (cell) => (cell as { f?: string }).f ?? [],
    );
    expect(formulas.filter((formula) => /^(ROUND|SUM)\(/.test(formula)).length).toBeGreaterThan(2);
    expect((await own.download('下载 PDF')).fileName).toBe(`${number} 报关单证.pdf`);
  });

  await test.step('an officer takes it in hand and returns it at two fields', async () => {
    await atDesk.goto('/customs/desk');
    await desk.main.getByRole('link', { name: number }).click();
    await desk.press('我来处理');
    await expect(desk.main.getByText('由我处理')).toBeVisible();
    await desk.main.getByText('退回', { exact: true }).filter({ visible: true }).click();
    await desk.choose('字段', '境外收货人');
    await desk.field(/^原因/).fill('请填写全称');
    await desk.press('再加一条');
    await desk.choose('字段', '商品编码', 1);
    await desk.field(/^原因/).nth(1).fill('编码与品名不符');
    await desk.press('退回');
    await expect(desk.status('已退回')).toBeVisible();
  });

  await test.step('both stand at their fields until they are mended; it is sent again', async () => {
    await page.goto('/customs');
    await own.main.getByRole('link', { name: number }).click();
    await expect(own.main.getByText('退回原因：请填写全称')).toBeVisible();
    await expect(own.main.getByText(/退回原因：编码与品名不符/)).toBeVisible();
    await own.fill({ 境外收货人: 'ACME Trading Inc.' });
    await expect(own.main.getByText('退回原因：请填写全称')).toBeHidden();
    await own.main.getByRole('gridcell', { name: '9405210090' }).click();
    await own.field(/^商品编码/).fill('9405210010');
    await page.keyboard.press('Enter');
    await expect(own.main.getByText(/退回原因：编码与品名不符/)).toBeHidden();
    await own.press('提交');
    await page.getByRole('button', { name: '仍然提交' }).click();
    await expect(own.main.getByRole('row', { name: new RegExp(number) })).toContainText('待确认');
  });

  await test.step('it is confirmed, and what customs did stands on the page of its booking', async () => {
    await atDesk.reload();
    await desk.main.getByText('确认', { exact: true }).filter({ visible: true }).click();
    await desk.press('确认');
    await expect(desk.status('已确认')).toBeVisible();
    const customsNumber = '531620260000012345';
    await CarrierSystem.at(portal).tell('POST /integration/customsEvent', {
      number,
      what: 'declared',
      at: new Date().toISOString(),
      customsNumber,
      words: '',
    });
    await page.goto(bookingPage);
    const part = page.getByRole('region', { name: '报关资料' });
    await expect(part).toContainText('已确认');
    await expect(part).toContainText(customsNumber);
    await expect(part).toContainText('海关已接受申报');
  });
});
