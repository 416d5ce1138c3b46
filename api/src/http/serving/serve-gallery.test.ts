import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeFronts, writeGallery } from '../../../test/fronts.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';

const script = '/dev/ui/static/js/index.0123456789.js';
let portal: Portal;
let fronts: string;
beforeAll(async () => {
  fronts = makeFronts();
  writeGallery(fronts);
  portal = await openPortal({ fronts });
});
afterAll(async () => {
  await portal.close();
  rmSync(fronts, { recursive: true });
});

const open = async (url: string, person?: SignedIn) =>
  await portal.app.inject({
    url,
    headers: {
      accept: 'text/html,*/*;q=0.8',
      ...(person && { cookie: `TOKEN=${person.token}; BERTH=${person.companion}` }),
    },
  });

test('who may try the template pages opens the gallery at any of its addresses, with a policy of its own', async () => {
  const staff = await portal.signIn('Demo', { role: 'administrator' });
  for (const url of ['/dev/ui', '/dev/ui/', '/dev/ui/table-search']) {
    const answer = await open(url, staff);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.body).toContain('<title>Widgets');
    const [, nonce] = /nonce="([^"]+)"/.exec(answer.body) ?? [];
    expect(String(answer.headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
  const code = await open(script, staff);
  expect([code.statusCode, code.body]).toEqual([200, 'console.log("widgets");']);
  expect((await open('/dev/ui/static/js/absent.js', staff)).statusCode).toBe(404);
});

test('a visitor and a customer are told that there is no such page, and get none of its files', async () => {
  const customer = await portal.signIn('Customer', { role: 'manager' });
  for (const person of [undefined, customer]) {
    const page = await open('/dev/ui/', person);
    expect([page.statusCode, page.body.includes('Widgets')]).toEqual([404, false]);
    const code = await open(script, person);
    expect([code.statusCode, code.body.includes('widgets')]).toEqual([404, false]);
  }
});
