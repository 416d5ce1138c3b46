import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { oweBill, standingOf } from '../../../../test/owed-bills.ts';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { samplePdf } from '../../../../test/sample-files.ts';
import { smallWorkbook } from '../../../../test/small-files.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';

const send = 'POST /cost/paymentProof';
const list = 'GET /cost/getPaymentProofs';
const permissions = ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay'];

let portal: Portal;
let person: SignedIn;
let bill: Awaited<ReturnType<typeof oweBill>>;
let other: Awaited<ReturnType<typeof oweBill>>;
beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent });
});
beforeEach(async () => {
  person = await portal.signIn('', { permissions });
  [bill, other] = [await oweBill(portal, person), await oweBill(portal, person)];
});
afterAll(async () => await portal.close());

type Body = Parameters<typeof person.get<typeof send>>[1]['body'];

let files = 0;
/** A PDF that is no other one's. */
async function upload(by = person) {
  files += 1;
  const pdf = await samplePdf((document) => document.setTitle(`Transfer ${files}`));
  const file = new File([new Uint8Array(pdf)], 'transfer.pdf');
  return (await by.get('POST /uploadFile', { upload: file })).src;
}
async function proof(changes: Partial<Body> = {}): Promise<Body> {
  return {
    file: changes.file ?? (await upload()),
    currency: 'CNY',
    amountMinor: 20_000,
    paidOn: '2026-11-19',
    payer: '深圳贸易有限公司',
    idempotencyKey: crypto.randomUUID(),
    bills: [
      { id: bill.id, amountMinor: 15_000 },
      { id: other.id, amountMinor: 5000 },
    ],
    ...changes,
  };
}
const answerTo = async (changes: Partial<Body>, by = person) =>
  (await by.call(send, { body: await proof(changes) })).json();
async function refusal(changes: Partial<Body>, by = person) {
  const answer = await answerTo(changes, by);
  const fields: { field: string }[] = answer.fields ?? (answer.field ? [answer] : []);
  return [answer.code, ...fields.map(({ field }) => field)];
}
const only = (id: string, amountMinor: number) => ({ amountMinor, bills: [{ id, amountMinor }] });

