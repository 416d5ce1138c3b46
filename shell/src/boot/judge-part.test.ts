import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const line = { isGood: true };
jest.unstable_mockModule('../remotes/probe-line.ts', () => ({ isLineGood: async () => line.isGood }));
const { forgetFailedParts, judgePart, ShellPartError } = await import('./judge-part.ts');
const { failureReason } = await import('../remotes/failure-cause.ts');

beforeEach(() => {
  line.isGood = true;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** What becomes of a part of the shell. */
function watch(loading: Promise<string>) {
  const forget = jest.fn();
  let outcome: unknown = 'loading';
  judgePart(loading, forget).then(
    (part) => {
      outcome = part;
    },
    (error: unknown) => {
      outcome = [error instanceof ShellPartError, failureReason(error)];
    },
  );
  return { outcome: () => outcome, forget };
}
const never = () => new Promise<string>(() => {});

test('a part that hangs is given up after ten seconds, not after two minutes, and asked for anew by a retry', async () => {
  const { outcome, forget } = watch(never());
  await jest.advanceTimersByTimeAsync(9999);
  expect(outcome()).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect([outcome(), forget.mock.calls.length]).toEqual([[true, 'slow'], 0]);
  const hanging = document.createElement('script');
  hanging.src = '/static/js/async/theme.js';
  const failed = jest.fn();
  hanging.addEventListener('error', failed);
  document.head.append(hanging);
  forgetFailedParts();
  forgetFailedParts();
  hanging.remove();
  expect([forget.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
});

test('one that fails as everything does tells of the line; one that comes is there', async () => {
  line.isGood = false;
  const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  const outcomes = [watch(Promise.reject(missing)), watch(never()), watch(Promise.resolve('here'))];
  await jest.advanceTimersByTimeAsync(60_000);
  expect(outcomes.map(({ outcome }) => outcome())).toEqual([[true, 'line'], 'loading', 'here']);
});
