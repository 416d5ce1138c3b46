import { expect, test } from '@jest/globals';
import { urgencyOf } from './worklist.ts';

const now = new Date('2026-11-20T02:00:00.000Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3600_000);

test.each([
  [-0.1, 'overdue'],
  [0, 'urgent'],
  [24, 'urgent'],
  [24.1, 'soon'],
  [72, 'soon'],
  [72.1, 'normal'],
])('what is due in %p hours is %s', (hours, urgency) => {
  expect(urgencyOf(inHours(hours), now)).toBe(urgency);
});
