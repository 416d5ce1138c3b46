import { buyOrderNotice, emptyBuyOrder } from '@berth/contract';
import type { DeskDecision } from '@berth/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { smallPaper } from '../../../../test/small-files.ts';
import {
  declarableBooking,
  declarationOf,
  declaredGoods,
  handIn,
  startDeclaration,
} from '../../../../test/things/declarations.ts';
import { goodsOf } from '../../../../test/things/goods.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

let portal: Portal;
let officer: SignedIn;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  officer = await portal.signIn('Forwarder', { permissions: ['customs:desk'] });
  system = await openSystem(portal, { scopes: ['customs'] });
});
beforeEach(async () => {
  portal.clock.advance(61);
  officer = await officer.again();
  person = await portal.signIn('Shipper Ltd');
});
afterAll(async () => await portal.close());

const boughtOrder = {
  ...emptyBuyOrder(),
  title: '深圳市海联进出口有限公司',
  fee: 600,
  principalName: '深圳甲公司',
  principalNumber: '91350100M000100Y43',
  principalPhone: '13800138000',
  amount: 1500,
};

type Sent = { id: string; version: number };

/** A declaration that waits for the desk. */
async function sent(): Promise<Sent & { bookingId: string }> {
  const booking = await declarableBooking(person);
  const { id, version } = await startDeclaration(person, [booking.id]);
  await handIn(person, id, 'contract', 'invoice', 'packingList', 'powerOfAttorney');
  const body = { ...declarationOf('x'), id, version, notice: null, idempotencyKey: crypto.randomUUID() };
  return { ...(await person.get('POST /business/declarationSubmit', { body })), bookingId: booking.id };
}

const decide = async ({ id, version }: Sent, decision: DeskDecision, by = officer) =>
  await by.get('POST /system/customs/decide', { body: { id, version, decision } });
const refusal = async ({ id, version }: Sent, decision: DeskDecision, by = officer) => {
  const response = await by.call('POST /system/customs/decide', { body: { id, version, decision } });
  return response.json().code;
};
const read = async (id: string) => await person.get('GET /business/declaration', { query: { id } });
const messages = async (id: string) =>
  await portal.database.kysely
    .selectFrom('message')
    .where('declaration_id', '=', id)
    .select(['kind', 'detail'])
    .orderBy('sent_at')
    .orderBy('number')
    .execute();
const confirm = { act: 'confirm' } as const;

