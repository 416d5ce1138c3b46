import { goodsFile } from '../fixtures/goods-file.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { ImportDialogScreen } from '../screens/import-dialog.screen.ts';

const heading = ['FBA号', '外箱尺寸(cm)', '单箱毛重(KG)', '箱数（CTNS）', '品名/Goods', '备注'];

test('cargo comes from a list of the customer: corrected, appended, replaced and undone', async ({
  signedIn,
  trouble,
}) => {
  trouble.expect(/status of 422 .*importFbaGoodsFile/); // a file that cannot be read
  const form = new BookingFormScreen(signedIn);
  const dialog = new ImportDialogScreen(signedIn);
  await form.openNew();
  await expect(form.heading).toHaveText('新增拼箱订舱');

  await test.step('takes the template', async () => {
    await dialog.open.click();
    const [download] = await Promise.all([signedIn.waitForEvent('download'), dialog.template.click()]);
    expect(download.suggestedFilename()).toBe('货物明细模板.xlsx');
  });

  await test.step('what is wrong is told by row and column, and nothing is imported', async () => {
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
