import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  billOf,
  bookingOf,
  customerPermissions,
  dispute,
  feeRow,
  pdf,
  prove,
} from '../../../../test/billing-system.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { smallPaper } from '../../../../test/small-files.ts';
import { invoiceTitle } from '../../../../test/things/bills.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';

let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;
let bill: { id: string; number: string };

beforeAll(async () => {
  portal = await openTradingPortal({ inspect: inspectContent });
  system = await openSystem(portal, { name: 'Billing system', scopes: ['billing'] });
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn('Paying Ltd', { permissions: customerPermissions });
  bill = await issueConfirmed();
});
afterAll(async () => await portal.close());

/** A bill of CNY 100.00 with its amount confirmed. */
async function issueConfirmed() {
  const { businessNumber } = await bookingOf(person);
  const entry = billOf([feeRow(1, 10_000, { businessNumber })]);
  const { id, number, version } = await system.get('POST /integration/bill', {
    body: { eventId: newEventId(), ...entry },
  });
  await person.get('POST /cost/cost_confirm', { body: { bills: [{ id, version }] } });
  return { id, number };
}

const read = async (id = bill.id) => await person.get('GET /cost/getExpense', { query: { id } });
const waiting = async () => await system.get('GET /integration/billing');
type Payment = Parameters<typeof system.get<'POST /integration/payment'>>[1]['body'];
const payment = (changes: Partial<Payment>): { body: Payment } => ({
  body: { eventId: newEventId(), currency: 'CNY', receivedOn: '2026-11-20', reference: 'BANK-1', ...changes },
});
const pay = async (amountMinor: number, changes: Partial<Payment> = {}) =>
  await system.get(
    'POST /integration/payment',
    payment({ bills: [{ bill: bill.number, amountMinor }], ...changes }),
  );
const refusal = async (changes: Partial<Payment>) => {
  const response = await system.call('POST /integration/payment', payment(changes));
  const { code, field, fields = [] } = response.json();
  return [code, ...[field ?? []].flat(), ...fields.map((each: { field: string }) => each.field)];
};
const kinds = async (id = bill.id) => {
  const told = portal.database.kysely.selectFrom('message').where('bill_id', '=', id).select('kind');
  return (await told.orderBy('sent_at').execute()).map(({ kind }) => kind);
};

