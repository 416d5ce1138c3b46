import type { Locator } from '@playwright/test';
import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { drawTurnedLicence } from '../fixtures/drawn-licence.ts';
import { askForCode, nextMessage } from '../fixtures/outbox.ts';
import { staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

const phone = '13905910001';
const email = 'lin@example.com';

test('a company registers with a licence that is turned, is returned, mends it, is approved and signs in by SMS', async ({
  portal,
  page,
  openContext,
}) => {
  test.slow();
  const login = new LoginScreen(page);
  await login.open();
  const licence = await drawTurnedLicence(page);
  await page.getByRole('link', { name: '注册' }).click();
  await page.getByRole('textbox', { name: '登录账号' }).fill('chenxing');
  await page.getByLabel('密码', { exact: true }).fill('cx2026');
  await page.getByLabel('确认密码').fill('cx2026');
  await page.getByRole('button', { name: '打开并阅读协议' }).click();
  await page.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('button', { name: '打开并阅读协议' })).toBeFocused();
  await page.getByRole('checkbox', { name: '已阅读并同意平台服务协议' }).check();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  await page.getByRole('button', { name: '下一步' }).click();

  // What is typed before the picture was read stays.
  await page.getByRole('textbox', { name: '公司名称' }).fill('福州晨星货代');
  const file = { name: '执照.png', mimeType: 'image/png', buffer: licence };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText('识别完成，请核对填入的内容。')).toBeVisible({ timeout: 120_000 });
  // It lay on its side, and is upright now.
  await expect.poll(() => isWide(page.getByRole('img', { name: '营业执照的照片' }))).toBe(true);
  await expect(page.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue('91350100M000100Y43');
  await expect(page.getByRole('textbox', { name: '注册地址' })).toHaveValue('福建省福州市马尾区港口路88号');
  await expect(page.getByRole('textbox', { name: '公司名称' })).toHaveValue('福州晨星货代');
  await page.getByRole('button', { name: /^采用.*公司名称/ }).click();
  await page.getByRole('textbox', { name: '联系人' }).fill('林晓梅');
  await page.getByRole('textbox', { name: '邮箱' }).fill(email);
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  const code = await askForCode(page, portal, { phone });
  await page.getByRole('textbox', { name: '短信验证码' }).fill(code);
  await page.getByRole('button', { name: '提交审核' }).dblclick();
  await expect(page.getByText(/注册申请已提交，编号 RG-\d{6}-0001/)).toBeVisible();
  const link = /http\S+#[\w-]{43}/.exec(await nextMessage(portal, email, 1))?.[0] ?? '';

  const staff = await openContext({ session: await signInOverApi(portal.origin, { account: staffAccount }) });
  const desk = await staff.newPage();
  await desk.goto('/registrations');
  await desk.getByRole('link', { name: /^RG-/ }).click();
  await desk.getByRole('button', { name: '查看证件（会被记录）' }).click();
  await expect(desk.getByText(/陈知行/).last()).toBeVisible();
  await desk.getByRole('radio', { name: '退回修改' }).check();
  await desk.getByRole('combobox', { name: /^字段/ }).fill('注册地址');
  await desk.getByTitle('注册地址').click();
  await desk.getByRole('textbox', { name: /^理由/ }).fill('请填写到门牌号');
  await desk.getByRole('button', { name: '退回修改' }).click();
  expect(await nextMessage(portal, email, 2)).toContain('请填写到门牌号');

  const mended = await (await openContext({})).newPage();
  await mended.goto(link);
  await expect(mended.getByText('退回原因：请填写到门牌号')).toBeVisible();
  expect(await findBarriersInBothLanguages(mended)).toEqual([]);
  await mended.getByRole('textbox', { name: '注册地址' }).fill('福建省福州市马尾区港口路88号2层');
  await mended.getByRole('button', { name: '重新提交' }).click();
  await expect(mended.getByText(/正在审核/)).toBeVisible();

  await desk.goto('/registrations');
  await desk.getByRole('link', { name: /^RG-/ }).click();
  await expect(desk.getByText('福建省福州市马尾区港口路88号2层')).toBeVisible();
  expect(await findBarriersInBothLanguages(desk)).toEqual([]);
  await desk.getByRole('radio', { name: '通过', exact: true }).check();
  await desk.getByRole('button', { name: '通过', exact: true }).click();
  await desk.getByRole('button', { name: '确认通过' }).click();
  expect(await nextMessage(portal, email, 4)).toContain('已通过');

  await mended.goto('/login');
  await mended.getByRole('tab', { name: '短信登录' }).click();
  const signIn = await askForCode(mended, portal, { phone });
  await mended.getByRole('textbox', { name: '短信验证码' }).fill(signIn);
  await mended.getByRole('button', { name: '登录' }).click();
  await expect(new WorkspaceScreen(mended).user).toContainText('林晓梅');
});

const isWide = async (picture: Locator) =>
  await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth > shown.naturalHeight);
