import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { until } from '../../../test/until.ts';
import { showChange, showRights, tellCustomer } from '../../notify/tell-customer.ts';
import { LiveStream } from './live-stream.ts';

let portal: Portal;
let address: string;
let person: SignedIn;
let booking: { id: string; businessNumber: string };

beforeAll(async () => {
  portal = await openTradingPortal();
  address = await portal.app.listen({ port: 0 });
});
beforeEach(async () => {
  person = await portal.signIn();
  booking = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
});
afterAll(async () => await portal.close());

type Event = {
  id?: string;
  event: string;
  data: {
    unread?: number;
    running?: number;
    kind?: string;
    ids?: string[] | null;
    fresh?: { title: { en: string } }[];
    changed?: string[] | null;
  };
};

/** A page with the stream open, over the network and through everything in between. */
async function openPage(caller = person, headers: Record<string, string> = {}) {
  const stop = new AbortController();
  const response = await fetch(`${address}/api/business/events`, {
    headers: { ...caller.headers, 'accept-encoding': 'br, gzip', ...headers },
    signal: stop.signal,
  });
  const events: Event[] = [];
  let isOver = false;
  const reading = (async () => {
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      events.push(...parts.map(readEvent));
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      isOver = true;
    });
  return {
    response,
    events,
    isOver: () => isOver,
    named: async (name: string, at: number) =>
      await until(async () => events.filter(({ event }) => event === name)[at] ?? null),
    /** Waits for the change of a booking; that of one made before the page was opened may come late. */
    heardOf: async (id: string) =>
      await until(async () => events.some(({ data }) => data.changed?.includes(id)) || null),
    close: async () => {
      stop.abort();
      await reading;
    },
  };
}

function readEvent(text: string): Event {
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return { ...fields, data: fields.data ? JSON.parse(fields.data) : {} };
}

async function tell(fileName: string, caller = person, about = booking): Promise<void> {
  await portal.database.kysely.transaction().execute((transaction) =>
    tellCustomer(transaction, {
      customerId: caller.customerId,
      record: { kind: 'booking', id: about.id, permission: null },
      businessNumber: about.businessNumber,
      at: portal.clock(),
      kind: 'documentAdded',
      detail: { document: 'arrivalNotice', fileName },
    }),
  );
}

const openStreams = async () => {
  const pages = [];
  for (let at = 0; at < 6; at += 1) pages.push(await openPage());
  return pages;
};

