import type { RemoteRoute } from '@berth/runtime';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const line = { isGood: true };
jest.unstable_mockModule('../loading/probe-line.ts', () => ({ isLineGood: async () => line.isGood }));
const { forgetFailedPage, forgetPage, loadPage } = await import('./page-modules.ts');
const { judgePart, ShellPartError } = await import('../loading/judge-part.ts');
const { failureReason } = await import('../loading/failure-cause.ts');

const Page = () => null;
const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

beforeEach(() => {
  line.isGood = true;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function routeOf(page: () => Promise<typeof Page>): { route: RemoteRoute; asked: () => number } {
  const asked = jest.fn(page);
  const title = { 'zh-CN': '页', en: 'Page' };
  return { route: { path: '/orders', title, page: asked }, asked: () => asked.mock.calls.length };
}

/** What became of a page so far. */
function watch(route: RemoteRoute): () => string {
  let outcome = 'loading';
  loadPage(route).then(
    () => {
      outcome = 'loaded';
    },
    (error: unknown) => {
      outcome = `${error instanceof ShellPartError ? 'shell ' : ''}${failureReason(error)}`;
    },
  );
  return () => outcome;
}

test('a page whose code hangs has failed after ten seconds, and is waited for anew when it is tried again', async () => {
  let arrive = (_page: typeof Page) => {};
  const { route, asked } = routeOf(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  const first = watch(route);
  await jest.advanceTimersByTimeAsync(9999);
  expect(first()).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(first()).toBe('slow');
  forgetPage(route);
  const second = watch(route);
  arrive(Page);
  await jest.advanceTimersByTimeAsync(0);
  expect([second(), asked()]).toEqual(['loaded', 1]);
});

test('one that waits for a part of the shell which hangs is no version’s fault', async () => {
  const { route } = routeOf(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return judgePart(
      () => new Promise<typeof Page>(() => {}),
      () => {},
    );
  });
  const outcome = watch(route);
  await jest.advanceTimersByTimeAsync(12_999);
  expect(outcome()).toBe('loading');
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome()).toBe('shell slow');
});

test('one that hangs itself has failed though a part of the shell was slow, too', async () => {
  let arrive = () => {};
  const part = judgePart(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      }),
    () => {},
  );
  const outcome = watch(routeOf(() => part.then(() => new Promise(() => {}))).route);
  await jest.advanceTimersByTimeAsync(9000);
  arrive();
  await jest.advanceTimersByTimeAsync(1000);
  expect(outcome()).toBe('slow');
});

test('one that failed is asked for anew', async () => {
  const answers = [() => Promise.reject(missing), async () => Page];
  const { route, asked } = routeOf(() => answers.shift()?.() ?? Promise.reject(missing));
  const first = watch(route);
  await jest.advanceTimersByTimeAsync(0);
  expect(first()).toBe('broken');
  forgetPage(route);
  const second = watch(route);
  await jest.advanceTimersByTimeAsync(0);
  expect([second(), asked()]).toEqual(['loaded', 2]);
});

test('one that was asked for ahead and hangs stays given up for who waits for it', async () => {
  const { route } = routeOf(() => new Promise(() => {}));
  loadPage(route).catch(() => forgetFailedPage(route));
  await jest.advanceTimersByTimeAsync(10_000);
  const waiting = watch(route);
  await jest.advanceTimersByTimeAsync(0);
  expect(waiting()).toBe('slow');
});

test('one that was asked for ahead and failed is asked for anew', async () => {
  const answers = [() => Promise.reject(missing), async () => Page];
  const { route, asked } = routeOf(() => answers.shift()?.() ?? Promise.reject(missing));
  loadPage(route).catch(() => forgetFailedPage(route));
  await jest.advanceTimersByTimeAsync(0);
  const visit = watch(route);
  await jest.advanceTimersByTimeAsync(0);
  expect([visit(), asked()]).toEqual(['loaded', 2]);
});

test('on a bad line the line is what failed', async () => {
  line.isGood = false;
  const outcome = watch(routeOf(() => Promise.reject(missing)).route);
  await jest.advanceTimersByTimeAsync(0);
  expect(outcome()).toBe('line');
});

test('on a bad line what hangs is waited for', async () => {
  line.isGood = false;
  const outcome = watch(routeOf(() => new Promise(() => {})).route);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(outcome()).toBe('loading');
});
