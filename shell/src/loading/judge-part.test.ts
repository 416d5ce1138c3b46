import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const line = { isGood: true };
jest.unstable_mockModule('./probe-line.ts', () => ({ isLineGood: async () => line.isGood }));
const { judgePart, retryParts, ShellPartError } = await import('./judge-part.ts');
const { failureReason } = await import('./failure-cause.ts');
const { hangingCode } = await import('../testing/hanging-code.ts');

beforeEach(() => {
  line.isGood = true;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

/** What becomes of a part of the shell. */
function watch(ask: () => Promise<string>) {
  const forget = jest.fn();
  let outcome: unknown = 'loading';
  judgePart(ask, forget).then(
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
const missing = () =>
  Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));

test('where nobody waits, a retry takes nothing away', async () => {
  const words = hangingCode('words');
  const loading = words.ask();
  retryParts();
  words.come();
  expect([await loading, words.asked()]).toEqual(['words', 1]);
});

test('a part that hangs is given up after ten seconds, not after two minutes, and asked for anew by a retry', async () => {
  const theme = hangingCode('theme');
  const { outcome, forget } = watch(theme.ask);
  await jest.advanceTimersByTimeAsync(9999);
  expect(outcome()).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect([outcome(), forget.mock.calls.length]).toEqual([[true, 'slow'], 0]);
  retryParts();
  retryParts();
  await jest.advanceTimersByTimeAsync(0);
  expect([forget.mock.calls.length, theme.asked()]).toEqual([1, 2]);
});

test('one that fails as everything does tells of the line; one that comes is there', async () => {
  line.isGood = false;
  const outcomes = [watch(missing), watch(never), watch(async () => 'here')];
  await jest.advanceTimersByTimeAsync(60_000);
  expect(outcomes.map(({ outcome }) => outcome())).toEqual([[true, 'line'], 'loading', 'here']);
});

test('one that failed for a moment is asked for once more', async () => {
  const answers = [missing, async () => 'here'];
  const { outcome } = watch(() => answers.shift()?.() ?? missing());
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome()).toBe('here');
  const ask = jest.fn(missing);
  const gone = watch(ask);
  await jest.advanceTimersByTimeAsync(0);
  expect([gone.outcome(), ask.mock.calls.length]).toEqual([[true, 'broken'], 2]);
});

test('a retry of one that failed lets none fail that are still loading: they are asked for anew', async () => {
  const panel = hangingCode('panel');
  const [failed, loading] = [watch(missing), watch(panel.ask)];
  await jest.advanceTimersByTimeAsync(0);
  expect([failed.outcome(), loading.outcome()]).toEqual([[true, 'broken'], 'loading']);
  retryParts();
  await jest.advanceTimersByTimeAsync(0);
  expect([failed.forget.mock.calls.length, loading.outcome(), panel.asked()]).toEqual([1, 'loading', 2]);
  panel.come();
  await jest.advanceTimersByTimeAsync(0);
  expect([loading.outcome(), loading.forget.mock.calls.length]).toEqual(['panel', 0]);
});
