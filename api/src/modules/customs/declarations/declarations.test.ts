import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { enterAirBooking } from '../../../../test/fcl-booking.ts';
import { lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { declarationOf, declaredGoods } from '../../../../test/things/declarations.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const save = 'POST /business/declarationSave';
const read = 'GET /business/declaration';

let portal: Portal;
let person: SignedIn;
let bookingId: string;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn();
  bookingId = await book();
});
afterAll(async () => await portal.close());

type Booking = Parameters<typeof lclBooking>[0];
const declared = { isDeclared: true, exportDocuments: 'ownTaxRefund' } as const;

async function book(changes: Booking = declared, action: 'submit' | 'saveDraft' = 'submit') {
  const body = saveRequest(lclBooking(changes), { action });
  return (await person.get('POST /business/submitBookingLcl', { body })).id;
}

const open = async (id = bookingId, by = person) => await by.get(read, { query: { bookingId: id } });
const put = async (changes: object = {}, by = person) => {
  const body = { ...declarationOf('x', bookingId), ...changes };
  return (await by.call(save, { body })).json();
};
const codeOf = async (changes: object) => {
  const { code, fields = [] } = await put(changes);
  return [code, ...fields.map(({ field }: { field: string }) => field)];
};

describe('the declaration of a booking', () => {
  test('begins with the kinds that the booking asks for, and nothing saved', async () => {
    const { booking, declaration } = await open();
    expect(booking).toMatchObject({ id: bookingId, status: 'toBeReceived', kinds: ['declare', 'tax'] });
    expect(declaration).toBeNull();
    const both = await book({ isDeclared: true, exportDocuments: 'buyOrderTaxRefund' });
    expect((await open(both)).booking.kinds).toEqual(['merge']);
    const none = await book({ isDeclared: false, exportDocuments: null });
    expect((await open(none)).booking.kinds).toEqual([]);
  });

  test('is saved as a draft with totals of the server’s own, and read by every colleague', async () => {
    const goods = [declaredGoods('a', { totalAmountMinor: 1 }), declaredGoods('b', { quantity: null })];
    const empty = declaredGoods('');
    for (const key of Object.keys(empty) as (keyof typeof empty)[])
      Object.assign(empty, { [key]: typeof empty[key] === 'string' ? '' : null });
    expect((await put({ goods: [...goods, empty] })).data).toMatchObject({
      version: 1,
      status: 'notSubmitted',
    });
    const colleague = await portal.signIn('', { customerId: person.customerId, roles: ['sub'] });
    const { declaration } = await open(bookingId, colleague);
    expect(declaration?.goods).toEqual([
      { ...goods[0], totalAmountMinor: 150_000 },
      { ...goods[1], totalAmountMinor: null },
    ]);
    expect(declaration).toMatchObject({
      ...{ kind: 'declare', currency: 'USD', updatedBy: 'Test Customer main account' },
      totals: {
        quantity: 120,
        cartons: 20,
        netThousandths: 192_800,
        grossThousandths: 220_500,
        amountMinor: 150_000,
      },
    });
  });

  test('is saved once by a key, and of two browsers the later one is told of the newer version', async () => {
    const first = declarationOf('x', bookingId);
    const { data } = await put(first);
    expect((await put(first)).data).toEqual(data);
    expect((await put({ ...first, currency: 'EUR' })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await put({ version: 1, kind: 'tax' })).data).toEqual({ ...data, version: 2 });
    const late = await put({ version: 1 });
    expect([late.code, late.existing]).toEqual(['VERSION_CONFLICT', { id: data.id, version: 2 }]);
    expect((await put({ version: null })).code).toBe('VERSION_CONFLICT');
    expect((await open()).declaration).toMatchObject({ kind: 'tax', version: 2 });
  });

  test('saved first by two at once is one declaration', async () => {
    const codes = await Promise.all([put(), put()]).then((answers) => answers.map(({ code }) => code));
    expect(codes.sort()).toEqual([200, 'VERSION_CONFLICT']);
  });

  test('may lack what is not known yet, and is refused at its fields where it is wrong', async () => {
    expect((await put({ goods: [] })).data.version).toBe(1);
    const goods = [
      declaredGoods('x'),
      declaredGoods('x', { cartons: 0, netWeight: 111, exportBenefit: '3' }),
    ];
    expect(await codeOf({ version: 1, goods, kind: 'pay' })).toEqual([
      ...['REQUEST_INVALID', 'kind', 'goods.1.cartons', 'goods.1.exportBenefit', 'goods.1.netWeight'],
    ]);
    const many = Array.from({ length: 501 }, () => declaredGoods(''));
    expect(await codeOf({ version: 1, goods: many })).toEqual(['REQUEST_INVALID', 'goods']);
    expect((await put({ version: 1, goods: many.slice(1) })).data.version).toBe(2);
  });

  test('is of a booking that was sent, is declared and not returned', async () => {
    expect(await codeOf({ bookingId: await book({ isDeclared: false, exportDocuments: null }) })).toEqual([
      ...['REQUEST_INVALID', 'kind'],
    ]);
    expect(await codeOf({ bookingId: await book(declared, 'saveDraft') })).toEqual([
      'BOOKING_ACTION_REFUSED',
    ]);
    await put();
    await person.get('POST /business/delBookingList', {
      body: { bookings: [{ id: bookingId, version: 1 }], reason: 'no cargo' },
    });
    expect(await codeOf({ version: 1 })).toEqual(['BOOKING_ACTION_REFUSED']);
    expect((await open()).declaration?.version).toBe(1);
  });

  test('is not edited while the desk has it', async () => {
    const { id } = (await put()).data;
    await portal.database.kysely
      .updateTable('declaration')
      .where('customer_id', '=', person.customerId)
      .where('id', '=', id)
      .set({ status: 'toBeConfirmed' })
      .execute();
    expect(await codeOf({ version: 1 })).toEqual(['DECLARATION_ACTION_REFUSED']);
  });

  test('of another company, or of air freight without its permission, is not there', async () => {
    const other = await portal.signIn('Another');
    expect((await other.call(read, { query: { bookingId } })).statusCode).toBe(404);
    expect((await put({}, other)).code).toBe('NOT_FOUND');
    const at = { word: 'x', at: portal.clock(), weight: 900 };
    const { id } = await enterAirBooking(portal.database.kysely, person.customerId, at);
    expect((await person.call(read, { query: { bookingId: id } })).statusCode).toBe(404);
    expect(await codeOf({ bookingId: id })).toEqual(['NOT_FOUND']);
    expect(await codeOf({ bookingId: 'no id' })).toEqual(['NOT_FOUND']);
  });
});
