import { emptyRegistration, type Identity, identityPaperDays, type Registration } from '@berth/contract';
import type { RegistrationDecision } from '@berth/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { samplePicture } from '../../../../test/sample-files.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';
import { sweepPapers } from '../papers/sweep-papers.ts';

const code = '91350100M000100Y43';
const otherCode = '91350200MA2XUA5J8P';
const identity = (part: Partial<Registration>): Identity => {
  const { account, contact, email, ...empty } = emptyRegistration();
  return { ...empty, ...part };
};
const company = identity({
  companyName: '厦门好运贸易有限公司',
  creditCode: code,
  registeredAddress: '厦门市港口路 1 号',
});
const moved = { ...company, registeredAddress: '厦门市新港路 2 号' };

let portal: Portal;
let reviewer: SignedIn;
beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent });
  reviewer = await portal.signIn('Berth', { role: null, permissions: ['registrations:desk'] });
});
afterAll(async () => await portal.close());
beforeEach(async () => {
  portal.clock.advance(3601);
  reviewer = await reviewer.again();
  await portal.database.kysely.updateTable('customer').set({ credit_code: '' }).execute();
});

/** The main account of a customer, as the parts of its data say. */
async function signInAs(name: string, known: Partial<{ kind: 'company' | 'person'; credit_code: string }>) {
  const customer = await portal.signIn(name, { role: 'manager' });
  await portal.database.kysely
    .updateTable('customer')
    .where('id', '=', customer.customerId)
    .set({ registered_address: '', ...known })
    .execute();
  return customer;
}
const aPerson = async () => await signInAs('王小明', { kind: 'person' });
const aCompany = async () => await signInAs(company.companyName, { kind: 'company', credit_code: code });

async function upload(): Promise<string> {
  const file = new File([new Uint8Array(await samplePicture('jpeg'))], '执照.jpg');
  return (await portal.visitor.call('POST /login/uploadLicense', { upload: file })).json().data.paper;
}
const read = async (customer: SignedIn) =>
  (await customer.call('GET /user/getCompanyChange', {})).json().data;
const submit = async (customer: SignedIn, content: Identity, paper: string | null, isOddConfirmed = true) =>
  await customer.call('POST /user/companyChangeSubmit', { body: { content, paper, isOddConfirmed } });
type Sent = { version: number; fields: Partial<Registration>; paper: string | null };
const mend = async (customer: SignedIn, sent: Sent) => {
  const body = { id: (await read(customer)).change.id, isOddConfirmed: true, ...sent };
  return await customer.call('POST /user/companyChangeMend', { body });
};
const withdraw = async (customer: SignedIn, { id, version }: { id: string; version: number }) =>
  await customer.call('POST /user/companyChangeWithdraw', { body: { id, version } });
const atDesk = async (id: string) =>
  (await reviewer.call('GET /system/registrations/registration', { query: { id } })).json().data;
const decide = async (id: string, decision: RegistrationDecision, version?: number) => {
  const { registration } = await atDesk(id);
  const body = { id, version: version ?? registration.version, decision };
  return await reviewer.call('POST /system/registrations/decide', { body });
};
const messagesOf = async (customer: SignedIn) =>
  (await customer.call('GET /user/getMessageList', {}))
    .json()
    .data.rows.map(({ title, content }: { title: { 'zh-CN': string }; content: { 'zh-CN': string } }) => [
      title['zh-CN'],
      content['zh-CN'],
    ]);
const logOf = async (customer: SignedIn) =>
  (await customer.call('GET /user/getOpLogList', {}))
    .json()
    .data.rows.map(({ kind }: { kind: string }) => kind)
    .filter((kind: string) => kind.startsWith('company'));
const sameCode = async (id: string) =>
  (await atDesk(id)).duplicates.filter(({ field }: { field: string }) => field === 'creditCode');
const storedOf = async ({ customerId }: SignedIn) =>
  await portal.database.kysely
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select(['name', 'kind', 'credit_code', 'registered_address', 'settlement'])
    .executeTakeFirstOrThrow();

