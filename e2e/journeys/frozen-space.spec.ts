import { findBarriersInBothLanguages } from '../fixtures/accessibility.ts';
import { completeFclBooking, submitFclBooking } from '../fixtures/bookings.ts';
import { CarrierSystem } from '../fixtures/carrier-system.ts';
import { hoursFromNow, shipEvent, unusedContainer } from '../fixtures/container-events.ts';
import { openLive } from '../fixtures/live-page.ts';
import { expectNotice } from '../fixtures/notices.ts';
import { expect, test } from '../fixtures/portal-test.ts';
import { signInOverApi } from '../fixtures/session.ts';
import { FclFormScreen } from '../screens/fcl-form.screen.ts';

const containers = [
  { number: unusedContainer(), sizeType: '40HQ' },
  { number: unusedContainer(), sizeType: '20GP' },
];
const [from, to] = ['CNYTN', 'USLGB'];
const refusal = '舱位已定，此项不能再改；如需更改请联系客服';

test('once its space is fixed, ports and containers stay: a form that has not heard of it is refused at the fields', async ({
  portal,
  network,
  openContext,
  trouble,
}) => {
  // Two forms of full containers at once.
  test.slow();
  const carrier = CarrierSystem.at(portal);
  const session = await signInOverApi(portal.origin);
  const { id, businessNumber } = await submitFclBooking(session, completeFclBooking(['40HQ', '20GP']));
  const newPage = async () => (await openContext({ session })).newPage();
  const path = `/business/fcl/detail?id=${id}`;
  const open = new FclFormScreen(await newPage());
  await openLive(open.page, path);
  const late = new FclFormScreen(await newPage());
  network.break(/\/api\/business\/events/, 'hangs');
  await late.page.goto(network.origin + path);

  await test.step('a customer orders another container, to another port, and writes why', async () => {
    await late.more('40HQ').click();
    await late.choose('dischargePort', 'USLAX');
    await late.field('remarks').fill('加一个高柜，改到洛杉矶');
    await expect(late.counts).toHaveText('2 × 40HQ1 × 20GP');
  });

  await test.step('meanwhile its boxes are assigned: an open form shows what can no longer be changed', async () => {
    const ports = { portOfLoading: from, portOfDischarge: to };
    await carrier.tell('POST /integration/assignContainers', {
      businessNumber,
      containers: containers.map((container) => ({ ...container, ...ports })),
    });
    await expect(open.frozenNotice).toContainText('收货地、目的地、卸货港、集装箱的柜型和数量不能再改');
    await expect(open.frozenField('dischargePort')).toHaveText('长滩 USLGB');
    await expect(open.field('dischargePort')).toHaveCount(0);
    await expect(open.more('40HQ')).toHaveCount(0);
    expect(await findBarriersInBothLanguages(open.page)).toEqual([]);
  });

  await test.step('the late form is refused at the fields, and keeps all that was typed', async () => {
    trouble.expectFailedCall('/api/business/submitBookingFcl');
    const answer = late.page.waitForResponse(/submitBookingFcl/);
    await late.saveChanges.click();
    expect((await answer).status()).toBe(400);
    await expect(late.field('dischargePort')).toHaveAccessibleDescription(new RegExp(refusal));
    await expect(late.main.getByRole('region', { name: '柜型柜量' })).toContainText(refusal);
    await expect(late.frozenNotice).toContainText('如需更改请联系客服');
    await expect(late.counts).toHaveText('2 × 40HQ1 × 20GP');
    await expect(late.field('remarks')).toHaveValue('加一个高柜，改到洛杉矶');
  });

  await test.step('put right, the rest of it is saved, and the open form follows', async () => {
    await late.less('40HQ').click();
    await late.choose('dischargePort', to);
    await expect(late.frozenField('dischargePort')).toHaveText('长滩 USLGB');
    await late.saveChanges.click();
    await expectNotice(late.page, '修改已保存');
    await expect(open.field('remarks')).toHaveValue('加一个高柜，改到洛杉矶');
    await expect(open.frozenField('dischargePort')).toHaveText('长滩 USLGB');
  });

  await test.step('the ship sails while a form is typed into: nothing more is changed, what was typed stays', async () => {
    await open.field('remarks').fill('请电话联系');
    await carrier.tell('POST /integration/containerEvents', {
      events: containers.map(({ number }) =>
        shipEvent('DEPA', { number, place: from, at: hoursFromNow(-2) }),
      ),
    });
    await expect(open.summary).toContainText('这票订舱现在是“已放舱”，不能再修改');
    await expect(open.saveChanges).toBeDisabled();
    await expect(open.field('remarks')).toHaveValue('请电话联系');
  });
});
