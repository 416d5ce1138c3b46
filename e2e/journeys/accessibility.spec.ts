import type { Locator, Page } from '@playwright/test';
import { findBarriers, findFaintTexts, findFocusFault, sidewaysScroll } from '../fixtures/accessibility.ts';
import { chooseLocale } from '../fixtures/look.ts';
import { wideUnless } from '../fixtures/matrix.ts';
import { pages } from '../fixtures/pages.ts';
import { captcha, demo } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

for (const { name, open } of pages) {
  for (const locale of ['zh-CN', 'en'] as const) {
    test(
      `${name} in ${locale}: axe finds nothing in light and dark, and it fits 320 pixels`,
      wideUnless(locale === 'zh-CN', 'gallery'),
      async ({ context, signedIn, session }) => {
        await chooseLocale(context, locale);
        await open(signedIn, session);
        expect(await findBarriers(signedIn), 'light').toEqual([]);
        await signedIn.emulateMedia({ colorScheme: 'dark' });
        await expect(signedIn.locator('html')).toHaveAttribute('data-appearance', 'dark');
        expect(await findFaintTexts(signedIn), 'dark').toEqual([]);
        await signedIn.setViewportSize({ width: 320, height: 640 });
        await expect.poll(() => sidewaysScroll(signedIn)).toBe(0);
      },
    );
  }
}

/** Presses Tab until a control has the focus; every stop on the way must be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const faults: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const fault = await findFocusFault(page);
    if (fault) faults.push(fault);
    if (await target.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(target).toBeFocused();
  expect(faults).toEqual([]);
}

test('by keyboard alone: past the bars, sign in, to a new booking, through its form, and submit', async ({
  page,
}) => {
  const [login, workspace, list, form] = [
    new LoginScreen(page),
    new WorkspaceScreen(page),
    new BookingListScreen(page),
    new BookingFormScreen(page),
  ];
  const { keyboard } = page;
  await page.setViewportSize({ width: 1280, height: 640 });
  await login.open();
  await expect(login.picture).toBeVisible();

  await test.step('the first stop leads past the bars', async () => {
    await keyboard.press('Tab');
    await expect(workspace.skipLink).toBeFocused();
    await expect(workspace.skipLink).toBeInViewport();
    await keyboard.press('Enter');
    await expect(workspace.main).toBeFocused();
  });

  await test.step('sign in', async () => {
    await tabTo(page, login.account);
    await keyboard.type(demo.account);
    await tabTo(page, login.password);
    await keyboard.type(demo.password);
    await tabTo(page, login.captcha);
    await keyboard.type(captcha);
    await tabTo(page, login.submit);
    await keyboard.press('Enter');
    await expect(workspace.heading).toBeFocused();
    await expect(page).toHaveTitle('控制台 - 泊位');
  });

  await test.step('a common function leads to the list', async () => {
    const functions = page.getByRole('region', { name: '常用功能' });
    await tabTo(page, functions.getByRole('link', { name: '拼箱订舱', exact: true }));
    await keyboard.press('Enter');
    await expect(list.heading).toBeFocused();
    await expect(page).toHaveTitle('拼箱订舱 - 泊位');
  });

  await test.step('open a new booking: the focus and the title follow', async () => {
    await tabTo(page, list.newBooking);
    await keyboard.press('Enter');
    await expect(form.heading).toBeFocused();
    await expect(page).toHaveTitle('新增拼箱订舱 - 泊位');
    await expect(page.getByRole('status').getByText('新增拼箱订舱')).toBeAttached();
  });

  await test.step('choose a channel and a destination', async () => {
    for (const [name, text] of [
      ['transportChannel', '美西快船'],
      ['destination', 'changtan'],
    ] as const) {
      await tabTo(page, form.field(name));
      await keyboard.insertText(text);
      await page.locator('.ant-select-dropdown:visible .ant-select-item-option-active').waitFor();
      await keyboard.press('Enter');
    }
  });

  await test.step('through the rest of the form to submit: its summary takes the focus', async () => {
    await tabTo(page, form.submit);
    await keyboard.press('Enter');
    await expect(form.summary).toBeVisible();
    await tabTo(page, form.summary.getByRole('button', { name: '收货地' }));
    await keyboard.press('Enter');
    await expect(form.field('receivingPlace')).toBeFocused();
    await expect.poll(() => findFocusFault(page)).toBeNull();
  });
});

test('the tab bar is walked by keyboard, and Delete closes a tab', async ({ signedIn }) => {
  const [workspace, list] = [new WorkspaceScreen(signedIn), new BookingListScreen(signedIn)];
  await list.open();
  await list.newBooking.click();
  await expect(workspace.tabs).toHaveCount(2);
  await workspace.tab('拼箱订舱').focus();
  await signedIn.keyboard.press('Enter');
  await expect(workspace.activeTab).toHaveText('拼箱订舱');
  await expect(workspace.tab('拼箱订舱')).toBeFocused();
  await signedIn.keyboard.press('Tab');
  await signedIn.keyboard.press('Tab');
  await expect(workspace.tab('新增拼箱订舱')).toBeFocused();
  await signedIn.keyboard.press('Delete');
  await expect(workspace.tabs).toHaveCount(1);
});

test('for who wants no motion, menus and lists of choices stand at what opened them', async ({
  openContext,
  session,
}) => {
  const context = await openContext({ session, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const [workspace, form] = [new WorkspaceScreen(page), new BookingFormScreen(page)];
  await form.openNew();
  await form.field('transportChannel').click();
  await expect(form.choices.first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await form.field('etd').click();
  await expect(page.getByRole('button', { name: '今天' }).or(page.getByText('今天'))).toBeInViewport();
  await page.keyboard.press('Escape');
  await workspace.user.click();
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeInViewport();
});
