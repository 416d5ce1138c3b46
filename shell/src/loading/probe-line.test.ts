import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { isLineGood } from './probe-line.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const fetched = jest.fn<typeof fetch>();
let online: ReturnType<typeof jest.spyOn>;

beforeEach(() => {
  document.head.innerHTML = `<link rel="preload" as="script" href="/static/js/own.js" integrity="${hash}">`;
  online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fetched.mockReset();
  globalThis.fetch = fetched;
  // jsdom knows no timings of resources.
  Object.assign(globalThis, { PerformanceResourceTiming: class {} });
  performance.getEntriesByType = () => [];
});
afterEach(() => {
  online.mockRestore();
});

/** jsdom has no Response. */
const answer = (ok: boolean) => ({ ok, arrayBuffer: async () => new ArrayBuffer(8) }) as Response; // what is read of it

test('a file of the shell, asked for anew and checked, tells a good line', async () => {
  fetched.mockResolvedValue(answer(true));
  expect(await isLineGood()).toBe(true);
  const [[url, options] = []] = fetched.mock.calls;
  expect(String(url)).toMatch(/\/static\/js\/own\.js\?probe=\d+$/);
  expect(options).toMatchObject({ cache: 'no-store', integrity: hash });
});

test('whoever asks at the same time shares the answer', async () => {
  fetched.mockResolvedValue(answer(true));
  expect(await Promise.all([isLineGood(), isLineGood()])).toEqual([true, true]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('what keeps the page itself busy is not the line', async () => {
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((resolve, reject) => {
        setTimeout(() => resolve(answer(true)), 900);
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  const asked = isLineGood();
  const until = performance.now() + 1000;
  while (performance.now() < until);
  expect(await asked).toBe(true);
});

test('a file that does not come in its time tells a bad one', async () => {
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  expect(await isLineGood()).toBe(false);
});

test.each([
  ['a file that does not come, comes too late or is another one', () => Promise.reject(new TypeError('x'))],
  ['an error in its place', () => Promise.resolve(answer(false))],
])('%s tells a bad one', async (_what, given) => {
  fetched.mockImplementation(given);
  expect(await isLineGood()).toBe(false);
});

test('a browser that is offline need not be asked', async () => {
  online.mockReturnValue(false);
  expect(await isLineGood()).toBe(false);
  expect(fetched).not.toHaveBeenCalled();
});
