import { completeBooking, submitBooking } from '../fixtures/bookings.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { DeclarationScreen } from '../screens/declaration.screen.ts';

test('a colleague merges another booking into a declaration that is typed in: both find their work in it', async ({
  portal,
  session,
  signedIn: page,
  openContext,
  trouble,
}) => {
  test.slow();
  const booking = completeBooking({ isDeclared: true, exportDocuments: 'ownTaxRefund' });
  const [one, other] = [await submitBooking(session, booking), await submitBooking(session, booking)];
  const [own, form] = [new DeclarationScreen(page), new BookingFormScreen(page)];
  const numbers = () => own.main.getByRole('region', { name: /^CD-/ });
  await page.goto(`/customs/start?bookings=${one.id}`);
  await own.press('开始填写');
  await expect(own.status('未提交')).toBeVisible();
  await own.fill({ 合同号: 'C-我的' });

  await test.step('the colleague adds a booking', async () => {
    const colleague = await signInOverApi(portal.origin, { account: 'demo-sub' });
    const theirs = new DeclarationScreen(await (await openContext({ session: colleague })).newPage());
    await theirs.page.goto(new URL(page.url()).pathname + new URL(page.url()).search);
    await theirs.main.getByRole('link', { name: '更改订舱' }).click();
    await theirs.main.getByRole('textbox', { name: '按业务编号查找' }).fill(other.businessNumber);
    await theirs.main.getByRole('checkbox', { name: other.businessNumber }).check();
    await theirs.press('保存订舱');
    await expect(theirs.main.getByRole('link', { name: other.businessNumber })).toBeVisible();
    const cells = theirs.main.getByRole('gridcell', { name: new RegExp(other.businessNumber) });
    await expect(cells).toHaveCount(1);
  });

  trouble.expectFailedCall('/api/business/declarationSave');
  await own.press('保存草稿');
  const conflict = own.main.getByRole('alert').filter({ hasText: '现在是第 2 版' });
  await expect(conflict).toContainText('您的修改尚未保存，也没有丢失');
  await form.compare.click();
  // What one typed and what came with the booking are in different places: every side is chosen already.
  await expect(form.merge).toBeEnabled();
  await form.merge.click();
  await own.press('保存草稿');
  await expect(form.savedState).toContainText('已保存');
  await page.reload();
  await expect(own.field(/^合同号/)).toHaveValue('C-我的');
  await expect(numbers().getByRole('link', { name: other.businessNumber })).toBeVisible();
  const lines = own.main.getByRole('gridcell', { name: new RegExp(other.businessNumber) });
  await expect(lines).toHaveCount(1);
});
