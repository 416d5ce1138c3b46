import { emptyCargoLine } from '@berth/contract';
import type { Page } from '@playwright/test';
import { findBarriers } from '../fixtures/accessibility.ts';
import { completeBooking, findBookingIn, submitBooking } from '../fixtures/bookings.ts';
import { chooseLocale } from '../fixtures/look.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { readPages } from '../fixtures/pdf-pages.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { HeaderScreen } from '../screens/header.screen.ts';

const goods = (name: string, cartons: number) => ({
  ...emptyCargoLine(),
  goods_name: name,
  package: cartons,
  weight: 120.5,
  volume: 0.96,
});

async function download(page: Page, name: string, decoded: readonly number[]) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name }).click(),
  ]);
  await expect(page.getByRole('dialog')).toBeHidden();
  return { name: file.suggestedFilename(), pages: await readPages(file, decoded) };
}

test('marks of several bookings are printed from the list, what cannot be printed is told', async ({
  portal,
  openContext,
}) => {
  const session = await signInOverApi(portal.origin);
  const one = await submitBooking(session, completeBooking({ cargo: [goods('唛头杯', 3)] }));
  const two = await submitBooking(session, completeBooking({ cargo: [goods('唛头杯', 2)] }));
  const draft = await findBookingIn(session, 'draft');
  const context = await openContext({ session });
  const page = await context.newPage();
  const list = new BookingListScreen(page);
  const numbers = [one, two, draft].map(({ businessNumber }) => businessNumber);
  await list.open(`?businessNumber=${numbers.join(',')}%7Cinclude`);
  for (const number of numbers) await list.row(number).getByRole('checkbox').check();
  await page.getByRole('button', { name: '打印' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`${draft.businessNumber} · 草稿`)).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('2 票订舱，共 5 张标签。');
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByText('标签 100×100 mm').click();
  const marks = await download(page, '下载 PDF', [1, 5]);
  expect(marks.name).toBe('唛头 2.pdf');
  expect(marks.pages).toHaveLength(5);
  const labels = marks.pages.map(({ text }) => /SZL-\d{6}-\d{4,}\/\d{4}/.exec(text)?.[0]);
  const labelsOf = (number: string, cartons: number) =>
    Array.from({ length: cartons }, (_, at) => `${number}/000${at + 1}`);
  expect(labels.toSorted()).toEqual(
    [...labelsOf(one.businessNumber, 3), ...labelsOf(two.businessNumber, 2)].toSorted(),
  );
  // What the warehouse scans is what it reads.
  for (const at of [0, 4]) {
    const codes = marks.pages[at]?.codes.toSorted((left, right) => left.format.localeCompare(right.format));
    expect(codes).toEqual([
      { format: 'Code128', text: labels[at] },
      { format: 'QRCode', text: labels[at] },
    ]);
  }
});

test('a booking figure and the code for the gate come from the booking, in English and with a narrow window', async ({
  portal,
  openContext,
}) => {
  const session = await signInOverApi(portal.origin);
  const booking = await submitBooking(session);
  const context = await openContext({ session, viewport: { width: 390, height: 844 } });
  await chooseLocale(context, 'en');
  const page = await context.newPage();
  await page.goto(`/business/lcl/detail?id=${booking.id}`);
  await page.getByRole('button', { name: 'Entry code' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: booking.businessNumber })).toBeVisible();
  await expect(dialog).toContainText('Yantian District');
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await dialog.getByText('Booking note', { exact: true }).click();
  const figure = await download(page, 'Download PDF', [1]);
  expect(figure.name).toBe(`Booking note ${booking.businessNumber}.pdf`);
  expect(figure.pages[0]?.text).toContain('不锈钢保温杯');
  expect(figure.pages[0]?.text).toContain('Page 1 of 1');
  expect(figure.pages[0]?.codes).toEqual(
    expect.arrayContaining([
      { format: 'Code128', text: booking.businessNumber },
      { format: 'QRCode', text: expect.stringMatching(/^E[0-9A-F]{32}$/) },
    ]),
  );
});

test('marks of very many cartons are made in the task centre', async ({ portal, openContext }) => {
  const session = await signInOverApi(portal.origin);
  const booking = await submitBooking(session, completeBooking({ cargo: [goods('大票杯', 600)] }));
  const context = await openContext({ session });
  const page = await context.newPage();
  await page.goto(`/business/lcl/detail?id=${booking.id}&mode=view`);
  await page.getByRole('button', { name: '打印', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '在任务中心生成' }).click();
  const header = new HeaderScreen(page);
  await expectNotice(page, `唛头：${booking.businessNumber} 已完成`, 60_000);
  await header.tasks.click();
  const link = header.taskCentre.getByRole('link', { name: `下载：唛头：${booking.businessNumber}` });
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(await readPages(file)).toHaveLength(600);
});
