import { type DeclarationContent, emptyBuyOrder } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cargoLine } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { smallPaper } from '../../../../test/small-files.ts';
import {
  declarableBooking,
  declarationOf,
  declaredGoods,
  handIn,
  startDeclaration,
} from '../../../../test/things/declarations.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const papersOfDeclare = ['contract', 'invoice', 'packingList', 'powerOfAttorney'];
let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const read = async (id: string, by = person) => await by.get('GET /business/declaration', { query: { id } });
type Saved = { id: string; version: number };
const bodyOf = ({ id, version }: Saved, changes: Partial<DeclarationContent> = {}) => ({
  ...declarationOf('x', changes),
  id,
  version,
  idempotencyKey: crypto.randomUUID(),
});
const save = async (saved: Saved, changes: Partial<DeclarationContent> = {}, by = person) =>
  (await by.call('POST /business/declarationSave', { body: bodyOf(saved, changes) })).json();
const submit = async (
  saved: Saved,
  changes: Partial<DeclarationContent> = {},
  notice: object | null = null,
) => {
  const body = { ...bodyOf(saved, changes), notice };
  return (await person.call('POST /business/declarationSubmit', { body })).json();
};
const codeOf = ({ code, fields = [] }: { code: string; fields?: { field: string }[] }) => [
  code,
  ...fields.map(({ field }) => field),
];
const start = async (changes: Parameters<typeof declarableBooking>[1] = {}) =>
  await startDeclaration(person, [(await declarableBooking(person, changes)).id]);

/** Sent with everything that it needs. */
async function sent() {
  const started = await start();
  await handIn(person, started.id, ...papersOfDeclare);
  return (await submit(started)).data as Saved;
}

