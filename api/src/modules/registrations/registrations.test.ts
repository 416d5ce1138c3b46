import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../test/portal.ts';
import {
  type Applicant,
  newApplicant,
  provedCode,
  register,
  uploadLicence,
} from '../../../test/registering.ts';
import { samplePicture } from '../../../test/sample-files.ts';
import { askCode, otherThan } from '../../../test/sent-codes.ts';
import { inspectContent } from '../uploads/inspect/inspect-content.ts';
import { sweepUploads } from '../uploads/sweep-uploads.ts';
import type { ReadLine } from './recognise/reading.ts';

let portal: Portal;
let lines: ReadLine[] | null = null;
let waiting = 0;
beforeAll(async () => {
  portal = await openPortal({
    inspect: inspectContent,
    config: { captchaCode: 'ship' },
    recognizer: {
      isAvailable: true,
      waiting: () => waiting,
      read: async () => (lines ? { state: 'read', lines, turn: 180 } : { state: 'failed' }),
      close: async () => undefined,
    },
  });
});
afterAll(async () => await portal.close());
// The window of the limits for one network.
beforeEach(() => portal.clock.advance(3601));

const look = async ({ secret }: Pick<Applicant, 'secret'>) =>
  await portal.visitor.call('POST /login/registration', { body: { secret } });
const wrongFields = (answer: { json: () => { fields?: { field: string }[] } }) =>
  answer.json().fields?.map(({ field }) => field);
const messagesTo = async (recipient: string) =>
  await portal.database.kysely
    .selectFrom('outgoing_message')
    .where('recipient', '=', recipient)
    .select(['kind', 'body'])
    .orderBy('created_at')
    .execute();

