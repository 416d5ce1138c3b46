import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ config: { captchaCode: 'canarycap', logLevel: 'trace' } });
});
afterAll(async () => await portal.close());

test('a line says who asked what, when and how it went', async () => {
  const alice = await portal.signIn();
  const response = await alice.call('GET /system/menu/my/:version', { params: { version: '1' } });
  const line = portal.log.map((text) => JSON.parse(text)).find(({ userId }) => userId === alice.userId);
  expect(line).toMatchObject({
    requestId: response.headers['x-request-id'],
    method: 'GET',
    route: '/api/system/menu/my/:version',
    status: 200,
    ms: expect.any(Number),
  });
});

test('no secret is in the log, however it got into the request', async () => {
  const alice = await portal.signIn();
  const captcha = await portal.visitor.call('GET /login/getCaptcha');
  const cookie = String(captcha.headers['set-cookie']).split(';')[0] ?? '';
  const { captchaId } = captcha.json().data;
  const { unsavedWorkKey } = (await alice.get('POST /user/getUnsavedWorkKey')) as { unsavedWorkKey: string }; // by contract
  const secrets = [
    unsavedWorkKey,
    'canary-password',
    'canarycap',
    'canary-query',
    alice.token,
    alice.companion,
    captchaId,
  ];
  const body = { username: 'a', password: 'canary-password', captchaId, captcha: 'canarycap' };
  await portal.visitor.call('POST /login/token', { body }, { cookie });
  await portal.visitor.call('POST /login/token', { body: { ...body, username: '' } }, { cookie });
  await portal.app.inject({ url: '/api/health?token=canary-query' });
  await portal.app.inject({
    method: 'POST',
    url: '/api/login/token',
    payload: '{"password":"canary-password',
  });
  await alice.call('POST /user/getBaseUserInfo', { body: { token: alice.token } });
  portal.app.log.error(
    { headers: { authorization: alice.token, cookie }, body, token: alice.token, answer: { unsavedWorkKey } },
    'by mistake',
  );
  const text = portal.log.join('');
  expect(text).toContain('[redacted]');
  for (const secret of secrets) expect(text).not.toContain(secret);
});

test.each([
  ["select ('canary' || $1)::int", '22P02'],
  ['select (\'"canary"\ncanary\' || $1)::uuid', '22P02'],
  ["select ('canary 2026' || $1)::timestamptz", '22007'],
])('what the database refuses as data is not quoted in the log: %s', async (statement, code) => {
  const refused = await portal.database.run(statement, ['1']).catch((error: Error) => error);
  expect(String(refused)).toContain('canary');
  const before = portal.log.length;
  portal.app.log.error({ err: refused }, 'refused');
  portal.app.log.error({ err: new Error('the list failed', { cause: refused }) }, 'refused within');
  const said = portal.log.slice(before).join('');
  expect([refused, said.includes('canary')]).toEqual([expect.objectContaining({ code }), false]);
  expect(said).toMatch(/invalid input syntax for type .*…/);
});
