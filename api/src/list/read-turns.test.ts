import { afterEach, expect, jest, test } from '@jest/globals';
import { createTurns } from './read-turns.ts';

const waitMs = 10_000;
const open = () => createTurns({ atOnce: 2, waiting: 3, waitMs });
const { signal } = new AbortController();

/** Asks for turns and notes who has one. */
function asking(turns: ReturnType<typeof createTurns>) {
  const running = new Map<string, () => void>();
  askers.push(running);
  const ask = async (name: string, owner = 'company', its = signal) => {
    running.set(name, await turns.take(owner, its));
  };
  const end = async (name: string) => {
    running.get(name)?.();
    running.delete(name);
    await settled();
  };
  return { ask, end, names: () => [...running.keys()] };
}
const askers: Map<string, () => void>[] = [];
// Whoever still waits gets a turn: no wait outlasts its test.
afterEach(async () => {
  for (const running of askers.splice(0)) {
    while (running.size > 0) {
      const ends = [...running.values()];
      running.clear();
      for (const end of ends) end();
      await settled();
    }
  }
});
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('two of an owner run at once, the others in the order in which they came', async () => {
  const { ask, end, names } = asking(open());
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(name));
  await settled();
  expect(names()).toEqual(['a', 'b']);
  await end('b');
  expect(names()).toEqual(['a', 'c']);
  await end('a');
  await end('c');
  expect(names()).toEqual(['d', 'e']);
  await Promise.all(all);
});

test('another owner does not wait behind them', async () => {
  const { ask, names } = asking(open());
  const all = ['a', 'b', 'c'].map((name) => ask(name));
  await ask('x', 'another company');
  expect(names()).toEqual(['a', 'b', 'x']);
  expect(all).toHaveLength(3);
});

test('more than may wait are refused, with when to try again', async () => {
  const { ask, names } = asking(open());
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => ask(name));
  const refusal = { code: 'READS_BUSY', details: { params: { seconds: 10 } } };
  await expect(ask('f')).rejects.toMatchObject(refusal);
  expect([names(), all.length]).toEqual([['a', 'b'], 5]);
});

test('who has gone is passed over and leaves a place', async () => {
  const { ask, end, names } = asking(open());
  const gone = new AbortController();
  const [, , waiting] = [ask('a'), ask('b'), ask('c', 'company', gone.signal)];
  const after = ask('d');
  await settled();
  gone.abort();
  await expect(waiting).rejects.toBe(gone.signal.reason);
  await expect(ask('e', 'company', gone.signal)).rejects.toBe(gone.signal.reason);
  await end('a');
  await after;
  expect(names()).toEqual(['b', 'd']);
});

test('nobody waits for longer than allowed', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const { ask, end, names } = asking(open());
    await Promise.all([ask('a'), ask('b')]);
    const waiting = expect(ask('c')).rejects.toMatchObject({ code: 'READS_BUSY' });
    await settled();
    jest.advanceTimersByTime(waitMs);
    await waiting;
    await end('a');
    expect(names()).toEqual(['b']);
    await ask('d');
    expect(names()).toEqual(['b', 'd']);
  } finally {
    jest.useRealTimers();
  }
});