describe('a person hands in a licence', () => {
  test('which is returned, mended and approved: the account is a company’s, and settles as before', async () => {
    const person = await aPerson();
    expect((await read(person)).stands).toMatchObject({ applicantType: 'individual', idName: '王小明' });
    const sent = await submit(person, company, await upload());
    expect(sent.json().data.change).toMatchObject({ purpose: 'upgrade', status: 'waiting' });
    const { id, number } = sent.json().data.change;
    const queue = (await reviewer.call('GET /system/registrations/queue', {})).json().data;
    expect(queue.waiting).toEqual([
      expect.objectContaining({ id, purpose: 'upgrade', name: company.companyName }),
    ]);
    expect(queue.unsigned).toEqual([]);
    expect(await atDesk(id)).toMatchObject({
      stands: { applicantType: 'individual', idName: '王小明' },
      agreement: null,
      settlement: null,
      papers: [{ paper: 'licence', isThere: true }],
      duplicates: [],
    });

    const ofAccount = [{ field: 'account' as const, words: '不对' }];
    const noField = await decide(id, { act: 'return', reasons: ofAccount });
    expect(noField.json().fields[0].field).toBe('decision.reasons.0.field');
    const reasons = [
      { field: 'licence' as const, words: '照片是另一家公司的执照' },
      { field: 'companyName' as const, words: '与执照不一致' },
    ];
    expect((await decide(id, { act: 'return', reasons })).statusCode).toBe(200);
    const returned = (await read(person)).change;
    expect(returned).toMatchObject({ status: 'returned', reasons, needsPaper: true });
    portal.clock.advance(60);
    const fields = { companyName: '厦门好运进出口有限公司' };
    const { version } = returned;
    expect((await mend(person, { version, fields, paper: null })).json().fields[0].field).toBe('paper');
    const others = await mend(person, { version, fields: { creditCode: otherCode }, paper: null });
    expect(others.json().fields[0].field).toBe('fields.creditCode');
    expect((await mend(person, { version: 1, fields, paper: null })).json().code).toBe('VERSION_CONFLICT');
    const mended = await mend(person, { version, fields, paper: await upload() });
    expect(mended.json().data.change).toMatchObject({ status: 'waiting', number });

    portal.clock.advance(60);
    expect((await decide(id, { act: 'approve' })).json().data.status).toBe('approved');
    expect(await storedOf(person)).toEqual({
      name: fields.companyName,
      kind: 'company',
      credit_code: code,
      registered_address: company.registeredAddress,
      settlement: 'monthly',
    });
    const { stands, change } = await read(person);
    expect([stands.companyName, change.status]).toEqual([fields.companyName, 'approved']);
    expect((await atDesk(id)).stands).toMatchObject({ idName: '王小明' });
    expect(await messagesOf(person)).toEqual([
      [`升级企业申请 ${number} 已通过`, expect.stringContaining(`公司名称 王小明 → ${fields.companyName}`)],
      [`升级企业申请 ${number} 需要修改`, expect.stringContaining('照片是另一家公司的执照')],
    ]);
    expect(await logOf(person)).toEqual(['companyChanged', 'companyChangeMended', 'companyChangeSubmitted']);
    const session = (await person.call('POST /user/getBaseUserInfo', {})).json().data;
    expect(session.customer).toMatchObject({ name: fields.companyName, kind: 'company' });
    const body = { id, version: change.version, settlement: 'perBill' as const };
    const settled = await reviewer.call('POST /system/registrations/settle', { body });
    expect(settled.json().code).toBe('COMPANY_CHANGE_ACTION_REFUSED');
  });

  test('without a picture, with an odd code or with one that is none, is asked to look again', async () => {
    const person = await aPerson();
    expect((await submit(person, company, null)).json().fields[0].field).toBe('paper');
    const odd = { ...company, creditCode: '91350100M000100Y44' };
    const short = { ...company, creditCode: '91350100M0' };
    for (const refused of [await submit(person, odd, null, false), await submit(person, short, null)]) {
      expect(refused.json().fields[0].field).toBe('content.creditCode');
    }
    expect((await submit(person, company, 'x'.repeat(43))).json().code).toBe('PAPER_GONE');
    expect((await read(person)).change).toBeNull();
  });

  test('which is refused with words, and begins anew', async () => {
    const person = await aPerson();
    const { id } = (await submit(person, company, await upload())).json().data.change;
    await decide(id, { act: 'refuse', words: '执照已注销' });
    expect((await read(person)).change).toMatchObject({ status: 'refused', refusedBecause: '执照已注销' });
    expect((await messagesOf(person))[0][1]).toBe('原因：执照已注销');
    expect((await storedOf(person)).kind).toBe('person');
    portal.clock.advance(60);
    const again = await submit(person, company, await upload());
    expect(again.json().data.change).toMatchObject({ status: 'waiting' });
  });
});

