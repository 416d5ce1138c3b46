import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useAfterPress } from './use-after-press.ts';

test('what would move things under the pointer waits for the click', () => {
  jest.useFakeTimers();
  const { result } = renderHook(useAfterPress);
  const told: string[] = [];
  result.current(() => told.push('at once'));
  fireEvent.mouseDown(document.body);
  result.current(() => told.push('moved'));
  fireEvent.mouseUp(document.body);
  told.push('click');
  act(() => jest.runAllTimers());
  expect(told).toEqual(['at once', 'click', 'moved']);
  jest.useRealTimers();
});
