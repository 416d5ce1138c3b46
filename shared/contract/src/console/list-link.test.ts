import { expect, test } from '@jest/globals';
import { pathOfList } from './list-link.ts';

test('a list with its filter is an address; several conditions of one field stand one after the other', () => {
  const filter = { createdAt: ['2026-11-01 00:00:00|>=', '2026-12-01 00:00:00|<'], status: ['draft|!='] };
  expect(pathOfList({ list: 'lclBookings', filter })).toBe(
    '/business/lcl/index?createdAt=2026-11-01+00%3A00%3A00%7C%3E%3D&createdAt=2026-12-01+00%3A00%3A00%7C%3C&status=draft%7C%21%3D',
  );
  expect(pathOfList({ list: 'fclBookings', filter: {} })).toBe('/business/fcl/index');
});

test('a list that came later than this build leads nowhere', () => {
  expect(pathOfList({ list: 'quotations', filter: {} })).toBeNull();
  expect(pathOfList({ list: 'toString', filter: {} })).toBeNull();
});
