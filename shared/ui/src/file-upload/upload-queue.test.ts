import { expect, test } from '@jest/globals';
import { changeUpload, type PendingUpload, placed, roomLeft, startable } from './upload-queue.ts';

const item = (id: number, changes: Partial<PendingUpload> = {}): PendingUpload => ({
  id,
  file: new File([], `${id}.png`),
  status: 'ready',
  share: 0,
  message: null,
  replaces: null,
  ...changes,
});
const ids = (queue: readonly PendingUpload[]) => queue.map(({ id }) => id);

test('only so many are sent at once, the first chosen first; a failed one takes no place', () => {
  expect(ids(startable([item(1), item(2), item(3)], 2))).toEqual([1, 2]);
  expect(ids(startable([item(1, { status: 'uploading' }), item(2), item(3)], 2))).toEqual([2]);
  expect(ids(startable([item(1, { status: 'failed' }), item(2), item(3)], 2))).toEqual([2, 3]);
  expect(startable([item(1, { status: 'uploading' }), item(2)], 1)).toEqual([]);
});

test('a change touches its own upload alone', () => {
  const queue = [item(1), item(2)];
  expect(changeUpload(queue, 2, { share: 0.5 })).toEqual([queue[0], { ...queue[1], share: 0.5 }]);
  expect(changeUpload(queue, 9, { share: 0.5 })).toEqual(queue);
});

test('what replaces another needs no room', () => {
  expect(roomLeft(3, 1, [item(1)])).toBe(1);
  expect(roomLeft(1, 1, [item(1, { replaces: '/a' })])).toBe(0);
  expect(roomLeft(2, 1, [item(1, { replaces: '/a' })])).toBe(1);
});

test('what arrives takes the place of what it replaces; where that is gone, a place that is free', () => {
  const [old, other, next] = ['/old', '/other', '/next'].map((src) => ({ fileName: src, src }));
  if (!old || !other || !next) throw new Error('Three files were made');
  expect(placed([old, other], next, '/old', 2)).toEqual([next, other]);
  expect(placed([other], next, '/old', 2)).toEqual([other, next]);
  expect(placed([other], next, '/old', 1)).toEqual([other]);
  expect(placed([other], next, null, 2)).toEqual([other, next]);
});
