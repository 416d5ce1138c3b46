import { expect, test } from '@jest/globals';
import { pathOfRecord } from './path-of-record.ts';

test('a booking of each kind has a page, and one to read', () => {
  expect(pathOfRecord('lclBooking', 'a b')).toBe('/business/lcl/detail?id=a%20b');
  expect(pathOfRecord('lclBooking', '1', 'view')).toBe('/business/lcl/detail?id=1&mode=view');
  expect(pathOfRecord('fclBooking', '1', 'view')).toBe('/business/fcl/detail?id=1&mode=view');
  expect(pathOfRecord('airBooking', '1')).toBe('/business/air/detail?id=1');
  expect(pathOfRecord('airBooking', '1', 'view')).toBe('/business/air/detail?id=1');
});
