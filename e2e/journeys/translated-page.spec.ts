import { chinaDay } from '../fixtures/china-day.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { translatePage } from '../fixtures/translate-page.ts';
import { BillScreen } from '../screens/bill.screen.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';

test('a form that the browser translates is filled in, refused and mended as any other', async ({
  signedIn: page,
}) => {
  const form = new BookingFormScreen(page);
  await page.goto('/business/lcl/detail');
  await form.cell('goods_name', 1).waitFor();
  await translatePage(page);

  await form.field('customerBusinessNumber').fill('PO-77');
  await form.fillDate('etd', chinaDay(20));
  for (const [column, value] of [
    ['goods_name', '保温杯'],
    ['package', '12'],
    ['weight', '180.5'],
    ['volume', '1.152'],
  ] as const) {
    await form.cell(column, 1).focus();
    await page.keyboard.insertText(value);
    await page.keyboard.press('Tab');
  }
  await expect(form.bottomBar).toContainText('180.5');
  await form.submit.click();
  await expect(form.summary).toContainText('运输渠道');
  await translatePage(page);

  await form.choose('transportChannel', 'US-WEST-FAST');
  await form.choose('receivingPlace', 'yantian');
  await expect(form.summary).not.toContainText('运输渠道');
  await form.cell('weight', 1).focus();
  await page.keyboard.insertText('200');
  await page.keyboard.press('Tab');
  await expect(form.bottomBar).toContainText('200');
  await expect(form.bottomBar).not.toContainText('180.5');
  await expect(form.field('customerBusinessNumber')).toHaveValue('PO-77');
});

test('lists, a bill and the console that the browser translates follow what is chosen in them', async ({
  signedIn: page,
}) => {
  const list = new BookingListScreen(page);
  const bills = new BillScreen(page);
  /** What the rows of a page say, its sums among them, without the spaces of a translator. */
  const said = async () => {
    const rows = await bills.main.getByRole('row').filter({ visible: true }).allTextContents();
    return rows.map((text) => text.replace(/\s/g, ''));
  };

  await page.goto('/cost');
  await bills.main.getByRole('row').nth(2).waitFor();
  await translatePage(page);
  await bills.main.getByRole('button', { name: /^已结清/ }).click();
  await expect(page).toHaveURL(/status=/);
  await expect(bills.main.getByRole('row').nth(1)).toContainText('已结清');
  const translated = await said();
  await page.reload();
  await bills.main.getByRole('row').nth(2).waitFor();
  await expect.poll(said).toEqual(translated);

  await translatePage(page);
  await bills.main.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(bills.status).toContainText('已结清');
  await translatePage(page);
  await page.goBack();
  await expect(bills.main.getByRole('row').nth(1)).toContainText('已结清');

  await page.goto('/business/lcl/index');
  await list.rows.first().waitFor();
  await translatePage(page);
  await list.rows.first().getByRole('checkbox').check();
  await list.rows.first().getByRole('checkbox').uncheck();
  await page.goto('/statistical');
  await bills.main.getByRole('heading').first().waitFor();
  await translatePage(page);
  await page.getByRole('link', { name: '拼箱订舱' }).first().click();
  await expect(list.heading).toHaveText('拼箱订舱');
});
