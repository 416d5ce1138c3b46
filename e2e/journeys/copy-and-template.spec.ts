import { completeBooking, findBookings, submitBooking } from '../fixtures/bookings.ts';
import { chinaDay } from '../fixtures/china-day.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { TemplatesDialogScreen } from '../screens/templates-dialog.screen.ts';

test('a booking is copied from the list: a number of its own, the cargo kept, days that passed empty', async ({
  signedIn,
  session,
}) => {
  const [list, form] = [new BookingListScreen(signedIn), new BookingFormScreen(signedIn)];
  const reference = `COPY-${Date.now()}`;
  const etd = chinaDay(20);
  const booking = completeBooking({
    customerBusinessNumber: reference,
    etd,
    expectedWarehousingAt: '2020-01-31 10:00:00',
  });
  const { businessNumber } = await submitBooking(session, booking);
  await list.open(`?customerBusinessNumber=${reference}`);
  await list.choose(businessNumber);
  await list.copyChosen.click();

  await expect(form.heading).toHaveText('新增拼箱订舱');
  await expect(form.startNotice).toContainText(`复制自 ${businessNumber}`);
  await expect(form.number).not.toHaveText(businessNumber);
  await expect(form.field('etd')).toHaveValue(etd);
  await expect(form.field('expectedWarehousingAt')).toHaveValue('');
  await expect(form.field('customerBusinessNumber')).toHaveValue('');
  await expect.poll(() => form.cellText('goods_name', 1)).toBe('不锈钢保温杯');
  await expect(form.total('CTNS')).toHaveText('10');

  await form.field('customerBusinessNumber').fill(`${reference}-2`);
  await form.fillDate('expectedWarehousingAt', `${chinaDay(16)} 10:00`);
  await form.submit.click();
  await expect(list.heading).toHaveText('拼箱订舱');
  const copies = await findBookings(session, { customerBusinessNumber: `${reference}-2|=` });
  expect(copies.rows).toMatchObject([{ status: 'toBeReceived', cartons: 10, goodsName: '不锈钢保温杯' }]);
});

test('a template is kept from a booking, shared, used by a colleague, renamed and deleted', async ({
  signedIn,
  session,
  portal,
  openContext,
}) => {
  // Two people, four bookings' forms.
  test.slow();
  const form = new BookingFormScreen(signedIn);
  const dialog = new TemplatesDialogScreen(signedIn);
  const title = `美西保温杯${Date.now()}`;
  const { id } = await submitBooking(session, completeBooking({ customerBusinessNumber: 'PO-1' }));

  await test.step('kept and shared', async () => {
    await form.open(id);
    await form.templates.click();
    await dialog.saveAs.click();
    await dialog.name.fill(title);
    await dialog.share.check();
    await dialog.save.click();
    await expect(dialog.template(title)).toContainText('不锈钢保温杯 · 洛杉矶 · ONT8 · 已共享');
  });

  await test.step('a colleague starts a booking from it, and cannot change it', async () => {
    const colleague = await signInOverApi(portal.origin, { account: 'demo-sub' });
    const page = await (await openContext({ session: colleague })).newPage();
    const [theirList, theirForm] = [new BookingListScreen(page), new BookingFormScreen(page)];
    const theirDialog = new TemplatesDialogScreen(page);
    await theirList.open();
    await theirList.templates.click();
    await expect(theirDialog.template(title)).toContainText('林晓峰 共享');
    await expect(theirDialog.delete(title)).toHaveCount(0);
    await theirDialog.use(title).click();
    await expect(theirForm.startNotice).toContainText(`来自模板“${title}”`);
    await expect.poll(() => theirForm.cellText('goods_name', 1)).toBe('不锈钢保温杯');
    await expect(theirForm.field('etd')).toHaveValue('');
    await expect(theirForm.field('customerBusinessNumber')).toHaveValue('');
    await theirForm.fillDate('etd', chinaDay(20));
    await theirForm.fillDate('expectedWarehousingAt', `${chinaDay(16)} 10:00`);
    await theirForm.submit.click();
    await expect(theirList.heading).toHaveText('拼箱订舱');
  });

  await test.step('it is put into a form that was begun: nothing is overwritten, and it is taken out again', async () => {
    await form.openNew();
    await form.field('remarks').fill('已经写下的');
    await form.fillCell('goods_name', 1, '先填的货');
    await form.templates.click();
    await dialog.use(title).click();
    await expect(form.templateQuestions).toContainText('用全部 1 行替换现有 1 行');
    await form.templateQuestions.getByRole('radio', { name: '追加全部 1 行' }).check();
    await form.applyTemplate.click();
    await expect.poll(() => form.cellText('goods_name', 2)).toBe('不锈钢保温杯');
    await expect(form.field('remarks')).toHaveValue('已经写下的');
    await form.field('customerBusinessNumber').fill('PO-9');
    await form.undoTemplate.click();
    await expect(form.cell('goods_name', 2)).toHaveCount(0);
    await expect.poll(() => form.cellText('goods_name', 1)).toBe('先填的货');
    await expect(form.field('customerBusinessNumber')).toHaveValue('PO-9');
    await expect(form.undoTemplate).toHaveCount(0);
  });

  await test.step('renamed and deleted', async () => {
    await form.templates.click();
    await dialog.edit(title).click();
    await dialog.name.fill(`${title}改`);
    await dialog.save.click();
    await expect(dialog.template(`${title}改`)).toBeVisible();
    await dialog.delete(`${title}改`).click();
    await dialog.dialog.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
    await expect(dialog.template(title)).toHaveCount(0);
  });
});

test('a pickup address is kept from one booking and picked in the next by its initials', async ({
  signedIn,
}) => {
  const form = new BookingFormScreen(signedIn);
  const title = `坂田仓${Date.now()}`;
  await form.openNew();
  await form.isPickup.check();
  await form.field('pickupPhone').fill('0755-8888 6666');
  await form.field('pickupAddress').fill('深圳市龙岗区坂田街道 1 号');
  await form.keepAddress.click();
  const dialog = signedIn.getByRole('dialog', { name: '存入地址簿' });
  await dialog.getByRole('textbox', { name: '名称' }).fill(title);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(form.keepAddress).toHaveCount(0);

  signedIn.on('dialog', (question) => question.accept());
  await signedIn.goto('/business/lcl/detail?new=another');
  await form.isPickup.check();
  await form.addressBook.fill('btc');
  await form.choices.filter({ hasText: title }).click();
  await expect(form.field('pickupPhone')).toHaveValue('0755-8888 6666');
  await expect(form.field('pickupAddress')).toHaveValue('深圳市龙岗区坂田街道 1 号');
});
