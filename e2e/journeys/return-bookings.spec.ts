import { completeBooking, saveDraft, submitBooking } from '../fixtures/bookings.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { ReturnDialogScreen } from '../screens/return-dialog.screen.ts';

test('three bookings are returned at once: one may not be, and the others are', async ({
  signedIn,
  session,
}) => {
  const list = new BookingListScreen(signedIn);
  const dialog = new ReturnDialogScreen(signedIn);
  const reference = `RETURN-${Date.now()}`;
  const booking = completeBooking({ customerBusinessNumber: reference });
  const [one, other, draft] = [
    await submitBooking(session, booking),
    await submitBooking(session, booking),
    await saveDraft(session, booking),
  ];

  await test.step('what cannot be returned is told before anything is asked', async () => {
    await list.open(`?customerBusinessNumber=${reference}`);
    await expect(list.rows).toHaveCount(3);
    for (const { businessNumber } of [one, other, draft]) await list.choose(businessNumber);
    await list.returnChosen.click();
    await expect(dialog.barred).toContainText('以下 1 票不能退载，其余不受影响');
    await expect(dialog.barred).toContainText(`${draft.businessNumber}状态为“草稿”`);
  });

  await test.step('a reason is needed', async () => {
    await dialog.confirm.click();
    await expect(dialog.dialog).toContainText('请填写此项');
    await expect(dialog.reason).toBeFocused();
  });

  await test.step('each booking has its own result', async () => {
    await dialog.reason.fill('客户改配下一航次');
    await dialog.confirm.click();
    await expect(dialog.dialog).toContainText('已退载 2 票，1 票未退载。');
    await dialog.done.click();
    await expect(list.row(one.businessNumber)).toContainText('已退载');
    await expect(list.row(other.businessNumber)).toContainText('已退载');
    await expect(list.row(draft.businessNumber)).toContainText('草稿');
  });

  await test.step('a returned booking says why, and cannot be returned again', async () => {
    await list.row(one.businessNumber).getByRole('link').click();
    const form = new BookingFormScreen(signedIn);
    await expect(form.main.getByRole('alert')).toContainText('退载原因：客户改配下一航次');
    await expect(form.returnBooking).toHaveCount(0);
    await expect(form.copyBooking).toBeVisible();
  });
});

test('a booking is returned from its form: what was typed is given up, and its page says so', async ({
  signedIn,
  session,
}) => {
  const form = new BookingFormScreen(signedIn);
  const dialog = new ReturnDialogScreen(signedIn);
  const { id } = await submitBooking(session);
  await form.open(id);
  await form.field('remarks').fill('不再需要');
  await form.returnBooking.click();
  await expect(dialog.dialog).toContainText('本页未保存的修改将不再保留。');
  await dialog.reason.fill('客户取消');
  await dialog.confirm.click();
  await expect(signedIn).toHaveURL(new RegExp(`id=${id}&mode=view`));
  await expect(form.main.getByRole('alert')).toContainText('退载原因：客户取消');
});
