import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { overridePermission } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bundledVersion, makeFronts, write } from '../../../test/fronts.ts';
import { openPortal, type Portal } from '../../../test/portal.ts';

const script = '/static/js/index.0123456789.js';
const remote = `/remotes/booking/${bundledVersion}`;
let portal: Portal;
let fronts: string;

beforeAll(async () => {
  fronts = makeFronts();
  write(join(fronts, 'shell/dist/secret.txt'), 'not part of the build');
  portal = await openPortal({ fronts });
});
afterAll(async () => {
  await portal.close();
  rmSync(fronts, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });
const visit = (url: string) => get(url, { accept: 'text/html,*/*;q=0.8' });

/** The Accept headers of browsers, robots and programs. */
const clients: Record<string, string>[] = [
  { accept: 'text/html,*/*;q=0.8' },
  { accept: '*/*' },
  { accept: 'text/*;q=0.5' },
  {},
];

describe('a page', () => {
  test.each(['/', '/index', '/business/lcl/detail?id=7'])('is the shell at %s', async (url) => {
    const response = await visit(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.body).toContain('<html lang="zh-Hans">');
  });

  test.each(clients)('is sent to a client with %j', async (headers) => {
    const response = await get('/login', headers);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  test('is not sent to who asks for a picture or data', async () => {
    for (const accept of ['image/avif,image/webp', 'application/json']) {
      expect((await get('/login', { accept })).json().code).toBe('NOT_FOUND');
    }
  });

  test.each(['/no/such/page', '/business', '/index/nowhere'])(
    'that nobody has says so, and is a 404: %s',
    async (url) => {
      for (const client of clients) {
        const response = await get(url, client);
        expect([response.statusCode, response.headers['content-type']]).toEqual([
          404,
          'text/html; charset=utf-8',
        ]);
        expect(response.body).toContain('id="berth-boot"');
        expect(response.headers['cache-control']).toBe('private, no-store');
      }
    },
  );

  test.each([
    ['/login', 200],
    ['/no/such/page', 404],
  ])('is asked for by HEAD as by GET, and chooses nothing: %s', async (path, status) => {
    const staff = await portal.signIn('Staff', { permissions: [overridePermission] });
    const headers = {
      cookie: `TOKEN=${staff.token}; BERTH=${staff.companion}`,
      'sec-fetch-site': 'same-origin',
    };
    const url = `${path}?remotes=booking@${bundledVersion}`;
    const asked = await portal.app.inject({ method: 'HEAD', url, headers });
    const got = await get(url, headers);
    expect([asked.statusCode, asked.body]).toEqual([status, '']);
    expect(asked.headers['content-type']).toBe(got.headers['content-type']);
    expect(got.headers['set-cookie']).toBeDefined();
    expect(asked.headers['set-cookie']).toBeUndefined();
  });

  test('has a nonce of its own, in its policy and at its scripts', async () => {
    const [one, other] = [await visit('/'), await visit('/')];
    const nonce = /nonce="([\w-]+)"/.exec(one.body)?.[1] ?? 'none';
    expect(one.body).not.toContain('__CSP_NONCE__');
    expect(one.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(one.headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(other.body).not.toContain(nonce);
  });

  test('runs only what the shell let through, and no script without its hash', async () => {
    const { headers } = await visit('/index');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types default dompurify 'allow-duplicates'");
    expect(policy).toContain("worker-src 'self'");
    expect(headers['integrity-policy']).toContain('blocked-destinations=(script)');
  });

  test('names the scripts of what it leads to, hash and all, for the browser to fetch at once', async () => {
    const { body } = await visit('/login');
    expect(body).not.toContain('rel="preload"');
    const person = await portal.signIn();
    const cookie = `TOKEN=${person.token}; BERTH=${person.companion}`;
    const page = await get('/business/lcl/index', { accept: 'text/html', cookie });
    const links = [...page.body.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link);
    const linkTo = ({ href, integrity }: { href: string; integrity: string }) =>
      `<link rel="preload" as="script" href="${href}" integrity="${integrity}" crossorigin="anonymous">`;
    const [booking] = JSON.parse(bootIn(page.body).registry.text).remotes;
    expect(links).toEqual([
      linkTo({ href: booking.entry, integrity: booking.integrity }),
      ...booking.preload[''].map(linkTo),
    ]);
    expect(links[0]).toContain(`${remote}/remote-entry.js`);
    // After what the page begins with, and before the block that takes long to read.
    const order = ['<script defer', links[0] ?? '', 'berth-boot'].map((text) => page.body.indexOf(text));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });

  test('carries the content of the public site only where that is shown', async () => {
    const site = await portal.visitor.get('GET /index/index');
    const home = bootIn((await visit('/index')).body);
    expect([home.config, home.website]).toEqual([site, null]);
    const login = bootIn((await visit('/login')).body);
    expect([login.config, login.website]).toEqual([null, { ...site, page: null }]);
  });

  test('lets code come from the origins of the settings, and nowhere else', async () => {
    const origin = 'https://cdn.example.com';
    const own = await openPortal({ fronts, config: { remoteOrigins: [origin] } });
    try {
      const page = await own.app.inject({ url: '/', headers: { accept: 'text/html' } });
      expect(page.headers['content-security-policy']).toContain(`script-src 'self' ${origin} 'nonce-`);
      expect(page.headers['content-security-policy']).toContain(`style-src 'self' ${origin} 'nonce-`);
      expect(page.headers['content-security-policy']).toContain("connect-src 'self';");
    } finally {
      await own.close();
    }
    expect((await visit('/')).headers['content-security-policy']).not.toContain('https:');
  });

  test('brings what the shell needs first, and no text of it ends the script', async () => {
    const evil = { 'zh-CN': '</script><script>alert(1)</script>', en: '$& <!--' };
    write(
      join(fronts, 'remote-evil/remote.json'),
      JSON.stringify({ ...declared, name: 'evil', title: evil }),
    );
    const dev = await openPortal({
      fronts,
      config: { devRemotes: { evil: 'http://localhost:3199/remote-entry.js' } },
    });
    try {
      const response = await dev.app.inject({ url: '/', headers: { accept: 'text/html' } });
      const boot = bootIn(response.body);
      expect(boot.config).toEqual(await dev.visitor.get('GET /index/index'));
      const { text } = await dev.visitor.get('GET /remotes');
      const { remotes } = JSON.parse(boot.registry.text);
      expect(remotes[1]).toEqual(JSON.parse(text).remotes[1]);
      expect(remotes[1].title).toEqual(evil);
      // Nothing of a development server has a hash to be enforced.
      expect(response.headers['integrity-policy']).toBeUndefined();
    } finally {
      await dev.close();
    }
  });
});

test('the service worker is asked for again each time, and may fetch what a page may', async () => {
  const response = await get('/service-worker.js');
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*; connect-src 'self'$/),
  });
});

const bootIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="berth-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '');

const declared = { basePaths: ['/evil'], runtime: '^0.1.0', menu: [] };

describe('a file', () => {
  test('with a hash in its name is cached for ever', async () => {
    const response = await get(script);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('without one is asked for again, and not sent again', async () => {
    const response = await get('/robots.txt');
    expect(response.headers['cache-control']).toBe('no-cache');
    const again = await get('/robots.txt', { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('travels compressed', async () => {
    const plain = await get(script);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const br = await get(script, { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get(script, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(gzip.headers.vary).toContain('accept-encoding');
  });

  test('goes out as the build compressed it, where it did', async () => {
    const own = makeFronts();
    const best = brotliCompressSync('as small as it gets');
    write(join(own, `shell/dist${script}.br`), best);
    const other = await openPortal({ fronts: own });
    try {
      const answer = await other.app.inject({ url: script, headers: { 'accept-encoding': 'br' } });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(answer.rawPayload.equals(best)).toBe(true);
      expect((await other.app.inject({ url: `${script}.br` })).statusCode).toBe(404);
    } finally {
      await other.close();
      rmSync(own, { recursive: true });
    }
  });

  test('of a remote is found by name and version', async () => {
    expect((await get(`${remote}/static/js/pages.js`)).headers['cache-control']).toContain('immutable');
    const plain = await get(`${remote}/static/js/pages.js`);
    const br = await get(`${remote}/static/js/pages.js`, { 'accept-encoding': 'gzip, br' });
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    // Each form has a tag of its own: these are other bytes.
    const tags = [plain.headers.etag, br.headers.etag].map(String);
    expect(new Set(tags).size).toBe(2);
    expect(tags.every((tag) => /^"sha384-[^"]+"$/.test(tag))).toBe(true);
    const ask = (encoding: string, known: string) =>
      get(`${remote}/static/js/pages.js`, { 'accept-encoding': encoding, 'if-none-match': known });
    for (const [encoding, known, status] of [
      ['br', tags[1], 304],
      ['br', `"other", W/${tags[1]}`, 304],
      ['br', tags[0], 200],
      ['identity', tags[0], 304],
      ['identity', tags[1], 200],
    ] as const) {
      const again = await ask(encoding, known ?? '');
      expect([encoding, known, again.statusCode, again.body === '']).toEqual([
        encoding,
        known,
        status,
        status === 304,
      ]);
    }
    expect((await get(`${remote}/static/js/gone.js`)).statusCode).toBe(404);
    expect((await get('/remotes/booking/0.0.9/static/js/pages.js')).statusCode).toBe(404);
  });

  test.each([
    '/static/js/missing.0123456789.js',
    '/secret.txt',
    '/build.json',
    '/index.html',
    '/../shell/dist/secret.txt',
    '/%2e%2e/%2e%2e/api/package.json',
    '/remotes/booking',
    `${remote}/../../../../shell/dist/secret.txt`,
  ])('is not made up for %s', async (url) => {
    const response = await visit(url);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('NOT_FOUND');
  });

  test('may be asked for by HEAD', async () => {
    const response = await portal.app.inject({ method: 'HEAD', url: script });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });
});

test('without a built shell the API still answers', async () => {
  const bare = await openPortal();
  try {
    expect((await bare.app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(404);
    expect((await bare.visitor.call('GET /health')).statusCode).toBe(200);
    expect(bare.log.join('')).toContain('the shell is not built');
  } finally {
    await bare.close();
  }
});

test('a browser may report what the policy stopped', async () => {
  const payload = JSON.stringify({
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/x.js?token=canary',
    },
  });
  const headers = { 'content-type': 'application/csp-report' };
  const response = await portal.app.inject({ method: 'POST', url: '/csp-report', headers, payload });
  expect(response.statusCode).toBe(204);
  expect(portal.log.join('')).toContain('https://evil.example/x.js');
  expect(portal.log.join('')).not.toContain('canary');
});

test('and which script had no hash', async () => {
  const payload = JSON.stringify([
    {
      type: 'integrity-violation',
      body: { documentURL: 'https://a.example/', blockedURL: '/loose.js?q=1', destination: 'script' },
    },
    null,
    { body: 7 },
  ]);
  const headers = { 'content-type': 'application/reports+json' };
  const response = await portal.app.inject({ method: 'POST', url: '/csp-report', headers, payload });
  expect(response.statusCode).toBe(204);
  expect(portal.log.join('')).toContain(
    '"directive":"integrity-violation","blocked":"/loose.js","page":"https://a.example/"',
  );
});

test.each(['{"csp-report":{"blocked-uri":{"toString":1,"valueOf":1}}}', '{"csp-report":null}', 'null', '[]'])(
  'the report %s is no report, and no error of ours',
  async (payload) => {
    const headers = { 'content-type': 'application/csp-report' };
    const response = await portal.app.inject({ method: 'POST', url: '/csp-report', headers, payload });
    expect(response.statusCode).toBe(204);
  },
);
