import { completeBooking, findBookings, saveDraft } from '../fixtures/bookings.ts';
import { chinaDay } from '../fixtures/china-day.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';

test('what is typed before a list is here stays; what is doubtful is confirmed before it is submitted', async ({
  signedIn,
  session,
}) => {
  const [form, list] = [new BookingFormScreen(signedIn), new BookingListScreen(signedIn)];
  const customerBusinessNumber = `DOUBT-${Date.now()}`;
  const { id } = await saveDraft(
    session,
    completeBooking({
      customerBusinessNumber,
      etd: chinaDay(1),
      destination: '',
      expectedWarehousingAt: `${chinaDay(1)} 23:00:00`,
    }),
  );
  // No data makes a list late.
  const late = Promise.withResolvers<void>();
  await signedIn.route('**/api/select/getPortList*', async (route) => {
    await late.promise;
    await route.continue();
  });
  await form.open(id);
  const destination = signedIn.getByRole('combobox', { name: /^目的地/ });
  const box = form.main.locator('.ant-select').filter({ has: destination });

  await test.step('a name typed into a list that loads is still there once another field has the focus', async () => {
    await form.field('destination').pressSequentially('luoshanji');
    await form.field('remarks').click();
    await expect(box).toContainText('luoshanji');
    await expect(form.savedState).toContainText('有未保存的修改');
    late.resolve();
    await expect(box).toContainText('洛杉矶');
  });

  await test.step('a ship of tomorrow is asked about, and leads to its field', async () => {
    await form.submit.click();
    await expect(form.doubts).toContainText('开船日就在今明两天');
    await form.doubts.getByRole('button', { name: '预计开船日 ETD' }).click();
    await expect(form.doubts).toHaveCount(0);
    await expect(form.field('etd')).toBeFocused();
    await form.submit.click();
    await form.submitAnyway.click();
    await expect(list.heading).toHaveText('拼箱订舱');
    const found = await findBookings(session, { customerBusinessNumber: `${customerBusinessNumber}|=` });
    expect(found.rows).toMatchObject([{ status: 'toBeReceived' }]);
  });
});
