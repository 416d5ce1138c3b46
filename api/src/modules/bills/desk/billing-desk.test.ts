import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  billOf,
  bookingOf,
  customerPermissions,
  dispute,
  feeRow,
  pdf,
  prove,
  totalsOf,
} from '../../../../test/billing-system.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import { makeWorkbook } from '../../../../test/make-workbook.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { invoiceTitle } from '../../../../test/things/bills.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';

const save = 'POST /system/billing/bill';
let portal: Portal;
let desk: SignedIn;
let person: SignedIn;
let booking: Awaited<ReturnType<typeof bookingOf>>;

beforeAll(async () => {
  portal = await openTradingPortal({ inspect: inspectContent });
  desk = await portal.signIn('Forwarder', { permissions: ['billing:desk'] });
});
beforeEach(async () => {
  portal.clock.advance(61);
  desk = await desk.again();
  person = await portal.signIn('Billed Ltd', { permissions: customerPermissions });
  booking = await bookingOf(person);
});
afterAll(async () => await portal.close());

const entryOf = () => billOf([feeRow(1, 10_000, { businessNumber: booking.businessNumber })]);
const issue = async (entry = entryOf()) =>
  await desk.get(save, { body: { ...entry, customerId: person.customerId, version: null } });
const confirm = async (id: string, version: number) =>
  await person.get('POST /cost/cost_confirm', { body: { bills: [{ id, version }] } });
const read = async (id: string) => await person.get('GET /cost/getExpense', { query: { id } });