describe('somebody who registers', () => {
  test('waits for a review in two working days, and is told so by SMS and mail, with a link', async () => {
    const applicant = newApplicant();
    const answer = await register(portal, applicant);
    const { number, status, dueOn, submittedAt } = answer.json().data;
    expect([answer.statusCode, status]).toEqual([200, 'waiting']);
    expect(number).toMatch(/^RG-\d{6}-\d{4}$/);
    expect(dueOn > submittedAt.slice(0, 10)).toBe(true);
    const [, sms] = await messagesTo(applicant.phone);
    const [mail] = await messagesTo(applicant.content.email);
    expect([sms?.kind, sms?.body]).toEqual(['submittedRegistration', expect.stringContaining(number)]);
    expect(sms?.body).not.toContain('http');
    expect(mail?.body).toContain(`/user_register#${applicant.secret}`);
    expect((await look(applicant)).json().data.number).toBe(number);
  });

  test('who sends it again, as after an answer that was lost, has registered once', async () => {
    const applicant = newApplicant();
    const paper = await uploadLicence(portal, applicant);
    const code = await provedCode(portal, applicant);
    const first = await register(portal, applicant, { paper, code });
    const again = await register(portal, applicant, { paper, code });
    expect(again.json().data).toEqual(first.json().data);
    expect(await messagesTo(applicant.content.email)).toHaveLength(1);
  });

  test('who changes something after a lost answer is told that it came too late', async () => {
    const applicant = newApplicant();
    const paper = await uploadLicence(portal, applicant);
    const code = await provedCode(portal, applicant);
    expect((await register(portal, applicant, { paper, code })).statusCode).toBe(200);
    const otherPassword = await register(portal, applicant, { paper, code, password: 'another1' });
    expect(otherPassword.json().code).toBe('REGISTRATION_SENT');
    applicant.content.email = 'changed@example.com';
    expect((await register(portal, applicant, { paper, code })).json().code).toBe('REGISTRATION_SENT');
    expect((await look(applicant)).json().data.content.email).not.toBe('changed@example.com');
  });

  test('is told of everything that is wrong, at its field, before the code is used up', async () => {
    const applicant = newApplicant({ creditCode: '91350100M0', email: 'x', companyName: '' });
    const paper = await uploadLicence(portal, applicant);
    const code = await provedCode(portal, applicant);
    const refused = await register(portal, applicant, { paper, code, password: 'short' });
    expect(wrongFields(refused)).toEqual([
      'content.companyName',
      'content.creditCode',
      'content.email',
      'password',
    ]);
    applicant.content = { ...newApplicant().content, account: applicant.content.account };
    expect((await register(portal, applicant, { paper, code })).statusCode).toBe(200);
  });

  test('confirms a number whose check character is odd; the 15 digits of an old licence are no code', async () => {
    const applicant = newApplicant({ creditCode: '91350100M000100Y4Z' });
    applicant.content.creditCode = '91350100M000100Y44';
    const paper = await uploadLicence(portal, applicant);
    const code = await provedCode(portal, applicant);
    const asked = await register(portal, applicant, { paper, code });
    expect(wrongFields(asked)).toEqual(['content.creditCode']);
    expect((await register(portal, applicant, { paper, code, isOddConfirmed: true })).statusCode).toBe(200);

    const old = newApplicant({ creditCode: '350200209999999' });
    const sure = { isOddConfirmed: true, paper, code };
    expect((await register(portal, old, sure)).json().fields[0].texts['zh-CN']).toContain('15 位注册号');
    // Right by both check characters: it reads as a person's number, and no register of companies is named.
    const person = newApplicant({ creditCode: '36000019000101022X' });
    expect((await register(portal, person, { paper, code })).json().fields[0].texts['zh-CN']).toContain(
      '身份证号',
    );
  });

  test('needs a code of that purpose, sent to that phone in that browser; a guess is counted', async () => {
    const applicant = newApplicant();
    const paper = await uploadLicence(portal, applicant);
    const code = await provedCode(portal, applicant);
    expect((await register(portal, applicant, { paper, code: otherThan(code) })).json().code).toBe(
      'CODE_WRONG',
    );
    const other: Applicant = { ...newApplicant(), browser: applicant.browser };
    expect((await register(portal, other, { paper, code })).json().code).toBe('CODE_MISSING');
    expect((await register(portal, applicant, { paper, code })).statusCode).toBe(200);
    const again: Applicant = { ...newApplicant(), browser: applicant.browser, phone: applicant.phone };
    expect((await register(portal, again, { code })).json().code).toBe('CODE_USED');
  });

  test('whose page sends it twice at once has registered once', async () => {
    const applicant = newApplicant();
    const paper = await uploadLicence(portal, applicant);
    const code = await provedCode(portal, applicant);
    const both = await Promise.all(
      [1, 2].map(async () => await register(portal, applicant, { paper, code })),
    );
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(both[0]?.json().data).toEqual(both[1]?.json().data);
  });

  test('learns whether an account is taken with a right code alone, which stays good then', async () => {
    const member = await portal.signIn('Holder', { account: 'taken-account' });
    expect(member.userId).toBeTruthy();
    const applicant = newApplicant({ account: 'taken-account' });
    const paper = await uploadLicence(portal, applicant);
    const code = await provedCode(portal, applicant);
    const guessed = await register(portal, applicant, { paper, code: otherThan(code) });
    expect(guessed.json().code).toBe('CODE_WRONG');
    for (let count = 0; count < 6; count += 1) {
      expect(wrongFields(await register(portal, applicant, { paper, code }))).toEqual(['content.account']);
    }
    applicant.content.account = 'free-account';
    expect((await register(portal, applicant, { paper, code })).statusCode).toBe(200);
  });

  test('cannot use a picture of another registration, nor one that nobody uploaded', async () => {
    const applicant = newApplicant();
    const paper = await uploadLicence(portal, applicant);
    expect((await register(portal, applicant, { paper })).statusCode).toBe(200);
    const other = newApplicant();
    expect((await register(portal, other, { paper })).json().code).toBe('PAPER_GONE');
    expect((await register(portal, other, { paper: 'x'.repeat(43) })).json().code).toBe('PAPER_GONE');
  });

  test('agrees to the agreement as it is now, and chooses an account that nobody has', async () => {
    const applicant = newApplicant();
    const stale = await register(portal, applicant, { agreement: '2020-01/1' });
    expect(stale.json().code).toBe('AGREEMENT_CHANGED');
    expect((await register(portal, applicant)).statusCode).toBe(200);
    const taken = newApplicant({ account: applicant.content.account.toUpperCase() });
    expect(wrongFields(await register(portal, taken))).toEqual(['content.account']);
    const member = await portal.signIn('Somebody', { account: 'somebody-there' });
    expect(member.userId).toBeTruthy();
    const same = newApplicant({ account: 'somebody-there' });
    expect(wrongFields(await register(portal, same))).toEqual(['content.account']);
  });
});

