import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { submitBooking } from '../fixtures/bookings.ts';
import { CarrierSystem } from '../fixtures/carrier-system.ts';
import { chinaDay } from '../fixtures/china-day.ts';
import { staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { BillScreen } from '../screens/bill.screen.ts';

test('what is paid too much stands on account everywhere, pays a part of a later bill, and the rest is paid back', async ({
  portal,
  session,
  signedIn: page,
  openContext,
}) => {
  test.slow();
  const system = CarrierSystem.at(portal);
  const { businessNumber } = await submitBooking(session);
  const issue = async (number: string, unitPrice: string) => {
    const amountMinor = Number(unitPrice) * 1000;
    const row = {
      line: 1,
      feeItem: 'OFR',
      unit: 'RT',
      currency: 'EUR',
      quantity: '10',
      unitPrice,
      amountMinor,
      businessNumber,
      businessType: 'lcl',
      businessDate: chinaDay(0),
    } as const;
    const { id } = await system.tell('POST /integration/bill', {
      number,
      settlement: 'monthly',
      periodFrom: chinaDay(-30),
      periodTo: chinaDay(0),
      issuedOn: chinaDay(0),
      dueOn: chinaDay(30),
      rows: [row],
      totals: [{ currency: 'EUR', amountMinor }],
    });
    return { id, number, amountMinor };
  };
  const first = await issue(`E-${businessNumber}`, '100');
  const later = await issue(`E-${businessNumber}-2`, '20');
  await system.tell('POST /integration/payment', {
    currency: 'EUR',
    receivedOn: chinaDay(0),
    reference: 'BANK-1',
    bills: [{ bill: first.number, amountMinor: first.amountMinor + 15_000 }],
  });
  const bills = new BillScreen(page);
  const credit = bills.main.getByRole('region', { name: '预付余额' });

  await test.step('the customer reads it at the bill, in the account, and uses it for the later bill', async () => {
    await page.goto('/cost');
    await expect(page.getByRole('region', { name: '账户' })).toContainText('预付余额');
    await expect(page.getByRole('region', { name: '账户' })).toContainText('EUR 150.00');
    await page.goto(`/cost/detail?id=${first.id}`);
    await expect(credit).toContainText('其中本账单多付 EUR 150.00');
    await page.goto(`/cost/detail?id=${later.id}`);
    await expect(credit).toContainText('EUR 150.00');
    await credit.getByRole('textbox', { name: '金额（EUR）' }).fill('100');
    expect(await findBarriersInBothLanguages(page)).toEqual([]);
    await credit.getByRole('button', { name: '用余额抵付' }).click();
    await expect(credit).toContainText('EUR 50.00');
    await expect(bills.main).toContainText(`← ${first.number}`);
  });

  await test.step('the desk pays the rest back', async () => {
    const staff = await signInOverApi(portal.origin, { account: staffAccount });
    const atDesk = await (await openContext({ session: staff })).newPage();
    await atDesk.goto(`/cost/desk/bill?id=${first.id}`);
    await atDesk.getByRole('button', { name: '退还余额（EUR）' }).click();
    await atDesk.getByRole('textbox', { name: '银行流水号' }).fill('BANK-2');
    await atDesk.getByRole('button', { name: '登记退款' }).click();
    await expect(atDesk.getByRole('region', { name: '预付余额' })).toBeHidden();
    await expect(credit).toBeHidden();
  });
});