describe('a bill by hand', () => {
  test('is issued, found, read whole and corrected as it was seen, in the name of who did it', async () => {
    const entry = entryOf();
    const issued = await issue(entry);
    expect(await issue(entry)).toMatchObject({ id: issued.id, isChanged: false });
    const [found] = await desk.get('GET /system/billing/bills', {
      query: { search: entry.number.toLowerCase() },
    });
    expect(found).toMatchObject({ id: issued.id, customer: { name: 'Billed Ltd' }, status: 'unconfirmed' });
    const shown = await desk.get('GET /system/billing/bill', { query: { id: issued.id } });
    expect(shown.customer).toMatchObject({ id: person.customerId, name: 'Billed Ltd' });
    expect(shown.bill.rows).toHaveLength(1);
    const again = { ...shown.entry, customerId: person.customerId, version: shown.bill.version };
    expect(await desk.get(save, { body: again })).toMatchObject({ isChanged: false, version: 1 });
    const rows = [...shown.entry.rows, feeRow(2, 500)];
    const corrected = await desk.get(save, { body: { ...again, rows, totals: totalsOf(rows) } });
    expect(corrected).toMatchObject({ version: 2, changes: [{ line: 2, fromMinor: null, toMinor: 500 }] });
    const events = await portal.database.kysely
      .selectFrom('bill_event')
      .where('bill_id', '=', issued.id)
      .select(['what', 'by_name'])
      .orderBy('version')
      .execute();
    const by_name = 'Forwarder main account';
    expect(events).toEqual([
      { what: 'issued', by_name },
      { what: 'corrected', by_name },
    ]);
    // Its customer reads that the forwarder did it, and not who.
    expect((await read(issued.id)).history[0]).toMatchObject({ isForwarder: true, name: '' });
  });

  test('is refused where it changed meanwhile, exists already, is nobody’s or another customer’s', async () => {
    const entry = entryOf();
    const { id, version } = await issue(entry);
    await confirm(id, version);
    const refusal = async (changes: object) => {
      const body = { ...entry, remarks: 'other', customerId: person.customerId, version, ...changes };
      return (await desk.call(save, { body })).json();
    };
    expect((await refusal({})).code).toBe('BILL_CHANGED_MEANWHILE');
    expect((await refusal({ version: null })).code).toBe('BILL_NUMBER_TAKEN');
    expect((await refusal({ number: 'NO-SUCH' })).code).toBe('NOT_FOUND');
    expect((await refusal({ customerId: crypto.randomUUID() })).code).toBe('NOT_FOUND');
    const other = await portal.signIn('Other Ltd');
    expect((await refusal({ customerId: other.customerId })).fields[0].field).toBe('rows.0.businessNumber');
    const seen = { id, version, reason: 'twice' };
    expect((await desk.call('POST /system/billing/cancelBill', { body: seen })).json().code).toBe(
      'BILL_CHANGED_MEANWHILE',
    );
    const now = { ...seen, version: (await read(id)).version };
    expect(await desk.get('POST /system/billing/cancelBill', { body: now })).toMatchObject({
      status: 'cancelled',
    });
  });

  test('is issued once for a booking, unless it is said to charge it besides; a cancelled one does not count', async () => {
    const first = await issue();
    const second = entryOf();
    const answer = async (changes = {}) => {
      const body = { ...second, customerId: person.customerId, version: null, ...changes };
      return await desk.call(save, { body });
    };
    const refused = (await answer()).json();
    expect(refused.fields).toMatchObject([{ field: 'rows.0.businessNumber' }]);
    expect(refused.fields[0].texts.en).toContain(`is on bill ${first.number} already`);
    const bills = async () =>
      (await desk.get('GET /system/billing/bills', { query: { search: second.number } })).length;
    expect(await bills()).toBe(0);
    expect((await answer({ isSupplement: true })).statusCode).toBe(200);
    const { id, version } = await issue(billOf([feeRow(1, 700, { businessNumber: '' })]));
    const shown = (await desk.get('GET /system/billing/bill', { query: { id } })).entry;
    const rows = [...shown.rows, feeRow(2, 500, { businessNumber: booking.businessNumber })];
    const added = { ...shown, rows, totals: totalsOf(rows), customerId: person.customerId, version };
    const corrected = (await desk.call(save, { body: added })).json();
    expect(corrected.fields).toMatchObject([{ field: 'rows.1.businessNumber' }]);
    // A row of the bill's own that is said to be of the booking now.
    const moved = [feeRow(1, 700, { businessNumber: booking.businessNumber })];
    const changed = { ...added, rows: moved, totals: totalsOf(moved) };
    expect((await desk.call(save, { body: changed })).json().fields).toMatchObject([
      { field: 'rows.0.businessNumber' },
    ]);
    const other = await bookingOf(person);
    const free = billOf([feeRow(1, 10_000, { businessNumber: other.businessNumber })]);
    const taken = await issue(free);
    await desk.get('POST /system/billing/cancelBill', {
      body: { id: taken.id, version: taken.version, reason: 'wrong' },
    });
    expect((await issue({ ...free, number: `${free.number}-2` })).isChanged).toBe(true);
  });

  test('of two people who bill the same booking at once, one does', async () => {
    const codes = await Promise.all(
      [entryOf(), entryOf()].map(async (entry) => {
        const body = { ...entry, customerId: person.customerId, version: null };
        return (await desk.call(save, { body })).statusCode;
      }),
    );
    expect(codes.sort()).toEqual([200, 400]);
  });

  test('begins with a quotation: what is quoted and not billed waits, and its rows are there', async () => {
    const price = { feeItem: 'OFR', unit: 'RT', currency: 'CNY', quantity: '1', unitPrice: '100' } as const;
    const system = await openSystem(portal, { name: 'Billing system', scopes: ['billing'] });
    const { businessNumber } = booking;
    const rows = [{ ...price, amountMinor: 10_000 }];
    await system.get('POST /integration/quotation', {
      body: { eventId: newEventId(), businessNumber, rows },
    });
    const unbilled = async () =>
      (await desk.get('GET /system/billing/queue')).unbilled.find(
        (each) => each.businessNumber === businessNumber,
      );
    expect(await unbilled()).toMatchObject({ totals: [{ currency: 'CNY', amountMinor: 10_000 }] });
    const { customerId } = person;
    const [customer] = await desk.get('GET /system/billing/customers', { query: { search: 'billed' } });
    expect(customer?.name).toBe('Billed Ltd');
    // The forwarder bills nobody of its own.
    const chief = await portal.signIn('Forwarder Chief', {
      role: 'administrator',
      account: 'chief-of-bills',
    });
    const query = { search: 'chief-of-bills' };
    expect(await desk.get('GET /system/billing/customers', { query })).toEqual([]);
    expect(chief.customerId).not.toBe(customerId);
    const find = async () =>
      await desk.get('GET /system/billing/bookings', {
        query: { customerId, search: businessNumber.slice(-4) },
      });
    expect(await find()).toMatchObject({
      customer: { id: customerId, settlement: customer?.settlement },
      bookings: [{ businessNumber, quotation: [{ ...price, amountMinor: 10_000 }], bills: [] }],
    });
    const { number } = await issue();
    expect((await find()).bookings[0]?.bills).toMatchObject([{ number }]);
    expect(await unbilled()).toBeUndefined();
  });
});

