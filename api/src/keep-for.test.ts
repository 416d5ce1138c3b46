import { describe, expect, test } from '@jest/globals';
import { createTestClock } from '../test/test-clock.ts';
import { keepFor } from './keep-for.ts';

describe('keepFor', () => {
  test('reads once for everybody until the time is over', async () => {
    const clock = createTestClock();
    let reads = 0;
    const read = keepFor(60_000, clock, async () => ++reads);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    clock.advance(59);
    expect(await read()).toBe(1);
    clock.advance(1);
    expect(await read()).toBe(2);
  });

  test('does not keep a failure', async () => {
    const outcomes = [() => Promise.reject(new Error('away')), () => Promise.resolve('back')];
    const read = keepFor(60_000, createTestClock(), async () => await (outcomes.shift()?.() ?? 'again'));
    await expect(read()).rejects.toThrow('away');
    expect(await read()).toBe('back');
    expect(await read()).toBe('back');
  });
});
