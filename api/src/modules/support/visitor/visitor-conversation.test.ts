import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { activePdfs, samplePdf, samplePicture } from '../../../../test/sample-files.ts';
import {
  answer,
  type Browser,
  newStart,
  newWords,
  openBrowser,
  openSupportPortal,
  type Talk,
} from '../../../../test/talking.ts';

const hour = 3600;
const day = 24 * hour;
let portal: Portal;
let clerk: SignedIn;
let networks = 0;
beforeAll(async () => {
  ({ portal, clerk } = await openSupportPortal());
});
afterAll(async () => await portal.close());
// A day of its own each, at the same time of the day.
beforeEach(() => portal.clock.advance(day));

/** A browser of a network of its own. */
const open = () => {
  networks += 1;
  return openBrowser(portal.app, { address: `198.51.100.${networks}` });
};
const codeOf = (response: { statusCode: number; json: () => { code: unknown } }) => [
  response.statusCode,
  response.json().code,
];
const wordsOf = ({ entries }: Talk) => entries.map(({ side, words }) => `${side}: ${words}`);
const rows = async () => await portal.database.kysely.selectFrom('conversation').selectAll().execute();
const upload = async (browser: Browser, content: Uint8Array, name = '提单.pdf') =>
  await browser.call('POST /index/uploadConversationFile', {
    upload: new File([new Uint8Array(content)], name),
  });
/** The next time at which the head office is closed. */
const night = async () => {
  while ((await portal.visitor.get('GET /index/getSupportHours')).isOpen) portal.clock.advance(hour);
};
/** The next time at which it is open, with room before it closes. */
const morning = async () => {
  while (!(await portal.visitor.get('GET /index/getSupportHours')).isOpen) portal.clock.advance(hour);
};

