import { identityPaperDays } from '@berth/contract';
import type { RegistrationDecision } from '@berth/contract/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { type Applicant, newApplicant, register, uploadLicence } from '../../../../test/registering.ts';
import { askCode, lastCode } from '../../../../test/sent-codes.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';
import { sweepPapers } from '../papers/sweep-papers.ts';

let portal: Portal;
let reviewer: SignedIn;
beforeAll(async () => {
  portal = await openPortal({ inspect: inspectContent, config: { captchaCode: 'ship' } });
  reviewer = await portal.signIn('Berth', { role: null, permissions: ['registrations:desk'] });
});
afterAll(async () => await portal.close());
beforeEach(() => portal.clock.advance(3601));

const registerNew = async (changes: Parameters<typeof newApplicant>[0] = {}) => {
  const applicant = newApplicant(changes);
  expect((await register(portal, applicant)).statusCode).toBe(200);
  portal.clock.advance(60);
  return applicant;
};
const queue = async () => (await again()).call('GET /system/registrations/queue', {});
const again = async () => await reviewer.again();
const idOf = async ({ content }: Applicant): Promise<string> => {
  const { waiting, unsigned, returned, decided } = (await queue()).json().data;
  const all: { id: string; account: string }[] = [...waiting, ...unsigned, ...returned, ...decided];
  return all.find(({ account }) => account === content.account)?.id ?? '';
};
const read = async (applicant: Applicant) => {
  const id = await idOf(applicant);
  return (await (await again()).call('GET /system/registrations/registration', { query: { id } })).json()
    .data;
};
const decide = async (applicant: Applicant, decision: RegistrationDecision, version?: number) => {
  const { registration } = await read(applicant);
  const body = { id: registration.id, version: version ?? registration.version, decision };
  return await (await again()).call('POST /system/registrations/decide', { body });
};
const look = async ({ secret }: Applicant) =>
  (await portal.visitor.call('POST /login/registration', { body: { secret } })).json().data;
const signInBySms = async ({ browser, phone }: Applicant) => {
  portal.clock.advance(61);
  await askCode(portal, browser, { phone });
  const body = { way: 'sms' as const, phone, code: (await lastCode(portal, phone)) ?? '', remember: false };
  return await portal.visitor.call('POST /login/token', { body }, browser.headers);
};
const mailsTo = async ({ content }: Applicant) => {
  const rows = await portal.database.kysely
    .selectFrom('outgoing_message')
    .where('recipient', '=', content.email)
    .select(['kind', 'body'])
    .orderBy('created_at')
    .execute();
  return rows;
};

test('a registration is returned at two fields, mended by its link, approved, and its phone signs in', async () => {
  const applicant = await registerNew();
  const before = await look(applicant);
  const reasons = [
    { field: 'creditCode' as const, words: '与执照不一致' },
    { field: 'licence' as const, words: '照片看不清' },
  ];
  expect((await decide(applicant, { act: 'return', reasons })).json().data.status).toBe('returned');
  const returned = await look(applicant);
  expect(returned.reasons.map(({ field }: { field: string }) => field)).toEqual(['licence', 'creditCode']);
  const [, mail] = await mailsTo(applicant);
  expect(mail?.body).toContain('照片看不清');
  expect(mail?.body).toContain(`#${applicant.secret}`);

  portal.clock.advance(60);
  const mend = async (sent: { version: number; paper: string | null; fields: object }) =>
    await portal.visitor.call('POST /login/mendRegistration', {
      body: { secret: applicant.secret, isOddConfirmed: false, ...sent },
    });
  const fields = { creditCode: '91350200MA2XUA5J8P' };
  const { version } = returned;
  const stale = await mend({ version: before.version, paper: null, fields });
  expect(stale.json().code).toBe('VERSION_CONFLICT');
  const others = await mend({ version, paper: null, fields: { companyName: '另一家公司' } });
  expect(others.json().fields[0].field).toBe('fields.companyName');
  const isOddConfirmed = { isOddConfirmed: true };
  const noPicture = await mend({ version, paper: null, fields, ...isOddConfirmed });
  expect(noPicture.json().fields[0].field).toBe('paper');
  const paper = await uploadLicence(portal, applicant);
  const mended = await mend({ version, paper, fields, ...isOddConfirmed });
  expect([mended.statusCode, mended.json().data.status]).toEqual([200, 'waiting']);
  const seen = await read(applicant);
  expect(seen.papers.map(({ isReplaced }: { isReplaced: boolean }) => isReplaced)).toEqual([false, true]);

  portal.clock.advance(60);
  expect((await decide(applicant, { act: 'approve' })).json().data.status).toBe('approved');
  const signedIn = await signInBySms(applicant);
  expect([signedIn.statusCode, signedIn.json().data?.user_info?.customer]).toEqual([
    200,
    expect.objectContaining({ name: applicant.content.companyName, settlement: 'unsigned' }),
  ]);
  expect((await read(applicant)).history.map(({ what }: { what: string }) => what)).toEqual([
    'submitted',
    'returned',
    'mended',
    'approved',
  ]);
});