describe('the customs desk', () => {
  test('has what waits in its queue, and confirms it in the name of the officer', async () => {
    const declaration = await sent();
    const query = { kind: 'declare' as const, customer: 'shipper' };
    const { toBeConfirmed } = await officer.get('GET /system/customs/queue', { query });
    expect(toBeConfirmed.at(-1)).toMatchObject({
      id: declaration.id,
      customer: { name: 'Shipper Ltd' },
      lines: 1,
      claim: null,
    });
    const none = await officer.get('GET /system/customs/queue', { query: { customer: 'nobody' } });
    expect(none.toBeConfirmed).toEqual([]);
    expect(await decide(declaration, confirm)).toMatchObject({ status: 'confirmed', version: 3 });
    const { events } = await read(declaration.id);
    expect(events[0]).toMatchObject({ what: 'confirmed', by: '' });
    const hsCode = declarationOf('x').goods[0]?.hsCode ?? '';
    const known = { hsCode, unitPrice: 9, netWeight: 2, grossWeight: null };
    await person.get('POST /business/goodsSave', { body: goodsOf('x', known) });
    const { declaration: atDesk, libraryValues } = await officer.get('GET /system/customs/declaration', {
      query: { id: declaration.id },
    });
    expect(atDesk.events[0]?.by).toBe('Forwarder main account');
    expect(libraryValues).toEqual([{ hsCode, currency: 'USD', least: 4.5, most: 4.5 }]);
    expect(await messages(declaration.id)).toEqual([{ kind: 'declarationConfirmed', detail: {} }]);
  });

  test('returns with reasons at fields, which the customer mends and sends again', async () => {
    const declaration = await sent();
    const reasons = [
      { path: 'goods.0.hsCode', words: '编码与品名不符' },
      { path: 'header.consigneeName', words: '请填写全称' },
    ];
    const beyond = [{ path: 'goods.98.unitPrice', words: '价格偏低' }];
    expect(await refusal(declaration, { act: 'return', reasons: beyond })).toBe('REQUEST_INVALID');
    const returned = await decide(declaration, { act: 'return', reasons });
    expect(await read(declaration.id)).toMatchObject({ status: 'returned', returnReasons: reasons });
    expect(await messages(declaration.id)).toMatchObject([
      { kind: 'declarationReturned', detail: { fields: 2 } },
    ]);
    const body = {
      ...declarationOf('mended'),
      ...returned,
      notice: null,
      idempotencyKey: crypto.randomUUID(),
    };
    const again = await person.get('POST /business/declarationSubmit', { body });
    expect(again).toMatchObject({ status: 'toBeConfirmed' });
    expect((await read(declaration.id)).returnReasons).toEqual([]);
  });

  test('has each declaration in the hands of one officer, who may be taken over openly', async () => {
    const declaration = await sent();
    const other = await portal.signIn('', {
      customerId: officer.customerId,
      permissions: ['customs:desk'],
    });
    const claim = async (what: 'claim' | 'takeOver' | 'release', by: SignedIn) =>
      (await by.call('POST /system/customs/claim', { body: { id: declaration.id, what } })).json();
    expect((await claim('claim', officer)).data.claim).toMatchObject({ isMine: true });
    expect((await claim('claim', other)).code).toBe('DECLARATION_CLAIMED');
    expect(await refusal(declaration, confirm, other)).toBe('DECLARATION_CLAIMED');
    expect((await claim('takeOver', other)).data.claim).toMatchObject({ isMine: true });
    expect(await refusal(declaration, confirm)).toBe('DECLARATION_CLAIMED');
    const both = await Promise.all([
      refusal(declaration, confirm, other),
      refusal(declaration, { act: 'return', reasons: [{ path: '', words: 'no' }] }, other),
    ]);
    expect(both.sort()).toEqual([200, 'VERSION_CONFLICT']);
  });

  test('asks for a paper, returns one and reads one; what comes late takes its place', async () => {
    const declaration = await sent();
    const asked = await decide(declaration, { act: 'askForPaper', slot: 'msds', words: '含电池' });
    const { papers } = await read(declaration.id);
    const [contract, invoice] = papers;
    const query = { id: declaration.id, paperId: contract?.id ?? '' };
    expect((await officer.call('GET /system/customs/paper', { query })).statusCode).toBe(200);
    const back = { act: 'returnPaper', paperId: contract?.id ?? '', words: '缺盖章' } as const;
    const returned = await decide(asked, back);
    await decide(returned, { act: 'readPaper', paperId: invoice?.id ?? '' });
    const after = await read(declaration.id);
    expect(after.papers.map(({ status }) => status)).toEqual(['returned', 'read', 'received', 'received']);
    const closed = await person.call('POST /business/clearance', {
      query: { id: declaration.id, slot: 'packingList' },
      upload: smallPaper('x'),
    });
    expect(closed.json().code).toBe('DECLARATION_ACTION_REFUSED');
    await handIn(person, declaration.id, 'msds');
    await person.get('POST /business/clearance', {
      query: { id: declaration.id, slot: 'contract', replaces: contract?.id ?? '' },
      upload: smallPaper('stamped'),
    });
    const last = await read(declaration.id);
    expect(last.askedPapers).toEqual([]);
    expect(last.papers.filter(({ slot }) => slot === 'contract')).toMatchObject([
      { status: 'received', replacedAt: null },
      { status: 'returned', words: '缺盖章' },
    ]);
    expect((await messages(declaration.id)).map(({ kind }) => kind)).toEqual([
      'declarationPaperAsked',
      'declarationPaperReturned',
    ]);
  });

  test('accepts or refuses the update of what is confirmed', async () => {
    const confirmed = await decide(await sent(), confirm);
    const update = async ({ id, version }: Sent, word: string) => {
      const content = declarationOf('x', { goods: [declaredGoods(word)] });
      const body = { ...content, id, version, reason: '数量有误', idempotencyKey: crypto.randomUUID() };
      return await person.get('POST /business/declarationUpdateRequest', { body });
    };
    const asked = await update(confirmed, 'changed');
    const nameOf = async () => (await read(confirmed.id)).content.goods[0]?.nameEn;
    expect(await nameOf()).toBe('lamp x');
    const accepted = await decide(asked, { act: 'acceptUpdate' });
    expect([accepted.status, await nameOf()]).toEqual(['confirmed', 'lamp changed']);
    const again = await update(accepted, 'refused');
    const refused = await decide(again, { act: 'refuseUpdate', words: '已报关' });
    expect([refused.status, await nameOf()]).toEqual(['confirmed', 'lamp changed']);
    const third = await update(refused, 'dropped');
    const { id, version } = third;
    const dropped = await person.get('POST /business/declarationUpdateDrop', { body: { id, version } });
    expect(dropped.status).toBe('confirmed');
    expect(await refusal(dropped, { act: 'acceptUpdate' })).toBe('DECLARATION_ACTION_REFUSED');
  });

  test('is asked for the update of a buy-order only where its notice is confirmed by name', async () => {
    const booking = await declarableBooking(person, { exportDocuments: 'buyOrder' });
    const { id, version } = await startDeclaration(person, [booking.id], { kind: 'pay' });
    await handIn(person, id, 'powerOfAttorney');
    const content = declarationOf('x', { kind: 'pay', buyOrder: boughtOrder });
    const key = () => ({ idempotencyKey: crypto.randomUUID() });
    const notice = { name: '林晓峰', version: buyOrderNotice.version };
    const saved = { ...content, id, version, notice, ...key() };
    const confirmed = await decide(
      await person.get('POST /business/declarationSubmit', { body: saved }),
      confirm,
    );
    const body = { ...content, id, version: confirmed.version, reason: '金额有误' };
    const changed = { ...body, buyOrder: { ...boughtOrder, amount: 900 } };
    const unsigned = { body: { ...changed, notice: null, ...key() } };
    expect(
      (await person.call('POST /business/declarationUpdateRequest', unsigned)).json().fields,
    ).toMatchObject([{ field: 'notice.name' }]);
    const signed = { body: { ...changed, notice: { ...notice, name: '王思敏' }, ...key() } };
    const asked = await person.get('POST /business/declarationUpdateRequest', signed);
    expect((await read(id)).notice).toMatchObject({ name: '林晓峰' });
    await decide(asked, { act: 'acceptUpdate' });
    const after = await read(id);
    expect([after.notice?.name, after.content.buyOrder.amount]).toEqual(['王思敏', 900]);
  });

  test('sees what was frozen since a booking was returned, and so do systems', async () => {
    const declaration = await sent();
    const { version } = await person.get('GET /business/getBookingByIdLcl', {
      query: { id: declaration.bookingId },
    });
    const bookings = [{ id: declaration.bookingId, version }];
    await person.get('POST /business/delBookingList', { body: { bookings, reason: '客户改期' } });
    const { frozen } = await officer.get('GET /system/customs/queue', { query: {} });
    expect(frozen[0]).toMatchObject({ id: declaration.id, status: 'frozen' });
    const waiting = await system.get('GET /integration/customs', {});
    expect(waiting.frozen[0]).toMatchObject({ id: declaration.id, status: 'frozen' });
    expect(waiting.declarations.map(({ id }) => id)).not.toContain(declaration.id);
  });

  test('sees nothing of what was never sent, and nobody else sees the desk', async () => {
    const booking = await declarableBooking(person);
    const draft = await startDeclaration(person, [booking.id]);
    const query = { id: draft.id };
    expect((await officer.call('GET /system/customs/declaration', { query })).statusCode).toBe(404);
    expect(await refusal(draft, confirm)).toBe('NOT_FOUND');
    expect((await person.call('GET /system/customs/queue', { query: {} })).statusCode).toBe(403);
  });
});

