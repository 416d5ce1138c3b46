import type { NoticeWay } from '@berth/contract';
import type { MessageContent } from '@berth/contract/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { tellOfBooking } from '../../../test/tell-of-booking.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { type Jobs, openJobs } from '../../jobs/open-jobs.ts';
import { messageWords } from '../../message-words.ts';
import { createOutbox } from '../../notify/outbox/outbox.ts';
import type { Provider } from '../../notify/outbox/providers/provider.ts';
import { sendJob } from '../../notify/outbox/send-message.ts';
import { deliverNotices } from './deliver-notices.ts';

const settings = 'POST /user/submitContainerSetting';
const publicOrigin = 'https://portal.example';
const idle: Provider = async () => undefined;
let portal: Portal;
let jobs: Jobs;
let people = 0;
let person: SignedIn;
let booking: { id: string; businessNumber: string };
let mail: string;
let phone: string;

beforeAll(async () => {
  portal = await openTradingPortal();
  const log = { error: () => undefined, warn: () => undefined };
  jobs = await openJobs({ database: portal.database, clock: portal.clock, log, definitions: [sendJob] });
});
afterAll(async () => {
  await jobs.close();
  await portal.close();
});
beforeEach(async () => {
  people += 1;
  [mail, phone] = [`reader${people}@example.com`, `139${String(people).padStart(8, '0')}`];
  person = await portal.signIn(`Reader ${people}`, { email: mail, phone });
  booking = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
});

const choose = async (...ways: NoticeWay[]) => (await person.get(settings, { body: { ways } })).ways;
const returned: MessageContent = { kind: 'returned', detail: { reason: 'the cargo is late' } };

const tell = async (content: MessageContent = returned) =>
  await tellOfBooking(portal, { customerId: person.customerId, booking }, content);

const deliver = async (
  providers: { mail: Provider | null; sms: Provider | null } = { mail: idle, sms: idle },
) =>
  await deliverNotices({
    database: portal.database.kysely,
    clock: portal.clock,
    outbox: createOutbox({ jobs, clock: portal.clock, providers }),
    words: messageWords,
    publicOrigin,
    warn: (_cause, message) => void warnings.push(message),
  });
const warnings: string[] = [];
const sentTo = async (recipient: string) =>
  await portal.database.kysely
    .selectFrom('outgoing_message')
    .where('recipient', '=', recipient)
    .select(['channel', 'kind', 'subject', 'body'])
    .execute();
const shown = async () => (await person.get('GET /user/getMessageList')).rows.map(({ kind }) => kind);

describe('whoever never chose', () => {
  test('is told of bookings, bills, customs and answers in the portal, and of no time of a container', async () => {
    const chosen = await person.get('POST /user/getContainerSetting');
    expect(chosen).toMatchObject({ nodes: [], mail: 'open', sms: 'open' });
    expect(chosen.ways).toHaveLength(11);
    expect(chosen.ways.filter(({ channels }) => channels.length > 0)).toEqual([
      { kind: 'bookings', channels: ['portal'] },
      { kind: 'bills', channels: ['portal'] },
      { kind: 'customs', channels: ['portal'] },
      { kind: 'support', channels: ['portal'] },
    ]);
    await tell();
    await deliver();
    expect([await shown(), await sentTo(mail), await sentTo(phone)]).toEqual([['returned'], [], []]);
  });

  test('hears where nobody can be told: without an address, or where nothing leaves', async () => {
    const bare = await portal.signIn(`Bare ${people}`);
    expect(await bare.get('POST /user/getContainerSetting')).toMatchObject({
      mail: 'noRecipient',
      sms: 'noRecipient',
    });
  });
});