test('staff see whether SMS and mails have left, without what they say or to whom in full', async () => {
  const applicant = await registerNew();
  const { messages } = (await (await again()).call('GET /system/outbox', { query: {} })).json().data;
  const own = messages.filter(({ kind }: { kind: string }) => kind === 'submittedRegistration').slice(0, 2);
  expect(
    own.map(({ channel, state }: { channel: string; state: string }) => `${channel} ${state}`).sort(),
  ).toEqual(['mail waiting', 'sms waiting']);
  const shown = JSON.stringify(messages);
  expect(
    [applicant.phone, applicant.content.email, applicant.secret].filter((text) => shown.includes(text)),
  ).toEqual([]);
  const failed = await (await again()).call('GET /system/outbox', { query: { state: 'failed' } });
  expect(failed.json().data).toEqual({ messages: [], hasMore: false });
});

const person = {
  applicantType: 'individual',
  companyName: '',
  creditCode: '',
  registeredAddress: '',
  idName: '王小明',
  idNumber: '11010519491231002X',
  idAddress: '北京市朝阳区某某路 8 号',
} as const;

type Mended = { fields: object; paper?: string | null; isOddConfirmed?: boolean };

const mendOf = async (applicant: Applicant, { fields, paper = null, isOddConfirmed = false }: Mended) => {
  const { version } = await look(applicant);
  const body = { secret: applicant.secret, version, fields, paper, isOddConfirmed };
  return await portal.visitor.call('POST /login/mendRegistration', { body });
};
const returnFor = async (applicant: Applicant, ...fields: ('email' | 'contact' | 'idAddress')[]) => {
  const reasons = fields.map((field) => ({ field, words: '请修改' }));
  expect((await decide(applicant, { act: 'return', reasons })).statusCode).toBe(200);
};

test('who confirmed an odd number is not asked again when another field is mended', async () => {
  const applicant = newApplicant({ creditCode: '91350100M000100Y44' });
  expect((await register(portal, applicant, { isOddConfirmed: true })).statusCode).toBe(200);
  await returnFor(applicant, 'email');
  expect((await mendOf(applicant, { fields: { email: 'other@example.com' } })).statusCode).toBe(200);
});

test('a home that the link shows masked is never stored as its mask', async () => {
  const applicant = await registerNew(person);
  await returnFor(applicant, 'idAddress', 'contact');
  const { idAddress } = (await look(applicant)).content;
  const masked = await mendOf(applicant, { fields: { idAddress, contact: '王明' } });
  expect(masked.json().fields[0].field).toBe('fields.idAddress');
  const typed = await mendOf(applicant, {
    fields: { idAddress: '北京市朝阳区某某路 9 号', contact: '王明' },
  });
  expect(typed.statusCode).toBe(200);
});

