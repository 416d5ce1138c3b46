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

test('an attempt goes on after a reload', () => {
  const attempts = createAttempts();
  const key = attempts.keyFor('a');
  const later = createAttempts();
  later.resume(attempts.last());
  expect(later.keyFor('a')).toBe(key);
});
