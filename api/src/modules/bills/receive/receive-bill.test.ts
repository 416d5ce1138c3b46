import { amountText } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  billOf,
  bookingOf,
  customerPermissions,
  dispute,
  feeRow,
  totalsOf,
} from '../../../../test/billing-system.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';

const send = 'POST /integration/bill';
let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;
let businessNumber: string;

beforeAll(async () => {
  portal = await openTradingPortal({ inspect: inspectContent });
  system = await openSystem(portal, { name: 'Billing system', scopes: ['billing'] });
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn('Billed Ltd', { permissions: customerPermissions });
  ({ businessNumber } = await bookingOf(person));
});
afterAll(async () => await portal.close());

type Entry = ReturnType<typeof billOf>;
const issue = async (entry: Entry) => await system.get(send, { body: { eventId: newEventId(), ...entry } });
const refusal = async (entry: object) => {
  const response = await system.call(send, { body: { eventId: newEventId(), ...entry } as never }); // some are wrong
  const { code, field, fields = [] } = response.json();
  return [
    response.statusCode,
    code,
    ...(field ? [field] : []),
    ...fields.map((each: { field: string }) => each.field),
  ];
};
const read = async (id: string) => await person.get('GET /cost/getExpense', { query: { id } });
const rows = () => [
  feeRow(1, 10_000, { businessNumber }),
  feeRow(2, 5000, { businessNumber, feeItem: 'BAF' }),
];
const confirm = async (id: string) => {
  const { version } = await read(id);
  const { results } = await person.get('POST /cost/cost_confirm', { body: { bills: [{ id, version }] } });
  expect(results.map(({ message }) => message)).toEqual(['']);
};
const rate = { currency: 'USD', rate: '7.12', rateOn: '2026-11-20' } as const;
const messages = async (id: string) => {
  const told = portal.database.kysely.selectFrom('message').where('bill_id', '=', id);
  return (await told.select('kind').orderBy('sent_at').execute()).map(({ kind }) => kind);
};

describe('a bill', () => {
  test('is issued to the customer of its bookings, who is told and sees it', async () => {
    const usd = { ...feeRow(3, 2050), currency: 'USD', unitPrice: '10.25', quantity: '2' } as const;
    const entry = billOf([...rows(), usd], {
      rates: [{ currency: 'USD', rate: '7.12', rateOn: '2026-11-20' }],
    });
    const { id, ...issued } = await issue(entry);
    expect(issued).toMatchObject({
      number: entry.number,
      status: 'unconfirmed',
      version: 1,
      isChanged: true,
    });
    expect(issued.totals).toMatchObject([
      { currency: 'CNY', amountMinor: 15_000, confirmedMinor: 0, paidMinor: 0 },
      { currency: 'USD', amountMinor: 2050 },
    ]);
    const bill = await read(id);
    expect(bill.rows.map(({ amountMinor, isConfirmed }) => [amountMinor, isConfirmed])).toEqual([
      [10_000, false],
      [5000, false],
      [2050, false],
    ]);
    expect(bill).toMatchObject({ remittanceReference: entry.number, history: [{ what: 'issued' }] });
    expect(await messages(id)).toEqual(['billIssued']);
    const stored = await system.get('GET /integration/bill', { query: { number: entry.number } });
    expect(stored.rows.map(({ businessNumber: number }) => number)).toEqual([
      businessNumber,
      businessNumber,
      '',
    ]);
  });

  test('without a booking goes to the customer of an account, and to nobody without one', async () => {
    const entry = billOf([feeRow(1, 100)]);
    expect(await refusal(entry)).toEqual([400, 'BILL_CUSTOMER_UNKNOWN', 'account']);
    expect(await refusal({ ...entry, account: 'nobody-here' })).toEqual([404, 'NOT_FOUND', 'account']);
    const { account } = await portal.database.kysely
      .selectFrom('member')
      .where('id', '=', person.userId)
      .select('account')
      .executeTakeFirstOrThrow();
    const { id } = await system.get(send, { body: { eventId: newEventId(), ...entry, account } });
    expect((await read(id)).rows).toHaveLength(1);
  });

  test('for one booking takes that booking for its rows', async () => {
    const own = { settlement: 'perBill', businessNumber, periodFrom: null, periodTo: null } as const;
    const { id } = await issue(billOf([feeRow(1, 100)], own));
    expect((await read(id)).bookings.map((booking) => booking.businessNumber)).toEqual([businessNumber]);
    const other = (await bookingOf(person)).businessNumber;
    const mixed = billOf([feeRow(1, 100, { businessNumber: other })], own);
    expect(await refusal(mixed)).toEqual([400, 'REQUEST_INVALID', 'rows.0.businessNumber']);
  });

  test('may be a credit, and may be in a currency with no decimals or three', async () => {
    const credit = feeRow(1, -10_000, { businessNumber });
    const yen = { ...feeRow(2, 1500, { businessNumber }), currency: 'JPY', unitPrice: '1500' } as const;
    const dinar = { ...feeRow(3, 1234, { businessNumber }), currency: 'BHD', unitPrice: '1.234' } as const;
    const { totals } = await issue(billOf([credit, yen, dinar]));
    expect(totals.map(({ currency, amountMinor }) => [currency, amountMinor])).toEqual(
      expect.arrayContaining([
        ['CNY', -10_000],
        ['JPY', 1500],
        ['BHD', 1234],
      ]),
    );
  });

  test('is issued once by its event and is the same when it is sent again', async () => {
    const entry = billOf(rows());
    const body = { eventId: newEventId(), ...entry };
    const first = await system.get(send, { body });
    expect(await system.get(send, { body })).toEqual(first);
    const again = await issue(entry);
    expect(again).toMatchObject({ id: first.id, version: 1, isChanged: false, changes: [] });
    const other = await system.call(send, { body: { ...body, remarks: 'other' } });
    expect(other.json().code).toBe('EVENT_ID_REUSED');
    expect(await messages(first.id)).toEqual(['billIssued']);
  });

  test('sent by two at once is one bill', async () => {
    const entry = billOf(rows());
    const answers = await Promise.all([issue(entry), issue(entry)]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.map(({ isChanged }) => isChanged).sort()).toEqual([false, true]);
  });
});