test('who comes back after the term of the picture hands in another one, which the sweep leaves alone', async () => {
  const applicant = await registerNew();
  await returnFor(applicant, 'email');
  expect((await look(applicant)).needsPaper).toBe(false);
  portal.clock.advance((identityPaperDays.refused + 1) * 24 * 3600);
  reviewer = await portal.signIn('Berth after a month', { role: null, permissions: ['registrations:desk'] });
  expect((await look(applicant)).needsPaper).toBe(true);
  const fields = { email: 'later@example.com' };
  expect((await mendOf(applicant, { fields })).json().fields[0].field).toBe('paper');
  const paper = await uploadLicence(portal, applicant);
  expect((await mendOf(applicant, { fields, paper })).statusCode).toBe(200);
  await sweepPapers({ ...portal, database: portal.database.kysely, warn: () => undefined });
  expect((await read(applicant)).papers[0]).toMatchObject({ isThere: true, isReplaced: false });
});

test('a number that somebody proved who may not sign in any more keeps no approval off', async () => {
  const applicant = newApplicant();
  const former = await portal.signIn('Former', {
    account: `former-${applicant.phone}`,
    phone: applicant.phone,
  });
  await portal.database.kysely
    .updateTable('member')
    .where('id', '=', former.userId)
    .set({ is_active: false })
    .execute();
  expect((await register(portal, applicant)).statusCode).toBe(200);
  expect((await decide(applicant, { act: 'approve' })).json().data.status).toBe('approved');
  portal.clock.advance(1);
  expect((await mailsTo(applicant)).at(-1)?.body).toContain('belongs to another account');
});

test('with another key registrations are decided all the same; mails have no link then', async () => {
  const applicant = await registerNew();
  const { registration } = await read(applicant);
  const other = await openPortal({
    database: portal.database,
    config: { identityKey: 'another key of tests, as long as one is' },
  });
  const colleague = await other.signIn('Berth elsewhere', {
    role: null,
    permissions: ['registrations:desk'],
  });
  const refused = await colleague.call('POST /system/registrations/decide', {
    body: { id: registration.id, version: registration.version, decision: { act: 'refuse', words: '不符' } },
  });
  expect(refused.statusCode).toBe(200);
  const mail = (await mailsTo(applicant)).find(({ kind }) => kind === 'refusedRegistration');
  expect([mail?.body?.includes('不符'), mail?.body?.includes('http')]).toEqual([true, false]);
  await other.app.close();
});

test('the reviewer is told of the same person, and of a company whose name is written otherwise', async () => {
  const first = await registerNew(person);
  await decide(first, { act: 'approve' });
  const same = await registerNew({ ...person, idName: '王晓明' });
  const ofPerson = (await read(same)).duplicates;
  const told = ofPerson.map(({ field, kind }: Record<string, string>) => `${field} ${kind}`);
  expect(told).toContain('idNumber registration');
  await registerNew({ companyName: '厦门示例（中国）有限公司' });
  const half = await registerNew({ companyName: '厦门示例(中国) 有限公司' });
  const fields = (await read(half)).duplicates.map(({ field }: { field: string }) => field);
  expect(fields).toContain('companyName');
});

test('two reviewers decide the same one: the second is told that it has changed', async () => {
  const applicant = await registerNew();
  const { registration } = await read(applicant);
  expect((await decide(applicant, { act: 'approve' })).statusCode).toBe(200);
  const second = await decide(applicant, { act: 'refuse', words: '不符合要求' }, registration.version);
  expect(second.json().code).toBe('VERSION_CONFLICT');
  expect((await decide(applicant, { act: 'approve' })).json().code).toBe('REGISTRATION_ACTION_REFUSED');
});

test('who is refused learns why, and nobody signs in', async () => {
  const applicant = await registerNew();
  await decide(applicant, { act: 'refuse', words: '执照已注销' });
  expect(await look(applicant)).toMatchObject({ status: 'refused', refusedBecause: '执照已注销' });
  expect((await signInBySms(applicant)).json().code).toBe('CODE_WRONG');
});

