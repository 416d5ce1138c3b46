import { expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createAttempts } from './save-attempt.ts';
import { failureOf, isLost, type SaveAnswer, type SaveProblem } from './save-problem.ts';
import { useSaveOnce } from './use-save-once.ts';

type Sent = { content: { name: string } };

const lost: SaveProblem = { kind: 'noResponse', message: '连接中断' };
const refused: SaveProblem = { kind: 'status', status: 422, message: '请检查' };

function start(answers: SaveAnswer<{ id: string }>[]) {
  const keys: string[] = [];
  const onSaved = jest.fn();
  const [attempts] = [createAttempts()];
  const { result } = renderHook(() =>
    useSaveOnce<Sent, { id: string }, 'submit'>({
      attempts,
      call: async ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        return answers.shift() ?? { data: { id: '1' } };
      },
      onSaved,
      place: failureOf,
    }),
  );
  const run = (name: string) => act(() => result.current.run('submit', () => ({ content: { name } })));
  return { result, keys, onSaved, run };
}

test('a double click sends once', async () => {
  const { result, keys } = start([]);
  await act(async () => {
    const sends = [1, 2].map(() => result.current.run('submit', () => ({ content: { name: 'a' } })));
    await Promise.all(sends);
  });
  expect(keys).toHaveLength(1);
});

test('after a lost answer the same content is sent under the same key, until it is answered', async () => {
  const { result, keys, onSaved, run } = start([{ error: lost }, { error: refused }]);
  await run('a');
  expect([result.current.isUnanswered, result.current.failure]).toEqual([
    true,
    expect.objectContaining({ message: '连接中断' }),
  ]);
  await run('a');
  // The refusal says nothing of the first attempt.
  expect(result.current.isUnanswered).toBe(true);
  await run('a');
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  expect([result.current.isUnanswered, result.current.failure, result.current.saving]).toEqual([
    false,
    null,
    null,
  ]);
  expect(onSaved).toHaveBeenCalledWith({ id: '1' }, { content: { name: 'a' } }, 'submit');
  await run('b');
  expect(keys[3]).not.toBe(keys[0]);
});

test('what cannot be sent is not sent, and what went wrong before is forgotten', async () => {
  const { result, keys, run } = start([{ error: refused }]);
  await run('a');
  expect(result.current.failure).not.toBeNull();
  await act(() => result.current.run('submit', () => null));
  expect([keys.length, result.current.failure]).toEqual([1, null]);
});

test.each([
  [{ kind: 'timeout', message: '' }, true],
  [{ kind: 'status', status: 503, message: '' }, true],
  [{ kind: 'status', status: 409, message: '' }, false],
] as const)('whether an answer was lost: %j', (problem, expected) => {
  expect(isLost(problem)).toBe(expected);
});

test('what could not be prepared leaves the button free for another try', async () => {
  const { result, keys, run } = start([]);
  await act(async () => {
    const broken = result.current.run('submit', () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
  });
  expect(result.current.saving).toBeNull();
  await run('a');
  expect(keys).toHaveLength(1);
});
