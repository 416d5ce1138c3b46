import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { TableMemory } from '../../table-memory/table-memory.ts';
import { useWidthSaves } from './use-width-saves.ts';

const look = { columns: [], density: 'comfortable', isBordered: false, isStriped: false } as const;

/** Saves what this hears of; the rest of a memory is not asked for. */
const memoryOf = (saveSettings: TableMemory['saveSettings']) => ({ saveSettings }) as TableMemory;

test.each([
  ['closed', () => window.dispatchEvent(new Event('pagehide'))],
  [
    'left for another tab',
    () => {
      const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
      visibility.mockRestore();
    },
  ],
])('a width that still waits is saved once when the page is %s', async (_how, leave) => {
  jest.useFakeTimers();
  const saveSettings = jest.fn<TableMemory['saveSettings']>(async () => undefined);
  const { result } = renderHook(() => useWidthSaves(memoryOf(saveSettings)));
  act(() => result.current.saveSoon(look, { bookingNo: 180 }));
  document.dispatchEvent(new Event('visibilitychange'));
  await act(async () => undefined);
  expect(saveSettings).not.toHaveBeenCalled();
  await act(async () => leave());
  expect(saveSettings).toHaveBeenCalledTimes(1);
  await act(async () => jest.advanceTimersByTime(5_000));
  expect(saveSettings).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
