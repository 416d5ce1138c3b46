import { expect, test } from '@jest/globals';
import { mayShareFilters } from './tables.policy.ts';

test('sharing is for main accounts', () => {
  expect([mayShareFilters({ roles: ['main'] }), mayShareFilters({ roles: ['sub'] })]).toEqual([true, false]);
});