describe('a visitor and staff', () => {
  beforeEach(morning);

  test('talk with each other, and the browser has the conversation by a cookie that scripts cannot read', async () => {
    const browser = open();
    const body = newStart({ name: '王小明', path: '/index/news' });
    const started = await browser.call('POST /index/startConversation', { body });
    expect(String(started.headers['set-cookie'])).toMatch(
      /^BERTH-TALK=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const talk: Talk = started.json().data;
    expect(talk).toMatchObject({ state: 'waiting', name: '王小明', mail: '', seen: 0, unread: 0 });
    expect(talk.number).toMatch(/^SV-\d{6}-0001$/);
    await answer(clerk, talk.id, '您好，每立方 380 元起。');
    const said = await browser.say(talk.id, '谢谢！');
    expect(wordsOf(said)).toEqual([
      `asker: ${body.words}`,
      'forwarder: 您好，每立方 380 元起。',
      'asker: 谢谢！',
    ]);
    expect(said).toMatchObject({ state: 'waiting', unread: 1 });
    const seen = await browser.call('POST /index/seeConversation', { body: { id: talk.id, entry: 2 } });
    expect(seen.json().data).toEqual({ seen: 2, unread: 0 });
    const at = await (await clerk.again()).get('GET /system/conversations/conversation', {
      query: { id: talk.id },
    });
    expect(at).toMatchObject({
      path: '/index/news',
      locale: 'en',
      seen: 2,
      asker: { member: null, name: '王小明' },
    });
    const secret = browser.cookie().split('=')[1] ?? '';
    expect(portal.log.join('')).not.toContain(secret);
    const keys = await portal.database.kysely.selectFrom('conversation_key').selectAll().execute();
    expect(JSON.stringify(keys)).not.toContain(secret);
  });

  test('whoever has another secret, or none, gets the same as of a conversation that nobody has', async () => {
    const [own, other] = [open(), open()];
    const talk = await own.start();
    await other.start();
    const none = open();
    const wrong = openBrowser(portal.app, { cookie: `BERTH-TALK=${'x'.repeat(43)}` });
    const calls = async (browser: Browser, id: string) =>
      await Promise.all([
        browser.call('POST /index/sayInConversation', { body: newWords(id) }),
        browser.call('POST /index/endConversation', { body: { id } }),
        browser.call('POST /index/leaveConversationMail', { body: { id, mail: 'a@sample.test' } }),
        browser.call('POST /index/seeConversation', { body: { id, entry: 1 } }),
        browser.call('GET /index/conversationFile', { query: { id } }),
      ]);
    for (const browser of [other, none, wrong]) {
      for (const id of [talk.id, randomUUID(), 'x']) {
        expect((await calls(browser, id)).map(codeOf)).toEqual(Array(5).fill([404, 'NOT_FOUND']));
      }
    }
    expect([await none.read(), await wrong.read()]).toEqual([null, null]);
    expect(codeOf(await wrong.call('GET /index/conversationEvents'))).toEqual([404, 'NOT_FOUND']);
    expect(await own.read()).toEqual(talk);
  });

  test('what is sent again with its key is said once, and a start whose answer was lost is given again', async () => {
    const browser = open();
    const body = newStart();
    const [lost, again] = [open(), browser];
    const first = await lost.call('POST /index/startConversation', { body });
    const second = await again.call('POST /index/startConversation', { body });
    expect(second.json().data).toEqual(first.json().data);
    const talk = second.json().data as Talk;
    const said = newWords(talk.id);
    const twice = await Promise.all(
      [1, 2].map(() => browser.call('POST /index/sayInConversation', { body: said })),
    );
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await browser.read()).entries).toHaveLength(2);
    const other = await browser.call('POST /index/sayInConversation', { body: { ...said, words: '别的' } });
    expect(codeOf(other)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    portal.clock.advance(2 * hour);
    const late = await open().call('POST /index/startConversation', { body });
    expect(codeOf(late)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('two tabs that begin are one conversation; one that was closed is open again when something is said', async () => {
    const browser = open();
    const talk = await browser.start();
    const second = await browser.start({ words: '第二个标签页', mail: 'wang@sample.test' });
    expect([second.id, second.mail, second.entries.length]).toEqual([talk.id, 'wang@sample.test', 2]);
    const ended = await browser.call('POST /index/endConversation', { body: { id: talk.id } });
    expect(ended.json().data.state).toBe('closed');
    expect((await browser.say(talk.id, '还有一个问题')).state).toBe('waiting');
    await browser.call('POST /index/endConversation', { body: { id: talk.id } });
    const next = await browser.start();
    expect([next.id === talk.id, next.entries.length]).toEqual([false, 1]);
    expect(codeOf(await browser.call('POST /index/sayInConversation', { body: newWords(talk.id) }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  test('emoji stay in names and words, NUL and halves of characters do not, and what is too long is refused', async () => {
    const browser = open();
    const talk = await browser.start({ name: '王\0小\ud83d明👨‍👩‍👧', words: '👍\0 ok' });
    expect([talk.name, talk.entries[0]?.name, talk.entries[0]?.words]).toEqual([
      '王小明👨‍👩‍👧',
      '王小明👨‍👩‍👧',
      '👍 ok',
    ]);
    const fieldsOf = async (changes: object) => {
      const refused = await browser.call('POST /index/startConversation', {
        body: { ...newStart(), ...changes },
      });
      return [refused.statusCode, ...refused.json().fields.map(({ field }: { field: string }) => field)];
    };
    expect(await fieldsOf({ words: ' ' })).toEqual([400, 'words']);
    expect(await fieldsOf({ words: '字'.repeat(2001) })).toEqual([400, 'words']);
    expect(await fieldsOf({ name: '王'.repeat(51), mail: 'wang' })).toEqual([400, 'name', 'mail']);
    expect((await browser.read()).entries).toHaveLength(1);
  });

  test('who fills the field that nobody sees is kept and marked', async () => {
    const { number } = await open().start({ v7: '厦门示例贸易有限公司' });
    expect((await rows()).find((row) => row.number === number)?.is_doubtful).toBe(true);
  });
});

describe('a flood', () => {
  beforeEach(morning);

  test('of words is refused with when to go on, and what was taken stays', async () => {
    const browser = open();
    const talk = await browser.start();
    for (let count = 0; count < 19; count += 1) await browser.say(talk.id, `第 ${count} 句`);
    const refused = await browser.call('POST /index/sayInConversation', { body: newWords(talk.id) });
    expect(codeOf(refused)).toEqual([429, 'RATE_LIMITED']);
    expect(refused.json().texts['zh-CN']).toContain('60 秒');
    portal.clock.advance(61);
    expect((await browser.say(talk.id, '继续')).entries).toHaveLength(21);
  });

  test('of conversations is refused by network until the next day', async () => {
    const address = '192.0.2.77';
    const codes: unknown[] = [];
    for (let count = 0; count < 21; count += 1) {
      const response = await openBrowser(portal.app, { address }).call('POST /index/startConversation', {
        body: newStart(),
      });
      codes.push(response.json().code);
    }
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 200), 'RATE_LIMITED']);
    await open().start();
    portal.clock.advance(day);
    await openBrowser(portal.app, { address }).start();
  });

  test('one conversation has 300 messages, and says so', async () => {
    const browser = open();
    const talk = await browser.start();
    await portal.database.kysely
      .updateTable('conversation')
      .where('id', '=', talk.id)
      .set({ entries: 300 })
      .execute();
    const refused = await browser.call('POST /index/sayInConversation', { body: newWords(talk.id) });
    expect(codeOf(refused)).toEqual([409, 'CONVERSATION_FULL']);
    expect((await answer(clerk, talk.id, '请重新发起会话')).entry).toBe(301);
  });

  test('one conversation takes 30 files of a visitor, and what was said forgets where it came from', async () => {
    const browser = open();
    const file = (await upload(browser, await samplePdf())).json().data.file;
    const talk = await browser.start({ files: [file] });
    const { kysely } = portal.database;
    const said = await kysely
      .selectFrom('conversation_file')
      .innerJoin('conversation_entry', 'conversation_entry.id', 'conversation_file.entry_id')
      .where('conversation_entry.conversation_id', '=', talk.id)
      .selectAll('conversation_file')
      .executeTakeFirstOrThrow();
    expect(said.network_hash).toBeNull();
    const others = Array.from({ length: 29 }, () => ({
      ...said,
      id: randomUUID(),
      secret_hash: randomBytes(32),
      created_at: portal.clock(),
      stored_at: portal.clock(),
      deleted_at: null,
    }));
    await kysely.insertInto('conversation_file').values(others).execute();
    const another = (await upload(browser, await samplePdf())).json().data.file;
    const body = { ...newWords(talk.id), files: [another] };
    const refused = await browser.call('POST /index/sayInConversation', { body });
    expect(codeOf(refused)).toEqual([409, 'CONVERSATION_FILES_FULL']);
  });

  test('when all visitors have sent 4 GB in a day, no further file is taken until the next', async () => {
    await upload(open(), await samplePdf());
    const { kysely } = portal.database;
    const row = await kysely
      .selectFrom('conversation_file')
      .selectAll()
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const large = (bytes: number) => ({
      ...row,
      id: randomUUID(),
      secret_hash: randomBytes(32),
      created_at: portal.clock(),
      stored_at: portal.clock(),
      deleted_at: null,
      bytes,
    });
    await kysely
      .insertInto('conversation_file')
      .values([large(2 ** 31 - 1), large(2 ** 31 - 1), large(2)])
      .execute();
    expect(codeOf(await upload(open(), await samplePdf()))[1]).toBe('UPLOADS_BUSY');
    portal.clock.advance(day + 1);
    expect(codeOf(await upload(open(), await samplePdf()))[0]).toBe(200);
  });

  test('another site cannot begin one from its page', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const response = await open().call('POST /index/startConversation', { body: newStart() }, headers);
    expect(codeOf(response)[1]).toBe('CROSS_SITE_REQUEST');
  });
});

describe('a file', () => {
  beforeEach(morning);

  test('is said with or without words, and read by this browser and staff alone', async () => {
    const [browser, other] = [open(), open()];
    await other.start();
    const { file, fileName } = (await upload(browser, await samplePdf())).json().data;
    expect([fileName, file]).toEqual(['提单.pdf', expect.stringMatching(/^[\w-]{43}$/)]);
    const talk = await browser.start({ words: '', files: [file] });
    const [said] = talk.entries[0]?.files ?? [];
    expect(said).toMatchObject({ fileName: '提单.pdf', isPicture: false });
    const query = { id: said?.id ?? '' };
    const read = await browser.call('GET /index/conversationFile', { query });
    expect([read.statusCode, read.headers['content-disposition']]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
    expect(codeOf(await other.call('GET /index/conversationFile', { query }))).toEqual([404, 'NOT_FOUND']);
    const atDesk = await (await clerk.again()).call('GET /system/conversations/file', { query });
    expect(atDesk.rawPayload.equals(read.rawPayload)).toBe(true);
    const reused = await browser.call('POST /index/sayInConversation', {
      body: newWords(talk.id, { files: [file] }),
    });
    expect([reused.statusCode, reused.json().fields[0].field]).toEqual([400, 'files.0']);
  });

  test('of staff is shown to the visitor', async () => {
    const browser = open();
    const { id } = await browser.start();
    const picture = new File([new Uint8Array(await samplePicture('png'))], '报价.png');
    const { src } = await (await clerk.again()).get('POST /uploadFile', { upload: picture });
    await answer(clerk, id, '请看', [src]);
    const [said] = (await browser.read()).entries[1]?.files ?? [];
    expect(said).toMatchObject({ fileName: '报价.png', isPicture: true });
    const read = await browser.call('GET /index/conversationFile', { query: { id: said?.id ?? '' } });
    expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'image/png']);
  });

  test('of 40 MB, an SVG and a PDF that acts are refused with the reason', async () => {
    const browser = open();
    const large = await upload(browser, new Uint8Array(40 * 1024 * 1024));
    expect(codeOf(large)).toEqual([413, 'UPLOAD_TOO_LARGE']);
    expect(codeOf(await upload(browser, Buffer.from('<svg/>'), 'a.svg'))[1]).toBe('UPLOAD_KIND_REFUSED');
    const [active] = Object.values(activePdfs);
    expect(codeOf(await upload(browser, await samplePdf(active)))[1]).toBe('UPLOAD_ACTIVE_CONTENT');
  });

  test('of those that were not said one network keeps thirty', async () => {
    const browser = open();
    const pdf = await samplePdf();
    const codes: unknown[] = [];
    for (let count = 0; count < 31; count += 1) codes.push(codeOf(await upload(browser, pdf))[1]);
    expect(codes.slice(-2)).toEqual([200, 'UPLOAD_QUOTA_REACHED']);
  });
});

describe('out of hours', () => {
  beforeEach(night);

  test('the page is told when the head office opens, and a mail address is needed', async () => {
    const hours = await portal.visitor.get('GET /index/getSupportHours');
    expect(hours).toEqual({
      isOpen: false,
      opensAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/),
    });
    const browser = open();
    const refused = await browser.call('POST /index/startConversation', { body: newStart() });
    expect([refused.statusCode, refused.json().fields]).toEqual([
      400,
      [expect.objectContaining({ field: 'mail', message: expect.stringContaining('closed') })],
    ]);
    expect(await browser.read()).toBeNull();
    const talk = await browser.start({ mail: ' wang＠sample.test ' });
    expect([talk.mail, (await rows()).find(({ id }) => id === talk.id)?.is_out_of_hours]).toEqual([
      'wang@sample.test',
      true,
    ]);
  });
});
