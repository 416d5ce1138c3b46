import { findBarriers, sidewaysScroll } from '../fixtures/accessibility.ts';
import { CarrierSystem } from '../fixtures/carrier-system.ts';
import { chinaDay } from '../fixtures/china-day.ts';
import { emptyOut, hoursFromNow, pickedUp, shipEvent, unloaded } from '../fixtures/container-events.ts';
import { openLive } from '../fixtures/live-page.ts';
import { chooseLocale } from '../fixtures/look.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { FclFormScreen } from '../screens/fcl-form.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

// ISO 6346: right check digits.
const numbers = ['CSQU3054383', 'MSKU0383250', 'TCLU4263718'];
const sizes = ['40HQ', '40HQ', '20GP'];
const from = 'CNYTN';
const to = 'USLGB';
const factory = '东莞市长安镇振安中路 18 号';
const warehouse = '深圳市龙岗区坂田街道 1 号';

test('a customer books three full containers from two places and follows them to their pick-up', async ({
  portal,
  openContext,
}) => {
  const carrier = await CarrierSystem.found(portal);
  const session = await signInOverApi(portal.origin);
  const context = await openContext({ session });
  const page = await context.newPage();
  const workspace = new WorkspaceScreen(page);
  const list = new BookingListScreen(page);
  const form = new FclFormScreen(page);
  const reference = `FCL-${Date.now()}`;
  await openLive(page);
  await workspace.menuEntry('整柜订舱').click();
  await expect(list.heading).toHaveText('整柜订舱');

  await test.step('fills in the booking; what is missing is said where it is missing', async () => {
    await list.newBooking.click();
    await expect(form.heading).toHaveText('新增整柜订舱');
    await form.field('customerBusinessNumber').fill(reference);
    await form.fillDate('etd', chinaDay(20));
    await form.choose('receivingPlace', 'yantian');
    await form.choose('destination', 'USLAX');
    await form.choose('dischargePort', 'changtan');
    for (const size of sizes) await form.more(size).click();
    await expect(form.counts).toHaveText('2 × 40HQ1 × 20GP');
    await form.addPlace.click();
    const phone = '0755-88886666';
    const loadingAt = `${chinaDay(14)} 09:00`;
    await form.fillPlace(1, { address: factory, contact: '陈建国', phone, loadingAt });
    await form.warehouseType('亚马逊仓', 'Amazon').check();
    await form.choose('warehouseCode', 'ONT8');
    await form.fillCell('goods_name', 1, '显示器支架');
    await form.fillCell('package', 1, '900');
    await form.fillCell('weight', 1, '18500');
    await form.fillCell('volume', 1, '120');
    await form.submit.click();
    await expect(form.summary.first()).toBeVisible();
    await expect(form.places.nth(1)).toContainText('请填写');
    await form.fillPlace(2, { address: warehouse, contact: '李敏', phone, loadingAt });
    await form.fillContainer('loadingPlace', 3, `装柜地点 2 · ${warehouse}`);
    await form.fillContainer('vgmKg', 1, '21500');
    await form.fillContainer('vgmMethod', 1, 'SM1 整柜称重');
    expect(await findBarriers(page)).toEqual([]);
  });

  const row = list.row(reference);
  await test.step('submits, and finds it in the list', async () => {
    await form.submit.click();
    await expect(workspace.notices).toContainText('订舱已提交');
    await expect(list.heading).toHaveText('整柜订舱');
    await expect(row).toContainText('待收货');
    await expect(row).toContainText('2 × 40HQ1 × 20GP');
    await list.filterField.click();
    await form.choices.filter({ hasText: '客户业务编号' }).click();
    await expect(list.main.getByRole('search')).toContainText('客户业务编号');
    await list.find(reference);
    await expect(list.rows).toHaveCount(1);
  });

  const link = row.getByRole('link').first();
  const businessNumber = (await link.textContent()) ?? '';
  const id = new URL((await link.getAttribute('href')) ?? '', portal.origin).searchParams.get('id');
  const detail = await context.newPage();
  await detail.goto(`/business/fcl/detail?id=${id}&mode=view`);
  const part = (name: string) => detail.getByRole('region', { name });
  const tracking = part('货物跟踪');

  await test.step('reads it: which container is loaded where, and what it weighs', async () => {
    await expect(detail.getByRole('heading', { level: 1 })).toHaveText('整柜订舱');
    const first = part('装柜地点').locator('section').filter({ hasText: factory });
    await expect(first.getByRole('listitem')).toHaveText([
      /1\. 40HQ.*21,500 KGS · SM1/,
      /2\. 40HQ.*VGM 未填/,
    ]);
    const second = part('装柜地点').locator('section').filter({ hasText: warehouse });
    await expect(second.getByRole('listitem')).toHaveText([/3\. 20GP/]);
    await expect(tracking).toContainText('船公司放舱并分配集装箱后');
    await expect(part('船期与截止时间')).toContainText('船期确认后');
  });

  await test.step('the ship and its cut-offs, with what is left', async () => {
    await carrier.tell('POST /integration/sailing', {
      businessNumber,
      ...{ carrier: 'COSU', vessel: 'COSCO ARIES', voyage: '077E' },
      ...{ siCutOffAt: `${chinaDay(16)} 12:00:00`, vgmCutOffAt: `${chinaDay(17)} 12:00:00` },
      ...{ cyCutOffAt: `${chinaDay(18)} 20:00:00`, customsCutOffAt: null },
    });
    await expect(part('船期与截止时间')).toContainText('COSCO ARIES');
    await expect(part('船期与截止时间')).toContainText(/截补料 SI.*剩 1\d 天/);
    await expect(row).toContainText('COSCO ARIES');
    await expect(row).toContainText(/剩 1\d 天/);
  });

  await test.step('three containers, and each time of theirs up to the pick-up', async () => {
    await carrier.tell('POST /integration/bookingStatus', { businessNumber, status: 'received' });
    const containers = numbers.map((number, at) => ({
      ...{ number, sizeType: sizes[at] ?? '', portOfLoading: from, portOfDischarge: to },
    }));
    await carrier.tell('POST /integration/assignContainers', { businessNumber, containers });
    await expect(row).toContainText('已配 3 柜');
    await expect(tracking.getByRole('tab')).toHaveText(numbers.map((number, at) => `${number}${sizes[at]}`));
    const told = numbers.flatMap((number) => [
      emptyOut({ number, place: from, at: hoursFromNow(-600) }),
      shipEvent('DEPA', { number, place: from, at: hoursFromNow(-500) }),
    ]);
    await carrier.tell('POST /integration/containerEvents', { events: told });
    await expect(row).toContainText('已放舱');
    await expect(tracking.getByRole('img', { name: /航行中$/ })).toBeVisible();
    const arrived = numbers.map((number) => shipEvent('ARRI', { number, place: to, at: hoursFromNow(-90) }));
    await carrier.tell('POST /integration/containerEvents', { events: arrived });
    await expect(row).toContainText('已到港');
    const collect = (those: string[]) => ({
      events: those.flatMap((number) => [
        unloaded({ number, place: to, at: hoursFromNow(-80) }),
        pickedUp({ number, place: to, at: hoursFromNow(-20) }),
      ]),
    });
    // A booking is picked up once its last container is.
    await carrier.tell('POST /integration/containerEvents', collect(numbers.slice(0, 2)));
    await tracking.getByRole('tab', { name: /TCLU4263718/ }).click();
    await expect(tracking.getByRole('list', { name: 'TCLU4263718 的七个时间' })).toBeVisible();
    await expect(row).toContainText('已到港');
    await carrier.tell('POST /integration/containerEvents', collect(numbers.slice(2)));
    await expect(row).toContainText('已提货');
    await expect(row.getByRole('img', { name: '提柜，第 6 步，共 7 步' })).toBeVisible();
    await expect(detail.locator('header [data-status]').filter({ visible: true })).toHaveText('已提货');
    await expect(part('操作记录')).toContainText('已提货');
    expect(await findBarriers(detail)).toEqual([]);
  });

  await test.step('the same on a narrow screen in English', async () => {
    const narrow = await openContext({ session, viewport: { width: 390, height: 844 } });
    const phone = await narrow.newPage();
    await chooseLocale(narrow, 'en');
    await phone.goto(`/business/fcl/detail?id=${id}&mode=view`);
    await expect(phone.getByRole('heading', { name: 'Ship and cut-offs' })).toBeVisible();
    await expect(phone.getByText('COSCO ARIES').first()).toBeVisible();
    expect(await findBarriers(phone)).toEqual([]);
    expect(await sidewaysScroll(phone)).toBe(0);
  });
});
