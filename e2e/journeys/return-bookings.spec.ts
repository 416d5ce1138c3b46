import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { completeBooking, saveDraft, submitBooking } from '../fixtures/bookings.ts';
import { CarrierSystem } from '../fixtures/carrier-system.ts';
import { openLive } from '../fixtures/live-page.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { untilStill } from '../fixtures/still-page.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { ReturnDialogScreen } from '../screens/return-dialog.screen.ts';

test('bookings are returned at once: one may not be, one is in port before the button is pressed, the others are', async ({
  portal,
  session,
  openContext,
}) => {
  const carrier = CarrierSystem.at(portal);
  const page = await (await openContext({ session })).newPage();
  const list = new BookingListScreen(page);
  const dialog = new ReturnDialogScreen(page);
  const reference = `RETURN-${Date.now()}`;
  const booking = completeBooking({ customerBusinessNumber: reference });
  const [one, other, late, draft] = [
    await submitBooking(session, booking),
    await submitBooking(session, booking),
    await submitBooking(session, booking),
    await saveDraft(session, booking),
  ];

  await test.step('what cannot be returned is told before anything is asked', async () => {
    await openLive(page, `/business/lcl/index?customerBusinessNumber=${reference}`);
    await expect(list.rows).toHaveCount(4);
    for (const { businessNumber } of [one, other, late, draft]) await list.choose(businessNumber);
    await list.returnChosen.click();
    await expect(dialog.barred).toContainText('以下 1 票不能退载，其余不受影响');
    await expect(dialog.barred).toContainText(`${draft.businessNumber}状态为“草稿”`);
  });

  await test.step('a reason is needed', async () => {
    await dialog.confirm.click();
    await expect(dialog.dialog).toContainText('请填写此项');
    await expect(dialog.reason).toBeFocused();
    expect(await findBarriersInBothLanguages(page)).toEqual([]);
  });

  await test.step('while the reason is typed, the ship of one booking comes into port', async () => {
    await dialog.reason.fill('客户改配下一航次');
    for (const status of ['received', 'spaceLocked', 'arrived'] as const)
      await carrier.tell('POST /integration/bookingStatus', { businessNumber: late.businessNumber, status });
    await expect(list.row(late.businessNumber)).toContainText('已到港');
    await expect(dialog.confirm).toHaveText('退载 3 票');
    await expect(dialog.reason).toHaveValue('客户改配下一航次');
  });

  await test.step('each booking has its own result', async () => {
    await dialog.confirm.click();
    await expect(dialog.dialog).toContainText('已退载 2 票，2 票未退载。');
    await expect(dialog.results).toContainText([
      `${one.businessNumber}已退载`,
      `${other.businessNumber}已退载`,
      `${late.businessNumber}状态为“已到港”的订舱不能退载。`,
      `${draft.businessNumber}状态为“草稿”`,
    ]);
    // Messages of all of it come meanwhile, and a notice that fades in has other colours.
    for (const { businessNumber } of [one, other]) await expectNotice(page, `${businessNumber} 已退载`);
    await untilStill(page, 1000);
    expect(await findBarriersInBothLanguages(page)).toEqual([]);
    await dialog.done.click();
    await expect(list.row(one.businessNumber)).toContainText('已退载');
    await expect(list.row(other.businessNumber)).toContainText('已退载');
    await expect(list.row(late.businessNumber)).toContainText('已到港');
    await expect(list.row(draft.businessNumber)).toContainText('草稿');
  });

  await test.step('a returned booking says why, and cannot be returned again', async () => {
    await list.row(one.businessNumber).getByRole('link', { name: one.businessNumber }).click();
    const form = new BookingFormScreen(page);
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
