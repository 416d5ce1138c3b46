import { findBookingIn } from '../fixtures/bookings.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

test('a half-filled form stays as it is while other tabs are looked at', async ({ signedIn }) => {
  const [workspace, list, form] = [
    new WorkspaceScreen(signedIn),
    new BookingListScreen(signedIn),
    new BookingFormScreen(signedIn),
  ];
  await list.open();
  await list.newBooking.click();
  await form.choose('destination', 'changtan');
  await form.fillCell('goods_name', 1, '帐篷');
  await form.isPickup.check();
  await workspace.menuEntry('拼箱订舱').click();
  await expect(workspace.tabs).toHaveText(['拼箱订舱', /^SZL-\d{6}-\d{4}$/]);
  await expect(list.rows.first()).toBeVisible();
  await expect(form.cell('goods_name', 1)).toBeHidden();
  await workspace.tab(/SZL/).click();
  await expect.poll(() => form.cellText('goods_name', 1)).toBe('帐篷');
  await expect(form.field('pickupAddress')).toBeVisible();
  await expect(form.main.getByText('长滩').filter({ visible: true })).toBeVisible();
});

test('every tab keeps its own scroll position', async ({ signedIn }) => {
  const [workspace, list, form] = [
    new WorkspaceScreen(signedIn),
    new BookingListScreen(signedIn),
    new BookingFormScreen(signedIn),
  ];
  await list.open('?pageSize=50');
  const lowRow = list.rows.nth(25);
  await lowRow.scrollIntoViewIfNeeded();
  const before = await lowRow.boundingBox();
  await lowRow.getByRole('link', { name: /^SZL-/ }).click();
  await expect(form.heading.or(signedIn.getByText('操作记录'))).not.toHaveCount(0);
  await expect(workspace.tabs).toHaveCount(2);
  await workspace.tab('拼箱订舱').click();
  await expect(lowRow).toBeInViewport();
  await expect
    .poll(async () => Math.round((await lowRow.boundingBox())?.y ?? 0))
    .toBe(Math.round(before?.y ?? 1));
});

test('closing the tab in front leads to its left neighbour, and asks before unsaved work goes', async ({
  signedIn,
  session,
}) => {
  const [workspace, list, form] = [
    new WorkspaceScreen(signedIn),
    new BookingListScreen(signedIn),
    new BookingFormScreen(signedIn),
  ];
  const { businessNumber } = await findBookingIn(session, 'toBeReceived');
  await list.open();
  await list.newBooking.click();
  await form.fillCell('goods_name', 1, '帐篷');
  await expect(workspace.activeTab).toHaveText(/^SZL-\d{6}-\d{4}$/);
  const ownNumber = (await workspace.activeTab.textContent()) ?? '';
  await workspace.menuEntry('拼箱订舱').click();
  await list.row(businessNumber).getByRole('link', { name: businessNumber }).click();
  await expect(workspace.tabs).toHaveText(['拼箱订舱', businessNumber, ownNumber]);

  await workspace.tab(new RegExp(ownNumber)).click();
  await workspace.closeButton(ownNumber).click();
  await workspace.unsavedDialog.getByRole('button', { name: '继续编辑' }).click();
  await expect.poll(() => form.cellText('goods_name', 1)).toBe('帐篷');
  await workspace.closeButton(ownNumber).click();
  await workspace.unsavedDialog.getByRole('button', { name: '不保存' }).click();
  await expect(workspace.activeTab).toHaveText(businessNumber);

  await workspace.closeButton(businessNumber).click();
  await expect(workspace.activeTab).toHaveText('拼箱订舱');
  await expect(list.rows.first()).toBeVisible();
});

test('titles name the page and the portal', async ({ signedIn, session }) => {
  const [list, form] = [new BookingListScreen(signedIn), new BookingFormScreen(signedIn)];
  await signedIn.goto('/index');
  await expect(signedIn).toHaveTitle(/ - 泊位$/);
  await list.open();
  await expect(signedIn).toHaveTitle('拼箱订舱 - 泊位');
  await form.openNew();
  await expect(signedIn).toHaveTitle('新增拼箱订舱 - 泊位');
  const { id, businessNumber } = await findBookingIn(session, 'toBeReceived');
  await form.open(id);
  await expect(signedIn).toHaveTitle(`${businessNumber} - 泊位`);
});

test('an address that nothing belongs to shows the 404 page and a way back', async ({ signedIn }) => {
  const workspace = new WorkspaceScreen(signedIn);
  for (const path of ['/nowhere', '/business/lcl/nowhere', '/index/nowhere']) {
    await signedIn.goto(path);
    await expect(signedIn.getByRole('heading', { name: '页面不存在' })).toBeVisible();
    await expect(signedIn).toHaveTitle('页面不存在 - 泊位');
  }
  await signedIn.getByRole('link', { name: '回到首页' }).click();
  await expect(workspace.heading).toHaveText('控制台');
});

test('a link from outside opens its booking', async ({ signedIn, session }) => {
  const form = new BookingFormScreen(signedIn);
  const { id, businessNumber } = await findBookingIn(session, 'toBeReceived');
  await form.open(id);
  await expect(form.heading).toHaveText('编辑拼箱订舱');
  await expect(form.number).toHaveText(businessNumber);
});

test('filters stand in the address: going back and forward and reloading find them again', async ({
  signedIn,
}) => {
  const list = new BookingListScreen(signedIn);
  await list.open();
  await list.status('待收货', 'To be received').click();
  await expect(signedIn).toHaveURL(/status=toBeReceived/);
  await expect(list.rows.filter({ hasNotText: '待收货' })).toHaveCount(0);
  await list.find('zzzz');
  await expect(list.empty).toBeVisible();
  await signedIn.goBack();
  await expect(list.rows.first()).toContainText('待收货');
  await signedIn.goBack();
  await expect(list.status('全部', 'All')).toHaveAttribute('aria-pressed', 'true');
  await expect(list.rows).toHaveCount(20);
  await signedIn.goForward();
  await signedIn.goForward();
  await expect(list.empty).toBeVisible();
  await signedIn.reload();
  await expect(list.empty).toBeVisible();
  await list.clearFilters.click();
  await expect(list.rows).toHaveCount(20);
});

test('the side bar collapses, and stays so', async ({ signedIn }) => {
  const [workspace, list] = [new WorkspaceScreen(signedIn), new BookingListScreen(signedIn)];
  await list.open();
  const width = async () => (await workspace.menu.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(180);
  await workspace.collapse.click();
  await expect.poll(width).toBeLessThan(70);
  await signedIn.reload();
  await expect(workspace.expand).toBeVisible();
  await expect.poll(width).toBeLessThan(70);
  await workspace.menuEntry('拼箱订舱').click();
  await expect(list.rows.first()).toBeVisible();
});

test('the workspace is as tall as the window: nothing hidden makes the window scroll', async ({
  signedIn,
}) => {
  const list = new BookingListScreen(signedIn);
  await list.open();
  await expect(list.rows.first()).toBeVisible();
  const excess = await signedIn.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(excess).toBe(0);
});
