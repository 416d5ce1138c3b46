import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../test/portal.ts';
import { until } from '../test/until.ts';
import { createStop } from './stop-server.ts';
import { Stopping } from './stopping.ts';

const long = 60_000;
let portal: Portal;
let stopping: Stopping;
let address: string;
let asked: PromiseWithResolvers<void>;
let answer: PromiseWithResolvers<string>;
let exits: number[];
let isDatabaseClosed: boolean;

beforeEach(async () => {
  stopping = new Stopping();
  portal = await openPortal({ stopping });
  [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
  [exits, isDatabaseClosed] = [[], false];
  portal.app.get('/slow', async () => {
    asked.resolve();
    return await answer.promise;
  });
  address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  answer.resolve('');
  await portal.close();
});

/** As `startServer` makes it, but this process goes on. */
function makeStop(waits: { delayMs: number; workMs: number }) {
  const database = {
    close: async () => {
      isDatabaseClosed = true;
    },
  };
  return createStop({ app: portal.app, database, stopping, ...waits, exit: (code) => exits.push(code) });
}

const exited = async () => await until(async () => exits[0] ?? null);

/** One call on a connection that is kept for the next. */
async function ask(path: string, agent: Agent): Promise<{ status: number; connection: string | undefined }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address + path, { agent }, resolve).once('error', reject);
  });
  await text(response);
  return { status: response.statusCode ?? 0, connection: response.headers.connection };
}

test('under load no call is reset: callers hear of the end in time, and work in hand is finished', async () => {
  const stop = makeStop({ delayMs: 2_000, workMs: long });
  const answers: { status: number; connection: string | undefined }[] = [];
  const broken: unknown[] = [];
  let isKnown = false;
  const callers = Array.from({ length: 8 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // As behind a balancer: whoever has heard that the server is not ready asks another one.
    while (!isKnown)
      await ask('/api/index/index', agent).then(
        (each) => answers.push(each),
        (e) => broken.push(e),
      );
    agent.destroy();
  });
  const slow = fetch(`${address}/slow`);
  const page = await portal.signIn();
  const news = await fetch(`${address}/api/business/events`, { headers: page.headers });
  await asked.promise;
  await until(async () => (answers.length > 50 ? true : null));
  stop();
  const goodbye = await news.text();
  const balancer = new Agent();
  await until(async () => ((await ask('/api/ready', balancer)).status === 503 ? true : null));
  // It still answers, and says that this was the last answer on this connection.
  expect(await ask('/api/health', balancer)).toEqual({ status: 200, connection: 'close' });
  const [before] = [answers.length];
  await until(async () => (answers.length > before + 50 ? true : null));
  isKnown = true;
  await Promise.all(callers);
  expect(broken).toEqual([]);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers.at(-1)?.connection).toBe('close');
  expect(goodbye).toMatch(/^retry: \d{4,5}\nevent: end\n/m);
  await until(async () => (portal.app.server.listening ? null : true));
  expect([exits, isDatabaseClosed]).toEqual([[], false]);
  answer.resolve('what was asked for');
  expect(await (await slow).text()).toBe('what was asked for');
  expect(await exited()).toBe(0);
  expect(isDatabaseClosed).toBe(true);
});

test('work that takes longer than it may is cut, and the database is closed in order', async () => {
  const stop = makeStop({ delayMs: 0, workMs: 100 });
  const slow = fetch(`${address}/slow`).catch((error: unknown) => error);
  await asked.promise;
  stop();
  expect(await slow).toBeInstanceOf(Error);
  answer.resolve('too late');
  expect([await exited(), isDatabaseClosed]).toEqual([0, true]);
  expect(portal.log.join('')).toContain('work in hand is cut');
});

test('asked once more it waits for nothing but the database, for the third time not even for that', async () => {
  const stop = makeStop({ delayMs: long, workMs: long });
  const slow = fetch(`${address}/slow`).catch((error: unknown) => error);
  await asked.promise;
  stop();
  stop();
  expect(await slow).toBeInstanceOf(Error);
  answer.resolve('too late');
  expect([await exited(), isDatabaseClosed]).toEqual([0, true]);
  stop();
  expect(exits).toEqual([0, 1]);
});

test('after a failure the exit code says so, whatever else asked for the end', async () => {
  const stop = makeStop({ delayMs: long, workMs: long });
  const idle = new Agent({ keepAlive: true });
  await ask('/api/health', idle);
  const [socket] = Object.values(idle.freeSockets).flat();
  stop();
  stop(1);
  expect(await exited()).toBe(1);
  // Nobody waits for a connection on which nothing is asked.
  if (socket && !socket.destroyed) await once(socket, 'close');
});

test('pages come back one after another', async () => {
  const stop = makeStop({ delayMs: 0, workMs: long });
  const pages = await Promise.all(Array.from({ length: 6 }, async () => await portal.signIn()));
  const streams = await Promise.all(
    pages.map(({ headers }) => fetch(`${address}/api/business/events`, { headers })),
  );
  stop();
  const texts = await Promise.all(streams.map((stream) => stream.text()));
  const waits = texts.map((each) => Number(/^retry: (\d+)$/m.exec(each)?.[1]));
  expect(new Set(waits).size).toBe(pages.length);
  expect(waits.every((ms) => ms >= 1_000 && ms <= 15_000)).toBe(true);
  expect(await exited()).toBe(0);
});
