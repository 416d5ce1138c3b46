import { expect, test } from '@jest/globals';
import { freeSlug } from './free-slug.ts';

test('an English title becomes a name in addresses, with a number where that is taken', () => {
  expect(freeSlug('Sales Executive (Ningbo)', [])).toBe('sales-executive-ningbo');
  expect(freeSlug('Sales', ['sales', 'sales-2'])).toBe('sales-3');
  expect(freeSlug('Café manager', [])).toBe('cafe-manager');
  expect(freeSlug('销售', ['job'])).toBe('job-2');
  expect(freeSlug('a'.repeat(200), []).length).toBeLessThan(80);
});
