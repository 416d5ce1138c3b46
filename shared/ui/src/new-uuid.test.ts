import { expect, test } from '@jest/globals';
import { newUuid } from './new-uuid.ts';

test('makes version 4 UUIDs', () => {
  expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
