import { changeBooking, findBookings, saveDraft, submitBooking } from '../fixtures/bookings.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';

test('two people edit one booking: the second is told who was faster, sees both and decides', async ({
  portal,
  session,
  openContext,
  trouble,
}) => {
  const colleague = await signInOverApi(portal.origin, { account: 'demo-sub' });
  const saved = await submitBooking(session);
  const openForm = async (who: typeof session) => {
    const context = await openContext({ session: who });
    const form = new BookingFormScreen(await context.newPage());
    await form.open(saved.id);
    await expect.poll(() => form.cellText('package', 1)).toBe('10');
    return form;
  };
  const [mine, theirs] = [await openForm(session), await openForm(colleague)];

  await test.step('both type; the colleague saves first', async () => {
    await mine.field('remarks').fill('我的备注');
    await mine.fillCell('package', 1, '12');
    await theirs.fillCell('weight', 1, '99.5');
    await theirs.saveChanges.click();
    await expect(new BookingListScreen(theirs.page).heading).toHaveText('拼箱订舱');
  });

  await test.step('saving mine is refused by name, and nothing that I typed is lost', async () => {
    trouble.expectFailedCall('/api/business/submitBookingLcl');
    await mine.saveChanges.click();
    await expect(mine.conflict).toContainText('王思敏');
    await expect(mine.field('remarks')).toHaveValue('我的备注');
    await expect.poll(() => mine.cellText('package', 1)).toBe('12');
  });

  await test.step('theirs is looked at, and what I changed is put on it', async () => {
    await mine.showNewest.click();
    await expect.poll(() => mine.cellText('weight', 1)).toBe('99.5');
    await expect.poll(() => mine.cellText('package', 1)).toBe('10');
    await mine.compare.click();
    await mine.merge.click();
    await expect.poll(() => mine.cellText('package', 1)).toBe('12');
    await expect.poll(() => mine.cellText('weight', 1)).toBe('99.5');
    await expect(mine.field('remarks')).toHaveValue('我的备注');
    await mine.saveChanges.click();
    await expect(new BookingListScreen(mine.page).heading).toHaveText('拼箱订舱');
    const { rows } = await findBookings(session, { businessNumber: `${saved.businessNumber}|=` });
    expect(rows).toMatchObject([{ cartons: 12, weight: 99.5, version: 3 }]);
  });
});

test('a form that nothing was typed in follows; a draft that a colleague submitted is no draft any more', async ({
  portal,
  session,
  openContext,
}) => {
  const colleague = await signInOverApi(portal.origin, { account: 'demo-sub' });
  const draft = await saveDraft(session);
  const open = async () => {
    const context = await openContext({ session });
    const form = new BookingFormScreen(await context.newPage());
    await form.open(draft.id);
    await expect.poll(() => form.cellText('package', 1)).toBe('10');
    return form;
  };
  const [idle, busy] = [await open(), await open()];
  await busy.field('remarks').fill('我的备注');
  await changeBooking(colleague, draft, { customerBusinessNumber: 'PO-9' });

  await expect(idle.field('customerBusinessNumber')).toHaveValue('PO-9');
  await expect(idle.saveChanges).toBeVisible();
  await expect(busy.openSubmitted).toBeInViewport();
  await expect(busy.submit).toBeDisabled();
  await busy.openSubmitted.click();
  await expect(busy.field('customerBusinessNumber')).toHaveValue('PO-9');
  await busy.compare.click();
  await busy.merge.click();
  await expect(busy.field('remarks')).toHaveValue('我的备注');
  await busy.saveChanges.click();
  await expect(new BookingListScreen(busy.page).heading).toHaveText('拼箱订舱');
});
