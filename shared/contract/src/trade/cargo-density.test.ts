import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { densityHint } from './cargo-density.ts';

test.each([
  ['ordinary goods', 115.2, 0.567, null],
  ['foam, as light as it comes', 10, 1, null],
  ['lighter than foam', 9.9, 1, { hint: 'tooLight', kgPerCbm: 9.9 }],
  ['solid steel', 7850, 1, null],
  ['denser than steel', 7851, 1, { hint: 'tooDense', kgPerCbm: 7851 }],
  ['grams for kilograms', 115_200, 0.567, { hint: 'tooDense', kgPerCbm: 203_175 }],
  ['litres for cubic metres', 115.2, 567, { hint: 'tooLight', kgPerCbm: 0.2 }],
  ['no weight yet', null, 1, null],
  ['no volume yet', 10, null, null],
  ['a text that is no number', Number.NaN, 1, null],
  ['a weight that no rule allows', -5, 1, null],
  ['nothing', 0, 0, null],
] as const)('%s', (_name, weight, volume, hint) => {
  expect(densityHint({ weight, volume })).toEqual(hint);
});

test('a density between the bounds is never wondered at, and one beyond always', () => {
  const volume = fc.integer({ min: 1, max: 100_000 }).map((value) => value / 1000);
  fc.assert(
    fc.property(volume, fc.integer({ min: 11, max: 7849 }), (cbm, density) => {
      expect(densityHint({ weight: cbm * density, volume: cbm })).toBeNull();
      expect(densityHint({ weight: cbm * 7849 * (1 + density), volume: cbm })?.hint).toBe('tooDense');
      expect(densityHint({ weight: cbm / density, volume: cbm })?.hint).toBe('tooLight');
    }),
  );
});