test('a dispute is answered by who saw the bill as it is, with what its row is charged instead', async () => {
  const { id, version } = await issue();
  const [row] = (await read(id)).rows;
  const opened = await dispute(person, id, { feeRowId: row?.id ?? '', expectedMinor: 8000 });
  const answer = async (changes: object) => {
    const body = { disputeId: opened.id, outcome: 'accepted' as const, words: 'our slip', ...changes };
    return (await desk.call('POST /system/billing/answerDispute', { body: body as never })).json();
  };
  expect((await answer({ version })).code).toBe('BILL_CHANGED_MEANWHILE');
  const seen = { version: (await read(id)).version };
  const charge = { quantity: '1', unitPrice: '80' };
  const finer = await answer({ ...seen, charge: { ...charge, unitPrice: '80.001' } });
  expect(finer.fields).toMatchObject([{ field: 'charge.unitPrice' }]);
  expect((await answer({ ...seen, charge, outcome: 'refused' })).code).toBe('REQUEST_INVALID');
  expect((await read(id)).disputes[0]?.status).toBe('open');
  expect((await answer({ ...seen, charge })).data).toMatchObject({
    status: 'answered',
    version: seen.version + 2,
  });
  const bill = await read(id);
  expect(bill.rows).toMatchObject([{ unitPrice: '80', amountMinor: 8000 }]);
  expect(bill.disputes[0]?.entries.map(({ words }) => words).at(-1)).toBe('our slip');
  // A second click, or a second person, who still sees it as open.
  expect((await answer({ ...seen, charge })).code).toBe('BILL_CHANGED_MEANWHILE');
  expect((await read(id)).disputes[0]?.entries).toHaveLength(2);
  expect((await confirm(id, bill.version)).results).toMatchObject([{ isConfirmed: true }]);
});

test('the desk reads the files of a bill by its own address, whoever sent them', async () => {
  const { id, version } = await issue();
  await confirm(id, version);
  await prove(person, [{ id, amountMinor: 100 }]);
  const { bill } = await desk.get('GET /system/billing/bill', { query: { id } });
  const src = bill.proofs[0]?.file.src ?? '';
  expect(src).toMatch(/^\/api\/system\/billing\/file\?id=[\w-]+$/);
  const query = { id: src.split('=')[1] ?? '' };
  expect((await desk.call('GET /system/billing/file', { query })).statusCode).toBe(200);
  expect((await person.call('GET /system/billing/file', { query })).statusCode).toBe(403);
  expect((await desk.get('GET /system/billing/feeItems'))[0]).toMatchObject({
    name: { en: expect.any(String) },
  });
});

test('disputes, proofs and invoices wait in the queue until they are dealt with', async () => {
  const { id, version } = await issue();
  await confirm(id, version);
  const opened = await dispute(person, id, { feeRowId: null });
  const first = await prove(person, [{ id, amountMinor: 6000 }]);
  portal.clock.advance(1);
  const second = await prove(person, [{ id, amountMinor: 100 }]);
  const waits = async () => {
    const { disputes, proofs, invoiceRequests } = await desk.get('GET /system/billing/queue');
    const own = [...disputes, ...proofs, ...invoiceRequests].filter(
      ({ customer }) => customer.id === person.customerId,
    );
    return own.map((each) => each.id);
  };
  expect(await waits()).toEqual([opened.id, first.id, second.id]);
  const proofs = (await desk.get('GET /system/billing/queue')).proofs;
  const fileId = proofs.find((proof) => proof.id === first.id)?.file.id ?? '';
  expect((await desk.call('GET /system/billing/file', { query: { id: fileId } })).statusCode).toBe(200);
  await desk.get('POST /system/billing/answerDispute', {
    body: { disputeId: opened.id, outcome: 'refused', words: 'as quoted', version: (await read(id)).version },
  });
  await person.get('POST /cost/withdrawDispute', { body: { disputeId: opened.id } });
  const confirmed = await desk.get('POST /system/billing/confirmProof', {
    body: { proofId: first.id, receivedOn: '2026-11-20' },
  });
  expect(confirmed.bills).toMatchObject([{ status: 'partial', paidMinor: 6000 }]);
  await desk.get('POST /system/billing/refuseProof', { body: { proofId: second.id, words: 'not ours' } });
  const twice = { body: { proofId: second.id, receivedOn: '2026-11-20' } };
  expect((await desk.call('POST /system/billing/confirmProof', twice)).json().code).toBe('PROOF_DECIDED');
  const { id: profileId } = await person.get('POST /cost/saveInvoiceProfile', {
    body: invoiceTitle('Billed'),
  });
  const request = async () => {
    const asked = { profileId, kind: 'ordinary' as const, billIds: [id], remarks: '' };
    const body = { ...asked, idempotencyKey: crypto.randomUUID() };
    return (await person.get('POST /cost/requestInvoice', { body })).id;
  };
  const refused = await request();
  expect(await waits()).toEqual([refused]);
  await desk.get('POST /system/billing/refuseInvoice', {
    body: { requestId: refused, words: 'wrong title' },
  });
  const query = { requestId: await request(), invoiceNumber: '26442001' };
  await desk.get('POST /system/billing/invoice', { query, upload: await pdf() });
  expect((await read(id)).invoices.map(({ status }) => status).sort()).toEqual(['issued', 'refused']);
  expect(await waits()).toEqual([]);
});

