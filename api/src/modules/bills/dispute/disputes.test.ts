import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { oweBill, standingOf } from '../../../../test/owed-bills.ts';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { smallPaper } from '../../../../test/small-files.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';

const dispute = 'POST /cost/dispute';
const reply = 'POST /cost/disputeReply';
const withdraw = 'POST /cost/withdrawDispute';
const permissions = ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay'];

let portal: Portal;
let person: SignedIn;
let bill: Awaited<ReturnType<typeof oweBill>>;
beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent });
});
beforeEach(async () => {
  person = await portal.signIn('', { permissions });
  bill = await oweBill(portal, person);
});
afterAll(async () => await portal.close());

type Body = Parameters<typeof person.get<typeof dispute>>[1]['body'];
const aboutRow = (changes: Partial<Body> = {}): Body => ({
  billId: bill.id,
  feeRowId: bill.rowIds[0] ?? '',
  reason: 'wrongPrice',
  words: '单价应为 80',
  expectedMinor: 8000,
  files: [],
  idempotencyKey: crypto.randomUUID(),
  ...changes,
});
const say = (disputeId: string, words: string) => ({
  body: { disputeId, words, idempotencyKey: crypto.randomUUID() },
});
const open = (changes?: Partial<Body>) => person.get(dispute, { body: aboutRow(changes) });
async function refusal(changes: Partial<Body>, by = person) {
  const answer = (await by.call(dispute, { body: aboutRow(changes) })).json();
  return [answer.code, ...(answer.fields ?? []).map(({ field }: { field: string }) => field)];
}
async function upload(by = person) {
  const { src } = await by.get('POST /uploadFile', { upload: smallPaper('evidence') });
  return src;
}
/** As the forwarder answers. */
async function answer(id: string, changes: { status: 'refused'; closed_at?: string }) {
  await portal.database.kysely.updateTable('bill_dispute').where('id', '=', id).set(changes).execute();
  const status = changes.closed_at ? 'unconfirmed' : 'answered';
  await portal.database.kysely.updateTable('bill').where('id', '=', bill.id).set({ status }).execute();
}

describe('a dispute', () => {
  test('of a row has its words, amount and evidence, and the bill is disputed', async () => {
    const files = [await upload(), await upload()];
    const { dispute: made, version } = await open({ files });
    expect(version).toBe(2);
    expect(made).toMatchObject({
      feeRowId: bill.rowIds[0],
      reason: 'wrongPrice',
      expectedMinor: 8000,
      status: 'open',
      isClosed: false,
      openedBy: ' main account',
      openedAt: '2026-11-20 10:00:00',
      files: files.map((src) => ({ fileName: 'paper evidence.png', src, bytes: expect.any(Number) })),
      entries: [{ side: 'customer', words: '单价应为 80', outcome: null }],
    });
    const { status, events } = await standingOf(portal, bill.id);
    expect(status).toBe('disputed');
    expect(events).toMatchObject([
      {
        what: 'disputed',
        status: 'disputed',
        member_id: person.userId,
        detail: {
          words: '单价应为 80',
          changes: [{ feeItem: 'OWED', currency: 'CNY', fromMinor: 10_000, toMinor: 8000 }],
        },
      },
    ]);
  });

  test('of a whole bill stands beside those of its rows', async () => {
    await open();
    await open({ feeRowId: bill.rowIds[1] ?? '', expectedMinor: null });
    const { dispute: made } = await open({ feeRowId: null, expectedMinor: null, reason: 'billedTwice' });
    expect(made).toMatchObject({ feeRowId: null, reason: 'billedTwice' });
    expect((await standingOf(portal, bill.id)).version).toBe(4);
  });

  test('is opened once by one key, and by another it is refused while it waits', async () => {
    const body = aboutRow();
    const [first, again] = [await person.get(dispute, { body }), await person.get(dispute, { body })];
    expect(again).toEqual(first);
    expect(await refusal({})).toEqual(['DISPUTE_OPEN']);
    const reused = await person.call(dispute, { body: { ...body, words: 'other words' } });
    expect(reused.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await standingOf(portal, bill.id)).events).toHaveLength(1);
  });

  test('of two at once about one row, one is opened', async () => {
    const calls = await Promise.all([refusal({}), refusal({}), refusal({})]);
    expect(calls.map(([code]) => code).toSorted()).toEqual([200, 'DISPUTE_OPEN', 'DISPUTE_OPEN'].toSorted());
    expect((await standingOf(portal, bill.id)).version).toBe(2);
  });

  test('follows one that was answered, which it ends', async () => {
    const { dispute: earlier } = await open();
    await answer(earlier.id, { status: 'refused' });
    const { dispute: later } = await open();
    expect(later.id).not.toBe(earlier.id);
    expect((await person.call(reply, say(earlier.id, 'x'))).json().code).toBe('DISPUTE_CLOSED');
    expect((await standingOf(portal, bill.id)).status).toBe('disputed');
  });
});

