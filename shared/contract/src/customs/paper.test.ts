import { expect, test } from '@jest/globals';
import { retainedUntil } from './paper.ts';

test.each([
  ['2026-11-24 10:00:00', '2031-11-24'],
  ['2028-02-29 10:00:00', '2033-02-28'],
])('papers of goods that were released at %s are retained until %s', (at, day) => {
  expect(
    retainedUntil([
      { what: 'inspected', at: '2020-01-01 00:00:00' },
      { what: 'released', at },
    ]),
  ).toBe(day);
});

test('nothing says until when before the goods are released', () => {
  expect(retainedUntil([{ what: 'declared', at: '2026-11-24 10:00:00' }])).toBeNull();
});
