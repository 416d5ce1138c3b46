import { expect, test } from '@jest/globals';
import { roomBelow } from './use-room-below.ts';

test('the table ends where the window does, pages included; one far down is scrolled to', () => {
  expect(roomBelow(816, 190)).toBe(560);
  expect(roomBelow(684, 310)).toBe(308);
  expect(roomBelow(816, 1200)).toBeNull();
});
