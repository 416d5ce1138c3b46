import type { EndpointDefinition } from '@berth/contract/endpoints';
import { endpoints } from '@berth/contract/endpoints';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { createTestClock } from '../../../test/test-clock.ts';
import { renderError } from '../error-renderer.ts';
import type { Actor } from '../handlers.ts';
import { guardAccess } from './access.ts';
import { createRateLimiter } from './rate-limiter.ts';

const origin = 'http://localhost:3000';
const actor: Actor = {
  userId: 'u',
  customerId: 'c',
  name: 'n',
  account: 'a',
  roles: [],
  permissions: [],
  frozenReason: null,
  sessionId: '',
  address: '',
};

test('one session has its own limit, and an office of visitors behind one address a larger one together', async () => {
  const clock = createTestClock();
  const app = Fastify();
  app.decorateRequest('actor', null);
  app.decorateRequest('releaser', null);
  app.decorateRequest('system', null);
  app.setErrorHandler(renderError);
  const definition: EndpointDefinition = {
    ...endpoints['GET /remotes/current'],
    rateLimit: { calls: 2, seconds: 60, network: 5 },
  };
  const onRequest = guardAccess('GET /remotes/current', definition, {
    authenticate: async ({ headers }) =>
      headers.session ? { ...actor, sessionId: String(headers.session) } : null,
    authenticateReleaser: async () => null,
    authenticateSystem: async () => null,
    recognizeBrowser: async () => null,
    rateLimiter: createRateLimiter(clock),
    publicOrigin: origin,
  });
  app.get('/', { onRequest }, async () => 'here');
  const ask = async (times: number, session = '', remoteAddress = '203.0.113.7') => {
    const codes: number[] = [];
    for (let time = 0; time < times; time += 1) {
      codes.push((await app.inject({ url: '/', headers: { session }, remoteAddress })).statusCode);
    }
    return codes;
  };
  expect(await ask(3, 'one')).toEqual([200, 200, 429]);
  expect(await ask(2, 'two')).toEqual([200, 200]);
  expect(await ask(6)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await ask(1, '', '203.0.113.8')).toEqual([200]);
  clock.advance(61);
  expect(await ask(1)).toEqual([200]);
  await app.close();
});

test.each(['GET /remotes/current', 'POST /remotes/report'] as const)(
  '%s knows a session, and takes more of a network than of one browser',
  (key) => {
    const { seesCaller, rateLimit } = endpoints[key];
    expect(seesCaller).toBe(true);
    expect(rateLimit.network).toBeGreaterThan(10 * rateLimit.calls);
  },
);
