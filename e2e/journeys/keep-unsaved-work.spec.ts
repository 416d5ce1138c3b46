import type { Request } from '@playwright/test';
import {
  changeBooking,
  completeBooking,
  findBookingIn,
  findBookings,
  submitBooking,
} from '../fixtures/bookings.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { captcha, demo, staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { revokeSession, sessionCookies, signInOverApi } from '../fixtures/session.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

test('a half-filled booking is offered back after a reload, under the same number', async ({ signedIn }) => {
  const form = new BookingFormScreen(signedIn);
  signedIn.on('dialog', (dialog) => dialog.accept());
  await form.openNew();
  const number = await form.number.textContent();
  await form.fillCell('goods_name', 1, '露营灯');
  await form.fillCell('package', 1, '6');
  await expect(form.savedState).toHaveText('有未保存的修改，已暂存在本浏览器');
  await signedIn.reload();
  await form.restoreKept.click();
  await expect.poll(() => form.cellText('goods_name', 1)).toBe('露营灯');
  await expect.poll(() => form.cellText('package', 1)).toBe('6');
  await expect(form.number).toHaveText(String(number));
});

test('discarded work can be had back until the page is left', async ({ signedIn }) => {
  const form = new BookingFormScreen(signedIn);
  const undo = form.main.getByRole('button', { name: '撤销放弃' });
  signedIn.on('dialog', (dialog) => dialog.accept());
  await form.openNew();
  await form.fillCell('goods_name', 1, '放弃的灯');
  await expect(form.savedState).toHaveText('有未保存的修改，已暂存在本浏览器');
  await signedIn.reload();
  await form.discardKept.dblclick();
  await expect(undo).toBeVisible();
  await expect(form.restoreKept).toHaveCount(0);
  await undo.click();
  await form.restoreKept.click();
  await expect.poll(() => form.cellText('goods_name', 1)).toBe('放弃的灯');
});

test('whoever signs in next in the browser reads nothing of unsaved work; its person is offered it again', async ({
  page,
}) => {
  const [form, list] = [new BookingFormScreen(page), new BookingListScreen(page)];
  const [login, workspace] = [new LoginScreen(page), new WorkspaceScreen(page)];
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await login.open();
  await login.signIn({ ...demo, captcha });
  await expect(workspace.user).toBeVisible();
  await form.openNew();
  const number = String(await form.number.textContent());
  await form.fillCell('goods_name', 1, '机密灯具');
  await expect(form.savedState).toHaveText('有未保存的修改，已暂存在本浏览器');
  expect(await stored()).toContain('berth.unsaved.');
  expect(await stored()).not.toContain('机密灯具');
  await workspace.signOut();
  const question = page.getByRole('dialog', { name: '有未保存的修改' });
  await expect(question).toContainText('已加密暂存在本浏览器');
  await question.getByRole('button', { name: '退出登录' }).click();
  await login.signIn({ ...demo, account: staffAccount, captcha });
  await expect(workspace.user).toBeVisible();
  await list.open();
  await expect(list.heading).toBeVisible();
  expect(await stored()).toContain('berth.unsaved.');
  expect(await stored()).not.toContain('机密灯具');
  await expect(page.getByText(number)).toHaveCount(0);
  await workspace.signOut();
  await login.signIn({ ...demo, captcha });
  await expect(workspace.user).toBeVisible();
  await list.open();
  await page.getByRole('button', { name: `打开 ${number}` }).click();
  await form.restoreKept.click();
  await expect.poll(() => form.cellText('goods_name', 1)).toBe('机密灯具');
});