describe('fee rows out of Excel', () => {
  const read = async (rows: readonly (readonly (string | number)[])[], name = 'fees.xlsx') => {
    const content = makeWorkbook({ sheets: [{ rows }] } as never);
    const upload = new File([new Uint8Array(content)], name);
    return await desk.call('POST /system/billing/importRows', { upload });
  };

  test.each([
    [
      'Chinese',
      ['费用项目', '币种', '数量', '单价', '金额', '业务编号', '业务类型'],
      ['海运费', '人民币', '拼箱'],
    ],
    [
      'English',
      ['Fee item', 'Currency', 'Qty', 'Unit price', 'Amount', 'Booking No.', 'Business type'],
      ['Ocean freight', 'CNY', 'LCL'],
    ],
  ])('are read by headings in %s, and the row of totals is left out', async (_language, headings, words) => {
    const [fee = '', currency = '', type = ''] = words;
    const answer = await read([
      headings,
      [fee, currency, 2, 50.5, 101, 'SZL-261120-0001', type],
      ['合计', '', '', '', 101, '', ''],
    ]);
    const { rows, errorCount } = answer.json().data;
    expect(errorCount).toBe(0);
    expect(rows).toMatchObject([
      {
        row: 2,
        isRight: true,
        cells: {
          feeItem: 'OFR',
          currency: 'CNY',
          quantity: '2',
          unitPrice: '50.5',
          amount: '101',
          businessNumber: 'SZL-261120-0001',
          businessType: 'lcl',
        },
      },
    ]);
  });

  test('say by row and cell what is wrong, and store nothing', async () => {
    const answer = await read([
      ['费用项目', '币种', '数量', '单价', '金额'],
      ['海运费', 'JPY', 1, 1500, 1500.5],
      ['没有的费', 'XYZ', 'two', 10, ''],
      ['海运费', 'CNY', 1, 10, 10],
    ]);
    const { rows, notes } = answer.json().data;
    expect(rows.map((row: { isRight: boolean }) => row.isRight)).toEqual([false, false, true]);
    expect(notes.map(({ cell }: { cell: string }) => cell)).toEqual(['E2', 'A3', 'B3', 'C3']);
  });

  test.each([
    ['5-6', null],
    ['1(2)', null],
    ['10-', null],
    ['--5', null],
    ['(-5)', null],
    ['(5', null],
    ['-5', '-5'],
    ['−5', '-5'],
    ['(1,205)', '-1205'],
    ['（5）', '-5'],
  ])('a quantity of %s reads as %s', async (written, quantity) => {
    const answer = await read([
      ['费用项目', '币种', '数量', '单价'],
      ['海运费', 'CNY', written, 10],
    ]);
    const { rows, notes } = answer.json().data;
    const cells = notes.map(({ cell }: { cell: string }) => cell);
    if (quantity === null) expect(cells).toEqual(['C2']);
    else expect([rows[0].cells.quantity, cells]).toEqual([quantity, []]);
  });

  test('of a file that is none, or has no such headings, are refused', async () => {
    const upload = await pdf('fees.xlsx');
    const refused = await desk.call('POST /system/billing/importRows', { upload });
    expect(refused.json().code).toBe('IMPORT_NOT_WORKBOOK');
    expect(
      (
        await read([
          ['a', 'b'],
          ['c', 'd'],
        ])
      ).json().code,
    ).toBe('IMPORT_NO_HEADING');
  });
});

test('nobody without the permission opens the desk', async () => {
  expect((await person.call('GET /system/billing/queue')).statusCode).toBe(403);
  expect(
    (await person.call(save, { body: { ...entryOf(), customerId: person.customerId, version: null } }))
      .statusCode,
  ).toBe(403);
});