describe('a declaration', () => {
  test('begins with the cargo of its booking and who exported the last time', async () => {
    const { id } = await start({
      cargo: [
        cargoLine({ goods_name: '台灯', shipment_id: 'FBA1', package: 12, weight: 80.5, volume: 1.25 }),
      ],
    });
    const first = await read(id);
    expect(first).toMatchObject({ version: 1, status: 'notSubmitted', kinds: ['declare', 'tax'] });
    expect(first.number).toMatch(/^CD-\d{6}-\d{4}$/);
    expect(first.content.goods).toMatchObject([
      { nameZh: '台灯', shipmentCode: 'FBA1', cartons: 12, grossWeight: 80.5, volume: 1.25 },
    ]);
    await save({ id, version: 1 });
    const booking = await declarableBooking(person);
    const next = await read((await startDeclaration(person, [booking.id], { goods: 'last' })).id);
    expect(next.content.header).toMatchObject({ consignorName: 'Consignor x', contractNumber: '' });
    expect(next.content.goods).toEqual((await read(id)).content.goods);
    expect(next.events).toMatchObject([{ what: 'started', by: 'Test Customer main account' }]);
  });

  test('is the only one of its booking, which is no longer offered', async () => {
    const booking = await declarableBooking(person);
    const offered = async (query = {}) =>
      (await person.get('GET /business/declarationBookings', { query })).bookings;
    expect((await offered({ search: booking.businessNumber })).map(({ id }) => id)).toEqual([booking.id]);
    const { id } = await startDeclaration(person, [booking.id]);
    expect(await offered({ search: booking.businessNumber })).toEqual([]);
    expect(await offered({ ids: booking.id, search: 'none' })).toMatchObject([
      { id: booking.id, declaration: { id, status: 'notSubmitted' } },
    ]);
    const body = {
      bookingIds: [booking.id],
      kind: 'declare',
      goods: 'empty',
      idempotencyKey: crypto.randomUUID(),
    };
    const again = await person.call('POST /business/declarationStart', { body });
    expect(again.json().code).toBe('BOOKING_HAS_DECLARATION');
    const query = { bookingId: booking.id };
    expect(await person.get('GET /business/declarationOfBooking', { query })).toMatchObject({
      canStart: false,
      declaration: { id, papers: { filled: 0, required: 4 } },
    });
  });

  test('is saved as a draft with totals of the server’s own, and read by every colleague', async () => {
    const started = await start();
    const goods = [declaredGoods('a', { totalAmountMinor: 1 }), declaredGoods('b', { quantity: null })];
    expect((await save(started, { goods })).data).toMatchObject({ version: 2, status: 'notSubmitted' });
    const colleague = await portal.signIn('', { customerId: person.customerId, roles: ['sub'] });
    const { content, totals, updatedBy } = await read(started.id, colleague);
    expect(content.goods.map(({ totalAmountMinor }) => totalAmountMinor)).toEqual([150_000, null]);
    expect(totals).toEqual({
      quantity: 120,
      cartons: 20,
      netThousandths: 192_800,
      grossThousandths: 220_500,
      volumeThousandths: 1440,
      amountMinor: 150_000,
    });
    expect(updatedBy).toBe('Test Customer main account');
  });

  test('is saved once by a key, and of two browsers the later one is told of the newer version', async () => {
    const started = await start();
    const body = bodyOf(started);
    const once = await person.get('POST /business/declarationSave', { body });
    expect(await person.get('POST /business/declarationSave', { body })).toEqual(once);
    const other = await person.call('POST /business/declarationSave', { body: { ...body, currency: 'EUR' } });
    expect(other.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    const late = await save(started);
    expect([late.code, late.existing]).toEqual(['VERSION_CONFLICT', { id: started.id, version: 2 }]);
  });

  test('may lack what is not known yet, and is refused at its fields where it is wrong', async () => {
    const started = await start();
    const goods = [
      declaredGoods('x'),
      declaredGoods('x', { cartons: 0, netWeight: 111, exportBenefit: '3' }),
    ];
    expect(codeOf(await save(started, { goods, kind: 'pay' }))).toEqual([
      'REQUEST_INVALID',
      'kind',
      'goods.1.cartons',
      'goods.1.exportBenefit',
      'goods.1.netWeight',
    ]);
    const many = Array.from({ length: 501 }, () => declaredGoods(''));
    expect(codeOf(await save(started, { goods: many }))).toEqual(['REQUEST_INVALID', 'goods']);
    expect((await save(started, { goods: many.slice(1) })).data.version).toBe(2);
  });

  test('is sent with its papers, withdrawn, and deleted only while it was never sent', async () => {
    const started = await start();
    const [, contract] = await handIn(person, started.id, 'contract', 'contract');
    await handIn(person, started.id, 'invoice', 'packingList');
    const missing = await submit(started);
    expect([missing.code, missing.message]).toEqual([
      'DECLARATION_PAPERS_MISSING',
      'These papers are missing: Power of attorney.',
    ]);
    await person.get('POST /business/uploadPayImg', {
      query: { id: started.id, slot: 'powerOfAttorney' },
      upload: smallPaper('signed'),
    });
    expect((await submit(started)).data).toEqual({ id: started.id, version: 2, status: 'toBeConfirmed' });
    expect(codeOf(await save({ ...started, version: 2 }))).toEqual(['DECLARATION_ACTION_REFUSED']);
    const query = { id: started.id, paperId: contract?.id ?? '' };
    const removed = await person.call('POST /business/declarationPaperRemove', { body: query });
    expect(removed.json().code).toBe('DECLARATION_ACTION_REFUSED');
    const body = { id: started.id, version: 2 };
    expect(await person.get('POST /business/declarationWithdraw', { body })).toMatchObject({
      version: 3,
      status: 'notSubmitted',
    });
    await person.get('POST /business/declarationPaperRemove', { body: query });
    const { papers, events } = await read(started.id);
    expect(papers.filter(({ replacedAt }) => replacedAt !== null)).toMatchObject([{ slot: 'contract' }]);
    expect(events.map(({ what }) => what)).toEqual(['withdrawn', 'submitted', 'started']);
    const deleted = await person.call('POST /business/declarationDelete', { body: { ...body, version: 3 } });
    expect(deleted.json().code).toBe('DECLARATION_ACTION_REFUSED');
    const fresh = await start();
    await person.get('POST /business/declarationDelete', { body: { id: fresh.id, version: fresh.version } });
    const gone = await person.call('GET /business/declaration', { query: { id: fresh.id } });
    expect(gone.statusCode).toBe(404);
  });

  test('with a buy-order is sent by a name under the notice', async () => {
    const started = await startDeclaration(
      person,
      [(await declarableBooking(person, { exportDocuments: 'buyOrder' })).id],
      { kind: 'pay' },
    );
    await handIn(person, started.id, 'powerOfAttorney');
    const buyOrder = {
      ...emptyBuyOrder(),
      principalName: '真实货主',
      principalNumber: '91350100M000100Y43',
      amount: 1500,
    };
    expect(codeOf(await submit(started, { kind: 'pay', buyOrder }))).toEqual([
      'REQUEST_INVALID',
      'notice.name',
    ]);
    const wrong = { ...buyOrder, principalNumber: '91350100M000100Y44' };
    expect(codeOf(await submit(started, { kind: 'pay', buyOrder: wrong }))).toEqual([
      'REQUEST_INVALID',
      'buyOrder.principalNumber',
    ]);
    const notice = { name: '张三', version: '2025-17/1' };
    expect((await submit(started, { kind: 'pay', buyOrder }, notice)).data.status).toBe('toBeConfirmed');
    expect((await read(started.id)).notice).toMatchObject(notice);
  });

  test('with a buy-order goes its way by the calls that the specification names', async () => {
    const booking = await declarableBooking(person, { exportDocuments: 'buyOrder' });
    const started = await startDeclaration(person, [booking.id], { kind: 'pay' });
    const { id } = started;
    const buyOrder = {
      ...emptyBuyOrder(),
      principalName: '真实货主',
      principalNumber: '91350100M000100Y43',
      amount: 1500,
    };
    const body = { ...bodyOf(started, { buyOrder }), kind: 'pay' as const };
    const saved = await person.get('POST /business/payClearData', { body });
    expect((await person.get('GET /business/getPay', { query: { id } })).content.buyOrder).toEqual(buyOrder);
    for (const call of ['GET /business/getTax', 'GET /business/getMerge'] as const)
      expect((await person.call(call, { query: { id } })).json().code).toBe('NOT_FOUND');
    for (const [call, kind] of [
      ['POST /business/subTaxData', 'tax'],
      ['POST /business/payClearMergeData', 'merge'],
    ] as const) {
      const other = { ...body, kind, version: saved.version, idempotencyKey: crypto.randomUUID() };
      expect(codeOf((await person.call(call, { body: other })).json())).toEqual(['REQUEST_INVALID', 'kind']);
    }
    await handIn(person, id, 'powerOfAttorney');
    const { version } = saved;
    const notice = { name: '张三', version: '2025-17/1' };
    const sent = await person.get('POST /business/submitPayDeal', {
      body: { ...body, version, notice, idempotencyKey: crypto.randomUUID() },
    });
    expect(sent.status).toBe('toBeConfirmed');
    const asked = {
      ...body,
      version: sent.version,
      reason: '数量有误',
      notice,
      idempotencyKey: crypto.randomUUID(),
    };
    const update = await person.call('POST /business/applyUpdateData', { body: asked });
    expect(update.json().code).toBe('DECLARATION_ACTION_REFUSED');
    const taken = await person.get('POST /business/delPayClear', { body: { id, version: sent.version } });
    expect(taken.status).toBe('notSubmitted');
  });

  test('of several bookings has each line at its booking, and loses one that is returned', async () => {
    const bookings = [await declarableBooking(person), await declarableBooking(person)];
    const [one, other] = bookings.map(({ businessNumber }) => businessNumber);
    const started = await startDeclaration(
      person,
      bookings.map(({ id }) => id),
    );
    const lines = (await read(started.id)).content.goods.map(({ bookingNumber }) => bookingNumber);
    expect(new Set(lines)).toEqual(new Set([one, other]));
    const goods = [
      declaredGoods('a', { bookingNumber: one ?? '' }),
      declaredGoods('b', { bookingNumber: 'X' }),
    ];
    expect(codeOf(await submit(started, { goods }))).toEqual([
      'REQUEST_INVALID',
      'goods.1.bookingNumber',
      'goods',
    ]);
    const far = await declarableBooking(person, { dischargePort: 'USNYC', destination: 'USNYC' });
    const body = {
      bookingIds: [(await declarableBooking(person)).id, far.id],
      kind: 'declare',
      goods: 'empty',
      idempotencyKey: crypto.randomUUID(),
    };
    const unlike = (await person.call('POST /business/declarationStart', { body })).json();
    expect(unlike.code).toBe('BOOKINGS_NOT_MERGEABLE');
    await giveBack(bookings[1]);
    const { version, bookings: left } = await read(started.id);
    expect([version, left.map(({ businessNumber }) => businessNumber)]).toEqual([2, [one]]);
  });

  describe('whose bookings change', () => {
    const change = async (saved: Saved, bookingIds: string[]) => {
      const body = { id: saved.id, version: saved.version, bookingIds, idempotencyKey: crypto.randomUUID() };
      return (await person.call('POST /business/declarationBookings', { body })).json();
    };

    test('takes the cargo of those that come, and drops the lines of those that leave', async () => {
      const [one, other, third] = [
        await declarableBooking(person),
        await declarableBooking(person),
        await declarableBooking(person),
      ];
      const started = await startDeclaration(person, [one.id]);
      const merged = await change(started, [one.id, other.id]);
      expect(merged.data).toMatchObject({ id: started.id, version: 2, status: 'notSubmitted' });
      const { bookings, content } = await read(started.id);
      expect(bookings.map(({ id }) => id).sort()).toEqual([one.id, other.id].sort());
      expect(new Set(content.goods.map(({ bookingNumber }) => bookingNumber))).toEqual(
        new Set([one.businessNumber, other.businessNumber]),
      );
      const moved = await change(merged.data, [other.id, third.id]);
      const numbers = (await read(started.id)).content.goods.map(({ bookingNumber }) => bookingNumber);
      expect(new Set(numbers)).toEqual(new Set([other.businessNumber, third.businessNumber]));
      await change(moved.data, [third.id]);
      const last = await read(started.id);
      expect(new Set(last.content.goods.map(({ bookingNumber }) => bookingNumber))).toEqual(new Set(['']));
      const changes = last.events.filter(({ what }) => what === 'bookingsChanged').map(({ words }) => words);
      expect(changes).toEqual([
        `−${other.businessNumber}`,
        `+${third.businessNumber} −${one.businessNumber}`,
        `+${other.businessNumber}`,
      ]);
      // The bookings that left are free for another.
      await startDeclaration(person, [one.id, other.id]);
    });

    test('is refused where their cargo is more lines than a declaration has, when it begins as well', async () => {
      const lines = (count: number) => Array.from({ length: count }, () => cargoLine());
      const [one, other] = [
        await declarableBooking(person, { cargo: lines(300) }),
        await declarableBooking(person, { cargo: lines(201) }),
      ];
      const started = await startDeclaration(person, [one.id]);
      expect(codeOf(await change(started, [one.id, other.id]))).toEqual(['REQUEST_INVALID', 'bookingIds']);
      const { bookings, content } = await read(started.id);
      expect([bookings.map(({ id }) => id), content.goods.length]).toEqual([[one.id], 300]);
      const body = { bookingIds: [other.id, one.id], kind: 'declare', goods: 'cargo' };
      await person.get('POST /business/declarationDelete', {
        body: { id: started.id, version: started.version },
      });
      const key = { idempotencyKey: crypto.randomUUID() };
      const both = await person.call('POST /business/declarationStart', { body: { ...body, ...key } });
      expect(codeOf(both.json())).toEqual(['REQUEST_INVALID', 'bookingIds']);
    });

    test('is refused on an older version, after it was sent, for a booking of another and of another declaration', async () => {
      const started = await start();
      const spare = await declarableBooking(person);
      const taken = await declarableBooking(person);
      await startDeclaration(person, [taken.id]);
      const own = (await read(started.id)).bookings.map(({ id }) => id);
      expect(codeOf(await change({ ...started, version: 9 }, [...own, spare.id]))).toEqual([
        'VERSION_CONFLICT',
      ]);
      expect(codeOf(await change(started, [...own, taken.id]))).toEqual(['BOOKING_HAS_DECLARATION']);
      expect(codeOf(await change(started, [crypto.randomUUID()]))).toEqual(['NOT_FOUND']);
      const buyOrder = await declarableBooking(person, { exportDocuments: 'buyOrder' });
      expect(codeOf(await change(started, [buyOrder.id]))).toEqual(['REQUEST_INVALID', 'bookingIds']);
      expect(codeOf(await change(started, [...own, buyOrder.id]))).toEqual(['BOOKINGS_NOT_MERGEABLE']);
      const afterwards = await sent();
      expect(codeOf(await change(afterwards, [spare.id]))).toEqual(['DECLARATION_ACTION_REFUSED']);
    });
  });

  test('that was sent is frozen when its booking is returned; a draft of it cannot be sent', async () => {
    const booking = await declarableBooking(person);
    const started = await startDeclaration(person, [booking.id]);
    await handIn(person, started.id, ...papersOfDeclare);
    await submit(started);
    await giveBack(booking);
    expect(await read(started.id)).toMatchObject({ status: 'frozen', events: [{ what: 'frozen' }, {}, {}] });
    const draft = await declarableBooking(person);
    const unsent = await startDeclaration(person, [draft.id]);
    await giveBack(draft);
    expect((await save(unsent)).data.version).toBe(2);
    expect(codeOf(await submit({ ...unsent, version: 2 }))).toEqual(['BOOKING_ACTION_REFUSED']);
  });

  test('is found in the list by a booking of it', async () => {
    const booking = await declarableBooking(person);
    const { id } = await startDeclaration(person, [booking.id]);
    const { rows } = await person.get('GET /business/declarationList', {
      list: { filter: { businessNumbers: `${booking.businessNumber}|include` } },
    });
    expect(rows).toMatchObject([{ id, status: 'notSubmitted', papersFilled: 0, papersRequired: 4 }]);
  });

  test('of another company is not there', async () => {
    const { id } = await sent();
    const other = await portal.signIn('Another');
    expect((await other.call('GET /business/declaration', { query: { id } })).statusCode).toBe(404);
    expect(codeOf(await save({ id, version: 2 }, {}, other))).toEqual(['NOT_FOUND']);
  });
});

async function giveBack(booking: Saved | undefined) {
  const bookings = booking ? [{ id: booking.id, version: booking.version }] : [];
  await person.get('POST /business/delBookingList', { body: { bookings, reason: 'no cargo' } });
}
