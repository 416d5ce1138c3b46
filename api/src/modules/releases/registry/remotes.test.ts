import { rmSync } from 'node:fs';
import type { Registry, SignedRegistry } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bundledVersion as bundled, declaration, makeFronts, writeRemote } from '../../../../test/fronts.ts';
import { openReleases } from '../../../../test/open-releases.ts';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';

const second = '0.2.0+00000000000b';
const third = '0.3.0+00000000000c';
let fronts: string;
let portal: Portal;
let releases: ReturnType<typeof openReleases>;

beforeAll(async () => {
  fronts = makeFronts();
  portal = await openPortal({ fronts });
  releases = openReleases(portal, fronts);
  await releases.publish(second);
  await releases.publish(third);
});
afterAll(async () => {
  await portal.close();
  rmSync(fronts, { recursive: true });
});

const open = ({ text }: SignedRegistry): Registry => JSON.parse(text);
const read = async (caller: Pick<SignedIn, 'get'> = portal.visitor) => open(await caller.get('GET /remotes'));
const versionFor = async (caller?: Pick<SignedIn, 'get'>) => (await read(caller)).remotes[0]?.version;
const cookiesOf = ({ token, companion }: SignedIn, more = '') => `TOKEN=${token}; BERTH=${companion}${more}`;
/** As an address that was typed; `site` null is of a browser that does not say where it comes from. */
const visit = (url: string, cookie = '', site: string | null = 'none') =>
  portal.app.inject({
    url,
    headers: { accept: 'text/html', cookie, ...(site !== null && { 'sec-fetch-site': site }) },
  });
const bootIn = (html: string) => {
  const block = /<script type="application\/json" id="berth-boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(block ?? '');
};
const registryIn = (html: string) => open(bootIn(html).registry);
const keyIn = (html: string) => /<meta name="berth-registry-key" content="([^"]+)">/.exec(html)?.[1] ?? '';

/** As the shell verifies it. */
async function verify({ text, signature }: SignedRegistry, key: string): Promise<boolean> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const publicKey = await crypto.subtle.importKey('spki', Buffer.from(key, 'base64'), algorithm, false, [
    'verify',
  ]);
  const bytes = Buffer.from(signature, 'base64');
  return await crypto.subtle.verify(algorithm, publicKey, bytes, new TextEncoder().encode(text));
}

describe('the registry', () => {
  test('tells a visitor what is stable, with the hash of every file that is loaded first', async () => {
    const registry = await read();
    expect(registry).toEqual({
      deployment: 1,
      issuedAt: portal.clock().toISOString(),
      audience: null,
      contract: expect.stringMatching(/^[0-9a-f]{16,}$/),
      remotes: [
        {
          ...declaration,
          version: bundled,
          entry: `/remotes/booking/${bundled}/remote-entry.js`,
          integrity: expect.stringMatching(/^sha384-[\w+/]{64}$/),
          global: 'berth_booking_0123456789ab',
          preload: {
            '': [
              {
                href: `/remotes/booking/${bundled}/static/js/pages.js`,
                integrity: expect.stringMatching(/^sha384-[\w+/]{64}$/),
              },
            ],
          },
          fallback: null,
          secondFallback: null,
          isOverridden: false,
        },
      ],
    });
  });

  test('is signed with the key that the page names, and worthless when a byte of it is another one', async () => {
    const key = keyIn((await visit('/login')).body);
    const signed = await portal.visitor.get('GET /remotes');
    expect(await verify(signed, key)).toBe(true);
    const { text, signature } = signed;
    for (const at of [1, Math.floor(text.length / 2), text.length - 2]) {
      const changed = text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1);
      expect(await verify({ text: changed, signature }, key)).toBe(false);
    }
    const bytes = Buffer.from(signature, 'base64');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    expect(await verify({ text, signature: bytes.toString('base64') }, key)).toBe(false);
  });

  test('is signed with the same key by every server of one database', async () => {
    const keys = portal.database.kysely.selectFrom('registry_key').select('public_key');
    expect(await keys.execute()).toEqual([{ public_key: keyIn((await visit('/')).body) }]);
  });

  test('in a page is that of the customer whose session the cookies tell', async () => {
    const person = await portal.signIn();
    await releases.pin(second, person.customerId);
    const seen = registryIn((await visit('/business/lcl/index', cookiesOf(person))).body);
    expect([seen.audience, seen.remotes[0]?.version]).toEqual([person.customerId, second]);
    // One half of a session is none.
    const half = registryIn((await visit('/', `TOKEN=${person.token}`)).body);
    expect([half.audience, half.remotes[0]?.version]).toEqual([null, bundled]);
  });
});

