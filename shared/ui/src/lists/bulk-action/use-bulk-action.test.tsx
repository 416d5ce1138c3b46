import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { BulkResult } from './bulk-results.ts';
import { useBulkAction } from './use-bulk-action.ts';

const items = ['1', '2', '3'].map((id) => ({ id }));
const done = ({ id }: { id: string }): BulkResult => ({ id, outcome: 'done' });

function open(openItems = items) {
  const [onAllDone, onDone] = [jest.fn(), jest.fn()];
  const { result } = renderHook(() =>
    useBulkAction({ items, open: openItems, mostAtOnce: 2, onAllDone, onDone }),
  );
  return { result, onAllDone, onDone };
}

test('records are sent in parts, and one notice is enough where all are done', async () => {
  const { result, onAllDone, onDone } = open();
  const parts: number[] = [];
  await act(() =>
    result.current.send(async (part) => {
      parts.push(part.length);
      return { results: part.map(done) };
    }),
  );
  expect(parts).toEqual([2, 1]);
  expect(onAllDone.mock.calls).toEqual([[items, items.map(done)]]);
  expect(onDone.mock.calls).toEqual([[['1', '2', '3']]]);
});

test('a retry sends only the records without a result', async () => {
  const { result, onDone } = open();
  let isDown = true;
  const sent: string[][] = [];
  const call = async (part: readonly { id: string }[]) => {
    sent.push(part.map(({ id }) => id));
    if (part.length === 1 && isDown) return { error: { message: '服务器繁忙', status: 503 } };
    return { results: part.map(done) };
  };
  await act(() => result.current.send(call));
  expect([result.current.failure?.message, result.current.results]).toEqual(['服务器繁忙', null]);
  isDown = false;
  await act(() => result.current.send(call));
  expect(sent).toEqual([['1', '2'], ['3'], ['3']]);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('different outcomes are shown before the dialog is finished', async () => {
  const { result, onAllDone, onDone } = open(items.slice(1));
  await act(() =>
    result.current.send(async ([first]) => ({
      results: [
        { id: first?.id ?? '', outcome: 'notFound' },
        { id: '3', outcome: 'done' },
      ],
    })),
  );
  expect(result.current.results).toHaveLength(2);
  expect([onAllDone.mock.calls, onDone.mock.calls]).toEqual([[], []]);
  act(() => result.current.close());
  expect(onDone.mock.calls).toEqual([[['3']]]);
});
