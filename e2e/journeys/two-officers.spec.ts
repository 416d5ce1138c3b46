import { completeBooking, submitBooking } from '../fixtures/bookings.ts';
import { officerAccount, staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { DeclarationScreen } from '../screens/declaration.screen.ts';

test('of two officers one decides: the other sees in whose hands it is, and takes it over openly', async ({
  portal,
  session,
  signedIn: page,
  openContext,
}) => {
  test.slow();
  const own = new DeclarationScreen(page);
  const booking = completeBooking({ isDeclared: true, exportDocuments: 'ownTaxRefund' });
  const { id } = await submitBooking(session, booking);
  const number = await own.declare(id);

  const desks = [];
  for (const account of [staffAccount, officerAccount]) {
    const officer = await openContext({ session: await signInOverApi(portal.origin, { account }) });
    const desk = new DeclarationScreen(await officer.newPage());
    await desk.page.goto('/customs/desk');
    await desk.main.getByRole('link', { name: number }).click();
    desks.push(desk);
  }
  const [first, second] = desks as [DeclarationScreen, DeclarationScreen]; // one for each account
  await first.press('我来处理');
  await expect(first.main.getByText('由我处理')).toBeVisible();
  await second.page.reload();
  await expect(second.main.getByText('陈知行 正在处理')).toBeVisible();
  await expect(second.main.getByRole('region', { name: '处理' })).toBeHidden();
  await second.press('接手');
  await expect(second.main.getByText('由我处理')).toBeVisible();
  await first.page.reload();
  await expect(first.main.getByText('沈若溪 正在处理')).toBeVisible();
  await expect(first.main.getByRole('region', { name: '处理' })).toBeHidden();
  await second.main.getByText('确认', { exact: true }).filter({ visible: true }).click();
  await second.press('确认');
  await expect(second.status('已确认')).toBeVisible();
  await page.reload();
  await expect(own.main.getByRole('row', { name: new RegExp(number) })).toContainText('已确认');
});
