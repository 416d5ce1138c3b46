import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { submitBooking } from '../fixtures/bookings.ts';
import { CarrierSystem } from '../fixtures/carrier-system.ts';
import { chinaDay } from '../fixtures/china-day.ts';
import { openLive } from '../fixtures/live-page.ts';
import { staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { scanOfItsOwn } from '../fixtures/scan-of-its-own.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { BillScreen } from '../screens/bill.screen.ts';
import { DeskScreen } from '../screens/desk.screen.ts';

const freight = {
  ...({ feeItem: 'OFR', unit: 'RT', currency: 'CNY', quantity: '10', unitPrice: '100' } as const),
  amountMinor: 100_000,
};

test('staff bill a quoted booking, answer its dispute with another charge and confirm its proof; the customer sees each', async ({
  portal,
  session,
  signedIn: page,
  openContext,
  trouble,
}) => {
  test.slow();
  const staff = await signInOverApi(portal.origin, { account: staffAccount });
  const atDesk = await (await openContext({ session: staff })).newPage();
  const [desk, bills] = [new DeskScreen(atDesk), new BillScreen(page)];
  const { businessNumber } = await submitBooking(session);
  const number = `B-${businessNumber}`;
  let entry = '';
  await CarrierSystem.at(portal).tell('POST /integration/quotation', { businessNumber, rows: [freight] });
  await openLive(page, `/cost?number=${businessNumber}`);
  await expect(bills.empty).toBeVisible();

  await test.step('the booking waits at the desk and is billed from its quotation', async () => {
    await atDesk.goto('/statistical');
    await desk.menuItem.click();
    await desk.waiting('待出账的订舱', businessNumber).click();
    await expect(desk.field('账单号')).toHaveValue(number);
    entry = atDesk.url();
    await desk.fillDay('到期日', chinaDay(30));
    await expect(desk.main).toContainText('¥1,000.00');
    // What is entered outlives a reload.
    atDesk.once('dialog', (question) => question.accept());
    await atDesk.reload();
    await expect(desk.field('到期日')).toHaveValue(chinaDay(30));
    expect(await findBarriersInBothLanguages(atDesk)).toEqual([]);
    await desk.press('出账');
    await expect(desk.status).toContainText('待确认');
    await expect(bills.row(number)).toContainText('¥1,000.00');
  });

  await test.step('a second bill of the same booking is refused at its row', async () => {
    trouble.expectFailedCall('/api/system/billing/bill');
    await atDesk.goto(entry);
    await expect(desk.field('账单号')).toHaveValue(`${number}-2`);
    await desk.fillDay('到期日', chinaDay(30));
    await desk.press('出账');
    await expect(desk.main).toContainText(`已在账单 ${number} 上`);
  });

  await test.step('its dispute is answered in its row, with what is charged instead', async () => {
    await page.getByRole('link', { name: number }).click();
    await bills.press('对“海运费”提出争议');
    await bills.main.getByText('单价有误').click();
    await bills.main.getByRole('textbox', { name: '说明' }).fill('约定每计费吨 90 元。');
    await bills.main.getByRole('textbox', { name: '您认为应为' }).fill('900');
    await bills.press('提交争议');
    await expect(bills.status).toContainText('有争议');

    await desk.open();
    await desk.waiting('待答复的争议', number).click();
    await expect(desk.main).toContainText('约定每计费吨 90 元。');
    // The page of the bill may be there in another tab, hidden.
    await desk.main.getByText('已接受', { exact: true }).filter({ visible: true }).click();
    await desk.field('单价').fill('90');
    await desk.field('给客户的说明').fill('已按约定单价更正。');
    expect(await findBarriersInBothLanguages(atDesk)).toEqual([]);
    await desk.press('提交答复');
    await expect(desk.status).toContainText('争议已答复');

    await expect(bills.status).toContainText('争议已答复');
    await expect(bills.main).toContainText('已按约定单价更正。');
    await expect(bills.fee('海运费')).toContainText('¥900.00');
    await bills.press('确认金额');
    await bills.press('确认 1 张', bills.dialog);
    await expect(bills.status).toContainText('待付款');
  });

  await test.step('its proof of payment is looked at and confirmed', async () => {
    await bills.press('提交付款凭证');
    await bills.attach(bills.dialog, scanOfItsOwn('slip.png'));
    await bills.dialog.getByRole('textbox', { name: '付款日期' }).fill(chinaDay(0));
    await bills.dialog.getByRole('textbox', { name: '付款日期' }).press('Enter');
    await bills.dialog.getByRole('textbox', { name: '付款人' }).fill('深圳市泊位贸易有限公司');
    await bills.press('提交凭证', bills.dialog);
    await expect(bills.dialog).toBeHidden();
    await expect(bills.status).toContainText('付款核对中');

    await desk.open();
    await desk.waiting('待确认的付款凭证', number).click();
    const file = desk.main.getByRole('link', { name: 'slip.png' }).first();
    const src = (await file.getAttribute('href')) ?? '';
    expect((await atDesk.request.get(src)).headers()['content-type']).toBe('image/png');
    await file.click();
    const panel = atDesk.getByRole('dialog', { name: 'slip.png' });
    await expect(panel.getByRole('img', { name: 'slip.png' })).toBeVisible();
    await atDesk.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await desk.press('确认到账');
    await expect(desk.main).toContainText('凭证已确认');
    await expect(desk.status).toContainText('已结清');
    await expect(bills.status).toContainText('已结清');
  });
});