describe('a payment', () => {
  test('adds up, settles, and says what is too much', async () => {
    expect((await pay(4000)).bills).toEqual([
      { number: bill.number, status: 'partial', amountMinor: 10_000, paidMinor: 4000, overpaidMinor: 0 },
    ]);
    expect((await pay(7000)).bills).toMatchObject([
      { status: 'settled', paidMinor: 11_000, overpaidMinor: 1000 },
    ]);
    expect(await kinds()).toContain('paymentReceived');
    expect((await read()).payments.map(({ amountMinor }) => amountMinor)).toEqual(
      expect.arrayContaining([4000, 7000]),
    );
  });

  test('is taken back by a negative one, and no more than was received', async () => {
    await pay(10_000);
    expect((await pay(-4000)).bills).toMatchObject([{ status: 'partial', paidMinor: 6000 }]);
    const more = { bills: [{ bill: bill.number, amountMinor: -6001 }] };
    expect(await refusal(more)).toEqual(['REQUEST_INVALID', 'bills.0.amountMinor']);
    expect((await read()).status).toBe('partial');
  });

  test('of a bill that was cancelled is taken back, and none is received', async () => {
    await pay(4000);
    const body = { eventId: newEventId(), number: bill.number, reason: 'twice' };
    await system.get('POST /integration/cancelBill', { body });
    const of = (amountMinor: number) => ({ bills: [{ bill: bill.number, amountMinor }] });
    expect(await refusal(of(100))).toEqual(['BILL_ACTION_REFUSED', 'bills.0']);
    expect(await refusal(of(-4001))).toEqual(['REQUEST_INVALID', 'bills.0.amountMinor']);
    expect((await pay(-4000)).bills).toMatchObject([{ status: 'cancelled', paidMinor: 0, overpaidMinor: 0 }]);
  });

  test('is refused for no bill, an unknown one, one twice, another currency, no day', async () => {
    const one = { bill: bill.number, amountMinor: 1 };
    expect(await refusal({ bills: [] })).toEqual(['REQUEST_INVALID', 'bills']);
    expect(await refusal({ bills: [{ ...one, bill: 'NO-SUCH' }] })).toEqual([
      'REQUEST_INVALID',
      'bills.0.bill',
    ]);
    expect(await refusal({ bills: [one, one] })).toEqual(['REQUEST_INVALID', 'bills.1.bill']);
    expect(await refusal({ bills: [one], currency: 'USD' })).toEqual(['PROOF_OTHER_CURRENCY', 'bills.0']);
    expect(await refusal({ bills: [one], receivedOn: '2026-13-01' })).toEqual([
      'REQUEST_INVALID',
      'receivedOn',
    ]);
    expect(await refusal({ bills: [{ ...one, amountMinor: 0 }] })).toEqual([
      'REQUEST_INVALID',
      'bills.0.amountMinor',
    ]);
  });

  test('is for bills of one customer', async () => {
    const stranger = await portal.signIn('Other Ltd', { permissions: customerPermissions });
    const { businessNumber } = await bookingOf(stranger);
    const theirs = billOf([feeRow(1, 5000, { businessNumber })]);
    await system.get('POST /integration/bill', { body: { eventId: newEventId(), ...theirs } });
    const both = [
      { bill: bill.number, amountMinor: 10 },
      { bill: theirs.number, amountMinor: 10 },
    ];
    expect(await refusal({ bills: both })).toEqual(['REQUEST_INVALID', 'bills.1.bill']);
    expect((await read()).payments).toEqual([]);
  });

  test('sent again under its event is booked once', async () => {
    const input = payment({ bills: [{ bill: bill.number, amountMinor: 10 }] });
    const first = await system.get('POST /integration/payment', input);
    expect(await system.get('POST /integration/payment', input)).toEqual(first);
    expect((await read()).payments).toHaveLength(1);
  });

  test('confirms a proof over two bills as it was sent, once', async () => {
    const other = await issueConfirmed();
    const proof = await prove(person, [
      { id: bill.id, amountMinor: 10_000 },
      { id: other.id, amountMinor: 2500 },
    ]);
    const listed = (await waiting()).proofs.find(({ id }) => id === proof.id);
    expect(listed?.bills.map(({ amountMinor, dueMinor }) => [amountMinor, dueMinor]).sort()).toEqual([
      [10_000, 10_000],
      [2500, 10_000],
    ]);
    const file = await system.call('GET /integration/billingFile', { query: { id: listed?.file.id ?? '' } });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    const answer = await system.get('POST /integration/payment', payment({ proofReference: other.number }));
    expect(answer.proofId).toBe(proof.id);
    expect(answer.bills.map(({ status }) => status).sort()).toEqual(['partial', 'settled']);
    expect(await refusal({ proofId: proof.id })).toEqual(['PROOF_DECIDED', 'proofId']);
    expect(await refusal({ proofReference: other.number })).toEqual(['NOT_FOUND', 'proofReference']);
    expect((await read()).proofs).toMatchObject([{ status: 'confirmed' }]);
  });

  test('confirms a proof with other amounts, in its currency, for bills of its customer alone', async () => {
    const proof = await prove(person, [{ id: bill.id, amountMinor: 10_000 }]);
    expect(await refusal({ proofId: proof.id, currency: 'USD' })).toEqual(['REQUEST_INVALID', 'currency']);
    const own = bill;
    person = await portal.signIn('Other Ltd', { permissions: customerPermissions });
    const foreign = await issueConfirmed();
    expect(await refusal({ proofId: proof.id, bills: [{ bill: foreign.number, amountMinor: 1 }] })).toEqual([
      'REQUEST_INVALID',
      'bills.0.bill',
    ]);
    const { bills } = await system.get(
      'POST /integration/payment',
      payment({ proofId: proof.id, bills: [{ bill: own.number, amountMinor: 9000 }] }),
    );
    expect(bills).toMatchObject([{ status: 'partial', paidMinor: 9000 }]);
  });

  test('confirms no more than a proof, and nothing taken back', async () => {
    const other = await issueConfirmed();
    const proof = await prove(person, [{ id: bill.id, amountMinor: 5000 }]);
    const of = (first: number, second: number) => ({
      proofId: proof.id,
      bills: [
        { bill: bill.number, amountMinor: first },
        { bill: other.number, amountMinor: second },
      ],
    });
    expect(await refusal(of(5000, 1))).toEqual(['REQUEST_INVALID', 'bills']);
    await pay(3000);
    expect(await refusal(of(6000, -1000))).toEqual(['REQUEST_INVALID', 'bills.1.amountMinor']);
    const booked = await system.get('POST /integration/payment', payment(of(3000, 2000)));
    expect(booked.bills.map(({ paidMinor }) => paidMinor).sort()).toEqual([2000, 6000]);
  });

  test('is not made of a proof that is named by two', async () => {
    await prove(person, [{ id: bill.id, amountMinor: 100 }]);
    await prove(person, [{ id: bill.id, amountMinor: 200 }]);
    expect(await refusal({ proofReference: bill.number })).toEqual(['PROOF_AMBIGUOUS', 'proofReference']);
  });
});

