import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { drawTurnedLicence } from '../fixtures/drawn-licence.ts';
import { staffAccount } from '../fixtures/portal-server.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { registerPerson } from '../fixtures/register-person.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

const person = { account: 'wangmin', name: '王敏', phone: '13905910077' };

test('a person hands in a licence, mends the field that is returned, and the open page is a company’s', async ({
  portal,
  page: visitor,
  openContext,
}) => {
  test.slow();
  await visitor.goto('/login');
  const licence = await drawTurnedLicence(visitor);
  await registerPerson(portal, { ...person, picture: licence });

  const own = await openContext({ session: await signInOverApi(portal.origin, { account: person.account }) });
  const page = await own.newPage();
  const workspace = new WorkspaceScreen(page);
  await page.goto('/usercenter');
  await workspace.menuEntry('升级企业').click();
  const file = { name: '执照.png', mimeType: 'image/png', buffer: licence };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText('识别完成，请核对填入的内容。')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('textbox', { name: '公司名称' })).toHaveValue('福州晨星国际货运代理有限公司');
  await expect(page.getByRole('textbox', { name: '统一社会信用代码' })).toHaveValue('91350100M000100Y43');
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  await page.getByRole('button', { name: '提交审核' }).dblclick();
  await expect(page.getByText(/升级企业申请 RG-\S+ 正在审核/)).toBeVisible();

  const staff = await openContext({ session: await signInOverApi(portal.origin, { account: staffAccount }) });
  const desk = await staff.newPage();
  const openRequest = async () => {
    await desk.goto('/registrations');
    await desk.getByRole('link', { name: /^RG-/ }).first().click();
    await expect(desk.getByText('福州晨星国际货运代理有限公司').first()).toBeVisible();
  };
  await openRequest();
  expect(await findBarriersInBothLanguages(desk)).toEqual([]);
  await desk.getByRole('radio', { name: '退回修改' }).check();
  await desk.getByRole('combobox', { name: /^字段/ }).fill('注册地址');
  await desk.getByTitle('注册地址').click();
  await desk.getByRole('textbox', { name: /^理由/ }).fill('请填写到门牌号');
  await desk.getByRole('button', { name: '退回修改' }).click();

  // The open page follows by itself.
  await expect(page.getByText('退回原因：请填写到门牌号')).toBeVisible();
  expect(await findBarriersInBothLanguages(page)).toEqual([]);
  await page.getByRole('textbox', { name: '注册地址' }).fill('福建省福州市马尾区港口路88号2层');
  await page.getByRole('button', { name: '重新提交' }).click();
  await expect(page.getByText(/正在审核/)).toBeVisible();

  await openRequest();
  await desk.getByRole('radio', { name: '通过', exact: true }).check();
  await desk.getByRole('button', { name: '通过', exact: true }).click();
  await desk.getByRole('button', { name: '确认通过' }).click();

  await expect(page.getByText(/账号已是企业|已通过/).first()).toBeVisible();
  await page.getByRole('link', { name: '查看账号信息' }).click();
  await expect(page.getByText('福州晨星国际货运代理有限公司').first()).toBeVisible();
  await expect(page.getByText('福建省福州市马尾区港口路88号2层')).toBeVisible();
  await expect(workspace.menuEntry('升级企业')).toHaveCount(0);
  // Nothing of the paper stays in the browser.
  const retained = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('berth.unsaved.')),
  );
  expect(retained).toEqual([]);
});
