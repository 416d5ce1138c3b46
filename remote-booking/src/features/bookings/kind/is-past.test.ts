import { expect, test } from '@jest/globals';
import { isSoon, pastHint } from './is-past.ts';

// 14:00 in China.
const now = new Date('2026-11-20T06:00:00Z');

test.each([
  [null, null],
  ['', null],
  ['2026-11-19', 'help.past'],
  ['2026-11-20', null],
  ['2026-11-19 23:00:00', 'help.past'],
  ['2026-11-20 13:30:00', 'help.pastTime'],
  ['2026-11-20 14:30:00', null],
])('%s at two in the afternoon', (when, hint) => {
  expect(pastHint(when, now)).toBe(hint);
});

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-21', true],
  ['2026-11-22', false],
])('a ship of %s sails within 24 hours: %s', (day, soon) => {
  expect(isSoon(day, now)).toBe(soon);
});