describe('a proof of payment', () => {
  test('over two bills waits for the forwarder, and pays nothing by itself', async () => {
    const body = await proof();
    const sent = await person.get(send, { body });
    expect(sent).toMatchObject({
      currency: 'CNY',
      amountMinor: 20_000,
      paidOn: '2026-11-19',
      payer: '深圳贸易有限公司',
      status: 'unconfirmed',
      refusal: '',
      sentBy: ' main account',
      sentAt: '2026-11-20 10:00:00',
      file: { fileName: 'transfer.pdf', src: body.file },
    });
    expect(sent.bills.map(({ number, amountMinor }) => [number, amountMinor]).toSorted()).toEqual(
      [
        [bill.number, 15_000],
        [other.number, 5000],
      ].toSorted(),
    );
    expect(await person.get(list)).toEqual([sent]);
    const { status, version, events } = await standingOf(portal, other.id);
    expect([status, version]).toEqual(['unconfirmed', 2]);
    const amounts = [{ currency: 'CNY', amountMinor: 5000 }];
    expect(events).toMatchObject([{ what: 'proofSent', member_id: person.userId, detail: { amounts } }]);
  });

  test('is sent once by one key', async () => {
    const body = await proof();
    expect(await person.get(send, { body })).toEqual(await person.get(send, { body }));
    expect(await person.get(list)).toHaveLength(1);
    const reused = await person.call(send, { body: { ...body, payer: 'Somebody else' } });
    expect(reused.json().code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('may be of more than what is due', async () => {
    expect(await refusal(only(bill.id, 99_999))).toEqual([200]);
  });

  test('is a picture or a PDF, whatever it is called', async () => {
    const workbook = await smallWorkbook('x').arrayBuffer();
    for (const [name, bytes] of [
      ['sheet.pdf', new Uint8Array(workbook)],
      ['program.pdf', new Uint8Array([0x4d, 0x5a, 0x90, 0])],
    ] as const) {
      const response = await person.call('POST /uploadFile', { upload: new File([bytes], name) });
      expect([response.statusCode, response.json().code]).toEqual([415, 'UPLOAD_KIND_REFUSED']);
    }
  });

  test('is read by those of the customer who may see costs alone', async () => {
    const { file } = await person.get(send, { body: await proof() });
    const params = { id: file.src.split('/').at(-1) ?? '' };
    const colleague = await portal.signIn('', { customerId: person.customerId, roles: ['sub'] });
    expect((await colleague.call('GET /file/:id', { params })).statusCode).toBe(404);
    expect((await person.call('GET /file/:id', { params })).statusCode).toBe(200);
  });
});

describe('the same file', () => {
  test('is refused with the time when it was sent, under any other name', async () => {
    const pdf = await samplePdf((document) => document.setTitle('Sent twice'));
    const files = ['transfer.pdf', 'copy.pdf'].map((name) => new File([new Uint8Array(pdf)], name));
    const [first, copy] = await Promise.all(
      files.map(async (file) => (await person.get('POST /uploadFile', { upload: file })).src),
    );
    await person.get(send, { body: await proof({ file: first ?? '' }) });
    portal.clock.advance(3600);
    const again = await answerTo({ file: copy ?? '', ...only(other.id, 700) });
    expect(again).toMatchObject({
      code: 'PROOF_SENT_BEFORE',
      field: 'file',
      message: expect.stringContaining('2026-11-20 10:00:00'),
    });
    expect((await standingOf(portal, other.id)).version).toBe(2);
  });

  test('of two at once is sent once', async () => {
    const file = await upload();
    const codes = await Promise.all([refusal({ file }), refusal({ file })]);
    expect(codes.map(([code]) => code)).toEqual(expect.arrayContaining([200, 'PROOF_SENT_BEFORE']));
    expect(await person.get(list)).toHaveLength(1);
  });

  test('may come again once it was refused', async () => {
    const file = await upload();
    const { id } = await person.get(send, { body: await proof({ file }) });
    const refused = portal.database.kysely.updateTable('payment_proof').where('id', '=', id);
    await refused.set({ status: 'refused', refusal: '看不清' }).execute();
    expect(await refusal({ file })).toEqual([200]);
    expect(await person.get(list)).toHaveLength(2);
  });

  test('of another customer is none of ours', async () => {
    const pdf = new Uint8Array(await samplePdf((document) => document.setTitle('One transfer')));
    const stranger = await portal.signIn('Another', { permissions });
    const theirBill = await oweBill(portal, stranger);
    for (const [by, id] of [
      [person, bill.id],
      [stranger, theirBill.id],
    ] as const) {
      const { src } = await by.get('POST /uploadFile', { upload: new File([pdf], 'transfer.pdf') });
      expect(await refusal({ file: src, ...only(id, 1) }, by)).toEqual([200]);
    }
  });
});

describe('a proof is refused', () => {
  test.each<[Partial<Body>, string]>([
    [{ amountMinor: 19_999 }, 'bills'],
    [{ bills: [] }, 'bills'],
    [{ amountMinor: 0 }, 'amountMinor'],
    [{ paidOn: '2026-11-21' }, 'paidOn'],
    [{ paidOn: '2024-11-19' }, 'paidOn'],
    [{ paidOn: '19.11.2026' }, 'paidOn'],
    [{ payer: '' }, 'payer'],
  ])('for %o at its field', async (changes, field) => {
    expect(await refusal(changes)).toEqual(['REQUEST_INVALID', field]);
  });

  test('whose parts do not add up with both sums, in both languages', async () => {
    const { fields } = await answerTo({ amountMinor: 19_999 });
    expect(fields[0].texts).toEqual({
      'zh-CN': '各账单金额合计 CNY 200.00，应等于付款金额 CNY 199.99',
      en: 'The amounts of the bills add up to CNY 200.00 and must add up to what was paid, CNY 199.99',
    });
  });

  test('with a file that is not there or another customer’s', async () => {
    const stranger = await portal.signIn('Another', { permissions });
    const theirs = await upload(stranger);
    for (const file of [theirs, `/api/file/${crypto.randomUUID()}`]) {
      expect(await refusal({ file })).toEqual(['REQUEST_INVALID', 'file']);
    }
    expect((await standingOf(portal, bill.id)).version).toBe(1);
  });

  test('for a bill that has nothing to pay in its currency, at that bill', async () => {
    const rows = [{ currency: 'USD', amountMinor: 900 } as const, { amountMinor: -500 }];
    const inDollars = await oweBill(portal, person, { rows });
    const bills = [
      { id: bill.id, amountMinor: 300 },
      { id: inDollars.id, amountMinor: 100 },
    ];
    const expected = ['PROOF_OTHER_CURRENCY', 'bills.1.amountMinor'];
    expect(await refusal({ amountMinor: 400, bills })).toEqual(expected);
    expect(await refusal({ currency: 'USD', ...only(inDollars.id, 900) })).toEqual([200]);
  });

  test('for a bill that is settled or cancelled', async () => {
    const settled = { rows: [{ amountMinor: 100, isConfirmed: true }], paidMinor: 100 };
    for (const about of [settled, { isCancelled: true }]) {
      const { id } = await oweBill(portal, person, about);
      expect(await refusal(only(id, 100))).toEqual(['BILL_ACTION_REFUSED']);
    }
  });

  test('for a bill that is not there, twice there or another customer’s', async () => {
    const stranger = await portal.signIn('Another', { permissions });
    const theirs = await oweBill(portal, stranger);
    expect(await refusal(only(theirs.id, 100))).toEqual(['NOT_FOUND']);
    expect(await refusal(only('x', 100))).toEqual(['NOT_FOUND']);
    const bills = [bill.id, bill.id].map((id) => ({ id, amountMinor: 50 }));
    expect(await refusal({ amountMinor: 100, bills })).toEqual(['REQUEST_INVALID', 'bills']);
  });

  test('to whoever may only see costs, who sees what was sent', async () => {
    await person.get(send, { body: await proof() });
    const { customerId } = person;
    const reader = await portal.signIn('', { customerId, roles: ['sub'], permissions: ['cost:view'] });
    expect(await refusal({ file: '/api/file/x' }, reader)).toEqual(['FORBIDDEN']);
    expect(await reader.get(list)).toHaveLength(1);
    expect(await (await portal.signIn('Another', { permissions })).get(list)).toEqual([]);
  });
});

test('one proof covers as many bills as a call takes', async () => {
  const bills: Body['bills'] = [];
  for (let at = 0; at < 200; at += 1) {
    const { id } = await oweBill(portal, person, { rows: [{ currency: 'JPY', amountMinor: 7 }] });
    bills.push({ id, amountMinor: 7 });
  }
  const sent = await person.get(send, { body: await proof({ currency: 'JPY', amountMinor: 1400, bills }) });
  expect(sent.bills).toHaveLength(200);
});

test('the bank accounts of the forwarder are in their order, with names in both languages', async () => {
  const account = {
    account_name: '泊位国际货运',
    bank_zh: '中国银行',
    bank_en: 'Bank of China',
    ordinal: 9001,
  };
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await portal.database.kysely
    .insertInto('bank_account')
    .values([
      { ...account, id: second, currency: 'USD', account_number: '7480', swift: 'BKCHCNBJ', ordinal: 9002 },
      { ...account, id: first, currency: 'CNY', account_number: '7481' },
    ])
    .execute();
  const accounts = await person.get('GET /cost/getBankAccounts');
  expect(accounts.slice(-2)).toEqual([
    {
      id: first,
      currency: 'CNY',
      accountName: '泊位国际货运',
      accountNumber: '7481',
      swift: '',
      bank: { 'zh-CN': '中国银行', en: 'Bank of China' },
    },
    expect.objectContaining({ id: second, currency: 'USD', swift: 'BKCHCNBJ' }),
  ]);
  const colleague = await portal.signIn('', { customerId: person.customerId, roles: ['sub'] });
  expect((await colleague.call('GET /cost/getBankAccounts')).statusCode).toBe(403);
});