test('unsaved work outlives a session that was ended elsewhere', async ({
  context,
  page,
  portal,
  trouble,
}) => {
  const session = await signInOverApi(portal.origin);
  await context.addCookies(sessionCookies(session));
  const [form, login, workspace] = [
    new BookingFormScreen(page),
    new LoginScreen(page),
    new WorkspaceScreen(page),
  ];
  const { id } = await submitBooking(session);
  const awaited = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/select/') && awaited.add(request));
  page.on('requestfinished', (request) => awaited.delete(request));
  await form.open(id);
  // With all its lists of choices. The network is never idle: every page keeps a stream of events.
  await expect.poll(() => awaited.size).toBe(0);
  await form.fillCell('goods_name', 1, '改过的品名');
  trouble.expectFailedCall('/api/');
  await revokeSession(session);
  // The page may hear of it by whatever it asks or is told, before the click.
  await form.saveChanges.click({ timeout: 3000 }).catch(() => undefined);
  await expect(workspace.sessionEndDialog).toBeVisible();
  await workspace.sessionEndDialog.getByRole('button', { name: '重新登录' }).click();
  await login.signIn({ ...demo, captcha });
  await expect(page).toHaveURL(new RegExp(`/business/lcl/detail\\?id=${id}`));
  await form.restoreKept.click();
  await expect.poll(() => form.cellText('goods_name', 1)).toBe('改过的品名');
  await form.saveChanges.click();
  await expectNotice(workspace.page, '修改已保存');
});

test('a double click on submit makes one booking', async ({ signedIn, session }) => {
  const form = new BookingFormScreen(signedIn);
  const list = new BookingListScreen(signedIn);
  const reference = `DOUBLE-${Date.now()}`;
  const draft = completeBooking({ customerBusinessNumber: reference });
  const { id } = await submitBooking(session, draft);
  await form.open(id);
  await form.fillCell('package', 1, '11');
  await form.saveChanges.dblclick();
  await expect(list.heading).toBeVisible();
  await list.newBooking.click();
  await form.choose('transportChannel', 'US-WEST-FAST');
  await form.field('customerBusinessNumber').fill(reference);
  await form.fillDate('etd', String(draft.etd));
  await form.fillDate('expectedWarehousingAt', String(draft.expectedWarehousingAt).slice(0, 16));
  await form.choose('receivingPlace', 'CNYTN');
  await form.choose('destination', 'USLAX');
  await form.warehouseType('亚马逊仓', 'Amazon').check();
  await form.choose('warehouseCode', 'ONT8');
  for (const [column, value] of [
    ['goods_name', '双击'],
    ['package', '1'],
    ['weight', '2'],
    ['volume', '0.1'],
  ] as const) {
    await form.fillCell(column, 1, value);
  }
  await form.submit.dblclick();
  await expect(list.row('双击')).toBeVisible();
  const found = await findBookings(session, { customerBusinessNumber: `${reference}|=` });
  expect(found.total).toBe(2);
});

test('two windows change one booking: the second is told, and loses nothing', async ({
  signedIn,
  session,
  trouble,
}) => {
  const form = new BookingFormScreen(signedIn);
  const list = new BookingListScreen(signedIn);
  const saved = await submitBooking(session);
  await form.open(saved.id);
  await form.field('remarks').fill('我的备注');
  await changeBooking(session, saved, { remarks: '别人的备注' });

  trouble.expectFailedCall('/api/business/submitBookingLcl');
  await form.saveChanges.click();
  await expect(form.conflict).toContainText('您的修改尚未保存，也没有丢失');
  await expect(form.field('remarks')).toHaveValue('我的备注');

  await form.showNewest.click();
  await expect(form.field('remarks')).toHaveValue('别人的备注');
  await form.compare.click();
  await expect(form.merge).toBeDisabled();
  await form.comparison.getByRole('radio', { name: '我的：我的备注' }).check();
  await form.merge.click();
  await expect(form.field('remarks')).toHaveValue('我的备注');
  await form.saveChanges.click();
  await expect(list.heading).toBeVisible();
  const found = await findBookings(session, { businessNumber: `${saved.businessNumber}|=` });
  expect(found.total).toBe(1);
});

test('a returned booking is shown with its reason, and cannot be edited by its address either', async ({
  signedIn,
  session,
}) => {
  const form = new BookingFormScreen(signedIn);
  const returned = await findBookingIn(session, 'returned');
  await form.open(returned.id);
  await expect(form.heading).toHaveText('拼箱订舱');
  await expect(form.main.getByRole('alert')).toContainText('该订舱已退载，不能修改。');
  await expect(form.saveChanges).toHaveCount(0);
  await expect(form.main.getByRole('link', { name: '编辑' })).toHaveCount(0);
  await expect(form.main.getByRole('textbox')).toHaveCount(0);
});