describe('who gets which version', () => {
  test('a pin counts for its customer alone, until it is taken away', async () => {
    const [pinned, other] = [await portal.signIn(), await portal.signIn()];
    await releases.pin(second, pinned.customerId);
    expect(await versionFor(pinned)).toBe(second);
    expect((await read(pinned)).remotes[0]?.fallback?.version).toBe(bundled);
    expect(await versionFor(other)).toBe(bundled);
    await releases.pin(null, pinned.customerId);
    expect(await versionFor(pinned)).toBe(bundled);
  });

  test('a canary is tried out on customers and never on visitors; the next page has what was moved', async () => {
    const person = await portal.signIn();
    const before = await read(person);
    await releases.tryOut(second, 100);
    const during = await read(person);
    expect(during.deployment).toBeGreaterThan(before.deployment);
    expect(during.remotes[0]?.version).toBe(second);
    expect(during.remotes[0]?.fallback).toMatchObject({ version: bundled, preload: {} });
    expect(await versionFor()).toBe(bundled);
    await releases.tryOut(second, 0);
    expect(await versionFor(person)).toBe(bundled);
  });
});

describe('a version for one browser session (?remotes=)', () => {
  const staff = () => portal.signIn('Staff', { permissions: ['release:override'] });
  const cookieOf = (response: Awaited<ReturnType<typeof visit>>) =>
    String(response.headers['set-cookie'] ?? '');

  test('is for staff: the page has it, marked, and so has every later one of that browser', async () => {
    const person = await staff();
    const page = await visit('/business/lcl/index?remotes=booking@0.3.0', cookiesOf(person));
    expect(cookieOf(page)).toBe(
      `BERTH-REMOTES=${encodeURIComponent(`booking@${third}`)}; Path=/; HttpOnly; SameSite=Strict`,
    );
    expect(registryIn(page.body).remotes[0]).toMatchObject({
      version: third,
      isOverridden: true,
      fallback: { version: bundled },
    });
    const cookie = `; ${cookieOf(page).split(';')[0]}`;
    const later = await visit('/login', cookiesOf(person, cookie));
    expect(registryIn(later.body).remotes[0]).toMatchObject({ version: third, isOverridden: true });
    const asked = await portal.visitor.call('GET /remotes', {}, { cookie: cookiesOf(person, cookie) });
    expect(open(asked.json().data).remotes[0]).toMatchObject({ version: third, isOverridden: true });
    // Another browser of the same person, without the cookie.
    expect(await versionFor(person)).toBe(bundled);
  });

  test('may be named in full, and is ended by an empty list', async () => {
    const person = await staff();
    const page = await visit(`/?remotes=booking@${third},site@9.9.9`, cookiesOf(person));
    expect(registryIn(page.body).remotes.map(({ version }) => version)).toEqual([third]);
    const cookie = `; ${cookieOf(page).split(';')[0]}`;
    const ended = await visit('/?remotes=', cookiesOf(person, cookie));
    expect(cookieOf(ended)).toContain('BERTH-REMOTES=; Max-Age=0');
    expect(registryIn(ended.body).remotes[0]).toMatchObject({ version: bundled, isOverridden: false });
  });

  test.each(['booking@9.9.9', 'nothing@0.3.0', 'booking', '../x@0.3.0', 'booking@https://evil.example'])(
    'that is not known here is not taken: %s',
    async (asked) => {
      const page = await visit(`/?remotes=${encodeURIComponent(asked)}`, cookiesOf(await staff()));
      expect([page.statusCode, cookieOf(page)]).toEqual([200, '']);
      expect(registryIn(page.body).remotes[0]).toMatchObject({ version: bundled, isOverridden: false });
    },
  );

  test('waits for a visitor to sign in where they asked for it themselves, not where another site did', async () => {
    const own = async (site: string | null, url: string) => {
      const page = await visit(url, '', site);
      return bootIn(page.body).ownOverrides;
    };
    for (const site of ['none', 'same-origin'])
      expect(await own(site, '/?remotes=booking@0.3.0')).toBe('booking@0.3.0');
    for (const site of ['cross-site', 'same-site', null])
      expect(await own(site, '/?remotes=booking@0.3.0')).toBeNull();
    expect(await own('none', '/')).toBeNull();
  });

  test.each(['same-site', 'cross-site', null])(
    'is neither taken nor ended by a link of another site (%s), and staff are notified',
    async (site) => {
      const person = await staff();
      const chosen = await visit('/?remotes=booking@0.3.0', cookiesOf(person), 'none');
      const cookie = cookiesOf(person, `; ${cookieOf(chosen).split(';')[0]}`);
      for (const [asked, reasons] of [
        ['booking@0.2.0', ['fromElsewhere']],
        ['', []],
      ] as const) {
        const page = await visit(`/?remotes=${asked}`, cookie, site);
        expect([cookieOf(page), registryIn(page.body).remotes[0]?.version]).toEqual(['', third]);
        const { refusedOverrides } = bootIn(page.body);
        expect(refusedOverrides).toEqual(reasons.map((reason) => ({ asked, reason })));
      }
      const customer = await visit('/?remotes=booking@0.2.0', cookiesOf(await portal.signIn()), site);
      expect(bootIn(customer.body).refusedOverrides).toEqual([]);
    },
  );

  test('is refused with the reason, part by part, to staff alone; what was chosen before stays', async () => {
    const refusedIn = (html: string) => bootIn(html).refusedOverrides;
    const asked = `/?remotes=${encodeURIComponent('site@9.9.9,nonsense,booking@https://evil.example/a.js,booking@0.3.0')}`;
    const person = await staff();
    const page = await visit(asked, cookiesOf(person));
    expect(refusedIn(page.body)).toEqual([
      { asked: 'site@9.9.9', reason: 'unknown' },
      { asked: 'nonsense', reason: 'unreadable' },
      { asked: 'booking@https://evil.example/a.js', reason: 'otherOrigin' },
    ]);
    const cookie = `; ${cookieOf(page).split(';')[0]}`;
    const wrong = await visit('/?remotes=booking@9.9.9', cookiesOf(person, cookie));
    expect([cookieOf(wrong), registryIn(wrong.body).remotes[0]?.version]).toEqual(['', third]);
    // A page without such a request has nothing to say.
    expect(refusedIn((await visit('/', cookiesOf(person))).body)).toEqual([]);
    const unpermitted = await portal.signIn('Staff', { permissions: ['system:releases'] });
    expect(refusedIn((await visit('/?remotes=booking@0.3.0', cookiesOf(unpermitted))).body)).toEqual([
      { asked: 'booking@0.3.0', reason: 'notPermitted' },
    ]);
    for (const cookie of [cookiesOf(await portal.signIn()), ''])
      expect(refusedIn((await visit(asked, cookie)).body)).toEqual([]);
  });

  test.each([
    ['booking@0.2.0&remotes=booking@0.3.0', [['booking@0.2.0&remotes=booking@0.3.0', 'unreadable']]],
    ['booking@0.3.0&remotes=site@9.9.9', [['booking@0.3.0&remotes=site@9.9.9', 'unreadable']]],
    ['&remotes=', [['&remotes=', 'unreadable']]],
    ['%E0%A4%A', [['\uFFFD%A', 'unreadable']]],
    [
      'booking@0.2.0,site@9.9.9,booking@0.3.0',
      [
        ['site@9.9.9', 'unknown'],
        ['booking@0.2.0', 'ambiguous'],
        ['booking@0.3.0', 'ambiguous'],
      ],
    ],
  ])('that is asked for in no one way is refused with the reason: ?remotes=%s', async (asked, refused) => {
    const page = await visit(`/?remotes=${asked}`, cookiesOf(await staff()));
    expect(bootIn(page.body).refusedOverrides).toEqual(refused.map(([asked, reason]) => ({ asked, reason })));
    expect([cookieOf(page), registryIn(page.body).remotes[0]?.version]).toEqual(['', bundled]);
  });

  test('is nothing that a customer or a visitor could ask for, nor with a cookie of their own making', async () => {
    const customer = await portal.signIn();
    const forged = `; BERTH-REMOTES=${encodeURIComponent(`booking@${third}`)}`;
    for (const cookie of [cookiesOf(customer), cookiesOf(customer, forged), forged.slice(2)]) {
      for (const url of ['/?remotes=booking@0.3.0', '/']) {
        const page = await visit(url, cookie);
        expect(cookieOf(page)).toBe('');
        expect(registryIn(page.body).remotes[0]).toMatchObject({ version: bundled, isOverridden: false });
      }
      const asked = await portal.visitor.call('GET /remotes', {}, { cookie });
      expect(open(asked.json().data).remotes[0]?.version).toBe(bundled);
    }
  });
});