describe('a company asks for a change', () => {
  test('and moves without a picture, which is approved with what stood before', async () => {
    const customer = await aCompany();
    const { id } = (await submit(customer, moved, null)).json().data.change;
    const seen = await atDesk(id);
    expect([seen.registration.purpose, seen.stands.registeredAddress, seen.papers]).toEqual([
      'change',
      '',
      [],
    ]);
    await decide(id, { act: 'approve' });
    expect((await storedOf(customer)).registered_address).toBe(moved.registeredAddress);
    expect((await atDesk(id)).stands.registeredAddress).toBe('');
  });

  test('of its name only with a picture, and of something', async () => {
    const customer = await aCompany();
    const same = await submit(customer, { ...company, registeredAddress: '' }, null);
    expect(same.json().fields[0].message).toMatch(/nothing to change/);
    const renamed = { ...company, companyName: '厦门新名贸易有限公司' };
    expect((await submit(customer, renamed, null)).json().fields[0].field).toBe('paper');
    const person = identity({ applicantType: 'individual', idName: '王明' });
    expect((await submit(customer, person, null)).json().fields[0].message).toMatch(/cannot become/);
    const { change } = (await submit(customer, renamed, await upload())).json().data;
    const twice = await submit(customer, renamed, await upload());
    expect(twice.json()).toMatchObject({ code: 'COMPANY_CHANGE_WAITS' });
    expect(twice.json().message).toContain(change.number);
  });

  test('to a code that another customer has: the reviewer is told, and the approval is refused', async () => {
    const customer = await aCompany();
    const content = { ...company, creditCode: otherCode };
    const { id } = (await submit(customer, content, await upload())).json().data.change;
    expect(await sameCode(id)).toEqual([]);
    const other = await signInAs('厦门另一家公司', { credit_code: otherCode });
    expect(await sameCode(id)).toEqual([
      { field: 'creditCode', kind: 'customer', id: other.customerId, name: '厦门另一家公司' },
    ]);
    const refused = await decide(id, { act: 'approve' });
    expect(refused.json()).toMatchObject({ code: 'CREDIT_CODE_TAKEN' });
    expect(refused.json().message).toContain('厦门另一家公司');
    expect((await read(customer)).change.status).toBe('waiting');
    expect((await storedOf(customer)).credit_code).toBe(code);
  });

  test('of a person, whose ID card is shown masked and kept with what was approved', async () => {
    const person = await aPerson();
    const wanted = identity({
      applicantType: 'individual',
      idName: '王晓明',
      idNumber: '11010519491231002X',
      idAddress: '北京市朝阳区某某路 8 号',
    });
    const { change } = (await submit(person, wanted, await upload())).json().data;
    expect(change).toMatchObject({ purpose: 'change', content: { idNumber: '110***********002X' } });
    await decide(change.id, { act: 'approve' });
    expect((await read(person)).stands).toMatchObject({ idName: '王晓明', idNumber: '110***********002X' });
    expect(await storedOf(person)).toMatchObject({ name: '王晓明', kind: 'person', registered_address: '' });
    expect(JSON.stringify(await messagesOf(person))).not.toContain(wanted.idNumber);
  });
});

