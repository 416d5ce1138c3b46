import { chinaDay } from '../fixtures/china-day.ts';
import { wide } from '../fixtures/matrix.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { captcha, demo } from '../fixtures/portal-server.ts';
import { expect, type PortalFixtures, test } from '../fixtures/portal-test.ts';
import { test as onPostgres } from '../fixtures/postgres-test.ts';
import { BookingFormScreen } from '../screens/booking-form.screen.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { LoginScreen } from '../screens/login.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

const story =
  'a customer signs in, books LCL, and finds and changes the booking although the server is killed twice';

test(`${story}: embedded database`, bookLcl);
onPostgres(`${story}: PostgreSQL`, wide('pages'), bookLcl);

async function bookLcl({ page, portal, trouble }: PortalFixtures) {
  const login = new LoginScreen(page);
  const workspace = new WorkspaceScreen(page);
  const list = new BookingListScreen(page);
  const form = new BookingFormScreen(page);
  const goods = `航海保温杯${Date.now()}`;
  // The server is killed under open pages.
  trouble.expectServerDown();

  await test.step('signs in', async () => {
    await login.open();
    await login.signIn({ ...demo, captcha });
    await expect(list.heading).toHaveText('控制台');
    await workspace.menuEntry('拼箱订舱').click();
    await expect(list.heading).toHaveText('拼箱订舱');
    await expect(list.rows).toHaveCount(20);
  });

  await test.step('opens a new booking and fills it in', async () => {
    await workspace.menuEntry('拼箱订舱').click();
    await list.newBooking.click();
    await expect(form.heading).toHaveText('新增拼箱订舱');
    await form.choose('transportChannel', 'US-WEST-FAST');
    await form.field('customerBusinessNumber').fill('ｐｏ－７７');
    await form.fillDate('etd', chinaDay(20));
    await form.fillDate('expectedWarehousingAt', `${chinaDay(16)} 10:00`);
    await form.choose('receivingPlace', 'yantian');
    await form.choose('destination', 'USLAX');
    await form.choose('dischargePort', 'changtan');
    await form.warehouseType('亚马逊仓', 'Amazon').check();
    await form.choose('warehouseCode', 'ONT8');
  });

  await test.step('fills three cargo lines by keyboard alone', async () => {
    const { keyboard } = page;
    await form.cell('goods_name', 1).focus();
    const lines = [
      [goods, '12', '180.5', '60', '40', '40', '1.152'],
      ['硅胶折叠水杯', '8', '64', '50', '40', '30', '0.48'],
      ['Ｔ恤衫', '２０', '２１０．２５', '', '', '', '1.9'],
    ];
    for (const [at, line] of lines.entries()) {
      for (const [column, value] of line.entries()) {
        await keyboard.insertText(value);
        if (column < line.length - 1) await keyboard.press('Tab');
      }
      if (at === lines.length - 1) continue;
      await keyboard.press('Enter');
      await expect(form.cellField('volume', at + 2)).toBeFocused();
      for (let back = 1; back < line.length; back += 1) await keyboard.press('Shift+Tab');
      await expect(form.cellField('goods_name', at + 2)).toBeFocused();
    }
    await expect(form.total('CTNS')).toHaveText('40');
    await expect(form.total('KGS')).toHaveText('454.75');
    await expect(form.total('CBM')).toContainText('3.532');
  });

  await test.step('submits; as soon as that is acknowledged the server is killed', async () => {
    const acknowledged = page.waitForResponse(/submitBookingLcl/);
    await form.submit.click();
    expect((await acknowledged).status()).toBe(200);
    await portal.kill();
    await expectNotice(workspace.page, '订舱已提交');
  });

  await test.step('finds the booking by its goods on the server that started again', async () => {
    await portal.start();
    await list.open();
    await list.find(goods);
    await expect(list.rows).toHaveCount(1);
    await expect(list.rows).toContainText('ｐｏ－７７');
    await expect(list.rows).toContainText('待收货');
    await expect(list.rows).toContainText('454.75');
  });

  await test.step('changes it while the server is killed again: nothing typed is lost', async () => {
    await list.rows.getByRole('link').click();
    await expect(form.heading).toHaveText('编辑拼箱订舱');
    await expect.poll(() => form.cellText('goods_name', 3)).toBe('Ｔ恤衫');
    await form.fillCell('package', 1, '15');
    await expect(form.total('CTNS')).toHaveText('43');
    await portal.kill();
    await form.saveChanges.click();
    await expect(form.summary).toContainText('请求服务器无响应！');
    await portal.start();
    await expect.poll(() => form.cellText('package', 1)).toBe('15');
    await form.saveChanges.click();
    await expect(list.heading).toHaveText('拼箱订舱');
    await expect(list.row(goods)).toContainText('43');
  });

  await test.step('signs out; then the list leads a visitor to the public site', async () => {
    await workspace.signOut();
    await expect(login.heading).toHaveText('登录');
    await list.open();
    await expect(page).toHaveURL(/\/index$/);
  });
}