test('a proof is refused once, with words that its customer reads', async () => {
  const proof = await prove(person, [{ id: bill.id, amountMinor: 10_000 }]);
  const refuse = async () =>
    await system.call('POST /integration/proofRefusal', {
      body: { eventId: newEventId(), proofId: proof.id, words: '看不清' },
    });
  expect((await refuse()).json().data).toEqual({ proofId: proof.id, status: 'refused' });
  expect((await refuse()).json().code).toBe('PROOF_DECIDED');
  const { proofs, status, history } = await read();
  expect([proofs[0]?.status, proofs[0]?.refusal, status]).toEqual(['refused', '看不清', 'unpaid']);
  expect(history[0]).toMatchObject({ what: 'proofRefused', detail: { words: '看不清' } });
  expect(await kinds()).toContain('proofRefused');
});

test('a dispute waits, is answered, and answered once more until it is over', async () => {
  const opened = await dispute(person, bill.id, { feeRowId: null });
  expect((await waiting()).disputes.find(({ id }) => id === opened.id)).toMatchObject({
    bill,
    row: null,
    words: 'too dear',
    reason: 'wrongPrice',
  });
  const answer = async (words: string, replaces: string | null = null) =>
    await system.call('POST /integration/disputeAnswer', {
      body: { eventId: newEventId(), disputeId: opened.id, outcome: 'refused', words, replaces },
    });
  const first = (await answer('said once')).json().data;
  expect(first).toMatchObject({ status: 'answered', disputeId: opened.id });
  // Nobody is answered over unseen: what was answered is named.
  const unseen = await answer('said blindly');
  expect([unseen.statusCode, unseen.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'DISPUTE_ANSWERED',
      message: expect.stringContaining(`“Refused” by Billing system`),
      existing: { id: first.answerId, version: first.version },
    }),
  ]);
  expect((await answer('said twice', first.answerId)).statusCode).toBe(200);
  const { disputes } = await read();
  expect(disputes[0]?.entries.map(({ words, outcome }) => [words, outcome])).toEqual([
    ['too dear', null],
    ['said once', 'refused'],
    ['said twice', 'refused'],
  ]);
  // People of the forwarder stay unnamed.
  expect(disputes[0]?.entries.map(({ name }) => name)).toEqual([expect.stringMatching(/./), '', '']);
  expect((await waiting()).disputes.some(({ id }) => id === opened.id)).toBe(false);
  expect(await kinds()).toContain('disputeAnswered');
  await person.get('POST /cost/withdrawDispute', { body: { disputeId: opened.id } });
  expect((await answer('said late')).json().code).toBe('DISPUTE_CLOSED');
});

describe('a dispute that is accepted', () => {
  const answer = async (disputeId: string, changes: object) =>
    await system.call('POST /integration/disputeAnswer', {
      body: { eventId: newEventId(), disputeId, outcome: 'accepted', words: 'you are right', ...changes },
    });
  const rowOf = async () => (await read()).rows[0];

  test('is charged in the same step as the customer expects', async () => {
    const row = await rowOf();
    const { id } = await dispute(person, bill.id, { feeRowId: row?.id ?? '', expectedMinor: 0 });
    expect((await answer(id, {})).json().data).toMatchObject({ status: 'answered', disputeId: id });
    const { rows, disputes } = await read();
    expect(rows[0]).toMatchObject({ amountMinor: 0, quantity: row?.quantity });
    expect(disputes[0]).toMatchObject({ status: 'accepted' });
  });

  test('without what the customer expects names what is charged, and is refused where nothing changes', async () => {
    const row = await rowOf();
    const { id } = await dispute(person, bill.id, { feeRowId: row?.id ?? '' });
    const fieldOf = async (changes: object) => (await answer(id, changes)).json().fields?.[0]?.field;
    expect(await fieldOf({})).toBe('charge.unitPrice');
    const { quantity, unitPrice } = row ?? { quantity: '', unitPrice: '' };
    expect(await fieldOf({ outcome: 'changed', charge: { quantity, unitPrice } })).toBe('charge.unitPrice');
    expect(await fieldOf({ outcome: 'refused', charge: { quantity, unitPrice: '1' } })).toBe('charge');
    expect((await read()).disputes[0]).toMatchObject({ status: 'open' });
    const charged = await answer(id, { outcome: 'changed', charge: { quantity: '1', unitPrice: '12.5' } });
    expect(charged.json().data.status).toBe('answered');
    expect((await rowOf())?.amountMinor).toBe(1250);
  });

  test('of a whole bill is corrected before', async () => {
    const { id } = await dispute(person, bill.id, { feeRowId: null });
    expect((await answer(id, {})).json().fields[0].field).toBe('outcome');
    portal.clock.advance(1);
    const { rows } = await system.get('GET /integration/bill', { query: { number: bill.number } });
    const next = rows.map(({ isConfirmed: _isConfirmed, ...row }) => ({
      ...row,
      quantity: '1',
      unitPrice: '7',
      amountMinor: 700,
    }));
    await system.get('POST /integration/bill', {
      body: { eventId: newEventId(), ...billOf(next), number: bill.number },
    });
    expect((await answer(id, {})).json().data.status).toBe('answered');
  });
});

