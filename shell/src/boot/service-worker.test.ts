import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, test } from '@jest/globals';

const source = readFileSync(join(import.meta.dirname, '../../public/service-worker.js'), 'utf8');
const origin = 'https://portal.example';

type Handler = (event: object) => void;
type Answered = { status: number; body: string };

/** As much of a response as the worker looks at. */
class FakeResponse {
  static error = () => new FakeResponse(0, 'no network');
  readonly status: number;
  readonly body: string;
  readonly redirected = false;
  readonly headers: Map<string, string>;

  constructor(status: number, body: string, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = new Map(Object.entries(headers));
  }

  get ok() {
    return this.status === 200;
  }

  clone() {
    return this;
  }
}

class FakeCache {
  readonly kept = new Map<string, FakeResponse>();
  match = async (key: string) => this.kept.get(key);
  put = async (key: string, answer: FakeResponse) => void this.kept.set(key, answer);
  keys = async () => [...this.kept.keys()].map((path) => ({ url: origin + path }));
  delete = async ({ url }: { url: string }) => this.kept.delete(new URL(url).pathname);
}

let stores: Map<string, FakeCache>;
let asked: string[];
let server: (path: string) => FakeResponse;
let handlers: Record<string, Handler>;

const away = () => {
  throw new TypeError('no network');
};
const page = (body: string) => new FakeResponse(200, body, { 'content-type': 'text/html; charset=utf-8' });
const file = (body: string) => new FakeResponse(200, body, { 'cache-control': 'public, immutable' });

beforeEach(() => {
  stores = new Map();
  asked = [];
  handlers = {};
  server = away;
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new FakeCache();
      stores.set(name, store);
      return store;
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  const self = {
    location: { origin },
    registration: {},
    clients: { claim: async () => {} },
    skipWaiting() {},
    addEventListener: (type: string, handler: Handler) => {
      handlers[type] = handler;
    },
  };
  const fetch = async (request: string | { url: string }) => {
    const { pathname, search } = new URL(typeof request === 'string' ? request : request.url, origin);
    asked.push(pathname + search);
    return server(pathname + search);
  };
  const timers = { setTimeout: (done: () => void) => setTimeout(done, 20) };
  runInNewContext(source, { self, caches, fetch, URL, AbortSignal, Response: FakeResponse, ...timers });
});

/** What the worker answers; null where it leaves the request to the browser. */
async function request(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<Answered | null> {
  const answers: Promise<FakeResponse>[] = [];
  const waits: Promise<unknown>[] = [];
  handlers.fetch?.({
    request: { url: new URL(path, origin).href, mode, method },
    respondWith: (given: Promise<FakeResponse>) => answers.push(given),
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
  });
  const given = await answers[0];
  await Promise.all(waits);
  return given ? { status: given.status, body: given.body } : null;
}

async function say(type: string, event: object = {}) {
  const waits: Promise<unknown>[] = [];
  handlers[type]?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);
}

const visit = (path: string) => request(path, { mode: 'navigate' });

describe('a page', () => {
  test('comes from the network, and is the last one when the server is away, whatever its address', async () => {
    server = () => page('first');
    expect(await visit('/index')).toMatchObject({ body: 'first' });
    server = () => page('second');
    expect(await visit('/business/lcl/index?page=2')).toMatchObject({ body: 'second' });
    server = away;
    expect(await visit('/login')).toEqual({ status: 200, body: 'second' });
  });

  test('of a proxy without its server is not shown', async () => {
    server = () => page('kept');
    await visit('/');
    server = () => new FakeResponse(502, 'Bad Gateway', { 'content-type': 'text/html' });
    expect(await visit('/')).toMatchObject({ body: 'kept' });
    server = () => new FakeResponse(500, 'broken', { 'content-type': 'text/html' });
    expect(await visit('/')).toMatchObject({ body: 'broken' });
  });

  test('that was never seen is the browser’s to tell', async () => {
    expect(await visit('/')).toEqual({ status: 0, body: 'no network' });
    server = () => new FakeResponse(503, 'away');
    expect(await visit('/')).toEqual({ status: 503, body: 'away' });
  });
});

