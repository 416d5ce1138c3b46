import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FailureReason } from '../../loading/failure-cause.ts';

const line = { isGood: false };
const isLineGood = jest.fn(async () => line.isGood);
jest.unstable_mockModule('../../loading/probe-line.ts', () => ({ isLineGood }));
const { RuntimeProvider } = await import('@berth/runtime');
const { createTestRuntime } = await import('@berth/runtime/testing');
const { LiveRegion } = await import('../../feedback/LiveRegion.tsx');
const { announce } = await import('../../feedback/announce.ts');
const { shellTranslations } = await import('../../locales/shell-translations.ts');
const { RouteError } = await import('./RouteError.tsx');

const onRetry = jest.fn();

beforeEach(() => {
  line.isGood = false;
  isLineGood.mockClear();
  onRetry.mockClear();
  announce('');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

async function draw(reason: FailureReason) {
  const { runtime, site } = createTestRuntime({ translations: { shell: shellTranslations } });
  await runtime.i18n.loadNamespaces(['common', 'shell']);
  jest.useFakeTimers();
  render(
    <RuntimeProvider runtime={runtime} site={site}>
      <RouteError reason={reason} onRetry={onRetry} />
      <LiveRegion />
    </RuntimeProvider>,
  );
  await wait(0);
}
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('a page that the line kept from coming', () => {
  test.each([
    ['the browser calls itself online', () => window.dispatchEvent(new Event('online'))],
    ['somebody comes back to the window', () => window.dispatchEvent(new Event('focus'))],
    ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is tried again once the line answers and %s', async (_what, happen) => {
    await draw('line');
    happen();
    await wait(0);
    expect(onRetry).not.toHaveBeenCalled();
    line.isGood = true;
    happen();
    await wait(0);
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toBe('正在重新加载页面。');
    happen();
    await wait(600_000);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('is tried again though nothing says that the line is back; asked less and less, and not for ever', async () => {
    await draw('line');
    await wait(5000);
    expect(isLineGood).toHaveBeenCalledTimes(1);
    await wait(10_000);
    expect(isLineGood).toHaveBeenCalledTimes(2);
    await wait(24 * 3600_000);
    expect(isLineGood).toHaveBeenCalledTimes(20);
    line.isGood = true;
    window.dispatchEvent(new Event('focus'));
    await wait(0);
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('leaves no timer behind when the page goes while the line is asked', async () => {
    await draw('line');
    let answer = (_isGood: boolean) => {};
    isLineGood.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await wait(5000);
    expect(isLineGood).toHaveBeenCalledTimes(1);
    cleanup();
    const left = jest.getTimerCount();
    answer(false);
    await wait(0);
    expect(jest.getTimerCount()).toBe(left);
  });

  test('asks for nothing while nobody looks at it', async () => {
    await draw('line');
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await wait(60_000);
    visibility.mockRestore();
    expect(isLineGood).not.toHaveBeenCalled();
  });
});

test('a page that failed by itself waits for whoever presses, and says that it is asked for anew', async () => {
  line.isGood = true;
  await draw('broken');
  window.dispatchEvent(new Event('online'));
  await wait(60_000);
  expect([onRetry.mock.calls.length, isLineGood.mock.calls.length]).toEqual([0, 0]);
  fireEvent.click(screen.getByRole('button', { name: /^重 ?试$/ }));
  await wait(0);
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('正在重新加载页面。');
});
