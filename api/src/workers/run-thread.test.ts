import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { runThread, type ThreadMessage } from './run-thread.ts';

const bounds = { memoryMb: 64, longestMs: 20_000, onDone: () => undefined };
const never = new AbortController().signal;

/** A program out of a few words, which has `receiveFeed` and `say`. */
function programOf(text: string): URL {
  const head = `import { parentPort } from 'node:worker_threads';
    import { receiveFeed } from '${new URL('./run-thread.ts', import.meta.url)}';
    const say = (message) => parentPort.postMessage(message);`;
  return new URL(`data:text/javascript,${encodeURIComponent(`${head}\n${text}`)}`);
}

/** Hands over a hundred parts, and knows how many were read and whether anybody said that no more are wanted. */
function countedFeed(pauseMs = 5, parts = 100) {
  const seen = { read: 0, isOver: false };
  async function* read() {
    try {
      while (seen.read < parts) {
        await setTimeout(pauseMs);
        seen.read += 1;
        yield seen.read;
      }
    } finally {
      seen.isOver = true;
    }
  }
  return { seen, feed: read() };
}

test('is handed all parts in their order', async () => {
  const { feed } = countedFeed(0);
  const program = programOf(`say({ bytes: Uint8Array.from(await receiveFeed()) })`);
  const bytes = await runThread(program, null, { ...bounds, signal: never, feed });
  expect([...bytes]).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

test.each<[string, string, RegExp]>([
  ['ends before it has taken any', 'process.exit(3)', /ended with 3/],
  ['fails after a few', `parentPort.on('message', () => { throw new Error('broken') })`, /broken/],
])('of a thread that %s no more is read', async (_what, program, reason) => {
  const { seen, feed } = countedFeed();
  await expect(runThread(programOf(program), null, { ...bounds, signal: never, feed })).rejects.toThrow(
    reason,
  );
  const { read } = seen;
  expect([read < 100, seen.isOver]).toEqual([true, true]);
  await setTimeout(100);
  expect(seen.read).toBe(read);
});

test('of one that is done without its parts no more is read', async () => {
  const { seen, feed } = countedFeed();
  const said: ThreadMessage = { bytes: Uint8Array.of(7) };
  const program = programOf(`say({ bytes: Uint8Array.of(${said.bytes[0]}) }); setInterval(() => {}, 1000)`);
  expect([...(await runThread(program, null, { ...bounds, signal: never, feed }))]).toEqual([7]);
  expect([seen.read < 100, seen.isOver]).toEqual([true, true]);
});

test('when nobody waits any more nothing more is read', async () => {
  const { seen, feed } = countedFeed();
  const leaving = new AbortController();
  const made = runThread(programOf('await receiveFeed()'), null, { ...bounds, signal: leaving.signal, feed });
  leaving.abort(new Error('left'));
  await expect(made).rejects.toThrow('left');
  expect([seen.read < 100, seen.isOver]).toEqual([true, true]);
});

test('the next part is read when the one before was taken', async () => {
  const { seen, feed } = countedFeed(0);
  const busy = programOf('setInterval(() => {}, 1000)');
  await expect(runThread(busy, null, { ...bounds, longestMs: 1000, signal: never, feed })).rejects.toThrow(
    'took too long',
  );
  expect(seen.read).toBe(1);
});

test('the time that reading takes is none of the thread’s', async () => {
  const { feed } = countedFeed(900, 4);
  const program = programOf(`say({ bytes: Uint8Array.from(await receiveFeed()) })`);
  const bytes = await runThread(program, null, { ...bounds, longestMs: 2500, signal: never, feed });
  expect([...bytes]).toEqual([1, 2, 3, 4]);
}, 20_000);