describe('a bill is refused', () => {
  test('where a row is not quantity times price, or the rows are not the total, naming the row', async () => {
    const wrong = billOf([rows()[0] ?? feeRow(1, 1), feeRow(2, 5000, { businessNumber, amountMinor: 5001 })]);
    expect(await refusal(wrong)).toEqual([400, 'REQUEST_INVALID', 'rows.1.amountMinor']);
    const short = billOf(rows(), { totals: [{ currency: 'CNY', amountMinor: 10_000 }] });
    expect(await refusal(short)).toEqual([
      400,
      'REQUEST_INVALID',
      'totals.0.amountMinor',
      'rows.1.amountMinor',
    ]);
    const foreign = billOf(rows(), { totals: [{ currency: 'USD', amountMinor: 0 }] });
    expect(await refusal(foreign)).toEqual([400, 'REQUEST_INVALID', 'rows.0.currency', 'rows.1.currency']);
  });

  test('in words of both languages', async () => {
    const wrong = billOf([feeRow(1, 5000, { businessNumber, amountMinor: 5001 })]);
    const response = await system.call(send, { body: { eventId: newEventId(), ...wrong } });
    expect(response.json().fields[0].texts).toEqual({
      'zh-CN': '1 × 50.00 = CNY 50.00，与所填 50.01 不符',
      en: '1 × 50.00 is CNY 50.00, not 50.01',
    });
  });

  test.each([
    ['rows.0.unitPrice', { currency: 'JPY', unitPrice: '10.255', amountMinor: 10 }],
    ['rows.0.quantity', { quantity: '1.2345' }],
    ['rows.0.quantity', { quantity: 'two' }],
    ['rows.0.feeItem', { feeItem: 'NOSUCH' }],
    ['rows.0.businessNumber', { businessNumber: 'SZL-000000-0000' }],
    ['rows.0.businessDate', { businessDate: '2026-02-30' }],
    ['rows.0.unit', { unit: '' }],
  ] as const)('at %s', async (field, changes) => {
    const entry = billOf([feeRow(1, 10_000, { businessNumber, ...changes })]);
    expect(await refusal(entry)).toEqual([400, 'REQUEST_INVALID', field]);
  });

  test('with no rows, a line twice, days in disorder or a rate of yuan', async () => {
    expect(await refusal(billOf([]))).toContain('rows');
    const twice = [feeRow(1, 100, { businessNumber }), feeRow(1, 200, { businessNumber })];
    expect(await refusal(billOf(twice))).toContain('rows.1.line');
    expect(await refusal(billOf(rows(), { dueOn: '2026-11-19' }))).toContain('dueOn');
    expect(await refusal(billOf(rows(), { periodTo: '2026-10-01' }))).toContain('periodTo');
    const rates = [{ currency: 'CNY', rate: '1', rateOn: '2026-11-20' } as const];
    expect(await refusal(billOf(rows(), { rates }))).toContain('rates.0.currency');
  });

  test('over bookings of two customers, or under the number of another customer', async () => {
    const neighbour = await portal.signIn('Neighbour Ltd', { permissions: customerPermissions });
    const other = (await bookingOf(neighbour)).businessNumber;
    const both = billOf([feeRow(1, 100, { businessNumber }), feeRow(2, 200, { businessNumber: other })]);
    expect(await refusal(both)).toEqual([400, 'REQUEST_INVALID', 'rows.1.businessNumber']);
    const entry = billOf(rows());
    await issue(entry);
    const taken = billOf([feeRow(1, 100, { businessNumber: other })], { number: entry.number });
    expect(await refusal(taken)).toEqual([409, 'BILL_NUMBER_TAKEN', 'number']);
  });
});

