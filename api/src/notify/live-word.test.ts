import { expect, test } from '@jest/globals';
import { readLiveWord } from './changes.repository.ts';

test('a word names whose pages it wakes, and which record changed', () => {
  const customer = { customerId: 'c', memberId: undefined, record: undefined, isOfRights: false };
  expect(readLiveWord('c *')).toEqual(customer);
  expect(readLiveWord('c m')).toEqual({ ...customer, memberId: 'm' });
  expect(readLiveWord('c m c rights')).toEqual({ ...customer, memberId: 'm', isOfRights: true });
  expect(readLiveWord('c * b booking')).toEqual({ ...customer, record: { kind: 'booking', id: 'b' } });
});

test('a server of an earlier or a later version may name a booking by its id alone, or a kind that is unknown here', () => {
  expect(readLiveWord('c * b').record).toEqual({ kind: 'booking', id: 'b' });
  expect(readLiveWord('c * b somethingLater').record).toBeUndefined();
});

test('a permission in place of the customer wakes everybody who has it', () => {
  const word = readLiveWord('support:desk * k conversation');
  expect(word).toMatchObject({ permission: 'support:desk', record: { kind: 'conversation', id: 'k' } });
  expect(readLiveWord('something:later * k conversation').permission).toBeUndefined();
});
