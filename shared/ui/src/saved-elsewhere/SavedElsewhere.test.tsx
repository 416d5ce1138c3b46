import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SavedElsewhere } from './SavedElsewhere.tsx';
import { isSavedElsewhere } from './saved-elsewhere.ts';

test('says what happened and lets one of both be chosen', () => {
  const [take, keep] = [jest.fn(), jest.fn()];
  render(<SavedElsewhere message="刚在别处修改过" onTakeTheirs={take} onKeepMine={keep} />);
  expect(screen.getByRole('alert').textContent).toBe('刚在别处修改过');
  fireEvent.click(screen.getByRole('button', { name: '使用别处保存的' }));
  expect([take.mock.calls.length, keep.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('button', { name: '用我的覆盖' }));
  expect(keep).toHaveBeenCalledTimes(1);
});

test('a conflict is known by its code, and nothing else is one', () => {
  expect(isSavedElsewhere(Object.assign(new Error(), { code: 'SAVED_ELSEWHERE' }))).toBe(true);
  expect([new Error('SAVED_ELSEWHERE'), null, { code: 'SAVED_ELSEWHERE' }].some(isSavedElsewhere)).toBe(
    false,
  );
});
