import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { submitBooking } from '../fixtures/bookings.ts';
import { saidOfFailure } from '../fixtures/fall-back.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { readData, sessionHeaders, signInOverApi } from '../fixtures/session.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { ConsoleScreen } from '../screens/console.screen.ts';

test('the portal opens on the console, and a figure leads to the list of what it counts', async ({
  session,
  signedIn,
}) => {
  // The demo's bookings may all be of other months.
  await submitBooking(session);
  const [console, list] = [new ConsoleScreen(signedIn), new BookingListScreen(signedIn)];
  await signedIn.goto('/');
  await expect(console.heading).toBeVisible();
  await expect(signedIn).toHaveURL(/\/statistical$/);
  const lcl = console.figure('本月订单', 'Orders this month').getByRole('link', { name: /^拼箱/ });
  const records = Number((await lcl.textContent())?.replace(/\D/g, ''));
  expect(records).toBeGreaterThan(0);
  const asked = signedIn.waitForResponse(/getBookingListLcl/);
  await lcl.click();
  const { data } = await (await asked).json();
  expect(data.total).toBe(records);
  await expect(list.rows.first()).toBeVisible();
  await expect(signedIn).toHaveURL(/status=draft.*createdAt=/);
});

test('the counts of the console come in one call', async ({ signedIn }) => {
  const console = new ConsoleScreen(signedIn);
  const calls: string[] = [];
  signedIn.on('request', (request) => {
    if (request.url().includes('/api/business/')) calls.push(new URL(request.url()).pathname);
  });
  await console.open();
  await expect(console.card('最近订单', 'Recent orders').getByRole('link').first()).toBeVisible();
  await expect(
    console.card('近六个月货量', 'Cargo volume of six months').locator('svg').first(),
  ).toBeVisible();
  expect(calls.filter((path) => path.endsWith('/customerOrderInfo'))).toHaveLength(1);
  expect(calls.filter((path) => /List/.test(path))).toEqual([]);
});

test('a remote that is down costs its own cards, which offer to retry', async ({
  signedIn,
  network,
  trouble,
}) => {
  trouble.expect(...saidOfFailure);
  const console = new ConsoleScreen(signedIn);
  network.break(/\/remotes\/booking\//, 'not found');
  await signedIn.goto(`${network.origin}/statistical`);
  const recent = console.card('最近订单', 'Recent orders');
  await expect(recent.getByText('这一部分没能加载，请重试。')).toBeVisible();
  await expect(console.figure('本月订单', 'Orders this month').getByRole('link').first()).toBeVisible();
  await expect(console.card('常用功能', 'Common functions').getByRole('link').first()).toBeVisible();
  network.heal();
  await recent.getByRole('button', { name: '重试' }).click();
  await expect(recent.getByRole('link').first()).toBeVisible();
});

test('cards are arranged by keyboard, stay so in another browser, and come back by a reset', async ({
  openContext,
  portal,
}) => {
  const session = await signInOverApi(portal.origin, { account: 'demo-sub' });
  const page = await (await openContext({ session })).newPage();
  const console = new ConsoleScreen(page);
  await console.open();
  await expect(console.cardTitles.first()).toHaveText('需要您处理');
  await console.arrange.press('Enter');
  const earlier = page.getByRole('button', { name: '把“业务概览”前移' });
  await earlier.press('Enter');
  await expect(console.cardTitles.nth(1)).toHaveText('业务概览');
  await earlier.press('Enter');
  await expect(console.cardTitles.first()).toHaveText('业务概览');
  await expect(page.getByRole('button', { name: '把“业务概览”后移' })).toBeFocused();
  await page.getByRole('button', { name: '隐藏“公告与通知”' }).press('Enter');
  await console.done.press('Enter');
  await expect(console.arrange).toBeVisible();

  const elsewhere = await (await openContext({ session })).newPage();
  const other = new ConsoleScreen(elsewhere);
  await other.open();
  await expect(other.cardTitles.first()).toHaveText('业务概览');
  await expect(other.card('公告与通知', 'Bulletin and notices')).toHaveCount(0);
  await other.arrange.click();
  await other.reset.click();
  await expect(other.cardTitles.first()).toHaveText('需要您处理');
});

test('a booking that is returned elsewhere is counted on the open page', async ({
  signedIn,
  portal,
  session,
}) => {
  const console = new ConsoleScreen(signedIn);
  await console.open();
  const returned = console.figure('本年退载', 'Returned this year').getByRole('link', { name: /^拼箱/ });
  const before = Number((await returned.textContent())?.replace(/\D/g, ''));
  const headers = { ...sessionHeaders(session), 'Content-Type': 'application/json' };
  const found = await fetch(
    `${portal.origin}/api/business/getBookingListLcl?pageSize=10&status=${encodeURIComponent('toBeReceived|=')}`,
    { headers },
  );
  type List = EndpointResult<Endpoints['GET /business/getBookingListLcl']>;
  const { rows }: List = await readData<'GET /business/getBookingListLcl'>(found);
  const booking = rows.find(({ tracking }) => !tracking?.hasDeparted);
  const answer = await fetch(`${portal.origin}/api/business/delBookingList`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      bookings: [{ id: booking?.id, version: booking?.version }],
      reason: '客户取消',
    }),
  });
  const { results } = await readData<'POST /business/delBookingList'>(answer);
  expect(results.map(({ outcome }) => outcome)).toEqual(['returned']);
  await expect(returned).toHaveText(new RegExp(`${before + 1}$`));
});
