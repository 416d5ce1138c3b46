import { expect, test } from '@jest/globals';
import { slugOf } from './slug-of.ts';

test.each([
  ['Air Freight Operator', 'air-freight-operator'],
  ['  Café: a driver’s guide! ', 'cafe-a-drivers-guide'],
  ['FBA 2026', 'fba-2026'],
  ['拼箱', ''],
])('the title “%s” suggests “%s”', (title, slug) => {
  expect(slugOf(title, 80)).toBe(slug);
});

test('a long title ends with a whole word, a long word where there is no more room', () => {
  expect(slugOf('Chargeable weight explained', 20)).toBe('chargeable-weight');
  expect(slugOf('x'.repeat(30), 20)).toBe('x'.repeat(20));
});
