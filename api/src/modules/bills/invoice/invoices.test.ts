import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { oweBill, standingOf } from '../../../../test/owed-bills.ts';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { smallPaper } from '../../../../test/small-files.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';

const save = 'POST /cost/saveInvoiceProfile';
const profiles = 'GET /cost/getInvoiceProfiles';
const remove = 'POST /cost/delInvoiceProfile';
const request = 'POST /cost/requestInvoice';
const list = 'GET /cost/getInvoices';
const permissions = ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay'];

let portal: Portal;
let person: SignedIn;
let stranger: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent });
  stranger = await portal.signIn('Another', { permissions });
});
beforeEach(async () => {
  person = await portal.signIn('', { permissions });
  const { customerId } = person;
  reader = await portal.signIn('', { customerId, roles: ['sub'], permissions: ['cost:view'] });
});
afterAll(async () => await portal.close());

type Profile = Parameters<typeof person.get<typeof save>>[1]['body'];
const title = (changes: Partial<Profile> = {}): Profile => ({
  title: '华为技术有限公司',
  taxNumber: '914403001922038216',
  isDefault: false,
  address: '深圳市龙岗区坂田',
  phone: '0755-28780808',
  bank: '中国工商银行',
  bankAccount: '4000027719200032451',
  ...changes,
});
const keep = (changes?: Partial<Profile>) => person.get(save, { body: title(changes) });
async function refusal(
  ...[key, body, by = person]: [typeof save | typeof request | typeof remove, object, SignedIn?]
) {
  const answer = (await by.call(key, { body })).json();
  return [answer.code, ...(answer.fields ?? []).map(({ field }: { field: string }) => field)];
}

describe('invoice titles', () => {
  test('are normalised and common to the members of the customer', async () => {
    const kept = await keep({ taxNumber: ' 91440300 1922038216 ', bankAccount: '4000 0277 1920 0032 451' });
    expect(kept).toEqual({ ...title(), isDefault: true, id: kept.id, version: 1 });
    expect(await reader.get(profiles)).toEqual([kept]);
    expect(await stranger.get(profiles)).toEqual([]);
  });

  test('have one default, first of all: the first, until another is made it', async () => {
    const first = await keep({ title: 'A' });
    const second = await keep({ title: 'B', isDefault: true });
    const defaults = async () => (await person.get(profiles)).map((one) => [one.title, one.isDefault]);
    expect(await defaults()).toEqual([
      ['B', true],
      ['A', false],
    ]);
    await keep({ title: 'B', id: second.id, version: 1, isDefault: false });
    expect(await defaults()).toContainEqual(['B', true]);
    await person.get(remove, { body: { id: second.id } });
    expect(await defaults()).toEqual([['A', true]]);
    expect((await person.get(profiles))[0]?.id).toBe(first.id);
    await person.get(remove, { body: { id: first.id } });
    expect(await defaults()).toEqual([]);
  });

  test('of two windows the later is refused and given the version that is stored', async () => {
    const { id } = await keep();
    expect(await keep({ id, version: 1, phone: '' })).toMatchObject({ version: 2, phone: '' });
    const late = (await person.call(save, { body: title({ id, version: 1 }) })).json();
    expect(late).toMatchObject({ code: 'VERSION_CONFLICT', existing: { id, version: 2 } });
    expect(await refusal(save, title({ id }))).toEqual(['REQUEST_INVALID', 'version']);
  });

  test('are refused at their fields', async () => {
    await keep({ title: 'taken' });
    const wrong = { title: 'taken', taxNumber: '914403001922038217', phone: '1', bankAccount: 'x' };
    expect(await refusal(save, title(wrong))).toEqual([
      'REQUEST_INVALID',
      'taxNumber',
      'phone',
      'bankAccount',
      'title',
    ]);
    const { fields } = (await person.call(save, { body: title({ taxNumber: '123' }) })).json();
    expect(fields[0].texts['zh-CN']).toBe('纳税人识别号（统一社会信用代码）应为 18 位');
  });

  test('are fifty at most', async () => {
    for (let at = 0; at < 50; at += 1) await keep({ title: `T${at}` });
    expect(await refusal(save, title())).toEqual(['REQUEST_INVALID', 'title']);
  });

  test('of another customer are not there, and are not for whoever may only see costs', async () => {
    const { id } = await keep();
    expect(await refusal(save, title({ id, version: 1 }), stranger)).toEqual(['NOT_FOUND']);
    expect(await refusal(remove, { id }, stranger)).toEqual(['NOT_FOUND']);
    expect(await refusal(remove, { id: 'x' })).toEqual(['NOT_FOUND']);
    expect(await refusal(save, title(), reader)).toEqual(['FORBIDDEN']);
    expect(await refusal(remove, { id }, reader)).toEqual(['FORBIDDEN']);
  });
});

