import { expect, test } from '@jest/globals';
import { createAttempts } from './save-attempt.ts';

test('the same content keeps its key, other content gets another', () => {
  const attempts = createAttempts();
  const first = attempts.keyFor('a');
  expect(attempts.keyFor('a')).toBe(first);
  const second = attempts.keyFor('b');
  expect(second).not.toBe(first);
  expect(attempts.keyFor('b')).toBe(second);
});
