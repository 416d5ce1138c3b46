import { findBarriers, findBarriersInBothLanguages, sidewaysScroll } from '../fixtures/accessibility.ts';
import { changeBooking, completeBooking, submitBooking } from '../fixtures/bookings.ts';
import { CarrierSystem } from '../fixtures/carrier-system.ts';
import { emptyOut, hoursFromNow, shipEvent, unusedContainer } from '../fixtures/container-events.ts';
import { openLive } from '../fixtures/live-page.ts';
import { chooseLocale } from '../fixtures/look.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';

const [first, second] = [unusedContainer(), unusedContainer()] as const;
/** The smallest scan of a paper there is. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const from = 'CNYTN';
const to = 'USLGB';

const assigned = (number: string) => ({ number, sizeType: '40HQ', portOfLoading: from, portOfDischarge: to });

test('open pages follow what carriers tell: a list and a detail, from empty-box exit to the sea', async ({
  portal,
  openContext,
}) => {
  const carrier = CarrierSystem.at(portal);
  const session = await signInOverApi(portal.origin);
  const { id, businessNumber } = await submitBooking(session);
  const context = await openContext({ session });
  const list = new BookingListScreen(await context.newPage());
  await openLive(list.page);
  const page = await context.newPage();
  await page.goto(`/business/lcl/detail?id=${id}&mode=view`);
  const tracking = page.getByRole('region', { name: '货物跟踪' });
  await expect(tracking).toContainText('下一步：按预计入仓时间送货');
  const row = list.rows.filter({ hasText: businessNumber });
  await expect(row).toContainText('待收货');

  await test.step('two containers, and the first of seven times, which is no message', async () => {
    await carrier.tell('POST /integration/bookingStatus', { businessNumber, status: 'received' });
    await carrier.tell('POST /integration/assignContainers', {
      businessNumber,
      containers: [assigned(first), assigned(second)],
    });
    await expect(row).toContainText('已收货');
    await expect(row).toContainText('已配 2 柜');
    await expect(tracking.getByRole('tab')).toHaveCount(2);
    await carrier.tell('POST /integration/containerEvents', {
      events: [first, second].map((number) => emptyOut({ number, place: from, at: hoursFromNow(-60) })),
    });
    await expect(row.getByRole('img', { name: '空箱出场，第 1 步，共 7 步' })).toBeVisible();
    const exit = tracking.getByRole('listitem').first();
    await expect(exit).toContainText('空箱出场');
    await expect(exit).not.toHaveAttribute('aria-current', 'step');
  });

  await test.step('departure moves the status, a later estimate is a delay against the first', async () => {
    const arrives = (hours: number) =>
      [first, second].map((number) =>
        shipEvent('ARRI', { number, place: to, at: hoursFromNow(hours), classifier: 'EST' }),
      );
    await carrier.tell('POST /integration/containerEvents', {
      events: [
        ...[first, second].map((number) => shipEvent('DEPA', { number, place: from, at: hoursFromNow(-24) })),
        ...arrives(240),
      ],
    });
    await expect(row).toContainText('已放舱');
    await expect(tracking.getByRole('img', { name: /航行中$/ })).toBeVisible();
    await expect(tracking).toContainText('COSCO ARIES / 077E');
    await carrier.tell('POST /integration/containerEvents', { events: arrives(240 + 53) });
    await expect(row).toContainText('晚 2 天');
    await expect(tracking.getByText('晚 2 天 5 小时').first()).toBeVisible();
    await expect(tracking.getByText('首次预计', { exact: true }).first()).toBeVisible();
  });

  await test.step('the other container is chosen, also on a narrow screen and in English', async () => {
    await tracking.getByRole('tab', { name: new RegExp(second) }).click();
    await expect(tracking.getByRole('list', { name: `${second} 的七个时间` })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    const narrow = await openContext({ session, viewport: { width: 390, height: 844 } });
    const phone = await narrow.newPage();
    await chooseLocale(narrow, 'en');
    await phone.goto(`/business/lcl/detail?id=${id}&mode=view`);
    await expect(phone.getByRole('img', { name: /: At sea$/ })).toBeVisible();
    await expect(phone.getByText('2 d 5 h late').first()).toBeVisible();
    expect(await sidewaysScroll(phone)).toBe(0);
  });
});

test('a form that is being filled in only says what changed elsewhere', async ({ portal, openContext }) => {
  const carrier = CarrierSystem.at(portal);
  const session = await signInOverApi(portal.origin);
  const saved = await submitBooking(session, completeBooking({ remarks: '原来的备注' }));
  const context = await openContext({ session });
  const page = await context.newPage();
  await openLive(page);
  const form = new BookingFormScreen(page);
  await page.goto(`/business/lcl/detail?id=${saved.id}`);
  const remarks = page.getByRole('textbox', { name: '订舱备注' });
  await remarks.fill('我正在写的备注');
  await changeBooking(session, saved, { remarks: '同事的备注' });
  await expect(page.getByText('有人刚保存了这票订舱的新版本')).toBeVisible();
  await expect(remarks).toHaveValue('我正在写的备注');
  await carrier.tell('POST /integration/bookingStatus', {
    businessNumber: saved.businessNumber,
    status: 'received',
  });
  await expect(page.getByText('这票订舱现在是“已收货”，不能再修改')).toBeVisible();
  await expect(remarks).toHaveValue('我正在写的备注');
  await expect(form.savedState).toHaveText('有未保存的修改，已暂存在本浏览器');
  expect(await findBarriers(page)).toEqual([]);
});

test('a document that is handed in appears on the open page and is saved; a newer one takes its place', async ({
  portal,
  openContext,
}) => {
  const desk = CarrierSystem.at(portal);
  const session = await signInOverApi(portal.origin);
  const { id, businessNumber } = await submitBooking(session);
  const context = await openContext({ session });
  const page = await context.newPage();
  await openLive(page);
  await page.goto(`/business/lcl/detail?id=${id}&mode=view`);
  const documents = page.getByRole('region', { name: '单证' });
  await expect(documents).toContainText('上传后会发消息通知您');
  const about = { businessNumber, kind: 'billOfLadingDraft' } as const;
  await desk.handIn(about, { name: 'draft.png', content: pixel });
  const row = documents.getByRole('listitem');
  await expect(row).toContainText('提单草稿');
  await expect(row).toContainText('draft.png');
  const saving = page.waitForEvent('download');
  await row.getByRole('button', { name: '下载 提单草稿' }).click();
  expect((await saving).suggestedFilename()).toBe('draft.png');
  expect(await findBarriersInBothLanguages(page)).toEqual([]);

  await desk.handIn(about, { name: 'draft-2.png', content: pixel });
  await expect(row).toContainText('第 2 版');
  await expect(row).toContainText('draft-2.png');
});
