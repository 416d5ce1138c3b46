import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { beginCall, formHeaders, formStart } from '../../../test/slow-sender.ts';
import { until } from '../../../test/until.ts';
import { inspectContent } from '../../modules/uploads/inspect/inspect-content.ts';
import { renderError } from '../error-renderer.ts';
import { endSlowBodies } from './body-pace.ts';

describe('a body, with windows that pass when the test says so,', () => {
  const windowMs = 20_000;
  let app: FastifyInstance;
  let address: string;
  let begun: IncomingMessage | null = null;
  let isReading = Promise.resolve();
  beforeAll(async () => {
    // The watch alone goes by these.
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'setImmediate', 'nextTick', 'queueMicrotask', 'Date'] });
    app = Fastify({ bodyLimit: 4_000_000 });
    endSlowBodies(app, { bytes: 1000, windowMs });
    app.setErrorHandler(renderError);
    app.addHook('onRequest', async ({ raw }) => {
      begun = raw;
      await isReading;
    });
    app.post('/', async ({ body }) => ({ code: String(body).length }));
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    jest.useRealTimers();
    await app.close();
  });

  /** A call whose head has come; `send` resolves when the server has what was sent. */
  async function begin(length: number) {
    begun = null;
    const headers = { 'content-type': 'text/plain', 'content-length': String(length) };
    const call = beginCall(address, { headers });
    const body = await until(async () => begun);
    let expected = body.socket.bytesRead;
    const send = async (bytes: number) => {
      expected += bytes;
      call.sent.write('x'.repeat(bytes));
      await until(async () => body.socket.bytesRead >= expected || null);
    };
    return { ...call, body, send };
  }
  const passWindow = () => jest.advanceTimersByTime(windowMs);

  test('is taken to its end on a slow line, however long that takes', async () => {
    const call = await begin(40_000);
    for (let window = 0; window < 40; window += 1) {
      await call.send(1000);
      passWindow();
    }
    expect(await call.answer).toMatchObject({ status: 200, code: 40_000 });
  });

  test('is refused in the window in which too little comes, and its connection is closed', async () => {
    const call = await begin(40_000);
    await call.send(1500);
    passWindow();
    await call.send(900);
    passWindow();
    const headers = { connection: 'close' };
    expect(await call.answer).toMatchObject({ status: 408, code: 'BODY_TOO_SLOW', headers });
    await call.closed;
  });

  test('that the server does not read for a while is waited for', async () => {
    const reading = Promise.withResolvers<void>();
    isReading = reading.promise;
    const call = await begin(3_000_000);
    call.sent.write('x'.repeat(3_000_000));
    await until(async () => call.body.readableLength >= call.body.readableHighWaterMark || null);
    for (let window = 0; window < 5; window += 1) passWindow();
    reading.resolve();
    expect(await call.answer).toMatchObject({ status: 200, code: 3_000_000 });
  });
});

describe('a body that trickles', () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal({ inspect: inspectContent, bodyPace: { bytes: 1000, windowMs: 100 } });
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => await portal.close());

  const at = (path: string) => `${portal.app.listeningOrigin}/api${path}`;

  test('ends, and gives back the place of its upload', async () => {
    const person = await portal.signIn();
    const upload = () =>
      beginCall(at('/uploadFile'), { headers: { ...person.headers, ...formHeaders }, body: formStart });
    for (let round = 0; round < 3; round += 1) {
      const calls = Array.from({ length: 4 }, upload);
      const drip = setInterval(() => calls.forEach(({ sent }) => void sent.write('x')), 20);
      const answers = await Promise.all(calls.map(({ answer }) => answer));
      clearInterval(drip);
      expect(answers.map(({ status, code }) => [status, code])).toEqual(
        Array(4).fill([408, 'BODY_TOO_SLOW']),
      );
      await Promise.all(calls.map(({ closed }) => closed));
    }
  });

  test('or never begins, ends where JSON is expected and where an upload is', async () => {
    const person = await portal.signIn();
    const json = { 'content-type': 'application/json', 'content-length': '100' };
    const calls = [
      beginCall(at('/login/token'), { headers: json, body: '{"username"' }),
      beginCall(at('/login/token'), { headers: json }),
      beginCall(at('/uploadFile'), { headers: { ...person.headers, ...formHeaders } }),
    ];
    for (const { answer, closed } of calls) {
      expect(await answer).toMatchObject({ status: 408, code: 'BODY_TOO_SLOW' });
      await closed;
    }
  });

  test('after it was refused ends without another word', async () => {
    const call = beginCall(at('/uploadFile'), { headers: formHeaders, body: formStart });
    expect((await call.answer).status).toBe(401);
    await call.closed;
  });
});
