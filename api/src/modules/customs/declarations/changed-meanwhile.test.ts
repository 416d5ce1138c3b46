import type { DeclarationContent } from '@berth/contract';
import type { DeskDecision } from '@berth/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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

let portal: Portal;
let person: SignedIn;
let officer: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn();
  officer = await portal.signIn('Forwarder', { permissions: ['customs:desk'] });
});
afterAll(async () => await portal.close());

type Saved = { id: string; version: number };
const read = async (id: string) => await person.get('GET /business/declaration', { query: { id } });
const bodyOf = async (id: string, changes: Partial<DeclarationContent>) => ({
  ...declarationOf('x', changes),
  id,
  version: (await read(id)).version,
  idempotencyKey: crypto.randomUUID(),
});
const save = async (id: string, changes: Partial<DeclarationContent>) =>
  await person.get('POST /business/declarationSave', { body: await bodyOf(id, changes) });
const submit = async (id: string, changes: Partial<DeclarationContent> = {}) => {
  const body = { ...(await bodyOf(id, changes)), notice: null };
  return (await person.call('POST /business/declarationSubmit', { body })).json();
};
const fieldOf = ({ code, fields = [] }: { code: string; fields?: { field: string }[] }) => [
  code,
  ...fields.map(({ field }) => field),
];
const decide = async (id: string, decision: DeskDecision) => {
  const { version } = await read(id);
  return (await officer.call('POST /system/customs/decide', { body: { id, version, decision } })).json();
};
const giveBack = async ({ id, version }: Saved) =>
  await person.get('POST /business/delBookingList', {
    body: { bookings: [{ id, version }], reason: 'no cargo' },
  });
const handInAll = async (id: string) =>
  await handIn(person, id, 'contract', 'invoice', 'packingList', 'powerOfAttorney');
const nameShip = async (bookingId: string, vessel: string) =>
  await portal.database.kysely
    .updateTable('booking')
    .where('id', '=', bookingId)
    .set({ vessel, voyage: '001E' })
    .execute();

describe('a booking that is returned', () => {
  test('leaves its lines in the draft, to be moved or taken out before it is sent', async () => {
    const [one, other] = [await declarableBooking(person), await declarableBooking(person)];
    const { id } = await startDeclaration(person, [one.id, other.id]);
    const goods = [
      declaredGoods('a', { bookingNumber: one.businessNumber }),
      declaredGoods('b', { bookingNumber: other.businessNumber }),
    ];
    await save(id, { goods });
    await giveBack(other);
    const { content, bookings, events } = await read(id);
    expect(content.goods.map(({ bookingNumber }) => bookingNumber)).toEqual([
      one.businessNumber,
      other.businessNumber,
    ]);
    expect(bookings.map(({ businessNumber }) => businessNumber)).toEqual([one.businessNumber]);
    expect(events[0]).toMatchObject({ what: 'bookingsChanged', words: `−${other.businessNumber}` });
    // It is typed on, and not sent with cargo that does not sail.
    await save(id, { goods });
    await handInAll(id);
    expect(fieldOf(await submit(id, { goods }))).toEqual(['REQUEST_INVALID', 'goods.1.bookingNumber']);
    const mended = goods.map((line) => ({ ...line, bookingNumber: '' }));
    expect((await submit(id, { goods: mended })).data.status).toBe('toBeConfirmed');
  });

  test('gives what was typed to the one that takes its place', async () => {
    const [one, other] = [await declarableBooking(person), await declarableBooking(person)];
    const { id } = await startDeclaration(person, [one.id]);
    await save(id, { goods: [declaredGoods('typed')] });
    await giveBack(one);
    const { version } = await read(id);
    const body = { id, version, bookingIds: [other.id], idempotencyKey: crypto.randomUUID() };
    await person.get('POST /business/declarationBookings', { body });
    const { bookings, content } = await read(id);
    expect(bookings.map((booking) => booking.id)).toEqual([other.id]);
    expect(content.goods.map(({ nameEn }) => nameEn)).toEqual(['lamp typed']);
  });
});

describe('bookings whose ships differ since they were merged', () => {
  const merged = async () => {
    const bookings = [await declarableBooking(person), await declarableBooking(person)];
    const { id } = await startDeclaration(
      person,
      bookings.map((booking) => booking.id),
    );
    const goods = bookings.map(({ businessNumber }) => declaredGoods('x', { bookingNumber: businessNumber }));
    await handInAll(id);
    return { id, goods, bookings };
  };

  test('are not sent together', async () => {
    const { id, goods, bookings } = await merged();
    await nameShip(bookings[0]?.id ?? '', 'EVER GIVEN');
    await nameShip(bookings[1]?.id ?? '', 'EVER GOOD');
    expect((await submit(id, { goods })).code).toBe('BOOKINGS_NOT_MERGEABLE');
  });

  test('are not confirmed together', async () => {
    const { id, goods, bookings } = await merged();
    expect((await submit(id, { goods })).data.status).toBe('toBeConfirmed');
    await nameShip(bookings[1]?.id ?? '', 'EVER GOOD');
    expect((await decide(id, { act: 'confirm' })).code).toBe('BOOKINGS_NOT_MERGEABLE');
    expect(
      (await decide(id, { act: 'return', reasons: [{ path: '', words: 'two ships' }] })).data.status,
    ).toBe('returned');
  });
});