describe('a dispute is refused', () => {
  test('at its fields, in both languages, and its key may come again', async () => {
    const body = aboutRow({ words: ' ', expectedMinor: 10_000, files: Array(6).fill('/api/file/x') });
    const response = await person.call(dispute, { body });
    expect(response.json()).toMatchObject({
      code: 'REQUEST_INVALID',
      fields: [
        { field: 'words' },
        {
          field: 'expectedMinor',
          texts: { 'zh-CN': '应低于账单金额 CNY 100.00', en: 'Must be below the billed CNY 100.00' },
        },
        { field: 'files' },
      ],
    });
    await person.get(dispute, { body: { ...aboutRow(), idempotencyKey: body.idempotencyKey } });
  });

  test('where an amount is expected of the whole bill, or a fraction of a fen', async () => {
    expect(await refusal({ feeRowId: null })).toEqual(['REQUEST_INVALID', 'expectedMinor']);
    expect(await refusal({ expectedMinor: 80.5 })).toEqual(['REQUEST_INVALID', 'expectedMinor']);
  });

  test('with evidence that is not there, or is not the own company’s', async () => {
    const theirs = await upload(await portal.signIn('Another'));
    const files = [await upload(), theirs, `/api/file/${crypto.randomUUID()}`, 'file'];
    expect(await refusal({ files })).toEqual(['REQUEST_INVALID', 'files.1', 'files.2', 'files.3']);
    expect((await standingOf(portal, bill.id)).version).toBe(1);
  });

  test('of a bill that is settled or cancelled', async () => {
    const rows = [{ amountMinor: 100, isConfirmed: true }];
    for (const about of [{ rows, paidMinor: 100 }, { isCancelled: true }]) {
      const other = await oweBill(portal, person, about);
      const changes = { billId: other.id, feeRowId: null, expectedMinor: null };
      expect(await refusal(changes)).toEqual(['BILL_ACTION_REFUSED']);
    }
  });

  test('of what is not there: a row of another bill, a bill of another customer', async () => {
    const other = await oweBill(portal, person);
    expect(await refusal({ feeRowId: other.rowIds[0] ?? '' })).toEqual(['NOT_FOUND']);
    expect(await refusal({ billId: 'x' })).toEqual(['NOT_FOUND']);
    const stranger = await portal.signIn('Another', { permissions });
    expect(await refusal({}, stranger)).toEqual(['NOT_FOUND']);
  });

  test('to whoever may only see costs', async () => {
    const { customerId } = person;
    const reader = await portal.signIn('', { customerId, roles: ['sub'], permissions: ['cost:view'] });
    expect(await refusal({}, reader)).toEqual(['FORBIDDEN']);
  });
});

test('evidence is read by those of the customer who may see costs, and by nobody else', async () => {
  const src = await upload();
  const { customerId } = person;
  const colleague = await portal.signIn('', { customerId, roles: ['sub'] });
  const accountant = await portal.signIn('', { customerId, roles: ['sub'], permissions: ['cost:view'] });
  const stranger = await portal.signIn('Another', { permissions });
  const read = async (by: SignedIn) => {
    const params = { id: src.split('/').at(-1) ?? '' };
    return (await by.call('GET /file/:id', { params })).statusCode;
  };
  expect(await read(colleague)).toBe(200);
  await open({ files: [src] });
  expect(await Promise.all([person, accountant, colleague, stranger].map(read))).toEqual([
    200, 200, 404, 404,
  ]);
});

describe('a reply', () => {
  test('goes on with the conversation, once by one key', async () => {
    const { dispute: made } = await open();
    const input = say(made.id, '请看附件');
    const first = await person.get(reply, input);
    expect(first).toEqual(await person.get(reply, input));
    expect(first.dispute.entries.map(({ words }) => words)).toEqual(['单价应为 80', '请看附件']);
    const { events } = await standingOf(portal, bill.id);
    expect(events.map(({ what }) => what)).toEqual(['disputed', 'replied']);
  });

  test('to an answer opens the dispute again', async () => {
    const { dispute: made } = await open();
    await answer(made.id, { status: 'refused' });
    const { dispute: reopened } = await person.get(reply, say(made.id, '不同意'));
    expect(reopened.status).toBe('open');
    expect((await standingOf(portal, bill.id)).status).toBe('disputed');
  });

  test('is refused without words, to what is over, and to what is not there', async () => {
    const { dispute: made } = await open();
    const empty = (await person.call(reply, say(made.id, ''))).json();
    expect([empty.code, empty.fields[0].field]).toEqual(['REQUEST_INVALID', 'words']);
    const stranger = await portal.signIn('Another', { permissions });
    expect((await stranger.call(reply, say(made.id, 'x'))).json().code).toBe('NOT_FOUND');
    expect((await person.call(reply, say('x', 'x'))).json().code).toBe('NOT_FOUND');
    await person.get(withdraw, { body: { disputeId: made.id } });
    expect((await person.call(reply, say(made.id, 'x'))).json().code).toBe('DISPUTE_CLOSED');
  });
});

describe('a withdrawal', () => {
  test('makes the bill what it was, and done again it changes nothing', async () => {
    const { dispute: made } = await open();
    const input = { body: { disputeId: made.id } };
    const first = await person.get(withdraw, input);
    expect(first).toMatchObject({ version: 3, dispute: { status: 'withdrawn', isClosed: true } });
    expect(await person.get(withdraw, input)).toEqual(first);
    const { status, events } = await standingOf(portal, bill.id);
    expect(status).toBe('unconfirmed');
    expect(events.map(({ what }) => what)).toEqual(['disputed', 'withdrawn']);
  });

  test('leaves a row confirmed that was confirmed', async () => {
    bill = await oweBill(portal, person, { rows: [{ amountMinor: 10_000, isConfirmed: true }] });
    const { dispute: made } = await open();
    expect((await standingOf(portal, bill.id)).status).toBe('disputed');
    await person.get(withdraw, { body: { disputeId: made.id } });
    expect((await standingOf(portal, bill.id)).status).toBe('unpaid');
  });

  test('is refused for what is over or not there', async () => {
    const { dispute: made } = await open();
    const input = { body: { disputeId: made.id } };
    const stranger = await portal.signIn('Another', { permissions });
    expect((await stranger.call(withdraw, input)).json().code).toBe('NOT_FOUND');
    await answer(made.id, { status: 'refused', closed_at: portal.clock().toISOString() });
    expect((await person.call(withdraw, input)).json().code).toBe('DISPUTE_CLOSED');
  });
});