describe('a request for an invoice', () => {
  const unpaid = { rows: [{ amountMinor: 100, isConfirmed: true }] };
  type Request = Parameters<typeof person.get<typeof request>>[1]['body'];
  const ask = (profileId: string, billIds: string[], changes: Partial<Request> = {}): Request => ({
    profileId,
    billIds,
    kind: 'special',
    remarks: '请尽快',
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  });

  test('is for confirmed and settled bills, with the title as it was then', async () => {
    const profile = await keep();
    const bills = [
      await oweBill(portal, person, unpaid),
      await oweBill(portal, person, { ...unpaid, paidMinor: 100 }),
    ];
    const ids = bills.map(({ id }) => id);
    const asked = await person.get(request, { body: ask(profile.id, ids) });
    await keep({ id: profile.id, version: 1, address: '新地址' });
    expect(asked).toMatchObject({
      kind: 'special',
      status: 'requested',
      remarks: '请尽快',
      refusal: '',
      invoiceNumber: '',
      file: null,
      requestedBy: ' main account',
      requestedAt: '2026-11-20 10:00:00',
      profile: { title: '华为技术有限公司', address: '深圳市龙岗区坂田' },
    });
    expect(asked.bills.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await reader.get(list)).toEqual([asked]);
    expect(await stranger.get(list)).toEqual([]);
    const { status, events } = await standingOf(portal, ids[1] ?? '');
    expect(status).toBe('settled');
    expect(events).toMatchObject([{ what: 'invoiceRequested', detail: { words: '华为技术有限公司' } }]);
  });

  test('is made once by one key, and once for a bill by whichever', async () => {
    const [{ id: profileId }, bill] = [await keep(), await oweBill(portal, person, unpaid)];
    const body = ask(profileId, [bill.id]);
    expect(await person.get(request, { body })).toEqual(await person.get(request, { body }));
    expect(await refusal(request, ask(profileId, [bill.id]))).toEqual(['INVOICE_REQUESTED_BEFORE']);
    expect(await refusal(request, { ...body, remarks: 'other' })).toEqual(['IDEMPOTENCY_KEY_REUSED']);
    expect(await person.get(list)).toHaveLength(1);
  });

  test('of two at once for one bill, one is made', async () => {
    const [{ id: profileId }, bill] = [await keep(), await oweBill(portal, person, unpaid)];
    const codes = await Promise.all([1, 2].map(() => refusal(request, ask(profileId, [bill.id]))));
    expect(codes.flat()).toEqual(expect.arrayContaining([200, 'INVOICE_REQUESTED_BEFORE']));
  });

  test('may come again once it was refused; one that is issued has its file', async () => {
    const [{ id: profileId }, bill] = [await keep(), await oweBill(portal, person, unpaid)];
    const decide = async (change: object) => {
      const { id } = await person.get(request, { body: ask(profileId, [bill.id]) });
      const asked = portal.database.kysely.updateTable('invoice_request').where('id', '=', id);
      await asked.set(change).execute();
    };
    await decide({ status: 'refused', refusal: '抬头有误' });
    portal.clock.advance(60);
    const { src } = await person.get('POST /uploadFile', { upload: smallPaper('invoice') });
    const upload_id = src.split('/').at(-1);
    await decide({ status: 'issued', invoice_number: '26442000001', upload_id });
    expect(await person.get(list)).toMatchObject([
      { status: 'issued', invoiceNumber: '26442000001', file: { fileName: 'paper invoice.png', src } },
      { status: 'refused', refusal: '抬头有误', file: null },
    ]);
    expect(await refusal(request, ask(profileId, [bill.id]))).toEqual(['INVOICE_REQUESTED_BEFORE']);
  });

  test('is refused for bills that are not confirmed or cancelled, and changes none of the others', async () => {
    const { id: profileId } = await keep();
    const right = await oweBill(portal, person, unpaid);
    for (const about of [{}, { isCancelled: true }]) {
      const wrong = await oweBill(portal, person, about);
      const asked = ask(profileId, [right.id, wrong.id]);
      expect(await refusal(request, asked)).toEqual(['BILL_ACTION_REFUSED']);
    }
    expect((await standingOf(portal, right.id)).version).toBe(1);
  });

  test('is refused at its fields: a special one whose title is incomplete, and one for nothing', async () => {
    const [{ id: profileId }, bill] = [await keep({ bank: '' }), await oweBill(portal, person, unpaid)];
    expect(await refusal(request, ask(profileId, [bill.id]))).toEqual(['REQUEST_INVALID', 'profileId']);
    expect(await refusal(request, ask(profileId, [], { kind: 'ordinary' }))).toEqual([
      'REQUEST_INVALID',
      'billIds',
    ]);
    expect(await refusal(request, ask(profileId, [bill.id], { kind: 'ordinary' }))).toEqual([200]);
  });

  test('of what is another customer’s or not there is refused, and to whoever may only see costs', async () => {
    const [{ id: profileId }, bill] = [await keep(), await oweBill(portal, person, unpaid)];
    const theirs = await oweBill(portal, stranger, unpaid);
    expect(await refusal(request, ask(profileId, [theirs.id]))).toEqual(['NOT_FOUND']);
    expect(await refusal(request, ask(profileId, [theirs.id]), stranger)).toEqual(['NOT_FOUND']);
    expect(await refusal(request, ask('x', [bill.id]))).toEqual(['NOT_FOUND']);
    expect(await refusal(request, ask(profileId, ['x']))).toEqual(['NOT_FOUND']);
    expect(await refusal(request, ask(profileId, [bill.id]), reader)).toEqual(['FORBIDDEN']);
  });
});
