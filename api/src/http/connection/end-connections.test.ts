import { once } from 'node:events';
import { createConnection } from 'node:net';
import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { Stopping } from '../../stopping.ts';
import { endConnections } from './end-connections.ts';

test('a server that stops does not wait for connections on which nothing was asked, only for answers', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  endConnections(app, new Stopping());
  // Node and Fastify would end them after a minute: here never.
  Object.assign(app.server, { headersTimeout: 0, requestTimeout: 0, keepAliveTimeout: 0 });
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<string>();
  app.get('/', async () => {
    asked.resolve();
    return await answer.promise;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const unused = createConnection(Number(new URL(address).port), new URL(address).hostname);
  await once(unused, 'connect');
  const response = fetch(address);
  await asked.promise;
  const stopped = app.close();
  await once(unused, 'close');
  answer.resolve('what was asked for');
  expect(await (await response).text()).toBe('what was asked for');
  await stopped;
});
