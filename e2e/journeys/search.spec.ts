import { findBarriersInBothLanguages, sidewaysScroll } from '../fixtures/accessibility.ts';
import { submitBooking } from '../fixtures/bookings.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { SearchScreen } from '../screens/search.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

test('a booking is found by a part of its number and by pinyin, by the keyboard alone', async ({
  signedIn: page,
  session,
}) => {
  const booking = await submitBooking(session);
  const [search, workspace, list] = [
    new SearchScreen(page),
    new WorkspaceScreen(page),
    new BookingListScreen(page),
  ];
  await list.open();
  await expect(search.opener).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(search.field).toBeFocused();
  await page.keyboard.type(booking.businessNumber.toLowerCase().replaceAll('-', ' '));
  await expect(search.active).toContainText(booking.businessNumber);
  await page.keyboard.press('Enter');
  await expect(search.palette).toBeHidden();
  await expect(workspace.activeTab).toContainText(booking.businessNumber);

  // By the initials of the goods: 不锈钢保温杯.
  await workspace.tabs.first().click();
  await search.opener.click();
  await expect(search.group('最近打开').first()).toContainText(booking.businessNumber);
  await page.keyboard.type('bxgbwb');
  await expect(search.group('订舱').first()).toContainText('不锈钢保温杯');
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(search.palette).toBeHidden();
  await expect(search.opener).toBeFocused();

  // A page of the menu and a command, which need no server.
  await page.keyboard.press('/');
  await page.keyboard.type('zgdc');
  await expect(search.active).toContainText('整柜订舱');
  await search.field.fill('shense');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
});

test('on a phone it fills the screen', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await new BookingListScreen(page).open();
  const search = new SearchScreen(page);
  await search.opener.click();
  await expect(search.field).toBeFocused();
  expect(await search.palette.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await sidewaysScroll(page)).toEqual(0);
});
