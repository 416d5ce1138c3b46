import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { smallPaper } from '../../../../test/small-files.ts';
import { answer, openSupportPortal } from '../../../../test/talking.ts';

let portal: Portal;
let clerk: SignedIn;
let person: SignedIn;
beforeAll(async () => {
  ({ portal, clerk } = await openSupportPortal());
});
afterAll(async () => await portal.close());
beforeEach(async () => {
  person = await portal.signIn('Trader');
});

const start = async (words: string, files: string[] = [], by = person) =>
  await by.get('POST /support/start', {
    body: { idempotencyKey: randomUUID(), words, files, path: '/cost' },
  });
const upload = async (by = person) => (await by.get('POST /uploadFile', { upload: smallPaper('bill') })).src;

test('a member talks with staff, who see the person, the company and the page', async () => {
  const { id, number, name } = await start('账单 3 号费用不对');
  expect([number, name]).toEqual([expect.stringMatching(/^SV-/), '']);
  await answer(clerk, id, '我们核对一下');
  const talk = await person.get('GET /support/conversation', { query: {} });
  expect(talk).toMatchObject({ id, state: 'answered', unread: 1 });
  expect(talk?.entries.map(({ name: by }) => by)).toEqual(['Trader main account', 'Berth main account']);
  const seen = await person.get('POST /support/see', { body: { id, entry: 2 } });
  expect(seen).toEqual({ seen: 2, unread: 0 });
  const atDesk = await clerk.get('GET /system/conversations/conversation', { query: { id } });
  expect(atDesk).toMatchObject({
    path: '/cost',
    seen: 2,
    asker: { member: { id: person.userId, customerId: person.customerId, company: 'Trader' } },
  });
  const said = await person.get('POST /support/say', {
    body: { id, idempotencyKey: randomUUID(), words: '好的' },
  });
  expect([said.state, said.entries.length]).toEqual(['waiting', 3]);
});

test('a colleague and another customer find nothing of it, nor its files', async () => {
  const src = await upload();
  const { id, entries } = await start('请看附件', [src]);
  const file = entries[0]?.files[0];
  expect(file).toMatchObject({ fileName: 'paper bill.png', isPicture: true });
  const { customerId } = person;
  const others = [
    await portal.signIn('Trader', { customerId, role: 'manager' }),
    await portal.signIn('Another', { role: 'manager' }),
  ];
  for (const other of others) {
    const answers = await Promise.all([
      other.call('GET /support/conversation', { query: { id } }),
      other.call('POST /support/say', { body: { id, idempotencyKey: randomUUID(), words: 'x' } }),
      other.call('POST /support/end', { body: { id } }),
      other.call('POST /support/see', { body: { id, entry: 1 } }),
      other.call('GET /support/file', { query: { id: file?.id ?? '' } }),
      other.call('GET /file/:id', { params: { id: src.split('/').at(-1) ?? '' } }),
    ]);
    expect(answers.map((response) => response.json().code)).toEqual(Array(6).fill('NOT_FOUND'));
    expect(await other.get('GET /support/conversations')).toEqual([]);
    expect(await other.get('GET /support/conversation', { query: {} })).toBeNull();
  }
  expect((await person.call('GET /support/file', { query: { id: file?.id ?? '' } })).statusCode).toBe(200);
});

test('a file that a colleague uploaded, or that was said before, is refused at its field and stays readable', async () => {
  const { customerId } = person;
  const colleague = await portal.signIn('Trader', { customerId, role: 'manager' });
  const theirs = await upload(colleague);
  const said = await upload();
  await start('一份文件', [said]);
  for (const src of [theirs, said]) {
    const body = { idempotencyKey: randomUUID(), words: 'x', files: [src] };
    const refused = await person.call('POST /support/start', { body });
    expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'files.0']);
  }
  const params = { id: theirs.split('/').at(-1) ?? '' };
  expect((await colleague.call('GET /file/:id', { params })).statusCode).toBe(200);
});

test('a file of another company is refused at its field, and nothing is said', async () => {
  const theirs = await upload(await portal.signIn('Another'));
  const body = { idempotencyKey: randomUUID(), words: 'x', files: [theirs] };
  const refused = await person.call('POST /support/start', { body });
  expect([refused.statusCode, refused.json().fields[0].field]).toEqual([400, 'files.0']);
  expect(await person.get('GET /support/conversations')).toEqual([]);
});

test('what goes on is gone on with, and after its end the next one begins; all of them are listed', async () => {
  const first = await start('第一个问题');
  expect((await start('补充')).id).toBe(first.id);
  await person.get('POST /support/end', { body: { id: first.id } });
  portal.clock.advance(60);
  const second = await start('第二个问题');
  expect(second.id).not.toBe(first.id);
  const listed = await person.get('GET /support/conversations');
  expect(listed.map(({ id, state, lastWords }) => [id, state, lastWords])).toEqual([
    [second.id, 'waiting', '第二个问题'],
    [first.id, 'closed', '补充'],
  ]);
});

test('the same key is one conversation and one message, also where both calls run at once', async () => {
  const body = { idempotencyKey: randomUUID(), words: '一次' };
  const both = await Promise.all([1, 2].map(() => person.get('POST /support/start', { body })));
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  expect((await person.get('GET /support/conversation', { query: {} }))?.entries).toHaveLength(1);
});
