import { expect, test } from '@jest/globals';
import { createTurns } from './turns.ts';

/** Work that ends when the test says so, and what of it has begun. */
function openTurns(limits: { atOnce: number; waiting: number }) {
  const turns = createTurns(limits, 'SIGN_INS_BUSY');
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const refused: string[] = [];
  const ask = (of: string, signal?: AbortSignal) => {
    const work = () =>
      new Promise<void>((resolve) => {
        begun.push(of);
        ends.push(resolve);
      });
    turns.take(work, { of, signal }).catch(({ code }) => void refused.push(`${of} ${code}`));
  };
  const endOne = async () => {
    ends.shift()?.();
    await settled();
  };
  return { ask, begun, refused, endOne };
}

const settled = async () => await new Promise((resolve) => setImmediate(resolve));

test('whoever comes with one piece of work waits for one of each other caller, however much those have', async () => {
  const { ask, begun, endOne } = openTurns({ atOnce: 2, waiting: 1000 });
  const strangers = Array.from({ length: 60 }, (_, at) => `stranger ${at}`);
  for (let round = 0; round < 10; round += 1) for (const each of strangers) ask(each);
  ask('owner');
  await settled();
  for (let ended = 0; ended < 61; ended += 1) await endOne();
  expect(begun.indexOf('owner')).toBeGreaterThan(0);
  expect(begun.indexOf('owner')).toBeLessThanOrEqual(2 + strangers.length);
  for (let ended = 0; ended < 600; ended += 1) await endOne();
  expect(begun).toHaveLength(601);
});

test('where no more may wait, the longest line loses its last one to somebody who waits with less', async () => {
  const { ask, begun, refused, endOne } = openTurns({ atOnce: 1, waiting: 4 });
  for (const each of ['a', 'a', 'a', 'a', 'b']) ask(each);
  ask('a');
  await settled();
  expect(refused).toEqual(['a SIGN_INS_BUSY']);
  ask('owner');
  await settled();
  expect(refused).toEqual(['a SIGN_INS_BUSY', 'a SIGN_INS_BUSY']);
  for (let ended = 0; ended < 5; ended += 1) await endOne();
  expect(begun).toEqual(['a', 'a', 'b', 'owner', 'a']);
});

test('work of one line runs in the order of asking, and whoever has gone is passed over', async () => {
  const { ask, begun, refused, endOne } = openTurns({ atOnce: 1, waiting: 4 });
  const gone = new AbortController();
  ask('a');
  ask('b', gone.signal);
  ask('c');
  gone.abort({ code: 'GONE' });
  await settled();
  await endOne();
  await endOne();
  ask('d');
  await settled();
  expect([begun, refused]).toEqual([['a', 'c', 'd'], ['b GONE']]);
});
