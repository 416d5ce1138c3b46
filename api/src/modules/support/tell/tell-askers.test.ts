import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { answer, openBrowser, openSupportPortal } from '../../../../test/talking.ts';
import { type Jobs, openJobs } from '../../../jobs/open-jobs.ts';
import { createOutbox } from '../../../notify/outbox/outbox.ts';
import type { Provider } from '../../../notify/outbox/providers/provider.ts';
import { sendJob } from '../../../notify/outbox/send-message.ts';
import { tellAskers } from './tell-askers.ts';

const hour = 3600;
const idle: Provider = async () => undefined;
let portal: Portal;
let clerk: SignedIn;
let jobs: Jobs;
let people = 0;
let mail: string;
let browser: ReturnType<typeof openBrowser>;

beforeAll(async () => {
  ({ portal, clerk } = await openSupportPortal());
  const log = { error: () => undefined, warn: () => undefined };
  jobs = await openJobs({ database: portal.database, clock: portal.clock, log, definitions: [sendJob] });
});
afterAll(async () => {
  await jobs.close();
  await portal.close();
});
beforeEach(() => {
  people += 1;
  mail = `visitor${people}@sample.test`;
  browser = openBrowser(portal.app, { address: `198.51.100.${people}` });
});

/** Some minutes later, so that what was answered is over. */
async function tell(minutes = 3): Promise<number> {
  portal.clock.advance(minutes * 60);
  const outbox = createOutbox({ jobs, clock: portal.clock, providers: { mail: idle, sms: idle } });
  const { database, clock } = portal;
  const publicOrigin = 'https://portal.example';
  return await tellAskers({ database: database.kysely, clock, outbox, publicOrigin });
}
const mails = async () =>
  await portal.database.kysely
    .selectFrom('outgoing_message')
    .where('recipient', '=', mail)
    .select(['kind', 'subject', 'body'])
    .execute();
const isOpen = async () => (await portal.visitor.get('GET /index/getSupportHours')).isOpen;
const see = async (id: string, entry: number) =>
  await browser.call('POST /index/seeConversation', { body: { id, entry } });
const linkIn = (body: string | null) => /#([\w-]{43})/.exec(body ?? '')?.[1] ?? '';

describe('an answer to a visitor', () => {
  test('that the page showed is not sent; one that it did not is, once with all that was said', async () => {
    const { id } = await browser.start({ name: '王小明', mail });
    await answer(clerk, id, '在的');
    await see(id, 2);
    expect(await tell()).toBe(0);
    await answer(clerk, id, '运价 380 元');
    portal.clock.advance(60);
    await answer(clerk, id, '本周五截关');
    expect(await tell(1)).toBe(0);
    expect(await tell(2)).toBe(1);
    expect(await tell()).toBe(0);
    const [sent, ...more] = await mails();
    expect([more.length, sent?.subject]).toEqual([0, expect.stringContaining('SV-')]);
    const parts = ['王小明', '运价 380 元', '本周五截关', 'https://portal.example/index/support?lang=en#'];
    for (const part of parts) expect(sent?.body).toContain(part);
    expect(sent?.body).not.toContain('在的');
  });

  test('leads back by a link that opens the conversation in another browser, once', async () => {
    const { id } = await browser.start({ mail });
    await answer(clerk, id, '请看邮件');
    await tell();
    const secret = linkIn((await mails())[0]?.body ?? '');
    const phone = openBrowser(portal.app);
    const resumed = await phone.call('POST /index/resumeConversation', { body: { secret } });
    expect(resumed.json().data.id).toBe(id);
    expect((await phone.say(id, '从手机回复')).entries).toHaveLength(3);
    expect((await browser.read()).entries).toHaveLength(3);
    const again = await openBrowser(portal.app).call('POST /index/resumeConversation', { body: { secret } });
    expect([again.statusCode, again.json().code]).toEqual([409, 'CONVERSATION_LINK_GONE']);
    const asCookie = openBrowser(portal.app, { cookie: `BERTH-TALK=${secret}` });
    expect(await asCookie.read()).toBeNull();
    expect(portal.log.join('')).not.toContain(secret);
  });

  test('goes nowhere without an address, and to the one that is left later', async () => {
    const { id } = await browser.start();
    await answer(clerk, id, '您好');
    expect(await tell()).toBe(0);
    await browser.call('POST /index/leaveConversationMail', { body: { id, mail } });
    expect(await tell(0)).toBe(1);
    expect(await mails()).toHaveLength(1);
    const wrong = await browser.call('POST /index/leaveConversationMail', { body: { id, mail: 'wang@' } });
    expect(wrong.json().fields[0].field).toBe('mail');
  });

  test('to a question out of hours is sent although the page showed it', async () => {
    while (await isOpen()) portal.clock.advance(hour);
    const { id } = await browser.start({ mail });
    portal.clock.advance(8 * hour);
    await answer(clerk, id, '早上好');
    await see(id, 2);
    expect(await tell()).toBe(1);
    expect((await mails())[0]?.body).toContain('早上好');
  });
});

test('an answer to a member is a message of theirs alone, unless they saw it', async () => {
  const person = await portal.signIn('Trader');
  const colleague = await portal.signIn('Trader', { customerId: person.customerId });
  while (!(await isOpen())) portal.clock.advance(hour);
  const own = await person.again();
  const body = { idempotencyKey: randomUUID(), words: '在吗' };
  const { id, number } = await own.get('POST /support/start', { body });
  await answer(clerk, id, '在的，请讲');
  expect(await tell()).toBe(1);
  const { rows } = await own.get('GET /user/getMessageList');
  expect(rows).toMatchObject([
    {
      kind: 'conversationAnswered',
      title: { 'zh-CN': `客服已回复 ${number}` },
      content: { 'zh-CN': '在的，请讲' },
    },
  ]);
  expect((await (await colleague.again()).get('GET /user/getMessageList')).rows).toEqual([]);
  await answer(clerk, id, '还有吗');
  await own.get('POST /support/see', { body: { id, entry: 3 } });
  expect(await tell()).toBe(0);
});
