import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cargoLine, lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const submit = 'POST /business/submitBookingLcl';
const read = 'GET /business/getBookingByIdLcl';
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

describe('a new booking', () => {
  test('is submitted under its number, with what the list needs and its history', async () => {
    const { businessNumber } = await person.get(takeNumber, { query: {} });
    const booking = lclBooking({ cargo: [cargoLine(), cargoLine({ goods_name: '数据线', weight: 0.8 })] });
    const saved = await person.get(submit, { body: saveRequest(booking, { businessNumber }) });
    expect(saved).toEqual({ id: saved.id, version: 1, businessNumber, status: 'toBeReceived' });
    const stored = await person.get(read, { query: { id: saved.id } });
    expect(stored.booking.cargo).toEqual(booking.cargo);
    expect(stored.history).toEqual([
      {
        at: '2026-11-20 10:00:00',
        by: 'Test Customer main account',
        what: 'submitted',
        status: 'toBeReceived',
      },
    ]);
    const row = (await bookingsOf(person.customerId)).find(({ id }) => id === saved.id);
    expect(row).toMatchObject({ goods_name: '蓝牙耳机', lines: 2, cartons: '24', weight: '116.000' });
  });

  test('takes a number by itself where none was taken before', async () => {
    const saved = await person.get(submit, { body: saveRequest(lclBooking()) });
    expect(saved.businessNumber).toMatch(/^SZL-261120-\d{4}$/);
  });

  test('may be a draft of almost nothing; empty lines are not stored', async () => {
    const booking = lclBooking({ etd: null, warehouseType: null, warehouseCode: '', cargo: [] });
    const { emptyLine } = { emptyLine: cargoLine({ goods_name: '', shipment_id: '', reference_id: '' }) };
    const nothing = { ...emptyLine, package: null, weight: null, volume: null };
    const body = saveRequest({ ...booking, cargo: [nothing] }, { action: 'saveDraft' });
    const saved = await person.get(submit, { body });
    expect(saved.status).toBe('draft');
    const stored = await person.get(read, { query: { id: saved.id } });
    expect(stored.booking.cargo).toEqual([]);
    expect(stored.history.map(({ what }) => what)).toEqual(['created']);
  });

  test('is normalised: full-width digits, letters, dates and phone', async () => {
    const body = {
      ...saveRequest(lclBooking()),
      booking: {
        ...lclBooking({ etd: '２０２６/１２/8', warehouseCode: 'ｏｎｔ８', isPickup: true }),
        pickupAt: '2026年12月3日 09:30:00',
        pickupPhone: '+86 138-0013-8000',
        pickupAddress: '　东莞市长安镇　',
        cargo: [{ ...cargoLine(), package: '１２', weight: '１１５。２' }],
      },
    };
    const { id } = (await person.call(submit, { body })).json().data;
    const { booking } = await person.get(read, { query: { id } });
    expect(booking).toMatchObject({
      etd: '2026-12-08',
      warehouseCode: 'ONT8',
      pickupAt: '2026-12-03 09:30:00',
      pickupPhone: '13800138000',
      pickupAddress: '东莞市长安镇',
    });
    expect(booking.cargo[0]).toMatchObject({ package: 12, weight: 115.2 });
  });

  test('keeps nothing of what was switched off, and has the address of a listed warehouse', async () => {
    const booking = lclBooking({
      address: '1 Wrong Street',
      country: 'DE',
      pickupAt: 'nonsense',
      pickupPhone: 'x',
      exportDocuments: 'buyOrder',
    });
    const saved = await person.get(submit, { body: saveRequest(booking) });
    const stored = await person.get(read, { query: { id: saved.id } });
    expect(stored.booking).toMatchObject({
      country: 'US',
      stateName: 'CA',
      pickupAt: null,
      pickupPhone: '',
      exportDocuments: null,
    });
    expect(stored.booking.address).toMatch(/, Moreno Valley$/);
  });

  test('takes an Amazon code of no list with the address as entered', async () => {
    const booking = lclBooking({ warehouseCode: 'ZZZ9', country: 'US', address: '9 New Road' });
    const saved = await person.get(submit, { body: saveRequest(booking) });
    const stored = await person.get(read, { query: { id: saved.id } });
    expect(stored.booking).toMatchObject({ warehouseCode: 'ZZZ9', address: '9 New Road' });
  });
});

describe('what could hurt the database', () => {
  test('500 lines of the largest numbers are stored and added up exactly', async () => {
    const largest = cargoLine({ package: 9_999_999_999, weight: 9_999_999.999, volume: 9_999_999.999 });
    const booking = lclBooking({ cargo: Array.from({ length: 500 }, () => largest) });
    const { id } = await person.get(submit, { body: saveRequest(booking, { action: 'saveDraft' }) });
    const row = (await bookingsOf(person.customerId)).find((stored) => stored.id === id);
    expect(row).toMatchObject({ cartons: '4999999999500', weight: '4999999999.500', lines: 500 });
    const stored = await person.get(read, { query: { id } });
    expect(stored.booking.cargo[499]).toEqual(largest);
  });

  test('one line more is refused', async () => {
    const booking = lclBooking({ cargo: Array.from({ length: 501 }, () => cargoLine()) });
    const answer = await person.call(submit, { body: saveRequest(booking) });
    expect(answer.json().fields[0].field).toBe('booking.cargo');
  });

  test('texts of NUL, quotes, emoji and joined characters come back as they may', async () => {
    const name = `O'Neill "50%" \\ _ 👨‍👩‍👧 ${'é'.repeat(20)}`;
    const booking = lclBooking({ remarks: `a\0b`, cargo: [cargoLine({ goods_name: name })] });
    const { id } = await person.get(submit, { body: saveRequest(booking) });
    const stored = await person.get(read, { query: { id } });
    expect(stored.booking.remarks).toBe('ab');
    expect(stored.booking.cargo[0]?.goods_name).toBe(name);
    const endless = `a${'\u0301'.repeat(3000)}`;
    const answer = await person.call(submit, {
      body: saveRequest(lclBooking({ customerBusinessNumber: endless })),
    });
    expect(answer.json().fields[0].field).toBe('booking.customerBusinessNumber');
  });

  test("a customer's own number stays as typed, and is found in any spelling", async () => {
    const request = (customerBusinessNumber: string) => saveRequest(lclBooking({ customerBusinessNumber }));
    const { id } = await person.get(submit, { body: request('　po-abc 中文  №2 ') });
    const asTyped = 'po-abc 中文  №2';
    const stored = await person.get(read, { query: { id } });
    expect(stored.booking.customerBusinessNumber).toBe(asTyped);
    for (const filter of ['PO-ABC 中文 NO2|=', 'ｐｏ－ａｂｃ|include', '№2|include']) {
      const list = { filter: { customerBusinessNumber: filter } };
      const { rows } = await person.get('GET /business/getBookingListLcl', { list });
      expect(rows.map(({ customerBusinessNumber }) => customerBusinessNumber)).toEqual([asTyped]);
    }
    const refused = await person.call(submit, { body: request('po\u0007-1') });
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([
      400,
      'booking.customerBusinessNumber',
    ]);
    // The longest that may be typed, each character of which is eighteen in its normal form.
    const body = request('ﷺ'.repeat(40));
    expect((await person.call(submit, { body })).statusCode).toBe(200);
  });
});