test('an account that somebody took meanwhile is not approved; the field can be returned', async () => {
  const applicant = await registerNew();
  await portal.signIn('Another', { account: applicant.content.account });
  const refused = await decide(applicant, { act: 'approve' });
  expect(refused.json().code).toBe('REGISTRATION_ACCOUNT_TAKEN');
  const reasons = [{ field: 'account' as const, words: '已被使用' }];
  expect((await decide(applicant, { act: 'return', reasons })).statusCode).toBe(200);
  const ofPerson = [{ field: 'idNumber' as const, words: '不清楚' }];
  const other = await registerNew();
  expect((await decide(other, { act: 'return', reasons: ofPerson })).json().fields[0].field).toBe(
    'decision.reasons.0.field',
  );
});

test('the reviewer is told of odd numbers, and of who else has the same; a number opens one account', async () => {
  const first = await registerNew();
  await decide(first, { act: 'approve' });
  const applicant = newApplicant({
    companyName: first.content.companyName,
    creditCode: '36000019000101022X',
  });
  applicant.phone = first.phone;
  portal.clock.advance(61);
  const sent = await register(portal, applicant, { isOddConfirmed: true });
  expect(sent.statusCode).toBe(200);
  const seen = await read(applicant);
  expect(seen.doubts[0]).toMatchObject({ field: 'creditCode' });
  expect(seen.duplicates).toEqual([
    ...['companyName', 'phone'].map((field) =>
      expect.objectContaining({ field, kind: 'customer', name: first.content.companyName }),
    ),
    ...['companyName', 'phone'].map((field) => expect.objectContaining({ field, kind: 'registration' })),
  ]);
  await decide(applicant, { act: 'approve' });
  const { account } = (await signInBySms(applicant)).json().data.user_info;
  expect(account).toBe(first.content.account);
});

test('each look at a picture is written down; after its term the picture is gone', async () => {
  const applicant = await registerNew();
  const { registration, papers, looks } = await read(applicant);
  expect(looks).toEqual([]);
  const see = async (id: string) =>
    (await again()).call('GET /system/registrations/paper', { query: { id, paperId: papers[0].id } });
  const shown = await see(registration.id);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect((await read(applicant)).looks).toEqual([
    { by: expect.any(String), at: expect.any(String), paperId: papers[0].id },
  ]);
  const other = await registerNew();
  expect((await see(await idOf(other))).statusCode).toBe(404);

  await decide(applicant, { act: 'refuse', words: '不符合要求' });
  const sweep = async () =>
    await sweepPapers({ ...portal, database: portal.database.kysely, warn: () => undefined });
  await sweep();
  expect((await read(applicant)).papers[0].isThere).toBe(true);
  portal.clock.advance((identityPaperDays.refused + 1) * 24 * 3600);
  expect(await sweep()).toBeGreaterThan(0);
  const gone = await portal.signIn('Berth later', { role: null, permissions: ['registrations:desk'] });
  const { id } = registration;
  const answer = await gone.call('GET /system/registrations/paper', { query: { id, paperId: papers[0].id } });
  expect(answer.json().code).toBe('UPLOAD_GONE');
  reviewer = gone;
});

test('staff say once how the new customer pays', async () => {
  const applicant = await registerNew();
  await decide(applicant, { act: 'approve' });
  const { registration, settlement } = await read(applicant);
  expect(settlement).toBe('unsigned');
  const listed = async () =>
    (await queue())
      .json()
      .data.unsigned.map(({ id }: { id: string }) => id)
      .includes(registration.id);
  expect(await listed()).toBe(true);
  const settle = async (version: number) =>
    (await again()).call('POST /system/registrations/settle', {
      body: { id: registration.id, version, settlement: 'monthly' },
    });
  const settled = await settle(registration.version);
  expect(settled.statusCode).toBe(200);
  expect([(await read(applicant)).settlement, await listed()]).toEqual(['monthly', false]);
  expect((await settle(settled.json().data.version)).json().code).toBe('REGISTRATION_ACTION_REFUSED');
});
