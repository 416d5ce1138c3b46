import type { ContainerEvent } from '@berth/contract';
import { findBarriers, findBarriersInBothLanguages, sidewaysScroll } from '../fixtures/accessibility.ts';
import { CarrierSystem } from '../fixtures/carrier-system.ts';
import { chinaDay } from '../fixtures/china-day.ts';
import {
  emptyOut,
  handedIn,
  hoursFromNow,
  pickedUp,
  shipEvent,
  unloaded,
  unusedContainer,
} from '../fixtures/container-events.ts';
import { openLive } from '../fixtures/live-page.ts';
import { chooseLocale } from '../fixtures/look.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { BookingListScreen } from '../screens/booking-list.screen.ts';
import { FclFormScreen } from '../screens/fcl-form.screen.ts';
import { HeaderScreen } from '../screens/header.screen.ts';
import { TrackingScreen } from '../screens/tracking.screen.ts';
import { WorkspaceScreen } from '../screens/workspace.screen.ts';

const numbers = [unusedContainer(), unusedContainer(), unusedContainer()] as const;
const sizes = ['40HQ', '40HQ', '20GP'];
const from = 'CNYTN';
const to = 'USLGB';
const factory = '东莞市长安镇振安中路 18 号';
const warehouse = '深圳市龙岗区坂田街道 1 号';