describe('a system of the forwarder', () => {
  test('decides as the desk does, and reports what customs did', async () => {
    const declaration = await sent();
    const { number } = await read(declaration.id);
    const { declarations } = await system.get('GET /integration/customs', {});
    expect(declarations.map(({ id }) => id)).toContain(declaration.id);
    const whole = await system.get('GET /integration/declaration', { query: { number } });
    const paperId = whole.papers[0]?.id ?? '';
    const file = await system.call('GET /integration/declarationPaper', { query: { number, paperId } });
    expect(file.statusCode).toBe(200);
    const event = { number, what: 'declared' as const, at: '2026-11-20T08:00:00+08:00' };
    const report = async (changes: object = {}, eventId = newEventId()) =>
      (
        await system.call('POST /integration/customsEvent', { body: { ...event, eventId, ...changes } })
      ).json();
    const customsNumber = '531620260000012345';
    expect((await report({ customsNumber })).code).toBe('DECLARATION_ACTION_REFUSED');
    const decision = { eventId: newEventId(), number, version: whole.version, decision: confirm };
    const done = await system.get('POST /integration/declarationDecision', { body: decision });
    expect(await system.get('POST /integration/declarationDecision', { body: decision })).toEqual(done);
    expect((await report()).fields).toMatchObject([{ field: 'customsNumber' }]);
    const eventId = newEventId();
    expect((await report({ customsNumber }, eventId)).code).toBe(200);
    expect((await report({ customsNumber }, eventId)).code).toBe(200);
    await report({ what: 'inspected', words: '开箱查验' });
    const { events, customsNumber: shown } = await read(declaration.id);
    expect(shown).toBe(customsNumber);
    const reported = events.filter(({ by, what }) => by === '' && what !== 'confirmed');
    expect(reported).toMatchObject([
      { what: 'inspected', words: '开箱查验', by: '' },
      { what: 'declared', at: '2026-11-20 08:00:00' },
    ]);
    expect((await messages(declaration.id)).map(({ kind }) => kind)).toEqual([
      'declarationConfirmed',
      'customsReported',
      'customsReported',
    ]);
    const { declaration: ofBooking } = await person.get('GET /business/declarationOfBooking', {
      query: { bookingId: declaration.bookingId },
    });
    expect(ofBooking).toMatchObject({ status: 'confirmed', customsNumber });
  });
});
