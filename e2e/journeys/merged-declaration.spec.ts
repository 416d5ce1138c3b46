import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { completeBooking, submitBooking } from '../fixtures/bookings.ts';
import { chinaDay } from '../fixtures/china-day.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { DeclarationScreen, goodsHeadings, lampLine } from '../screens/declaration.screen.ts';

const invoiceHeadings = [
  '发票号码',
  '开票日期',
  '销方名称',
  '销方税号',
  '商品编码',
  '不含税金额',
  '税率',
  '税额',
];

test('three bookings are declared together with buy-order and refund; the refund is computed and all papers are zipped', async ({
  session,
  signedIn: page,
}) => {
  test.slow();
  const own = new DeclarationScreen(page);
  const booking = completeBooking({ isDeclared: true, exportDocuments: 'buyOrderTaxRefund' });
  const bookings = [];
  for (const _each of ['one', 'two', 'three']) bookings.push(await submitBooking(session, booking));
  const numbers = bookings.map(({ businessNumber }) => businessNumber);

  await page.goto(`/customs/start?bookings=${bookings.map(({ id }) => id).join(',')}`);
  await expect(own.main.getByText('已选 3 票')).toBeVisible();
  await own.press('开始填写');
  await expect(own.status('未提交')).toBeVisible();
  const number = await own.readNumber();
  await own.fillHeader({ isTitleOurs: true });
  const lines = numbers.map((businessNumber) => [...lampLine, businessNumber]);
  await own.pasteGoods([[...goodsHeadings, '业务编号'], ...lines]);
  await own.fill({
    委托人名称: '深圳市云帆跨境电商有限公司',
    统一社会信用代码或身份证号: '91350100M000100Y43',
    出口金额: '4500',
    确认人姓名: '林晓峰',
  });
  const invoice = ['12345678', chinaDay(-10), '永康工具厂', '91350100M000100Y43', '9405210090'];
  await own.pasteGoods(
    [invoiceHeadings, [...invoice, '10000', '13%', '1300']],
    own.main.getByRole('grid', { name: '发票明细' }),
  );
  await own.handInAll(['报关委托书', '购销合同', '增值税发票']);
  await own.press('提交');
  await page.getByRole('button', { name: '仍然提交' }).click();
  await own.main.getByRole('link', { name: number }).click();
  await expect(own.status('待确认')).toBeVisible();

  const refund = own.main.getByRole('region', { name: '退税测算' });
  await expect(refund).toContainText('10,000.00');
  await expect(refund).toContainText('1,300.00');
  await refund.getByRole('textbox').fill('7.1');
  await expect(refund).toContainText('31,950.00');
  await expect(own.main.getByRole('region', { name: '备案单证' })).toContainText('自海关放行之日起');
  expect(await findBarriersInBothLanguages(page)).toEqual([]);

  const { path } = await own.download('全部单证打包');
  const names = Object.keys(unzipSync(await readFile(path)));
  expect(names.filter((name) => name.includes('/')).sort()).toEqual(
    ['报关委托书/报关委托书.png', '增值税发票/增值税发票.png', '购销合同/购销合同.png'].sort(),
  );
  expect(names.filter((name) => name.startsWith(number))).toHaveLength(2);
});
