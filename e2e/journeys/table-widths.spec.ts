import { expect, test } from '../fixtures/portal-test.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';

test('a width that was moved just before its page goes is there when it is opened again', async ({
  signedIn,
}) => {
  const list = new BookingListScreen(signedIn);
  const edge = signedIn.getByRole('separator', { name: /列宽$/ }).first();
  const width = async () => Number(await edge.getAttribute('aria-valuenow'));
  await list.open();
  const before = await width();
  await edge.press('ArrowRight');
  await signedIn.goto('about:blank');
  // What was sent as the page went may arrive after the page that opens next has read.
  await expect(async () => {
    await list.open();
    await expect.poll(width, { timeout: 3000 }).toBe(before + 8);
  }).toPass();
});
