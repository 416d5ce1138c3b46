import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canDeliverByLand } from './delivery-reach.ts';

test.each([
  ['US', 'US', true],
  ['US', 'CA', true],
  ['MX', 'US', true],
  ['NL', 'DE', true],
  ['BE', 'CZ', true],
  ['DE', 'GB', true],
  ['AE', 'SA', true],
  ['SG', 'MY', true],
  ['TR', 'DE', true],
  ['ZA', 'ZW', true],
  ['JP', 'JP', true],
  ['US', 'DE', false],
  ['US', 'GB', false],
  ['US', 'BR', false],
  ['DE', 'US', false],
  ['GB', 'JP', false],
  ['JP', 'KR', false],
  ['AU', 'NZ', false],
  ['SG', 'ID', false],
  ['TW', 'CN', false],
  ['AE', 'DE', false],
  ['US', 'PR', true],
  ['DO', 'HT', true],
  ['MY', 'BN', true],
  ['ID', 'MY', true],
  ['ID', 'TL', true],
  ['PG', 'ID', true],
  ['CN', 'KP', true],
  ['CN', 'PK', true],
  ['PK', 'IR', true],
  ['IN', 'MM', true],
  ['GB', 'JE', true],
  ['FR', 'GG', true],
  ['DK', 'FO', true],
  ['FI', 'AX', true],
  ['DE', 'MA', true],
  ['DE', 'PR', false],
  ['US', 'DO', false],
  ['TL', 'PG', false],
  ['DE', 'ZA', false],
] as const)('from a port of %s to %s by land: %s', (from, to, can) => {
  expect(canDeliverByLand(from, to)).toBe(can);
});

test('goes both ways, and never to a country that is not one', () => {
  const country = fc.stringMatching(/^[A-Z]{2}$/);
  fc.assert(
    fc.property(country, country, (one, other) => {
      expect(canDeliverByLand(one, other)).toBe(canDeliverByLand(other, one));
      expect(canDeliverByLand(one, one)).toBe(true);
    }),
  );
  expect(canDeliverByLand('US', '')).toBe(false);
});
