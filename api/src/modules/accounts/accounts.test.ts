import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { samplePicture } from '../../../test/sample-files.ts';
import { attachUploads } from '../uploads/uploads.service.ts';

const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140';
let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openPortal();
  person = await portal.signIn('Yuanfan', { account: 'Yuanfan-Main' });
});
afterAll(async () => await portal.close());

const sessions = (by = person) => by.get('GET /user/getSessions');
const log = async (by = person) => (await by.get('GET /user/getOpLogList')).rows;

test('an account is read with its company', async () => {
  await portal.database.kysely
    .updateTable('customer')
    .where('id', '=', person.customerId)
    .set({ credit_code: '91350100M000100Y43', registered_address: 'Yantian, Shenzhen' })
    .execute();
  expect(await person.get('POST /user/getCustomerInfo')).toEqual({
    account: 'Yuanfan-Main',
    contact: 'Yuanfan main account',
    phone: '',
    isPhoneProved: false,
    canChangePhone: true,
    email: '',
    avatar: '',
    company: {
      name: 'Yuanfan',
      kind: 'company',
      settlement: 'monthly',
      creditCode: '91350100M000100Y43',
      registeredAddress: 'Yantian, Shenzhen',
    },
  });
});

test('the contact is changed, in ordinary characters, and the log has what it was before', async () => {
  const body = { contact: ' 林小满　', email: 'ｌｉｎ＠yuanfan.com' };
  const changed = await person.get('POST /user/updateInfo', { body });
  expect(changed).toMatchObject({ contact: '林小满', email: 'lin@yuanfan.com' });
  expect((await person.get('POST /user/getBaseUserInfo')).name).toBe('林小满');
  // The same once more is no change.
  await person.get('POST /user/updateInfo', { body });
  const [first, ...others] = await log();
  expect(others).toEqual([]);
  expect(first).toMatchObject({
    kind: 'informationChanged',
    by: 'Yuanfan main account',
    address: '127.0.0.1',
    subject: {
      'zh-CN': '联系人 Yuanfan main account → 林小满；邮箱 — → lin@yuanfan.com',
      en: 'Contact Yuanfan main account → 林小满; E-mail — → lin@yuanfan.com',
    },
  });
});

test('a picture is taken from an upload, shown to colleagues, and given up when another one comes', async () => {
  const upload = async () => {
    const file = new File([new Uint8Array(await samplePicture('png'))], 'me.png');
    return (await person.get('POST /uploadFile', { upload: file })).src;
  };
  const save = async (avatar?: string) =>
    await person.call('POST /user/updateInfo', { body: { contact: '林小满', email: '', avatar } });
  const [first, second] = [await upload(), await upload()];
  expect((await save(first)).json().data.avatar).toBe(first);
  expect((await person.get('POST /user/getBaseUserInfo')).avatar).toBe(first);
  expect((await save()).json().data.avatar).toBe(first);
  expect((await save(second)).json().data.avatar).toBe(second);
  const attached = await portal.database.kysely
    .selectFrom('upload')
    .where('customer_id', '=', person.customerId)
    .where('attached_at', 'is not', null)
    .select('id')
    .execute();
  expect(attached.map(({ id }) => `/api/file/${id}`)).toEqual([second]);
  expect((await save('')).json().data.avatar).toBe('');
  expect((await person.get('POST /user/getBaseUserInfo')).avatar).toBeUndefined();
  const said = (await log()).map(({ subject }) => subject.en);
  expect(said.filter((text) => text.endsWith('Picture'))).toHaveLength(3);
});

test('a removed colleague leaves no picture behind', async () => {
  const manager = await portal.signIn('Yuanfan', { customerId: person.customerId, role: 'manager' });
  const leaver = await portal.signIn('Leaver', { customerId: person.customerId, roles: ['sub'] });
  const file = new File([new Uint8Array(await samplePicture('png'))], 'me.png');
  const { src } = await leaver.get('POST /uploadFile', { upload: file });
  await leaver.get('POST /user/updateInfo', { body: { contact: '周雨桐', email: '', avatar: src } });
  await manager.get('POST /user/subAccountRemove', { body: { id: leaver.userId } });
  const row = await portal.database.kysely
    .selectFrom('upload')
    .where('id', '=', src.split('/').at(-1) ?? '')
    .select('attached_at')
    .executeTakeFirst();
  expect(row).toEqual({ attached_at: null });
});

test('a picture of another customer, or none at all, is refused at its field', async () => {
  const stranger = await portal.signIn('Somebody else');
  const file = new File([new Uint8Array(await samplePicture('png'))], 'me.png');
  const { src } = await stranger.get('POST /uploadFile', { upload: file });
  for (const avatar of [src, '/api/file/../health', 'https://evil.example/x.png']) {
    const refused = await person.call('POST /user/updateInfo', {
      body: { contact: '林小满', email: '', avatar },
    });
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'avatar']);
  }
});

