import { completeBooking, saveDraft, submitBooking } from '../fixtures/bookings.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { DeleteDialogScreen } from '../screens/delete-dialog.screen.ts';

test('drafts are deleted from the list by keyboard, what was submitted stays, and another one goes from its form', async ({
  signedIn,
  session,
  trouble,
}) => {
  // News of the deletion may reach the draft's form before it has left for the list.
  trouble.expectFailedCall('/api/business/getBookingByIdLcl');
  const list = new BookingListScreen(signedIn);
  const dialog = new DeleteDialogScreen(signedIn);
  const reference = `DELETE-${Date.now()}`;
  const booking = completeBooking({ customerBusinessNumber: reference });
  const [one, other, last, submitted] = [
    await saveDraft(session, booking),
    await saveDraft(session, booking),
    await saveDraft(session, booking),
    await submitBooking(session, booking),
  ];

  await test.step('each is named before it goes; Escape takes it back', async () => {
    await list.open(`?customerBusinessNumber=${reference}`);
    for (const { businessNumber } of [one, other, submitted]) await list.choose(businessNumber);
    await list.deleteChosen.focus();
    await signedIn.keyboard.press('Enter');
    await expect(dialog.barred).toContainText(`${submitted.businessNumber}状态为“待收货”`);
    await expect(dialog.drafts).toHaveText([/不锈钢保温杯/, /不锈钢保温杯/]);
    await signedIn.keyboard.press('Escape');
    await expect(dialog.dialog).toHaveCount(0);
    await expect(list.deleteChosen).toBeFocused();
  });

  await test.step('two go, the submitted one stays', async () => {
    await signedIn.keyboard.press('Enter');
    await dialog.confirm.click();
    await expect(dialog.dialog).toContainText('已删除 2 份，1 份未删除。');
    await dialog.done.click();
    await expect(list.rows).toHaveCount(2);
    await expect(list.row(submitted.businessNumber)).toBeVisible();
  });

  await test.step('the last one goes from its form, and the list is back', async () => {
    const form = new BookingFormScreen(signedIn);
    await form.open(last.id);
    await form.deleteDraft.click();
    await dialog.confirm.click();
    await expect(list.heading).toHaveText('拼箱订舱');
    await list.open(`?customerBusinessNumber=${reference}`);
    await expect(list.rows).toHaveCount(1);
  });
});