describe('an open page', () => {
  test('gets the current state first and then each change, uncompressed and not cached', async () => {
    const page = await openPage();
    expect(page.response.headers.get('content-type')).toBe('text/event-stream');
    expect(page.response.headers.get('content-encoding')).toBeNull();
    expect(page.response.headers.get('cache-control')).toBe('no-store');
    expect((await page.named('messages', 0)).data).toEqual({ unread: 0, fresh: [] });
    expect((await page.named('tasks', 0)).data).toEqual({ running: 0 });
    await tell('B/L');
    const news = await page.named('messages', 1);
    expect(news.data).toMatchObject({
      unread: 1,
      fresh: [{ title: { en: `New document for ${booking.businessNumber}` } }],
    });
    expect(Number(news.id)).toBeGreaterThan(0);
    await page.close();
  });

  test('is told to look anew at what its person may do, nobody else', async () => {
    const other = await portal.signIn();
    const [page, theirs] = [await openPage(), await openPage(other)];
    await page.named('tasks', 0);
    await theirs.named('tasks', 0);
    const { customerId, userId: memberId } = person;
    await showRights(portal.database.kysely, { customerId, memberId });
    await page.named('rights', 0);
    await showRights(portal.database.kysely, { customerId });
    await page.named('rights', 1);
    expect(theirs.events.some(({ event }) => event === 'rights')).toBe(false);
    await Promise.all([page.close(), theirs.close()]);
  });

  test('of another customer hears nothing of it', async () => {
    const other = await portal.signIn();
    const [mine, theirs] = [await openPage(), await openPage(other)];
    await theirs.named('tasks', 0);
    await tell('B/L');
    await mine.named('messages', 1);
    await tell(
      'secret',
      other,
      await other.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) }),
    );
    const [, news] = [await theirs.named('messages', 0), await theirs.named('messages', 1)];
    expect(JSON.stringify(theirs.events)).not.toContain(booking.businessNumber);
    expect(news.data.unread).toBe(1);
    await Promise.all([mine.close(), theirs.close()]);
  });

  test('that was away gets what it missed, each message once and no earlier one', async () => {
    const page = await openPage();
    await page.named('messages', 0);
    await tell('first');
    const seen = await page.named('messages', 1);
    await page.close();
    await tell('second');
    await tell('third');
    const back = await openPage(person, { 'last-event-id': seen.id ?? '' });
    const missed = await back.named('messages', 0);
    expect(missed.data.unread).toBe(3);
    expect(JSON.stringify(missed.data.fresh)).not.toContain('first');
    expect(missed.data.fresh).toHaveLength(2);
    await back.close();
    const anew = await openPage();
    expect((await anew.named('messages', 0)).data).toEqual({ unread: 3, fresh: [] });
    await anew.close();
  });

  test('hears which bookings changed, whether or not there is a message about it', async () => {
    const other = await portal.signIn();
    const [page, theirs] = [await openPage(), await openPage(other)];
    await page.named('tasks', 0);
    await theirs.named('tasks', 0);
    const { id } = await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
    await page.heardOf(id);
    await tell('B/L');
    await page.heardOf(booking.id);
    await tell(
      'secret',
      other,
      await other.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) }),
    );
    await theirs.named('messages', 1);
    expect(JSON.stringify(theirs.events)).not.toContain(id);
    expect(JSON.stringify(theirs.events)).not.toContain(booking.id);
    await Promise.all([page.close(), theirs.close()]);
  });

  test('that was away, or polls, hears that any record may have changed', async () => {
    const page = await openPage();
    const seen = await page.named('messages', 0);
    expect(page.events.map(({ event }) => event)).not.toContain('bookings');
    await page.close();
    const back = await openPage(person, { 'last-event-id': seen.id ?? '' });
    expect((await back.named('bookings', 0)).data).toEqual({ changed: null });
    expect((await back.named('records', 0)).data).toEqual({ kind: 'booking', ids: null });
    await back.close();
  });

  test('hears of a change that nobody gets a message about, and of many changes at once that any record may have changed', async () => {
    const page = await openPage();
    await page.named('tasks', 0);
    const { customerId } = person;
    const change = (id: string) =>
      showChange(portal.database.kysely, { customerId, record: { kind: 'booking', id } });
    await change(booking.id);
    expect((await page.named('bookings', 0)).data).toEqual({ changed: [booking.id] });
    expect((await page.named('records', 0)).data).toEqual({ kind: 'booking', ids: [booking.id] });
    expect(page.events.filter(({ event }) => event === 'messages')).toHaveLength(1);
    await portal.database.kysely.transaction().execute(async (transaction) => {
      for (let at = 0; at < 60; at += 1) {
        await showChange(transaction, { customerId, record: { kind: 'booking', id: randomUUID() } });
      }
    });
    expect((await page.named('bookings', 1)).data).toEqual({ changed: null });
    expect((await page.named('records', 1)).data).toEqual({ kind: 'booking', ids: null });
    // A shell that knows `records` ignores the other event, which must not come first.
    const order = page.events
      .map(({ event }) => event)
      .filter((name) => name === 'records' || name === 'bookings');
    expect(order).toEqual(['records', 'bookings', 'records', 'bookings']);
    await page.close();
  });

  test('gets the number of unread messages when they are read elsewhere', async () => {
    await tell('B/L');
    const page = await openPage();
    expect((await page.named('messages', 0)).data.unread).toBe(1);
    await person.get('POST /business/readAllMessages');
    expect((await page.named('messages', 1)).data).toEqual({ unread: 0, fresh: [] });
    await page.close();
  });

  test('sees a task begin and end', async () => {
    const page = await openPage();
    await page.named('tasks', 0);
    const { id } = await person.get('POST /file/exportList', { body: { list: 'lclBookings' } });
    await until(async () => {
      const { rows } = await person.get('GET /user/tasksList', { query: {} });
      return rows.some((row) => row.id === id && row.state === 'done') ? true : null;
    });
    const told = await until(async () => {
      const tasks = page.events.filter(({ event }) => event === 'tasks');
      return tasks.length > 1 && tasks.at(-1)?.data.running === 0 ? tasks : null;
    });
    expect(told[0]?.data).toEqual({ running: 0 });
    // The number of unread messages may come before the message itself.
    const isThere = () =>
      page.events.some(
        ({ event, data }) =>
          event === 'messages' && data.fresh?.[0]?.title.en === 'Export: LCL bookings is ready',
      );
    await until(async () => isThere() || null);
    await page.close();
  });

  test('hears nothing of what a colleague alone has done, and everything beyond one helping of messages', async () => {
    const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
    const [page, theirs] = [await openPage(), await openPage(colleague)];
    await page.named('tasks', 0);
    await theirs.named('tasks', 0);
    await colleague.get('POST /file/exportList', { body: { list: 'lclBookings' } });
    await theirs.named('tasks', 1);
    await portal.database.kysely.transaction().execute(async (transaction) => {
      for (let at = 0; at < 70; at += 1) {
        await tellCustomer(transaction, {
          customerId: person.customerId,
          memberId: person.userId,
          record: null,
          businessNumber: '',
          at: portal.clock(),
          kind: 'taskDone',
          detail: { taskId: randomUUID(), title: { 'zh-CN': '导出', en: 'Export' }, isFailed: false },
        });
      }
    });
    const fresh = async () =>
      page.events.flatMap(({ event, data }) => (event === 'messages' ? (data.fresh ?? []) : []));
    await until(async () => ((await fresh()).length === 70 ? true : null));
    expect(page.events.filter(({ event }) => event === 'tasks')).toHaveLength(1);
    await Promise.all([page.close(), theirs.close()]);
  });

  test('is closed at once when its session is signed out', async () => {
    const page = await openPage();
    await page.named('tasks', 0);
    await person.get('GET /login/loginOut');
    await page.named('end', 0);
    await until(async () => (page.isOver() ? true : null));
    expect((await openPage()).response.status).toBe(401);
  });

  test('is one of six of its session at most; a page that has closed makes room', async () => {
    const pages = await openStreams();
    const refused = await openPage();
    expect(refused.response.status).toBe(503);
    await pages[0]?.close();
    const next = await until(async () => {
      const page = await openPage();
      return page.response.status === 200 ? page : null;
    });
    await Promise.all([...pages, next].map((page) => page.close()));
  });

  test('may poll instead: what is new, and the end', async () => {
    const page = await openPage();
    await tell('B/L');
    // A change that the server has not heard of yet would be new to the poll as well.
    await page.named('bookings', 0);
    await page.close();
    const response = await person.call('GET /business/events', { query: { once: 'true' } });
    expect(response.body.match(/^event: .*$/gm)).toEqual(['event: messages', 'event: tasks']);
    expect((await portal.visitor.call('GET /business/events')).statusCode).toBe(401);
  });
});