describe('what is chosen', () => {
  test('leaves by mail and SMS once, says how to stop it, and where it is shown', async () => {
    await choose({ kind: 'bookings', channels: ['portal', 'mail', 'sms'] });
    await tell();
    await Promise.all([deliver(), deliver()]);
    await deliver();
    const [written, ...more] = await sentTo(mail);
    expect(more).toEqual([]);
    expect(written).toMatchObject({ channel: 'mail', kind: 'returned' });
    expect(written?.subject).toBe(`${booking.businessNumber} was returned`);
    expect(written?.body).toContain('the cargo is late');
    expect(written?.body).toContain(`${publicOrigin}/business/lcl/detail?id=${booking.id}`);
    expect(written?.body).toContain(`${publicOrigin}/usercenter/push`);
    const texts = await sentTo(phone);
    expect(texts).toHaveLength(1);
    expect(texts[0]?.body).toContain('the cargo is late');
    expect(await shown()).toEqual(['returned']);
  });

  test('by mail alone is not in the portal, neither in a list nor in the count', async () => {
    await choose({ kind: 'bookings', channels: ['mail'] });
    await tell();
    await deliver();
    expect([await shown(), (await sentTo(mail)).length]).toEqual([[], 1]);
    const { rows, total, summary } = await person.get('GET /business/getUserMessage', { query: {} });
    expect([rows, total, summary.unread]).toEqual([[], 0, 0]);
  });

  test('not at all is told nobody, while a colleague is told as before', async () => {
    const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
    await choose({ kind: 'bookings', channels: [] });
    await tell();
    expect([await deliver(), await shown()]).toEqual([0, []]);
    expect((await colleague.get('GET /user/getMessageList')).total).toBe(1);
  });

  test('of one time of containers leaves by mail without the portal, and other times do not', async () => {
    await choose({ kind: 'departure', channels: ['mail'] });
    const reached = (node: 'departure' | 'arrival'): MessageContent => ({
      kind: 'containerReached',
      detail: { node, containers: ['TGHU1234567'], at: '2026-12-01T08:00:00+08:00' },
    });
    await tell(reached('departure'));
    await tell(reached('arrival'));
    await deliver();
    expect([await shown(), (await sentTo(mail)).length]).toEqual([[], 1]);
  });

  test('on a page of before changes the portal alone', async () => {
    await choose({ kind: 'departure', channels: ['mail'] }, { kind: 'bills', channels: ['sms'] });
    const saved = await person.get(settings, { body: { nodes: ['departure', 'arrival'] } });
    expect(saved.nodes).toEqual(['departure', 'arrival']);
    expect(saved.ways.filter(({ kind }) => ['departure', 'arrival', 'bills'].includes(kind))).toEqual([
      { kind: 'bills', channels: ['sms'] },
      { kind: 'departure', channels: ['portal', 'mail'] },
      { kind: 'arrival', channels: ['portal'] },
    ]);
  });

  test('is in the log, with what it was before; the same once more is no change', async () => {
    await choose({ kind: 'bills', channels: ['mail'] });
    await choose({ kind: 'bills', channels: ['mail'] });
    const { rows } = await person.get('GET /user/getOpLogList');
    expect(rows.filter(({ kind }) => kind === 'noticesChanged')).toMatchObject([
      { subject: { 'zh-CN': '账单 站内 → 邮件', en: 'Bills portal → mail' } },
    ]);
  });
});

describe('nobody is told', () => {
  const everyWay = () => choose({ kind: 'bookings', channels: ['portal', 'mail', 'sms'] });

  test('who may not read it any more when it leaves', async () => {
    await everyWay();
    await tell();
    await portal.database.kysely
      .updateTable('member')
      .set({ roles: ['sub'], permissions: [], ready_role: null })
      .where('id', '=', person.userId)
      .execute();
    expect([await deliver(), await sentTo(mail)]).toEqual([0, []]);
  });

  test('who was deactivated, or whose number is not proved any more', async () => {
    await everyWay();
    await tell();
    await portal.database.kysely
      .updateTable('member')
      .set({ phone: '13811110000' })
      .where('id', '=', person.userId)
      .execute();
    await deliver();
    expect([(await sentTo(mail)).length, await sentTo('13811110000')]).toEqual([1, []]);
    await tell();
    await portal.database.kysely
      .updateTable('member')
      .set({ is_active: false })
      .where('id', '=', person.userId)
      .execute();
    expect(await deliver()).toBe(0);
  });

  test('where nothing leaves any more', async () => {
    await everyWay();
    await tell();
    expect(await deliver({ mail: null, sms: null })).toBe(0);
    expect(await deliver()).toBe(0);
  });
});

test('a message of a later version, which has no words here, keeps nobody else’s from leaving', async () => {
  await choose({ kind: 'bookings', channels: ['portal', 'mail'] });
  await tell();
  await portal.database.kysely
    .updateTable('message')
    .where('member_id', '=', person.userId)
    .set({ kind: 'ofALaterVersion' as 'returned' }) // as that one stores it
    .execute();
  const other = await portal.signIn('Reader of today', { email: 'today@example.com' });
  const theirs = await other.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
  await other.get(settings, { body: { ways: [{ kind: 'bookings', channels: ['mail'] }] } });
  await tellOfBooking(portal, { customerId: other.customerId, booking: theirs }, returned);
  warnings.length = 0;
  await deliver();
  expect(await sentTo(mail)).toEqual([]);
  expect(await sentTo('today@example.com')).toHaveLength(1);
  expect(warnings).toHaveLength(1);
  // It is not tried again and again.
  expect(await deliver()).toBe(0);
  expect(warnings).toHaveLength(1);
});

test('a long message is cut for an SMS, never in the middle of a character', async () => {
  await choose({ kind: 'bookings', channels: ['sms'] });
  await tell({ kind: 'returned', detail: { reason: '🚢'.repeat(200) } });
  await deliver();
  const [text] = await sentTo(phone);
  expect([...(text?.body ?? '')]).toHaveLength(130);
  expect(text?.body).toMatch(/🚢…$/u);
});
