import type { Page } from '@playwright/test';
import { captcha, demo } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

/** Marks the document, so that a reload would be noticed. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

test('the login page switches live, its refusals too', async ({ page, trouble }) => {
  const [login, workspace] = [new LoginScreen(page), new WorkspaceScreen(page)];
  trouble.expectFailedCall('/api/login/token');
  await login.open();
  const isSameDocument = await markDocument(page);
  await expect(login.heading).toHaveText('登录');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await login.signIn({ account: demo.account, password: 'wrong-password-1', captcha });
  await expect(login.failure).toHaveText('账号或密码错误。');

  await workspace.language.click();
  await expect(login.heading).toHaveText('Sign in');
  await expect(page).toHaveTitle(/^Sign in - /);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await login.signIn({ account: demo.account, password: 'wrong-password-2', captcha });
  await expect(login.failure).toHaveText('The account or the password is wrong.');
  expect(await isSameDocument()).toBe(true);
});

test('list, form, menu, tabs and antd switch live and stay so', async ({ signedIn, trouble }) => {
  const [workspace, list, form] = [
    new WorkspaceScreen(signedIn),
    new BookingListScreen(signedIn),
    new BookingFormScreen(signedIn),
  ];
  trouble.expectFailedCall('/api/business/getBookingByIdLcl');
  await list.open();
  await expect(list.rows.first()).toBeVisible();
  await expect(list.paging).toContainText('20 条/页');
  await list.newBooking.click();
  await form.fillCell('goods_name', 1, '帐篷');
  const isSameDocument = await markDocument(signedIn);

  await test.step('the form, with what was typed', async () => {
    await workspace.language.click();
    await expect(form.heading).toHaveText('New LCL booking');
    await expect.poll(() => form.cellText('goods_name', 1)).toBe('帐篷');
    await expect(form.field('etd')).toHaveAttribute('placeholder', 'Select date');
    await expect(signedIn).toHaveTitle(/^SZL-\d{6}-\d{4} - /);
    await expect(workspace.tabs).toHaveText([/LCL bookings/, /^SZL-/]);
    await expect(workspace.menuEntry('LCL bookings')).toBeVisible();
  });

  await test.step('the list that was hidden meanwhile', async () => {
    await workspace.tab('LCL bookings').click();
    await expect(list.heading).toHaveText('LCL bookings');
    await expect(list.paging).toContainText('20 / page');
    await expect(list.status('待收货', 'To be received')).toHaveText('To be received');
    expect(await isSameDocument()).toBe(true);
  });

  await test.step('and everything after a reload', async () => {
    await form.open('00000000-0000-4000-8000-000000000000');
    await expect(form.heading).toHaveText('Booking not found');
    expect(await signedIn.evaluate(() => localStorage.getItem('APP_LANG'))).toBe('en');
    await workspace.language.click();
    await expect(form.heading).toHaveText('没有找到该订舱');
    expect(await signedIn.evaluate(() => localStorage.getItem('APP_LANG'))).toBe('zh-CN');
  });
});

test('the public site switches live', async ({ page }) => {
  await page.goto('/index');
  const heading = page.getByRole('heading', { level: 1 });
  // Until the portal runs the switch is a link to the page in the other language.
  await expect(page.locator('html')).toHaveAttribute('data-appearance');
  await expect(heading).toHaveText(/[\u4e00-\u9fff]/);
  const isSameDocument = await markDocument(page);
  await page.getByRole('link', { name: 'English' }).filter({ visible: true }).click();
  await expect(heading).not.toHaveText(/[\u4e00-\u9fff]/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await isSameDocument()).toBe(true);
  await page.reload();
  await expect(heading).not.toHaveText(/[\u4e00-\u9fff]/);
});
