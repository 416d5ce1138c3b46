import { expect, test } from '@jest/globals';
import { createPlaces } from './places.ts';

const busy = expect.objectContaining({ code: 'UPLOADS_BUSY' });

test('there are so many places in all and for one caller, and a place that is given back is taken again', () => {
  const places = createPlaces({ ofAll: 3, ofOne: { person: 2 } }, 'UPLOADS_BUSY');
  const take = (person: string) => places.take({ person });
  const [leave] = [take('a'), take('a')];
  expect(() => take('a')).toThrow(busy);
  take('b');
  expect(() => take('c')).toThrow(busy);
  leave?.();
  take('c');
  expect(() => take('a')).toThrow(busy);
});

test('a caller with many sessions has the share of its customer, and a refused one takes nothing of any share', () => {
  const { take } = createPlaces({ ofAll: 9, ofOne: { session: 2, customer: 3 } }, 'UPLOADS_BUSY');
  const [leave] = ['1', '1', '2'].map((session) => take({ session, customer: 'a' }));
  for (const session of ['1', '2', '3']) expect(() => take({ session, customer: 'a' })).toThrow(busy);
  take({ session: '3', customer: 'b' });
  leave?.();
  take({ session: '2', customer: 'a' });
  expect(() => take({ session: '3', customer: 'a' })).toThrow(busy);
  take({ session: '3', customer: 'b' });
});
