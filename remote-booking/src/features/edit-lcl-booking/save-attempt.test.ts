import { expect, test } from '@jest/globals';
import { createAttempts, newUuid } from './save-attempt.ts';

test('makes version 4 UUIDs', () => {
  expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('the same content keeps its key, other content gets another', () => {
  const attempts = createAttempts();
  const first = attempts.keyFor('a');
  expect(attempts.keyFor('a')).toBe(first);
  const second = attempts.keyFor('b');
  expect(second).not.toBe(first);
  expect(attempts.keyFor('b')).toBe(second);
});
