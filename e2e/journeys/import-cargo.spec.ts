import { submitBooking } from '../fixtures/bookings.ts';
import { chinaDay } from '../fixtures/china-day.ts';
import { fillTemplate, goodsFile } from '../fixtures/goods-file.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { ImportDialogScreen } from '../screens/import-dialog.screen.ts';
import { TemplatesDialogScreen } from '../screens/templates-dialog.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

const heading = ['FBA号', '外箱尺寸(cm)', '单箱毛重(KG)', '箱数（CTNS）', '品名/Goods', '备注'];

test('a customer books LCL by a template of their own and the Excel sheet that they filled in, and copies it', async ({
  signedIn,
  session,
}) => {
  // Four forms of a booking, one after the other.
  test.slow();
  const list = new BookingListScreen(signedIn);
  const form = new BookingFormScreen(signedIn);
  const templates = new TemplatesDialogScreen(signedIn);
  const dialog = new ImportDialogScreen(signedIn);
  const workspace = new WorkspaceScreen(signedIn);
  const reference = `SHEET-${Date.now()}`;
  const goods = ['庭院灯', '延长线', '硅胶垫'];

  await test.step('keeps how they always ship as a template, and begins a booking from it', async () => {
    const { id } = await submitBooking(session);
    await form.open(id);
    await form.templates.click();
    await templates.saveAs.click();
    await templates.name.fill(reference);
    await templates.save.click();
    await expect(templates.template(reference)).toContainText('洛杉矶 · ONT8');
    await list.open();
    await list.templates.click();
    await templates.use(reference).click();
    await expect(form.startNotice).toContainText(`来自模板“${reference}”`);
    await form.field('customerBusinessNumber').fill(reference);
    await form.fillDate('etd', chinaDay(20));
    await form.fillDate('expectedWarehousingAt', `${chinaDay(16)} 10:00`);
  });

  await test.step('downloads the sheet, fills it in, and puts its lines in the place of the usual cargo', async () => {
    await dialog.open.click();
    const [download] = await Promise.all([signedIn.waitForEvent('download'), dialog.template.click()]);
    const filled = await fillTemplate(download, [
      {
        '品名 *': '庭院灯',
        '件数 *': 24,
        '毛重 KGS *': 361.2,
        '长 cm': 60,
        '宽 cm': 40,
        '高 cm': 50,
        包装: '纸箱',
        'Shipment ID': 'FBA15GCL9X61',
      },
      { '品名 *': '延长线', '件数 *': 8, '毛重 KGS *': 96, '体积 CBM': 0.64, 说明: '易碎' },
      { '品名 *': '硅胶垫', '件数 *': '１０', '毛重 KGS *': '45.5', '体积 CBM': '0.4' },
    ]);
    expect(filled.name).toBe('货物明细模板.xlsx');
    await dialog.choose(filled);
    await dialog.choice('用全部 3 行替换现有 1 行').click();
    await expect(dialog.notice).toContainText('已从“货物明细模板.xlsx”导入 3 行。');
    for (const [at, name] of goods.entries())
      await expect.poll(() => form.cellText('goods_name', at + 1)).toBe(name);
    await expect.poll(() => form.cellText('shipment_id', 1)).toBe('FBA15GCL9X61');
    await expect(form.total('CTNS')).toHaveText('42');
    await expect(form.total('KGS')).toHaveText('502.7');
    await expect(form.total('CBM')).toContainText('3.92');
  });

  await test.step('submits, and finds it in the list', async () => {
    await form.submit.click();
    await expectNotice(workspace.page, '订舱已提交');
    await list.find('庭院灯');
    await expect(list.row(reference)).toContainText('待收货');
    await expect(list.row(reference)).toContainText('502.7');
  });

  await test.step('books the next one as a copy of it, with one line more', async () => {
    const number = String(await list.row(reference).getByRole('link').first().textContent());
    await list.choose(number);
    await list.copyChosen.click();
    await expect(form.startNotice).toContainText(`复制自 ${number}`);
    for (const [at, name] of goods.entries())
      await expect.poll(() => form.cellText('goods_name', at + 1)).toBe(name);
    await dialog.open.click();
    await dialog.choose(await goodsFile('加货.xlsx', [heading, ['', '50*40*30', 2, 5, '灯泡', '']]));
    await dialog.choice('追加全部 1 行').click();
    await expect.poll(() => form.cellText('goods_name', 4)).toBe('灯泡');
    await form.field('customerBusinessNumber').fill(`${reference}-2`);
    await form.submit.click();
    await expect(list.heading).toHaveText('拼箱订舱');
    await list.open(`?customerBusinessNumber=${reference}`);
    await expect(list.rows).toHaveCount(2);
    await expect(list.row(`${reference}-2`)).toContainText('512.7');
  });
});

test('cargo comes from a list of the customer: corrected, appended, replaced and undone', async ({
  signedIn,
  trouble,
}) => {
  trouble.expect(/status of 422 .*importFbaGoodsFile/); // a file that cannot be read
  const form = new BookingFormScreen(signedIn);
  const dialog = new ImportDialogScreen(signedIn);
  await form.openNew();
  await expect(form.heading).toHaveText('新增拼箱订舱');

  await test.step('what is wrong is told by row and column, and nothing is imported', async () => {
    await dialog.open.click();
    await dialog.choose(
      await goodsFile('装箱单.xlsx', [
        ['深圳市某某科技有限公司 装箱单'],
        heading,
        ['fba15gcl9x61', '60*50*40', 16.5, '１０', '灯具', '易碎'],
        ['FBA15GCL9X62', '60-50', 1, 5, '杯子', ''],
      ]),
    );
    await expect(dialog.dialog.getByRole('alert')).toHaveText('1 处需要修改，还没有导入任何数据。');
    await expect(dialog.problems).toContainText('B4');
    await expect(dialog.problems).toContainText('“60-50”不是 长×宽×高');
    expect(await form.cellText('goods_name', 1)).toBe('');
  });

  await test.step('the right line alone is taken when the customer says so', async () => {
    await dialog.choice('导入没有错误的 1 行').click();
    await expect(dialog.notice).toContainText('已从“装箱单.xlsx”导入 1 行。');
    await expect.poll(() => form.cellText('goods_name', 1)).toBe('灯具');
    await expect(form.total('CTNS')).toHaveText('10');
    await expect(form.total('KGS')).toHaveText('165');
    await expect(form.total('CBM')).toContainText('1.2');
  });

  await test.step('a long list is offered with alike lines as one, behind the line or in its place', async () => {
    const cartons = Array.from({ length: 1200 }, (_, at) => ['', '50*40*30', 2, 1, `水杯 ${at % 3}`, '']);
    await dialog.open.click();
    await dialog.choose(await goodsFile('按箱.xlsx', [heading, ...cartons]));
    await dialog.choice('用合并相同货物后的 3 行替换现有 1 行').click();
    await expect(form.total('CTNS')).toHaveText('1,200');
    await expect.poll(() => form.cellText('goods_name', 3)).toBe('水杯 2');
  });

  await test.step('and undone', async () => {
    await dialog.undo.click();
    await expect(form.total('CTNS')).toHaveText('10');
    await expect.poll(() => form.cellText('goods_name', 1)).toBe('灯具');
  });

  await test.step('a file that is none is refused with a reason, and the form stays', async () => {
    await dialog.open.click();
    await dialog.choose({
      name: '货物.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
    });
    await expect(dialog.dialog.getByRole('alert')).toContainText('文件有密码保护');
    expect(await form.cellText('goods_name', 1)).toBe('灯具');
  });
});
