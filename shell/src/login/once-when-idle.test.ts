import { afterEach, expect, jest, test } from '@jest/globals';
import { onceWhenIdle } from './once-when-idle.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test('what is asked for many times is done once, when the page has nothing else to do', () => {
  const waiting: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (act: () => void) => waiting.push(act) });
  const act = jest.fn();
  const ask = onceWhenIdle(act);
  for (const _key of 'account') ask();
  expect([waiting.length, act.mock.calls.length]).toEqual([1, 0]);
  for (const each of waiting) each();
  expect(act).toHaveBeenCalledTimes(1);
});

test('a browser that knows no idle time does it soon', async () => {
  const act = jest.fn();
  onceWhenIdle(act)();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(act).toHaveBeenCalledTimes(1);
});
