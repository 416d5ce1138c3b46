import { readFile } from 'node:fs/promises';
import { findBarriersInBothLanguages, sidewaysScroll } from '../fixtures/accessibility.ts';
import { submitBooking } from '../fixtures/bookings.ts';
import { openLive } from '../fixtures/live-page.ts';
import { chooseLocale } from '../fixtures/look.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { type Session, sessionHeaders, signInOverApi } from '../fixtures/session.ts';
import { HeaderScreen } from '../screens/header.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** Makes a change that the customer is told of. */
async function returnBooking(session: Session, { id, version }: { id: string; version: number }) {
  await post(session, '/business/delBookingList', {
    bookings: [{ id, version }],
    reason: '客户取消',
  });
}

async function post(session: Session, path: string, body: object): Promise<void> {
  const answer = await fetch(`${session.origin}/api${path}`, {
    method: 'POST',
    headers: { ...sessionHeaders(session), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

test('a change is told to every open page at once, and reading it anywhere reads it everywhere', async ({
  portal,
  openContext,
}) => {
  // Without ships of its own, of whose cut-offs a reminder could come just now.
  const session = await signInOverApi(portal.origin, { account: 'demo2' });
  await post(session, '/business/readAllMessages', {});
  const booking = await submitBooking(session);
  const context = await openContext({ session });
  const first = await context.newPage();
  await openLive(first);
  const second = await context.newPage();
  await openLive(second);
  const [header, other] = [new HeaderScreen(first), new HeaderScreen(second)];
  await expect(header.bell).toHaveAccessibleName('消息');
  await returnBooking(session, booking);
  for (const each of [header, other]) {
    await expect(each.bell).toHaveAccessibleName('消息：未读 1 条');
    await expectNotice(each.page, `${booking.businessNumber} 已退载`);
  }

  await header.bell.focus();
  await first.keyboard.press('Enter');
  await expect(header.messages.getByText('原因：客户取消').first()).toBeVisible();
  expect(await findBarriersInBothLanguages(first)).toEqual([]);
  await header.messages.getByRole('link', { name: `${booking.businessNumber} 已退载` }).click();
  await expect(first).toHaveURL(new RegExp(`/business/lcl/detail\\?id=${booking.id}`));
  await expect(new WorkspaceScreen(first).activeTab).toHaveText(booking.businessNumber);
  for (const each of [header, other]) await expect(each.bell).toHaveAccessibleName('消息');
});

test('all messages are read at once, in English and with a narrow window', async ({
  portal,
  openContext,
}) => {
  const session = await signInOverApi(portal.origin);
  const booking = await submitBooking(session);
  const context = await openContext({ session, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await chooseLocale(context, 'en');
  const header = new HeaderScreen(page);
  await openLive(page);
  await returnBooking(session, booking);
  await expect(header.bell).toHaveAccessibleName(/unread/);
  await header.bell.click();
  await expect(
    header.messages.getByRole('link', { name: `${booking.businessNumber} was returned` }),
  ).toBeVisible();
  const box = await header.messages.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  expect(await sidewaysScroll(page)).toBe(0);
  await header.messages.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(header.bell).toHaveAccessibleName('Messages');
  await expect(page.getByRole('status').filter({ hasText: 'All messages are marked as read' })).toHaveCount(
    1,
  );
  await page.keyboard.press('Escape');
  await expect(header.messages).toBeHidden();
  await expect(header.bell).toBeFocused();
});

test('a large export is made while one goes on, is told when ready, and survives the death of the server', async ({
  portal,
  openContext,
  trouble,
}) => {
  // Whatever the page asks for while nobody is there.
  trouble.expect(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING/);
  const session = await signInOverApi(portal.origin);
  const context = await openContext({ session });
  const page = await context.newPage();
  const header = new HeaderScreen(page);
  await openLive(page);
  await expect(new WorkspaceScreen(page).main.getByRole('row').nth(2)).toBeVisible();
  await post(session, '/file/exportList', { list: 'lclBookings' });
  await portal.kill();
  await portal.start();
  // The job of a server that died runs again once its heartbeat has been missed.
  await expectNotice(header.page, '导出：拼箱订舱 已完成', 120_000);
  await header.tasks.click();
  const link = header.taskCentre.getByRole('link', { name: '下载：导出：拼箱订舱' }).first();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^拼箱订舱 \d{4}-\d\d-\d\d\.xlsx$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
});
