import { describe, expect, test } from '@jest/globals';
import { containerMassLimits } from './container-mass.ts';

describe('containerMassLimits', () => {
  test.each([
    ['20GP', 1470, 2100],
    ['40GP', 2520, 3600],
    ['40HQ', 2520, 3600],
    ['45HQ', 3150, 4500],
    ['20OT', 1540, 2200],
    ['40OT', 2590, 3700],
    ['20RF', 1960, 2800],
    ['40RH', 2940, 4200],
  ])('%s: nothing lighter than %i kg empty, few lighter than %i', (sizeType, least, usualLeast) => {
    expect(containerMassLimits(sizeType)).toEqual({ least, usualLeast, usualMost: 30_480, most: 36_000 });
  });

  test.each([
    ['20FR', 1750, 2500],
    ['40FR', 3290, 4700],
  ])('%s is plated for what it is built for', (sizeType, least, usualLeast) => {
    expect(containerMassLimits(sizeType)).toEqual({ least, usualLeast, usualMost: 36_000, most: 80_000 });
  });

  test('what is not known is taken for the lightest box, so that nothing right is refused', () => {
    for (const sizeType of ['', '20', '53HC', '10GP']) {
      expect(containerMassLimits(sizeType)).toEqual(containerMassLimits('20GP'));
    }
  });

  test('the bounds lie in their order', () => {
    for (const sizeType of ['20GP', '40GP', '40HQ', '45HQ', '20OT', '40OT', '20RF', '40RH', '20FR', '40FR']) {
      const { least, usualLeast, usualMost, most } = containerMassLimits(sizeType);
      expect(least).toBeLessThan(usualLeast);
      expect(usualLeast).toBeLessThan(usualMost);
      expect(usualMost).toBeLessThanOrEqual(most ?? Number.POSITIVE_INFINITY);
    }
  });
});
