import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cargoLine, lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const submit = 'POST /business/submitBookingLcl';
const takeNumber = 'GET /business/getServeceId';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const bookingsOf = async (customerId: string) =>
  await portal.database.kysely
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .selectAll()
    .execute();

describe('a wrong booking', () => {
  const pickup = { isPickup: true, pickupAt: '2026-12-04 10:00:00', pickupPhone: '13800138000' };
  const wrong: [field: string, changes: Parameters<typeof lclBooking>[0], en: string, zh: string][] = [
    ['etd', { etd: null }, 'Please fill this in', '请填写此项'],
    ['etd', { etd: '2026-02-30' }, 'Please enter a valid date', '请输入有效日期'],
    ['expectedWarehousingAt', { expectedWarehousingAt: null }, 'Please fill this in', '请填写此项'],
    [
      'expectedWarehousingAt',
      { expectedWarehousingAt: '2026-12-09 09:00:00' },
      'The cargo must reach the warehouse before the estimated departure',
      '预计入仓时间不能晚于预计开船日',
    ],
    ['transportChannel', { transportChannel: '' }, 'Please choose', '请选择'],
    [
      'transportChannel',
      { transportChannel: 'XX-SEA' },
      'This choice is not available; please choose again',
      '该选项不可用，请重新选择',
    ],
    ['receivingPlace', { receivingPlace: '' }, 'Please choose', '请选择'],
    [
      'destination',
      { destination: 'XXXXX' },
      'This choice is not available; please choose again',
      '该选项不可用，请重新选择',
    ],
    [
      'dischargePort',
      { dischargePort: 'XXXXX' },
      'This choice is not available; please choose again',
      '该选项不可用，请重新选择',
    ],
    ['warehouseType', { warehouseType: null }, 'Please choose', '请选择'],
    ['warehouseCode', { warehouseCode: '' }, 'Please choose', '请选择'],
    [
      'warehouseCode',
      { warehouseType: 'walmart', warehouseCode: 'ONT8' },
      'This choice is not available; please choose again',
      '该选项不可用，请重新选择',
    ],
    ['country', { warehouseType: 'private' }, 'Please choose', '请选择'],
    ['pickupAddress', { ...pickup, pickupAddress: '' }, 'Please fill this in', '请填写此项'],
    [
      'pickupPhone',
      { ...pickup, pickupAddress: 'x', pickupPhone: 'call me' },
      'Please enter a valid phone number',
      '请输入正确的电话号码',
    ],
    ['exportDocuments', { isDeclared: true }, 'Please choose', '请选择'],
    [
      'salespersonId',
      { salespersonId: 'SZ-C01' },
      'This choice is not available; please choose again',
      '该选项不可用，请重新选择',
    ],
    ['remarks', { remarks: '货'.repeat(501) }, 'At most 500 characters', '最多 500 个字符'],
    ['cargo', { cargo: [] }, 'Please enter at least one line of cargo', '请至少填写一行货物'],
    [
      'cargo.1.goods_name',
      { cargo: [cargoLine(), cargoLine({ goods_name: '' })] },
      'Please fill this in',
      '请填写此项',
    ],
    [
      'cargo.0.package',
      { cargo: [cargoLine({ package: 1.5 })] },
      'Please enter a whole number',
      '请输入整数',
    ],
    ['cargo.0.weight', { cargo: [cargoLine({ weight: 1.2345 })] }, 'At most 3 decimals', '最多 3 位小数'],
    ['cargo.0.volume', { cargo: [cargoLine({ volume: 0 })] }, 'Must be greater than 0', '必须大于 0'],
    [
      'cargo.0.pack',
      { cargo: [cargoLine({ pack: '99' })] },
      'This choice is not available; please choose again',
      '该选项不可用，请重新选择',
    ],
  ];

  test.each(wrong)('%s is named, in both languages', async (field, changes, en, zh) => {
    const body = saveRequest(lclBooking(changes));
    const english = await person.call(submit, { body });
    expect(english.statusCode).toBe(400);
    expect(english.json().code).toBe('REQUEST_INVALID');
    const texts = { 'zh-CN': zh, en };
    expect(english.json().fields).toContainEqual({ field: `booking.${field}`, message: en, texts });
    const chinese = await person.call(submit, { body }, { 'accept-language': 'zh-CN' });
    expect(chinese.json().fields).toContainEqual({ field: `booking.${field}`, message: zh, texts });
  });

  test('leaves nothing behind, and its key may be used again', async () => {
    const other = await portal.signIn();
    const idempotencyKey = randomUUID();
    const bad = saveRequest(lclBooking({ etd: null }), { idempotencyKey });
    expect((await other.call(submit, { body: bad })).statusCode).toBe(400);
    expect(await bookingsOf(other.customerId)).toEqual([]);
    await other.get(submit, { body: saveRequest(lclBooking(), { idempotencyKey }) });
    expect(await bookingsOf(other.customerId)).toHaveLength(1);
  });

  test('is refused as one piece: a number that is not free rolls everything back', async () => {
    const [mine, other] = [await portal.signIn(), await portal.signIn()];
    const { businessNumber } = await other.get(takeNumber, { query: {} });
    const used = (await other.get(submit, { body: saveRequest(lclBooking()) })).businessNumber;
    for (const number of [businessNumber, used, 'SZL-261120-9999', "'; drop table booking; --"]) {
      const body = saveRequest(lclBooking(), { businessNumber: number });
      const answer = await mine.call(submit, { body });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'BUSINESS_NUMBER_INVALID' });
    }
    expect(await bookingsOf(mine.customerId)).toHaveLength(0);
  });
});