async function requestInvoice() {
  const { id: profileId } = await person.get('POST /cost/saveInvoiceProfile', {
    body: invoiceTitle('Paying'),
  });
  const asked = { profileId, kind: 'ordinary' as const, billIds: [bill.id], remarks: '' };
  const idempotencyKey = crypto.randomUUID();
  return await person.get('POST /cost/requestInvoice', { body: { ...asked, idempotencyKey } });
}

test('an invoice is handed in as a PDF, once', async () => {
  const { id: requestId } = await requestInvoice();
  expect((await waiting()).invoiceRequests.find(({ id }) => id === requestId)?.bills).toMatchObject([bill]);
  const query = { eventId: newEventId(), requestId, invoiceNumber: '26442000' };
  const picture = await system.call('POST /integration/invoice', { query, upload: smallPaper('scan') });
  expect([picture.statusCode, picture.json().code]).toEqual([415, 'UPLOAD_KIND_REFUSED']);
  const upload = await pdf();
  const issued = await system.get('POST /integration/invoice', { query, upload });
  expect(issued).toEqual({ requestId, status: 'issued', invoiceNumber: '26442000', fileName: 'invoice.pdf' });
  expect(await system.get('POST /integration/invoice', { query, upload })).toEqual(issued);
  const again = { query: { ...query, eventId: newEventId() }, upload };
  expect((await system.call('POST /integration/invoice', again)).json().code).toBe('INVOICE_REQUEST_DECIDED');
  const [invoice] = (await read()).invoices;
  expect(invoice).toMatchObject({ status: 'issued', invoiceNumber: '26442000' });
  const id = invoice?.file?.src.split('/').at(-1) ?? '';
  expect((await person.call('GET /file/:id', { params: { id } })).statusCode).toBe(200);
  expect(await kinds()).toContain('invoiceIssued');
});

test('an invoice is refused with words, and may be asked for again', async () => {
  const { id: requestId } = await requestInvoice();
  const body = { eventId: newEventId(), requestId, words: '抬头有误' };
  expect(await system.get('POST /integration/invoiceRefusal', { body })).toMatchObject({ status: 'refused' });
  expect((await read()).invoices).toMatchObject([{ status: 'refused', refusal: '抬头有误' }]);
  expect(await kinds()).toContain('invoiceRefused');
  expect((await requestInvoice()).status).toBe('requested');
});

test("the forwarder's own PDF stands with its bill", async () => {
  const query = { eventId: newEventId(), number: bill.number, title: '账单原件' };
  const added = await system.get('POST /integration/billDocument', { query, upload: await pdf('bill.pdf') });
  expect(added).toMatchObject({ status: 'unpaid', fileName: 'bill.pdf' });
  expect((await read()).documents).toMatchObject([{ title: '账单原件', file: { fileName: 'bill.pdf' } }]);
  const unknown = { query: { ...query, eventId: newEventId(), number: 'NO-SUCH' }, upload: await pdf() };
  expect((await system.call('POST /integration/billDocument', unknown)).json().code).toBe('NOT_FOUND');
});

test('the scope opens these calls, and no file but what was sent with a proof or a dispute', async () => {
  const gate = await openSystem(portal, { name: 'Gate', scopes: ['warehouse'] });
  expect((await gate.call('GET /integration/billing')).json().code).toBe('INTEGRATION_SCOPE_MISSING');
  const { src } = await person.get('POST /uploadFile', { upload: await pdf() });
  const query = { id: src.split('/').at(-1) ?? '' };
  expect((await system.call('GET /integration/billingFile', { query })).statusCode).toBe(404);
});

test('what is done is recorded with the system that did it', async () => {
  await pay(100);
  const { history } = await read();
  expect(history[0]).toMatchObject({ what: 'paid', isForwarder: true });
  const event = portal.database.kysely.selectFrom('bill_event').where('bill_id', '=', bill.id);
  const names = await event.where('what', '=', 'paid').select(['by_name', 'member_id']).execute();
  expect(names).toEqual([{ by_name: 'Billing system', member_id: null }]);
});