test('two windows that change other parts of the contact keep both changes', async () => {
  await person.get('POST /user/updateInfo', { body: { contact: '林小满', email: 'old@yuanfan.com' } });
  await person.get('POST /user/updateInfo', { body: { contact: '林晓满' } });
  await person.get('POST /user/updateInfo', { body: { email: 'new@yuanfan.com' } });
  expect(await person.get('POST /user/getCustomerInfo')).toMatchObject({
    contact: '林晓满',
    email: 'new@yuanfan.com',
  });
});

test('neither a colleague’s picture nor what a record uses is taken as a picture, and a picture is no evidence', async () => {
  const { kysely } = portal.database;
  const upload = async (by = person) => {
    const file = new File([new Uint8Array(await samplePicture('png'))], 'me.png');
    return (await by.get('POST /uploadFile', { upload: file })).src;
  };
  const id = (src: string) => src.split('/').at(-1) ?? '';
  const refused = async (avatar: string) => {
    const answer = await person.call('POST /user/updateInfo', {
      body: { contact: '林小满', email: '', avatar },
    });
    return answer.json().fields?.[0]?.field;
  };
  const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
  const theirs = await upload(colleague);
  expect(await refused(theirs)).toBe('avatar');
  await colleague.get('POST /user/updateInfo', { body: { contact: '周雨桐', email: '', avatar: theirs } });
  expect(await refused(theirs)).toBe('avatar');
  const evidence = await upload();
  const deps = { database: kysely, clock: portal.clock };
  await attachUploads(deps, person, [id(evidence)]);
  expect(await refused(evidence)).toBe('avatar');
  await expect(attachUploads(deps, person, [id(theirs)])).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a contact that is too short and a wrong e-mail are refused at their fields', async () => {
  const refused = await person.call(
    'POST /user/updateInfo',
    { body: { contact: '林', email: 'lin@' } },
    { 'accept-language': 'zh-CN' },
  );
  expect([refused.statusCode, refused.json().fields]).toMatchObject([
    400,
    [
      { field: 'contact', message: '联系人至少 2 个字' },
      { field: 'email', message: '请输入正确的邮箱地址' },
    ],
  ]);
});

test('sessions are told apart by device and address, and the last use is noted to the minute', async () => {
  const other = await person.again();
  await portal.database.kysely
    .updateTable('session')
    .where('member_id', '=', person.userId)
    .where('used_at', 'is', null)
    .set({ user_agent: edge, address: '10.1.2.3' })
    .execute();
  portal.clock.advance(30);
  await person.get('POST /user/getBaseUserInfo');
  const usedOf = async () => (await sessions(other)).map(({ isOwn, usedAt }) => [isOwn, usedAt]);
  const begun = await usedOf();
  portal.clock.advance(600);
  const [own, first] = await sessions(other);
  expect(own).toMatchObject({ isOwn: true, browser: 'Edge', system: 'Windows', address: '10.1.2.3' });
  expect([first?.isOwn, first?.usedAt]).toEqual([false, begun[1]?.[1]]);
  expect(own?.usedAt).not.toBe(begun[0]?.[1]);
});

test('one session is ended, or all others are; the own one is ended by signing out alone', async () => {
  await person.get('POST /user/endOtherSessions');
  const [one, two] = [await person.again(), await person.again()];
  const ids = (await sessions()).filter(({ isOwn }) => !isOwn).map(({ id }) => id);
  expect(ids).toHaveLength(2);
  const own = (await sessions()).find(({ isOwn }) => isOwn)?.id ?? '';
  expect((await person.call('POST /user/endSession', { body: { id: own } })).json().code).toBe(
    'SESSION_IS_OWN',
  );

  const [oneId] = (await sessions(one)).filter(({ isOwn }) => isOwn).map(({ id }) => id);
  portal.clock.advance(1);
  await person.get('POST /user/endSession', { body: { id: oneId ?? '' } });
  expect((await one.call('POST /user/getBaseUserInfo')).statusCode).toBe(401);
  expect((await two.call('POST /user/getBaseUserInfo')).statusCode).toBe(200);
  portal.clock.advance(1);
  expect(await person.get('POST /user/endOtherSessions')).toEqual({ ended: 1 });
  expect((await two.call('POST /user/getBaseUserInfo')).statusCode).toBe(401);
  expect(await sessions()).toHaveLength(1);
  expect((await log()).slice(0, 2).map(({ kind }) => kind)).toEqual(['otherSessionsEnded', 'sessionEnded']);
});

test("nobody ends a colleague's session", async () => {
  const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
  const [theirs] = await sessions(colleague);
  for (const id of [theirs?.id ?? '', crypto.randomUUID(), 'none']) {
    const refused = await person.call('POST /user/endSession', { body: { id } });
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'NOT_FOUND']);
  }
  expect((await colleague.call('POST /user/getBaseUserInfo')).statusCode).toBe(200);
});