describe('of two who act at once', () => {
  test('who withdraws first leaves nothing to decide, and who decides first nothing to withdraw', async () => {
    const customer = await aCompany();
    const first = (await submit(customer, moved, null)).json().data.change;
    expect((await withdraw(customer, first)).json().data.change.status).toBe('withdrawn');
    const late = await decide(first.id, { act: 'approve' }, first.version);
    expect(late.json().code).toBe('VERSION_CONFLICT');
    const seenNow = await decide(first.id, { act: 'approve' });
    expect(seenNow.json()).toMatchObject({ code: 'COMPANY_CHANGE_ACTION_REFUSED' });
    expect(seenNow.json().message).toContain('Withdrawn');

    portal.clock.advance(60);
    const second = (await submit(customer, moved, null)).json().data.change;
    const both = await Promise.all([
      decide(second.id, { act: 'approve' }, second.version),
      decide(second.id, { act: 'refuse', words: '不行' }, second.version),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await withdraw(customer, second)).json().code).toBe('COMPANY_CHANGE_ACTION_REFUSED');
  });

  test('one of two requests of a customer is taken', async () => {
    const customer = await aCompany();
    const both = await Promise.all([submit(customer, moved, null), submit(customer, moved, null)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

test('another customer, and who may not manage the account, neither sees nor changes it', async () => {
  const customer = await aCompany();
  const { id, version } = (await submit(customer, moved, null)).json().data.change;
  const stranger = await aCompany();
  expect((await read(stranger)).change).toBeNull();
  expect((await withdraw(stranger, { id, version })).statusCode).toBe(404);
  const body = { id, version, fields: {}, paper: null, isOddConfirmed: false };
  expect((await stranger.call('POST /user/companyChangeMend', { body })).statusCode).toBe(404);
  const colleague = await portal.signIn('', { customerId: customer.customerId, role: 'operator' });
  expect((await colleague.call('GET /user/getCompanyChange', {})).statusCode).toBe(403);
  expect((await read(customer)).change).toMatchObject({ id, version, status: 'waiting' });
});

test('of a request whose asker has left, those who manage the account are told, and no clerk', async () => {
  const customer = await aCompany();
  const { customerId } = customer;
  const asker = await portal.signIn('', { customerId, roles: ['sub'], role: 'manager' });
  const clerk = await portal.signIn('', { customerId, role: 'operator' });
  const { id } = (await submit(asker, moved, null)).json().data.change;
  await customer.get('POST /user/subAccountRemove', { body: { id: asker.userId } });
  expect((await decide(id, { act: 'refuse', words: '地址与执照不符' })).statusCode).toBe(200);
  const said = (await messagesOf(customer)).map(([, content]: string[]) => content);
  expect(said.some((content: string) => content.includes('地址与执照不符'))).toBe(true);
  expect(await messagesOf(clerk)).toEqual([]);
});

test('a home that is shown masked is not taken as one', async () => {
  const person = await aPerson();
  const content = identity({
    applicantType: 'individual',
    idName: '王小明',
    idNumber: '11010519491231002X',
    idAddress: '北京市***',
  });
  const answer = await submit(person, content, await upload());
  expect(answer.json().fields[0].field).toBe('content.idAddress');
});

test('a picture of what was withdrawn goes as that of what was refused', async () => {
  const person = await aPerson();
  const { change } = (await submit(person, company, await upload())).json().data;
  const [paper] = (await atDesk(change.id)).papers;
  const query = { id: change.id, paperId: paper.id };
  expect((await reviewer.call('GET /system/registrations/paper', { query })).statusCode).toBe(200);
  expect((await atDesk(change.id)).looks).toHaveLength(1);
  await withdraw(person, change);
  const sweep = () => sweepPapers({ ...portal, database: portal.database.kysely, warn: () => undefined });
  await sweep();
  expect((await atDesk(change.id)).papers[0].isThere).toBe(true);
  portal.clock.advance((identityPaperDays.refused + 1) * 24 * 3600);
  await sweep();
  reviewer = await portal.signIn('Berth later', { role: null, permissions: ['registrations:desk'] });
  expect((await atDesk(change.id)).papers[0].isThere).toBe(false);
});
