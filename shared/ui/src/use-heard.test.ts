import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useHeard } from './use-heard.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a text comes a moment after its region, goes at once, and one that was over by then never comes', () => {
  const { result, rerender } = renderHook(useHeard, { initialProps: 'Loading' });
  expect(result.current).toBe('');
  pass(150);
  expect(result.current).toBe('Loading');
  rerender('');
  expect(result.current).toBe('');
  rerender('Loading');
  pass(50);
  rerender('');
  pass(150);
  expect(result.current).toBe('');
});