describe('a file', () => {
  test.each(['/static/js/a.1234.js', '/remotes/booking/1.0.0+abc/remote-entry.js'])(
    '%s is asked for once',
    async (path) => {
      server = () => file('code');
      await request(path);
      server = away;
      expect(await request(path)).toEqual({ status: 200, body: 'code' });
      expect(asked).toEqual([path]);
    },
  );

  test('that is missing or may change is not kept', async () => {
    server = () => new FakeResponse(404, 'none', { 'cache-control': 'immutable' });
    await request('/static/js/gone.js');
    server = () => new FakeResponse(200, 'hotel', {});
    await request('/static/js/hotel.js');
    expect([...(stores.get('berth-files-1')?.kept.keys() ?? [])]).toEqual([]);
  });

  test('that is asked for again goes past the cache', async () => {
    server = () => file('spoiled');
    await request('/static/js/a.js');
    server = () => file('sound');
    expect(await request('/static/js/a.js?retry=1')).toMatchObject({ body: 'sound' });
    expect(await request('/static/js/a.js')).toMatchObject({ body: 'sound' });
  });

  test('goes when four hundred newer ones are kept, unless the page that starts needs it', async () => {
    server = (path) => file(path);
    for (let count = 0; count <= 401; count += 1) await request(`/static/js/${count}.js`);
    await say('message', { data: { keep: [`${origin}/static/js/0.js`] } });
    const kept = stores.get('berth-files-1')?.kept;
    const isKept = [0, 1, 2, 3, 401].map((count) => kept?.has(`/static/js/${count}.js`));
    expect([kept?.size, isKept]).toEqual([400, [true, false, false, true, true]]);
  });
});

test.each([
  ['/api/remotes', {}],
  ['/api/download', { mode: 'navigate' }],
  ['/static/js/a.js', { method: 'POST' }],
  ['https://elsewhere.example/static/js/a.js', {}],
  ['/robots.txt', { mode: 'navigate' }],
  ['/service-worker.js', {}],
])('%s %j is left to the browser', async (path, options) => {
  server = () => page('never');
  expect(await request(path, options)).toBeNull();
});

test('caches of earlier workers go, those of others stay', async () => {
  for (const name of ['berth-files-0', 'berth-files-1', 'other']) stores.set(name, new FakeCache());
  await say('activate');
  expect([...stores.keys()]).toEqual(['berth-files-1', 'other']);
});

describe('files that pages may still ask for', () => {
  const ahead = [
    { href: '/remotes/booking/1.0.0+abc/static/js/fcl.js', bytes: 40 },
    { href: '/api/secret', bytes: 1 },
    { href: 'https://elsewhere.example/static/b.js', bytes: 1 },
    { href: '/static/js/table.js', bytes: 50 },
    { href: '/static/js/large.js', bytes: 60 },
  ];
  const kept = () => [...(stores.get('berth-files-1')?.kept.keys() ?? [])];

  test('are kept within the bytes that are allowed, and open while the server is away', async () => {
    server = (path) => file(path);
    await request('/static/js/table.js');
    await say('message', { data: { ahead, mostBytes: 70 } });
    expect(asked).toEqual(['/static/js/table.js', '/remotes/booking/1.0.0+abc/static/js/fcl.js']);
    server = away;
    expect(await request('/remotes/booking/1.0.0+abc/static/js/fcl.js')).toMatchObject({ status: 200 });
    expect(kept()).not.toContain('/static/js/large.js');
  });

  test('are left where one does not come', async () => {
    await say('message', { data: { ahead, mostBytes: 1000 } });
    expect(asked).toEqual(['/remotes/booking/1.0.0+abc/static/js/fcl.js']);
    expect(kept()).toEqual([]);
  });
});

test('a first visit is kept, too', async () => {
  server = (path) => (path === '/' ? page('page') : file(path));
  const keep = [`${origin}/static/js/a.js`, `${origin}/api/health`, 'https://elsewhere.example/static/b.js'];
  await say('message', { data: { keep } });
  await say('message', { data: 'something else' });
  expect(asked).toEqual(['/static/js/a.js', '/']);
  server = away;
  expect([await request('/static/js/a.js'), await visit('/index')]).toMatchObject([
    { body: '/static/js/a.js' },
    { body: 'page' },
  ]);
});
