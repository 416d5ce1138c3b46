import { chinaDay } from '../fixtures/china-day.ts';
import { drawTurnedLicence } from '../fixtures/drawn-licence.ts';
import { test } from '../fixtures/first-day-test.ts';
import { askForCode } from '../fixtures/outbox.ts';
import { captcha } from '../fixtures/portal-server.ts';
import { expect } from '../fixtures/portal-test.ts';
import { BillScreen } from '../screens/bill.screen.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { DeskScreen } from '../screens/desk.screen.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

const phone = '13905910001';
const customer = { account: 'chenxing', password: 'cx-harbour-2026' };

test('on an empty PostgreSQL the first of the staff approves a company, receives and measures its cargo and bills it, and the company confirms, by pages alone', async ({
  portal,
  page,
  firstStaff,
  openContext,
}) => {
  test.slow();
  const atDesk = await (await openContext({})).newPage();
  const [staff, desk] = [new WorkspaceScreen(atDesk), new DeskScreen(atDesk)];
  const [login, form, bills] = [new LoginScreen(page), new BookingFormScreen(page), new BillScreen(page)];
  let businessNumber = '';

  await test.step('the first of the staff signs in with the password of the command', async () => {
    const door = new LoginScreen(atDesk);
    await door.open();
    await door.signIn({ ...firstStaff, captcha });
    await expect(staff.user).toContainText('周明远');
  });

  await test.step('a company registers', async () => {
    await login.open();
    const licence = await drawTurnedLicence(page);
    await page.getByRole('link', { name: '注册' }).click();
    await page.getByRole('textbox', { name: '登录账号' }).fill(customer.account);
    await page.getByLabel('密码', { exact: true }).fill(customer.password);
    await page.getByLabel('确认密码').fill(customer.password);
    await page.getByRole('button', { name: '打开并阅读协议' }).click();
    await page.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('checkbox', { name: '已阅读并同意平台服务协议' }).check();
    await page.getByRole('button', { name: '下一步' }).click();
    const file = { name: '执照.png', mimeType: 'image/png', buffer: licence };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await expect(page.getByText('识别完成，请核对填入的内容。')).toBeVisible({ timeout: 120_000 });
    await page.getByRole('textbox', { name: '联系人' }).fill('林晓梅');
    await page.getByRole('textbox', { name: '邮箱' }).fill('lin@example.com');
    const code = await askForCode(page, portal, { phone });
    await page.getByRole('textbox', { name: '短信验证码' }).fill(code);
    await page.getByRole('button', { name: '提交审核' }).click();
    await expect(page.getByText(/注册申请已提交，编号 RG-\d{6}-0001/)).toBeVisible();
  });

  await test.step('it waits in the inbox, from where it is approved', async () => {
    await staff.menuEntry('待办收件箱').click();
    await desk.main.getByRole('link', { name: /^RG-/ }).filter({ visible: true }).first().click();
    await desk.main.getByRole('radio', { name: '通过', exact: true }).check();
    await desk.press('通过');
    await atDesk.getByRole('button', { name: '确认通过' }).click();
    await expect(desk.main.getByText('已通过').filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('the company signs in and books', async () => {
    await login.open();
    await login.signIn({ ...customer, captcha });
    await expect(new WorkspaceScreen(page).user).toContainText('林晓梅');
    await form.openNew();
    await form.choose('transportChannel', 'US-WEST-FAST');
    await form.fillDate('etd', chinaDay(20));
    await form.fillDate('expectedWarehousingAt', `${chinaDay(16)} 10:00`);
    await form.choose('receivingPlace', 'yantian');
    await form.choose('destination', 'USLAX');
    await form.warehouseType('亚马逊仓', 'Amazon').check();
    await form.choose('warehouseCode', 'ONT8');
    await form.fillCell('goods_name', 1, '不锈钢保温杯');
    await form.fillCell('package', 1, '10');
    await form.fillCell('weight', 1, '120.5');
    await form.fillCell('volume', 1, '0.96');
    await form.submit.click();
    const row = page.getByRole('row').filter({ hasText: '待收货' });
    businessNumber = (await row.getByRole('link').first().textContent())?.trim() ?? '';
  });

  await test.step('staff find it, receive it by hand and measure it', async () => {
    await staff.menuEntry('订舱工作台').click();
    await desk.main.getByRole('link', { name: businessNumber }).click();
    await desk.press('确认收货');
    await atDesk.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
    await expect(desk.status).toContainText('已收货');
    const sheet = desk.main.getByRole('grid', { name: '货物与测量' });
    for (const [field, value] of [
      ['cartons', '10'],
      ['weightKg', '130'],
      ['volumeCbm', '1.1'],
    ] as const) {
      await sheet.locator(`[data-line="0"] [data-field="${field}"]`).click();
      await atDesk.keyboard.insertText(value);
    }
    await desk.press('保存测量');
    await expect(desk.main.getByText('测量', { exact: false }).first()).toBeVisible();
    await expect(desk.main).toContainText('撤销第 1 行测量');
  });

  await test.step('staff bill it', async () => {
    await staff.menuEntry('账单工作台').click();
    await desk.main.getByRole('link', { name: '录入账单' }).click();
    await desk.main.getByRole('radio', { name: /^选择 / }).click();
    await desk.press('添加订舱费用');
    const dialog = atDesk.getByRole('dialog', { name: '添加订舱费用' });
    await dialog.getByRole('checkbox', { name: `选择 ${businessNumber}` }).check();
    await dialog.getByRole('button', { name: '确定（1）' }).click();
    await desk.field('账单号').fill(`B-${businessNumber}`);
    const sheet = desk.main.getByRole('grid', { name: '费用明细' });
    await sheet.locator('[data-line="0"] [data-field="feeItem"]').click();
    await sheet.getByRole('combobox', { name: '费用项目，第 1 行' }).selectOption('OFR');
    for (const [field, value] of [
      ['quantity', '1.1'],
      ['unitPrice', '900'],
    ] as const) {
      await sheet.locator(`[data-line="0"] [data-field="${field}"]`).click();
      await atDesk.keyboard.insertText(value);
    }
    await expect(desk.main).toContainText('¥990.00');
    await desk.fillDay('到期日', chinaDay(30));
    await desk.press('出账');
    await expect(desk.status).toContainText('待确认');
  });

  await test.step('the company confirms its first bill', async () => {
    await page.goto('/cost');
    await page.getByRole('link', { name: `B-${businessNumber}` }).click();
    await bills.press('确认金额');
    await bills.press('确认 1 张', bills.dialog);
    await expect(bills.status).toContainText('待付款');
  });
});
