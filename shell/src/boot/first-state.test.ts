import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { BootState } from './boot.ts';
import { firstState } from './first-state.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a boot that takes long holds the first drawing up for a second, no longer', async () => {
  let first: BootState | null = null;
  void firstState(new Promise(() => {})).then((state) => {
    first = state;
  });
  await jest.advanceTimersByTimeAsync(999);
  expect(first).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(first).toEqual({ status: 'loading' });
});

test('one that is over before is drawn as what became of it', async () => {
  expect(await firstState(Promise.resolve({ status: 'failed' }))).toEqual({ status: 'failed' });
});