test('other export documents that a booking asks for since it was sent keep the desk from confirming', async () => {
  const booking = await declarableBooking(person);
  const { id } = await startDeclaration(person, [booking.id]);
  await handInAll(id);
  await submit(id);
  await portal.database.kysely
    .updateTable('booking')
    .where('id', '=', booking.id)
    .set({ export_documents: 'buyOrder' })
    .execute();
  expect(fieldOf(await decide(id, { act: 'confirm' }))).toEqual(['REQUEST_INVALID', 'kind']);
});

describe('a reason of the desk', () => {
  const returned = async (paths: readonly string[]) => {
    const booking = await declarableBooking(person);
    const { id } = await startDeclaration(person, [booking.id]);
    await handInAll(id);
    await submit(id, { goods: ['a', 'b', 'c'].map((word) => declaredGoods(word)) });
    const reasons = paths.map((path) => ({ path, words: 'wrong' }));
    return { id, answer: await decide(id, { act: 'return', reasons }) };
  };

  test('follows its line, and goes once what it is about was mended and saved', async () => {
    const { id } = await returned(['goods.2.hsCode', 'header.consigneeName']);
    const { content } = await read(id);
    const header = { ...content.header, consigneeName: 'ACME Inc.' };
    await save(id, { header, goods: content.goods.slice(1) });
    expect((await read(id)).returnReasons).toEqual([{ path: 'goods.1.hsCode', words: 'wrong' }]);
  });

  test('is of a field that the customer sees', async () => {
    const { answer } = await returned(['header.typo', 'goods.9.hsCode', 'buyOrder.fee', 'vatInvoices.0.net']);
    expect(fieldOf(answer)).toEqual([
      'REQUEST_INVALID',
      ...[0, 1, 2, 3].map((at) => `decision.reasons.${at}.path`),
    ]);
  });
});

test('another paper puts aside the one that the desk returned; what it has read is not taken away', async () => {
  const booking = await declarableBooking(person);
  const { id } = await startDeclaration(person, [booking.id]);
  await handInAll(id);
  await submit(id);
  const paperOf = async (slot: string) => {
    const { papers } = await read(id);
    return papers.filter((paper) => paper.slot === slot && paper.replacedAt === null);
  };
  const [contract] = await paperOf('contract');
  await decide(id, { act: 'returnPaper', paperId: contract?.id ?? '', words: 'no stamp' });
  const upload = smallPaper('stamped');
  await person.get('POST /business/clearance', { query: { id, slot: 'contract' }, upload });
  expect(await paperOf('contract')).toMatchObject([{ status: 'received' }]);
  const [stamped] = await paperOf('contract');
  await decide(id, { act: 'askForPaper', slot: 'contract', words: 'the annex too' });
  const taken = await person.call('POST /business/declarationPaperRemove', {
    body: { id, paperId: stamped?.id ?? '' },
  });
  expect(taken.json().code).toBe('DECLARATION_ACTION_REFUSED');
});

test('the file of a paper that is deleted with its draft is swept', async () => {
  const booking = await declarableBooking(person);
  const { id } = await startDeclaration(person, [booking.id]);
  const [paper] = await handIn(person, id, 'contract', 'invoice');
  const attached = async () => {
    const uploads = portal.database.kysely.selectFrom('upload').where('customer_id', '=', person.customerId);
    return (await uploads.select('attached_at').execute()).filter(({ attached_at }) => attached_at !== null)
      .length;
  };
  expect(await attached()).toBe(2);
  await person.get('POST /business/declarationPaperRemove', { body: { id, paperId: paper?.id ?? '' } });
  expect(await attached()).toBe(1);
  const { version } = await read(id);
  await person.get('POST /business/declarationDelete', { body: { id, version } });
  expect(await attached()).toBe(0);
});

test('an update of what is confirmed does not change its kind', async () => {
  const booking = await declarableBooking(person);
  const { id } = await startDeclaration(person, [booking.id]);
  await handInAll(id);
  await submit(id);
  await decide(id, { act: 'confirm' });
  const body = { ...(await bodyOf(id, { kind: 'tax' })), reason: 'refund', notice: null };
  const answer = await person.call('POST /business/declarationUpdateRequest', { body });
  expect(fieldOf(answer.json())).toEqual(['REQUEST_INVALID', 'kind']);
});