describe('GET /remotes/current', () => {
  test('names the deployment, and the versions that were in force and that this API and shell have broken', async () => {
    const before = await portal.visitor.get('GET /remotes/current');
    const shell = '0.1.0+0123456789ab';
    expect(before).toEqual({ deployment: (await read()).deployment, unusable: [], shell });
    const broken = '0.4.0+00000000000d';
    const runtime = { range: '^0.1.0', uses: ['Gone'] };
    await releases.publish(broken);
    await releases.promote(broken);
    const { record } = await portal.database.kysely
      .selectFrom('remote_version')
      .where('version', '=', broken)
      .select('record')
      .executeTakeFirstOrThrow();
    await portal.database.kysely
      .updateTable('remote_version')
      .where('version', '=', broken)
      .set({ record: JSON.stringify({ ...record, runtime }) })
      .execute();
    // What waits for its release is nobody's business yet.
    await releases.publish('0.5.0+00000000000e', { runtime });
    await releases.promote(second);
    expect(await portal.visitor.get('GET /remotes/current')).toEqual({
      deployment: before.deployment + 2,
      unusable: [`booking@${broken}`],
      shell,
    });
    await releases.promote(bundled);
  });
});

describe('GET /remotes/files', () => {
  test('names what the pages of the caller’s remotes may still ask for, as they get them', async () => {
    const [fronts2, version] = [makeFronts(), '/remotes/booking/'];
    const menu = [{ name: 'business', path: '/business/lcl', meta: { title: declaration.title } }];
    writeRemote(fronts2, 'remote-booking', { ...declaration, menu } as typeof declaration);
    writeRemote(fronts2, 'remote-site', {
      ...declaration,
      name: 'site',
      basePaths: ['/index'],
      public: true,
    } as object & { name: string });
    const own = await openPortal({ fronts: fronts2 });
    try {
      const { remotes } = open(await own.visitor.get('GET /remotes'));
      const [booking] = remotes;
      const files = await (await own.signIn()).get('GET /remotes/files');
      expect(files.map(({ href }) => href)).toEqual([
        `${version}${booking?.version}/remote-entry.js`,
        `${version}${booking?.version}/static/js/pages.js`,
      ]);
      expect(files.every(({ bytes }) => bytes > 0)).toBe(true);
    } finally {
      await own.close();
      rmSync(fronts2, { recursive: true });
    }
  });
});

test('while the database is away a page goes out with the registry that was last known', async () => {
  let isAway = false;
  const own = await openPortal({
    fronts,
    wrap: (database) =>
      database.withPlugin({
        transformQuery: ({ node }) => {
          if (isAway) throw new Error('connection refused');
          return node;
        },
        transformResult: async ({ result }) => result,
      }),
  });
  try {
    const get = () => own.app.inject({ url: '/login', headers: { accept: 'text/html' } });
    const before = registryIn((await get()).body);
    isAway = true;
    own.clock.advance(3600);
    const page = await get();
    expect(page.statusCode).toBe(200);
    expect(registryIn(page.body)).toEqual({ ...before, issuedAt: own.clock().toISOString() });
    expect(own.log.join('')).toContain('last known');
    expect((await own.visitor.call('GET /remotes')).statusCode).toBeGreaterThanOrEqual(500);
  } finally {
    await own.close();
  }
});