test('a server that stops says goodbye to its pages and does not wait for them', async () => {
  const another = await openPortal();
  const where = await another.app.listen({ port: 0 });
  const someone = await another.signIn();
  const response = await fetch(`${where}/api/business/events`, { headers: someone.headers });
  const reading = response.text();
  // One that waited would never end: the page reads on.
  await another.close();
  expect(await reading).toContain('event: end');
});

describe('a stream whose reader is slow', () => {
  test('loads nothing until the reader has taken what was said, and then once', async () => {
    let loads = 0;
    const stream = new LiveStream(
      {
        load: async () => {
          loads += 1;
          return { text: `data: ${'x'.repeat(64 * 1024)}\n\n`, isMore: false };
        },
        isSessionOpen: async () => true,
        onError: (error) => {
          throw error;
        },
      },
      false,
    );
    stream.read(0);
    await until(async () => (loads === 1 ? true : null));
    for (let wakes = 0; wakes < 20; wakes += 1) stream.wake();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(loads).toBe(1);
    stream.resume();
    await until(async () => (loads === 2 ? true : null));
    stream.destroy();
  });

  test('hears one goodbye, be it that the server stops before it was read', async () => {
    const stream = new LiveStream(
      {
        load: async () => ({ text: '', isMore: false }),
        isSessionOpen: async () => false,
        onError: () => undefined,
      },
      false,
    );
    stream.beat(true);
    stream.end('signedOut');
    stream.end();
    stream.beat(true);
    const parts = await stream.setEncoding('utf8').toArray();
    expect(parts.join('')).toBe('event: end\ndata: {"reason":"signedOut"}\n\n');
  });

  test('is given up when nothing was taken for several beats', async () => {
    const stream = new LiveStream(
      {
        load: async () => ({ text: 'x'.repeat(64 * 1024), isMore: false }),
        isSessionOpen: async () => true,
        onError: () => undefined,
      },
      false,
    );
    stream.read(0);
    await until(async () => (stream.readableLength > 0 ? true : null));
    for (let beats = 0; beats < 4; beats += 1) stream.beat(true);
    expect(stream.destroyed).toBe(true);
  });
});
