import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { useAfterPress } from './use-after-press.ts';

test('what would move things under the pointer waits for the click', () => {
  jest.useFakeTimers();
  const { result } = renderHook(useAfterPress);
  const ran: string[] = [];
  result.current(() => ran.push('at once'));
  fireEvent.mouseDown(document.body);
  result.current(() => ran.push('moved'));
  fireEvent.mouseUp(document.body);
  ran.push('click');
  act(() => jest.runAllTimers());
  expect(ran).toEqual(['at once', 'click', 'moved']);
  jest.useRealTimers();
});
