import { randomUUID } from 'node:crypto';
import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { submitBooking } from '../fixtures/bookings.ts';
import { CarrierSystem } from '../fixtures/carrier-system.ts';
import { chinaDay } from '../fixtures/china-day.ts';
import { openLive } from '../fixtures/live-page.ts';
import { readPages } from '../fixtures/pdf-pages.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { scanOfItsOwn } from '../fixtures/scan-of-its-own.ts';
import { BillScreen } from '../screens/bill.screen.ts';

const freight = (yuan: number) => ({
  ...({ feeItem: 'OFR', unit: 'RT', currency: 'CNY', quantity: '10' } as const),
  unitPrice: String(yuan),
  amountMinor: yuan * 1000,
});

test('a bill comes live, is compared with its quotation, disputed, corrected, confirmed, paid and settled', async ({
  portal,
  session,
  signedIn: page,
}) => {
  test.slow();
  const [bills, forwarder] = [new BillScreen(page), CarrierSystem.at(portal)];
  const { businessNumber } = await submitBooking(session);
  const mark = randomUUID().slice(0, 8).toUpperCase();
  const [disputed, plain] = [`E-${mark}-1`, `E-${mark}-2`];
  const issue = async (number: string, yuan: number) => {
    const amount = { currency: 'CNY' as const, amountMinor: yuan * 1000 };
    const row = { line: 1, businessNumber, businessType: 'lcl' as const, businessDate: chinaDay(0) };
    await forwarder.tell('POST /integration/bill', {
      number,
      settlement: 'monthly',
      periodFrom: chinaDay(-30),
      periodTo: chinaDay(0),
      issuedOn: chinaDay(0),
      dueOn: chinaDay(30),
      totals: [amount],
      rows: [{ ...row, ...freight(yuan) }],
    });
  };

  await forwarder.tell('POST /integration/quotation', { businessNumber, rows: [freight(100)] });
  await openLive(page, `/cost?number=${mark}`);
  await expect(bills.empty).toBeVisible();
  await issue(disputed, 120);
  await expect(bills.row(disputed)).toContainText('待确认');
  await expect(bills.row(disputed)).toContainText('¥1,200.00');

  await page.getByRole('link', { name: disputed }).click();
  const fee = bills.fee('海运费');
  await expect(fee).toContainText('¥1,000.00');
  await expect(fee).toContainText('+¥200.00 (+20%)');
  await bills.press('对“海运费”提出争议');
  await bills.main.getByText('与报价不符').click();
  await bills.main.getByRole('textbox', { name: '说明' }).fill('报价每计费吨 100 元。');
  await bills.main.getByRole('textbox', { name: '您认为应为' }).fill('1000');
  await bills.attach(bills.main, scanOfItsOwn('quotation.png'));
  await expect(bills.main.getByRole('button', { name: '提交争议' })).toBeEnabled();
  // What is typed outlives a reload, its file too.
  page.once('dialog', (question) => question.accept());
  await page.reload();
  await expect(bills.main.getByText(/已恢复 .* 未保存的内容/)).toBeVisible();
  await expect(bills.main.getByRole('textbox', { name: '说明' })).toHaveValue('报价每计费吨 100 元。');
  await expect(bills.main.getByRole('textbox', { name: '您认为应为' })).toHaveValue('1000');
  await expect(bills.main.getByText('quotation.png')).toBeVisible();
  await bills.press('提交争议');
  await expect(bills.status).toContainText('有争议');
  await expect(bills.main.getByRole('link', { name: 'quotation.png' })).toBeVisible();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);

  const { disputes } = await forwarder.readWaiting();
  const dispute = disputes.find(({ bill }) => bill.number === disputed);
  expect(dispute?.files).toMatchObject([{ fileName: 'quotation.png' }]);
  // What is billed instead is the answer.
  await issue(disputed, 100);
  await expect(bills.status).toContainText('争议已答复');
  await bills.press('确认金额');
  await expect(bills.dialog).toContainText('¥1,000.00');
  await bills.press('确认 1 张', bills.dialog);
  await expect(bills.status).toContainText('待付款');

  await issue(plain, 50);
  await page.getByRole('link', { name: '返回账单列表' }).click();
  await bills.row(plain).getByRole('checkbox').check();
  await bills.press('确认金额');
  await bills.press('确认 1 张', bills.dialog);
  await expect(bills.row(plain)).toContainText('待付款');

  for (const number of [disputed, plain]) await bills.row(number).getByRole('checkbox').check();
  await bills.press('提交付款凭证');
  await expect(bills.dialog.getByRole('textbox', { name: '付款金额' })).toHaveValue('1500.00');
  await bills.attach(bills.dialog, scanOfItsOwn('transfer.png'));
  await bills.dialog.getByRole('textbox', { name: '付款日期' }).fill(chinaDay(0));
  await bills.dialog.getByRole('textbox', { name: '付款日期' }).press('Enter');
  await bills.dialog.getByRole('textbox', { name: '付款人' }).fill('深圳市泊位贸易有限公司');
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  await bills.press('提交凭证', bills.dialog);
  await expect(bills.dialog).toBeHidden();
  for (const number of [disputed, plain]) await expect(bills.row(number)).toContainText('付款核对中');

  const { proofs } = await forwarder.readWaiting();
  const proof = proofs.find(({ bills: paid }) => paid.some(({ number }) => number === plain));
  expect(proof).toMatchObject({ amountMinor: 150_000, file: { fileName: 'transfer.png' } });
  await forwarder.tell('POST /integration/payment', {
    currency: 'CNY',
    receivedOn: chinaDay(0),
    proofId: proof?.id,
  });
  for (const number of [disputed, plain]) await expect(bills.row(number)).toContainText('已结清');

  for (const number of [disputed, plain]) await bills.row(number).getByRole('checkbox').check();
  const [statement] = await Promise.all([page.waitForEvent('download'), bills.press('对账单 PDF')]);
  const [first] = await readPages(statement);
  expect(first?.text).toContain(disputed);
  expect(first?.text).toContain(plain);
});
