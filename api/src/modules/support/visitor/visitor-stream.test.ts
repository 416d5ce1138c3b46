import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { answer, openBrowser, openSupportPortal } from '../../../../test/talking.ts';
import { until } from '../../../../test/until.ts';

let portal: Portal;
let clerk: SignedIn;
beforeAll(async () => {
  ({ portal, clerk } = await openSupportPortal());
  await portal.app.listen({ port: 0 });
});
afterAll(async () => await portal.close());

type Event = {
  event: string;
  data: { id?: string; version?: number; reason?: string; kind?: string; ids?: string[] };
};

const originOf = ({ app }: Portal) => {
  const [address] = app.addresses();
  return `http://127.0.0.1:${typeof address === 'object' ? address.port : ''}`;
};

/** A page with a stream open, over the network. */
async function listen(from: Portal, path: string, headers: Record<string, string>) {
  const stop = new AbortController();
  const { signal } = stop;
  const response = await fetch(`${originOf(from)}/api${path}`, { headers, signal });
  const events: Event[] = [];
  const reading = (async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts.map(readEvent));
    }
  })().catch(() => undefined);
  return {
    status: response.status,
    events,
    heard: async (isIt: (event: Event) => boolean) => await until(async () => events.find(isIt) ?? null),
    close: async () => {
      stop.abort();
      await reading;
    },
  };
}

function readEvent(text: string): Event {
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { event: fields.event ?? '', data: fields.data ? JSON.parse(fields.data) : {} };
}

const versionAfter = (version: number) => (event: Event) =>
  event.event === 'conversation' && (event.data.version ?? 0) > version;
const talkStream = '/index/conversationEvents';

test('the pages of visitor and staff hear of every word, and a restart of the server ends no conversation', async () => {
  const browser = openBrowser(portal.app);
  const talk = await browser.start();
  const page = await listen(portal, talkStream, { cookie: browser.cookie() });
  const desk = await listen(portal, '/business/events', clerk.headers);
  await page.heard(({ data }) => data.id === talk.id && data.version === talk.version);
  await answer(clerk, talk.id, '您好');
  await page.heard(versionAfter(talk.version));
  await browser.say(talk.id, '你好');
  await desk.heard(({ event, data }) => event === 'records' && data.kind === 'conversation');
  const before = await browser.read();

  const { database, config } = portal;
  const second = await openPortal({ database: { ...database, close: async () => undefined }, config });
  await second.app.listen({ port: 0 });
  await portal.app.close();
  await page.heard(({ event, data }) => event === 'end' && data.reason === 'later');
  const later = openBrowser(second.app, { cookie: browser.cookie() });
  expect(await later.read()).toEqual(before);
  const again = await listen(second, talkStream, { cookie: browser.cookie() });
  const deskAgain = await listen(second, '/business/events', clerk.headers);
  const { version } = await later.say(talk.id, '重启以后');
  await again.heard(versionAfter(version - 1));
  await deskAgain.heard(({ event, data }) => event === 'records' && data.ids?.includes(talk.id) === true);
  await Promise.all([page, desk, again, deskAgain].map((each) => each.close()));
  await second.app.close();
  portal = { ...portal, app: second.app };
});

test('one server hears of what was said on another, and a page of nobody’s conversation has no stream', async () => {
  const { database, config } = portal;
  const shared = { database: { ...database, close: async () => undefined }, config };
  const [one, other] = [await openPortal(shared), await openPortal(shared)];
  await one.app.listen({ port: 0 });
  const browser = openBrowser(other.app);
  const talk = await browser.start({ words: randomUUID() });
  const page = await listen(one, talkStream, { cookie: browser.cookie() });
  await page.heard(({ event }) => event === 'conversation');
  const said = await browser.say(talk.id, '在另一台服务器');
  await page.heard(versionAfter(said.version - 1));
  expect((await listen(one, talkStream, {})).status).toBe(404);
  const once = await listen(one, `${talkStream}?once=true`, { cookie: browser.cookie() });
  await once.heard(({ data }) => data.version === said.version);
  await Promise.all([page.close(), once.close()]);
  await Promise.all([one.app.close(), other.app.close()]);
});

test('a conversation has six streams open at most', async () => {
  const { database, config } = portal;
  const server = await openPortal({ database: { ...database, close: async () => undefined }, config });
  await server.app.listen({ port: 0 });
  const browser = openBrowser(server.app);
  await browser.start();
  const pages = [];
  for (let at = 0; at < 7; at += 1)
    pages.push(await listen(server, talkStream, { cookie: browser.cookie() }));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 503]);
  await Promise.all(pages.map((page) => page.close()));
  await server.app.close();
});
