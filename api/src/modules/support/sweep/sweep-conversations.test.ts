import { conversationPersonDays } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { samplePdf } from '../../../../test/sample-files.ts';
import { smallPaper } from '../../../../test/small-files.ts';
import { answer, openBrowser, openSupportPortal } from '../../../../test/talking.ts';
import { sweepConversationFiles } from './sweep-conversation-files.ts';
import { sweepConversations } from './sweep-conversations.ts';

const day = 24 * 3600;
let portal: Portal;
let clerk: SignedIn;
beforeAll(async () => {
  ({ portal, clerk } = await openSupportPortal());
});
afterAll(async () => await portal.close());

const sweep = async () => {
  const own = { ...portal, database: portal.database.kysely };
  return [await sweepConversations(own), await sweepConversationFiles(own)];
};
const upload = async (browser = openBrowser(portal.app)): Promise<string> => {
  const file = new File([new Uint8Array(await samplePdf())], '赵删除的合同.pdf');
  return (await browser.call('POST /index/uploadConversationFile', { upload: file })).json().data.file;
};
const files = async () => await portal.database.kysely.selectFrom('conversation_file').selectAll().execute();
const isStored = async (key: string | undefined) => await portal.files.exists(key ?? '');

test('a file that is not said in a day is gone', async () => {
  await upload();
  const [file] = await files();
  portal.clock.advance(day + 3600);
  expect(await sweep()).toEqual([0, 1]);
  expect([await files(), await isStored(file?.storage_key)]).toEqual([[], false]);
});

test('180 days after its end nothing of a visitor is left: no words, no name, no address, no file', async () => {
  const browser = openBrowser(portal.app);
  const file = await upload(browser);
  const mail = 'zhaoshanchu@sample.test';
  const { id } = await browser.start({ name: '赵删除', mail, words: '赵删除的合同', files: [file] });
  const { src } = await (await clerk.again()).get('POST /uploadFile', { upload: smallPaper('zhao') });
  await answer(clerk, id, '赵删除您好', [src]);
  const storedKey = (await files())[0]?.storage_key;
  portal.clock.advance(15 * day);
  expect(await sweep()).toEqual([0, 0]);
  expect((await portal.visitor.call('GET /index/getConversation')).json().data).toBeNull();
  portal.clock.advance((conversationPersonDays - 1) * day);
  expect(await sweep()).toEqual([0, 0]);
  portal.clock.advance(2 * day);
  expect(await sweep()).toEqual([1, 1]);
  expect(await isStored(storedKey)).toBe(false);
  const { kysely } = portal.database;
  const left = JSON.stringify([
    await kysely.selectFrom('conversation').where('id', '=', id).selectAll().execute(),
    await kysely.selectFrom('conversation_entry').where('conversation_id', '=', id).selectAll().execute(),
    await files(),
  ]);
  for (const word of ['赵删除', 'zhaoshanchu', '合同', 'zhao']) expect(left).not.toContain(word);
  const staff = await clerk.again();
  const erased = await staff.get('GET /system/conversations/conversation', { query: { id } });
  expect(erased).toMatchObject({ isErased: true, state: 'closed', entries: [{ words: '' }, { words: '' }] });
  expect(erased.history.map(({ what }) => what)).toEqual(expect.arrayContaining(['closed', 'erased']));
  const late = { id, idempotencyKey: crypto.randomUUID(), words: '还在吗' };
  expect((await staff.call('POST /system/conversations/say', { body: late })).json().code).toBe(
    'CONVERSATION_ERASED',
  );
  expect(await kysely.selectFrom('conversation_upload').selectAll().execute()).toEqual([]);
  expect(await sweep()).toEqual([0, 0]);
});