test('a customer books three full containers from two places and follows them to their pick-up', async ({
  portal,
  openContext,
}) => {
  // From the form to the pick-up.
  test.slow();
  const carrier = CarrierSystem.at(portal);
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
    await expectNotice(workspace.page, '订舱已提交');
    await expect(list.heading).toHaveText('整柜订舱');
    await expect(row).toContainText('待收货');
    await expect(row).toContainText('2 × 40HQ1 × 20GP');
    // The list of choices scrolls to the chosen one once it is open, under a click that is too quick for a hand.
    await expect(async () => {
      await list.filterField.click();
      await form.choices.filter({ hasText: '客户业务编号' }).click();
      await expect(list.main.getByRole('search')).toContainText('客户业务编号', { timeout: 1000 });
    }).toPass();
    await list.find(reference);
    await expect(list.rows).toHaveCount(1);
  });

  const link = row.getByRole('link').first();
  const businessNumber = (await link.textContent()) ?? '';
  const id = new URL((await link.getAttribute('href')) ?? '', portal.origin).searchParams.get('id');
  const detail = await context.newPage();
  await detail.goto(`/business/fcl/detail?id=${id}&mode=view`);
  const part = (name: string) => detail.getByRole('region', { name });
  const tracking = new TrackingScreen(detail);

  await test.step('reads it: which container is loaded where, and what it weighs', async () => {
    await expect(detail.getByRole('heading', { level: 1 })).toHaveText('整柜订舱');
    const first = part('装柜地点').locator('section').filter({ hasText: factory });
    await expect(first.getByRole('listitem')).toHaveText([
      /1\. 40HQ.*21,500 KGS · SM1/,
      /2\. 40HQ.*VGM 未填/,
    ]);
    const second = part('装柜地点').locator('section').filter({ hasText: warehouse });
    await expect(second.getByRole('listitem')).toHaveText([/3\. 20GP/]);
    await expect(tracking.section).toContainText('船公司放舱并分配集装箱后');
    await expect(part('船期与截止时间')).toContainText('船期确认后');
  });

  await test.step('the ship and its cut-offs, with what is left', async () => {
    await carrier.tell('POST /integration/sailing', {
      businessNumber,
      carrier: 'COSU',
      vessel: 'COSCO ARIES',
      voyage: '077E',
      siCutOffAt: `${chinaDay(16)} 12:00:00`,
      vgmCutOffAt: `${chinaDay(17)} 12:00:00`,
      cyCutOffAt: `${chinaDay(18)} 20:00:00`,
      customsCutOffAt: null,
    });
    await expect(part('船期与截止时间')).toContainText('COSCO ARIES');
    await expect(part('船期与截止时间')).toContainText(/截补料 SI.*剩 1\d 天/);
    await expect(row).toContainText('COSCO ARIES');
    await expect(row).toContainText(/剩 1\d 天/);
  });

  await test.step('is received; the VGM of what was packed since follows, by keyboard', async () => {
    await carrier.tell('POST /integration/bookingStatus', { businessNumber, status: 'received' });
    const vgm = part('VGM 验证总重');
    const mass = (name: string) => vgm.getByRole('group', { name }).getByRole('textbox');
    await expect(detail.getByRole('link', { name: '编辑' })).toHaveCount(0);
    await expect(vgm).toContainText(/截 VGM.*剩 1\d 天/);
    await expect(vgm.getByRole('status')).toHaveText('已提交 1 / 3 个集装箱，可分次提交');
    await mass('2. 40HQ').fill('21.4');
    await detail.keyboard.press('Enter');
    await expect(mass('3. 20GP')).toBeFocused();
    await detail.keyboard.press('Enter');
    await expect(mass('2. 40HQ')).toBeFocused();
    await expect(vgm).toContainText('不应小于 2520');
    expect(await findBarriersInBothLanguages(detail)).toEqual([]);
    await mass('2. 40HQ').fill('21400');
    await detail.keyboard.press('Tab');
    await detail.keyboard.press('Space');
    // Weighed like the one before.
    await mass('3. 20GP').fill('12000');
    await detail.keyboard.press('Enter');
    await expect(vgm.getByRole('status')).toHaveText('全部 3 个集装箱的 VGM 已提交');
    await expect(part('装柜地点').getByRole('listitem')).toContainText([
      '21,500 KGS · SM1',
      '21,400 KGS · SM1',
      '12,000 KGS · SM1',
    ]);
  });

  const tell = (...events: ContainerEvent[]) => carrier.tell('POST /integration/containerEvents', { events });
  /** The row of the list, and beside it what each of the three waits for. */
  const expectAt = async (bar: string, status: string, next: readonly string[]) => {
    await expect(row.getByRole('img', { name: `${bar}，共 7 步` })).toBeVisible();
    await expect(row).toContainText(status);
    for (const [at, number] of numbers.entries()) {
      await tracking.show(number);
      await expect(tracking.times(number)).toHaveCount(7);
      await expect(tracking.next).toContainText(next[at] ?? '');
    }
  };
  const [first, second, third] = numbers;

  await test.step('three containers are assigned, and leave the depot empty', async () => {
    const containers = numbers.map((number, at) => ({
      number,
      sizeType: sizes[at] ?? '',
      portOfLoading: from,
      portOfDischarge: to,
    }));
    await carrier.tell('POST /integration/assignContainers', { businessNumber, containers });
    await expect(row).toContainText('已配 3 柜');
    await expect(tracking.containers).toHaveText(numbers.map((number, at) => `${number}${sizes[at]}`));
    await tell(...numbers.map((number) => emptyOut({ number, place: from, at: hoursFromNow(-600) })));
    await expectAt('空箱出场，第 1 步', '已收货', ['重箱还场', '重箱还场', '重箱还场']);
  });

  await test.step('two of them sail; the booking sails once the third has, by the next ship', async () => {
    const sails = (number: string, hours: number, vessel: string) =>
      shipEvent('DEPA', { number, place: from, at: hoursFromNow(hours), vessel });
    await tell(sails(first, -500, 'COSCO ARIES'), sails(second, -500, 'COSCO ARIES'));
    await tell(handedIn({ number: third, place: from, at: hoursFromNow(-490) }));
    await expectAt('重箱还场，第 2 步', '已收货', ['到港', '到港', '离港']);
    await expect(tracking.voyage('等待离港')).toBeVisible();
    await tell(sails(third, -400, 'COSCO TAURUS'));
    await expectNotice(workspace.page, `${businessNumber} 已放舱`);
    await expectAt('离港，第 3 步', '已放舱', ['到港', '到港', '到港']);
    await expect(tracking.voyage('航行中')).toBeVisible();
    await expect(tracking.section).toContainText('COSCO TAURUS / 077E');
  });

  await test.step('so do they arrive', async () => {
    const arrives = (number: string, hours: number) =>
      shipEvent('ARRI', { number, place: to, at: hoursFromNow(hours) });
    await tell(arrives(first, -190), arrives(second, -190));
    await expectAt('离港，第 3 步', '已放舱', ['卸船', '卸船', '到港']);
    await tell(arrives(third, -90));
    await expectNotice(workspace.page, `${businessNumber} 已到港`);
    await expectAt('到港，第 4 步', '已到港', ['卸船', '卸船', '卸船']);
  });

  await test.step('and are picked up one by one: the booking is once the last one is', async () => {
    const collect = (number: string, hours: number) =>
      tell(
        unloaded({ number, place: to, at: hoursFromNow(hours - 10) }),
        pickedUp({ number, place: to, at: hoursFromNow(hours) }),
      );
    await collect(second, -60);
    await expectAt('到港，第 4 步', '已到港', ['卸船', '还空', '卸船']);
    await collect(first, -40);
    await expectAt('到港，第 4 步', '已到港', ['还空', '还空', '卸船']);
    await collect(third, -20);
    await expectNotice(workspace.page, `${businessNumber} 已提货`);
    await expectAt('提柜，第 6 步', '已提货', ['还空', '还空', '还空']);
    await expect(detail.locator('header [data-status]').filter({ visible: true })).toHaveText('已提货');
    await expect(part('操作记录')).toContainText('已提货');
    expect(await findBarriers(detail)).toEqual([]);
  });

  await test.step('each change was told, the newest first', async () => {
    const header = new HeaderScreen(page);
    await header.bell.click();
    const told = ['已提货', '已到港', '已放舱', '已收货', '船期已更新'].map(
      (what) => `${businessNumber} ${what}`,
    );
    await expect(header.messages.getByRole('link', { name: businessNumber })).toContainText(told);
    await page.keyboard.press('Escape');
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