test('the link shows how it stands, but no ID number and no home', async () => {
  const person = newApplicant({
    applicantType: 'individual',
    companyName: '',
    creditCode: '',
    registeredAddress: '',
    idName: '王小明',
    idNumber: '11010519491231002x',
    idAddress: '北京市朝阳区某某路 8 号 1201 室',
  });
  expect((await register(portal, person)).statusCode).toBe(200);
  const seen = (await look(person)).body;
  expect(seen).not.toContain('11010519491231002X');
  expect(seen).not.toContain('1201');
  expect(seen).not.toContain(person.phone);
  const unknown = await look({ secret: 'x'.repeat(43) });
  expect(unknown.json().code).toBe('NOT_FOUND');
});

describe('a picture of identity', () => {
  test('is stored encrypted, and opens by its secret alone', async () => {
    const applicant = newApplicant();
    const paper = await uploadLicence(portal, applicant);
    const stored = await portal.database.kysely
      .selectFrom('visitor_upload')
      .select('storage_key')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const sealed = await buffer(await portal.files.read(stored.storage_key));
    const shown = await portal.visitor.call('GET /login/file/:secret', { params: { secret: paper } });
    expect(shown.headers['content-type']).toBe('image/jpeg');
    const picture = shown.rawPayload;
    expect([...picture.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    expect(sealed.includes(picture.subarray(100, 120))).toBe(false);
  });

  test('that another one replaces is given up: nobody opens or uses it, and it goes', async () => {
    const applicant = newApplicant();
    const paper = await uploadLicence(portal, applicant);
    const drop = async () => await portal.visitor.call('POST /login/dropPaper', { body: { paper } });
    expect([(await drop()).statusCode, (await drop()).statusCode]).toEqual([200, 200]);
    const shown = await portal.visitor.call('GET /login/file/:secret', { params: { secret: paper } });
    expect(shown.statusCode).toBe(404);
    expect((await register(portal, applicant, { paper })).json().code).toBe('PAPER_GONE');
    expect(await sweepUploads({ ...portal, database: portal.database.kysely })).toBeGreaterThan(0);
  });

  test('is read; what could not be read is null, and a queue that is too long is said', async () => {
    const upload = async () => {
      const file = new File([new Uint8Array(await samplePicture('png'))], 'a.png');
      return (await portal.visitor.call('POST /login/uploadLicense', { upload: file })).json().data.reading;
    };
    expect(await upload()).toMatchObject({ state: 'failed', turn: 0, fields: { companyName: null } });
    lines = [
      { text: '统一社会信用代码', confidence: 0.99, box: [0, 0, 100, 10] },
      { text: '91350100M000100Y43', confidence: 0.99, box: [0, 20, 100, 30] },
    ];
    expect(await upload()).toMatchObject({
      state: 'read',
      turn: 180,
      fields: { creditCode: '91350100M000100Y43', registeredAddress: null },
    });
    waiting = 3;
    expect(await upload()).toMatchObject({ state: 'busy' });
    waiting = 0;
    lines = null;
  });
});

test('codes of strangers who register use up a fifth of a budget, and none of that of customers', async () => {
  const { outbox } = portal.config;
  const small = await openPortal({
    config: { captchaCode: 'ship', outbox: { ...outbox, smsDayBudget: 5 } },
  });
  const [first, second] = [newApplicant(), newApplicant()];
  expect((await askCode(small, first.browser, { phone: first.phone, purpose: 'register' })).statusCode).toBe(
    200,
  );
  const refused = await askCode(small, second.browser, { phone: second.phone, purpose: 'register' });
  expect(refused.json().code).toBe('SMS_BUDGET_USED');
  await small.signIn('Customer', { phone: '13712345678' });
  expect((await askCode(small, second.browser, { phone: '13712345678' })).statusCode).toBe(200);
  await small.close();
});

test('where the settings have no key nobody can register, and the portal offers no such way', async () => {
  const closed = await openPortal({ inspect: inspectContent, config: { identityKey: null } });
  const file = new File([new Uint8Array(8)], 'a.png');
  const refused = await closed.visitor.call('POST /login/uploadLicense', { upload: file });
  expect(refused.json().code).toBe('REGISTRATION_CLOSED');
  const ways = async (of: Portal) => (await of.visitor.call('GET /index/index', {})).json().data.ways;
  expect([await ways(closed), await ways(portal)]).toEqual([
    expect.not.arrayContaining(['register']),
    expect.arrayContaining(['register']),
  ]);
  await closed.close();
});
