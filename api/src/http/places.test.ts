import { expect, test } from '@jest/globals';
import { createPlaces } from './places.ts';

test('there are so many places in all and for one caller, and a place that is given back is taken again', () => {
  const { take } = createPlaces({ ofAll: 3, ofOne: 2 }, 'UPLOADS_BUSY');
  const busy = expect.objectContaining({ code: 'UPLOADS_BUSY' });
  const [leave] = [take('a'), take('a')];
  expect(() => take('a')).toThrow(busy);
  take('b');
  expect(() => take('c')).toThrow(busy);
  leave?.();
  take('c');
  expect(() => take('a')).toThrow(busy);
});