describe('a correction', () => {
  test('has only what changed confirmed again, and says what it was', async () => {
    const entry = billOf(rows());
    const { id } = await issue(entry);
    await confirm(id);
    const changed = [entry.rows[0] ?? feeRow(1, 1), feeRow(2, 4000, { businessNumber, feeItem: 'BAF' })];
    const corrected = await issue({ ...entry, rows: changed, totals: totalsOf(changed) });
    const change = { feeItem: 'BAF', currency: 'CNY', fromMinor: 5000, toMinor: 4000 };
    expect(corrected).toMatchObject({ status: 'unconfirmed', changes: [{ line: 2, ...change }] });
    const bill = await read(id);
    expect(bill.rows.map(({ isConfirmed, changedFromMinor }) => [isConfirmed, changedFromMinor])).toEqual([
      [true, null],
      [false, 5000],
    ]);
    expect(bill.history[0]).toMatchObject({ what: 'corrected', detail: { changes: [change] } });
    expect(await messages(id)).toContain('billChanged');
    await confirm(id);
    expect((await read(id)).status).toBe('unpaid');
  });

  test('is told with how much more or less it is in each currency, in both languages', async () => {
    const entry = billOf(rows());
    const { id, number } = await issue(entry);
    const told = async () => {
      const { rows: mine } = await person.get('GET /user/getMessageList', { list: { pageSize: 10 } });
      return mine.find(({ kind, bill }) => kind === 'billChanged' && bill?.id === id)?.content;
    };
    const usd = { ...feeRow(3, 2050), currency: 'USD', unitPrice: '20.50' } as const;
    const changed = [entry.rows[0] ?? feeRow(1, 1), feeRow(2, 4000, { businessNumber, feeItem: 'BAF' }), usd];
    await issue({ ...entry, rows: changed, totals: totalsOf(changed), rates: [rate] });
    const [cny] = totalsOf(changed).map(amountText);
    expect(await told()).toEqual({
      'zh-CN': `账单 ${number} 的金额变动 CNY -10.00、USD +20.50，现为 CNY ${cny}、USD 20.50。请重新确认。`,
      en:
        `Bill ${number} has changed by CNY -10.00, USD +20.50 and now amounts to CNY ${cny}, USD 20.50. ` +
        'Please confirm the amount again.',
    });
    portal.clock.advance(1);
    // The same sum by another quantity and price.
    const same = changed.map((row) => (row.line === 2 ? { ...row, quantity: '2', unitPrice: '20.00' } : row));
    await issue({ ...entry, rows: same, totals: totalsOf(same), rates: [rate] });
    expect((await told())?.en).toBe(
      `Fees of bill ${number} have changed. It still amounts to CNY ${cny}, USD 20.50. Please confirm the amount again.`,
    );
  });

  test('of remarks and due day alone leaves what is confirmed', async () => {
    const entry = billOf(rows());
    const { id } = await issue(entry);
    await confirm(id);
    const corrected = await issue({
      ...entry,
      dueOn: '2026-12-31',
      rows: entry.rows.map((row) => ({ ...row, remarks: 'x' })),
    });
    expect(corrected).toMatchObject({ status: 'unpaid', isChanged: true, changes: [] });
    expect(await messages(id)).not.toContain('billChanged');
  });

  test('that takes a disputed row off ends its dispute for the customer and keeps it', async () => {
    const entry = billOf(rows());
    const { id } = await issue(entry);
    const [, second] = (await read(id)).rows;
    const opened = await dispute(person, id, { feeRowId: second?.id ?? '' });
    const left = entry.rows.slice(0, 1);
    expect(await issue({ ...entry, rows: left, totals: totalsOf(left) })).toMatchObject({
      status: 'unconfirmed',
      changes: [{ line: 2, fromMinor: 5000, toMinor: null }],
    });
    const { disputes } = await read(id);
    expect(disputes).toMatchObject([{ id: opened.id, status: 'accepted', isClosed: true, feeRowId: null }]);
    expect(disputes[0]?.entries.at(-1)).toMatchObject({ side: 'forwarder', outcome: 'accepted' });
  });

  test.each([
    ['accepted', 4000],
    ['changed', 4500],
  ] as const)('to what is expected or not answers the dispute: %s', async (status, amountMinor) => {
    const entry = billOf(rows());
    const { id } = await issue(entry);
    const [, second] = (await read(id)).rows;
    await dispute(person, id, { feeRowId: second?.id ?? '', expectedMinor: 4000 });
    const changed = [
      entry.rows[0] ?? feeRow(1, 1),
      feeRow(2, amountMinor, { businessNumber, feeItem: 'BAF' }),
    ];
    expect(await issue({ ...entry, rows: changed, totals: totalsOf(changed) })).toMatchObject({
      status: 'answered',
    });
    expect((await read(id)).disputes).toMatchObject([{ status, isClosed: false }]);
    await confirm(id);
    expect((await read(id)).status).toBe('unpaid');
  });

  test('of a bill that was taken back is refused', async () => {
    const entry = billOf(rows());
    const { id } = await issue(entry);
    await dispute(person, id, { feeRowId: null });
    const body = { eventId: newEventId(), number: entry.number, reason: 'issued twice' };
    expect(await system.get('POST /integration/cancelBill', { body })).toMatchObject({ status: 'cancelled' });
    expect(await read(id)).toMatchObject({ cancelReason: 'issued twice', disputes: [{ isClosed: true }] });
    expect(await refusal({ ...entry, remarks: 'again' })).toEqual([409, 'BILL_ACTION_REFUSED']);
    const again = await system.call('POST /integration/cancelBill', {
      body: { ...body, eventId: newEventId() },
    });
    expect(again.json().code).toBe('BILL_ACTION_REFUSED');
    expect(await messages(id)).toContain('billCancelled');
  });
});

test('a quotation stands beside the bill and replaces the one before', async () => {
  const price = { feeItem: 'OFR', unit: 'RT', currency: 'CNY', quantity: '2', unitPrice: '50' } as const;
  const quote = async (list: readonly (typeof price & { amountMinor: number })[]) =>
    await system.call('POST /integration/quotation', {
      body: { eventId: newEventId(), businessNumber, rows: [...list] },
    });
  expect((await quote([{ ...price, amountMinor: 9999 }])).json().fields[0].field).toBe('rows.0.amountMinor');
  await quote([
    { ...price, amountMinor: 10_000 },
    { ...price, amountMinor: 10_000 },
  ]);
  expect((await quote([{ ...price, amountMinor: 10_000 }])).json().data).toEqual({
    businessNumber,
    rows: 1,
    totals: [{ currency: 'CNY', amountMinor: 10_000 }],
  });
  const { id } = await issue(billOf(rows()));
  expect((await read(id)).bookings[0]?.quotation).toMatchObject([{ feeItem: 'OFR', amountMinor: 10_000 }]);
});
