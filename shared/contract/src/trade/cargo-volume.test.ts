import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  cargoTotals,
  farVolumeThousandths,
  lineVolumeThousandths,
  volumeGapThousandths,
} from './cargo-volume.ts';

describe('lineVolumeThousandths', () => {
  test.each([
    [{ long: 60, wide: 50, high: 40, package: 1 }, 120],
    [{ long: 60, wide: 60, high: 60, package: 1 }, 216],
    [{ long: 50, wide: 40, high: 30, package: 10 }, 600],
    [{ long: 45.5, wide: 33.3, high: 21.1, package: 7 }, 224],
    [{ long: 10, wide: 10, high: 5, package: 1 }, 1],
    [{ long: 1, wide: 1, high: 1, package: 1 }, 0],
    [{ long: 999_999.999, wide: 999_999.999, high: 1, package: 1 }, 999_999_998],
  ])('%j is %i thousandths of a cubic metre', (line, volume) => {
    expect(lineVolumeThousandths(line)).toBe(volume);
  });

  test.each([
    {},
    { long: 60, wide: 50, high: 40 },
    { long: null, wide: 50, high: 40, package: 1 },
    { long: 60, wide: 0, high: 40, package: 1 },
    { long: 60, wide: -5, high: 40, package: 1 },
    { long: Number.NaN, wide: 50, high: 40, package: 1 },
    { long: 60, wide: 50, high: 40, package: 1.5 },
  ])('%j has no volume yet', (line) => {
    expect(lineVolumeThousandths(line)).toBeUndefined();
  });

  test('is the volume in whole numbers, whatever the order of the sides', () => {
    const side = fc.integer({ min: 1, max: 100_000 }); // hundredths of a centimetre
    fc.assert(
      fc.property(side, side, side, fc.integer({ min: 1, max: 9999 }), (a, b, c, count) => {
        const exact = (BigInt(a) * BigInt(b) * BigInt(c) * BigInt(count) + 500_000_000n) / 1_000_000_000n;
        const [long, wide, high] = [a / 100, b / 100, c / 100];
        const volume = lineVolumeThousandths({ long, wide, high, package: count });
        return (
          volume === Number(exact) &&
          volume === lineVolumeThousandths({ long: high, wide: long, high: wide, package: count })
        );
      }),
    );
  });
});

test('volumeGapThousandths tells an entered volume from the computed one', () => {
  const line = { long: 60, wide: 50, high: 40, package: 10 };
  expect(volumeGapThousandths({ ...line, volume: 1.2 })).toBe(0);
  expect(volumeGapThousandths({ ...line, volume: 1.25 })).toBe(50);
  expect(volumeGapThousandths({ ...line, volume: 1 })).toBe(-200);
  expect(volumeGapThousandths(line)).toBeUndefined();
  expect(volumeGapThousandths({ volume: 1 })).toBeUndefined();
});

describe('cargoTotals', () => {
  test('adds what floating point does not', () => {
    const lines = [
      { package: 1, weight: 0.1, volume: 0.001 },
      { package: 2, weight: 0.2, volume: 1.005 },
    ];
    expect(cargoTotals(lines)).toEqual({ cartons: 3, weightThousandths: 300, volumeThousandths: 1006 });
  });

  test('counts nothing for what is not entered', () => {
    const lines = [
      {},
      { package: null, weight: null, volume: null },
      { package: Number.NaN, weight: Number.NaN },
    ];
    expect(cargoTotals(lines)).toEqual({ cartons: 0, weightThousandths: 0, volumeThousandths: 0 });
  });

  test('is exact, in any order', () => {
    const grams = fc.integer({ min: 0, max: 9_999_999 });
    fc.assert(
      fc.property(fc.array(fc.tuple(grams, grams), { maxLength: 500 }), (entries) => {
        const lines = entries.map(([weight, volume]) => ({ weight: weight / 1000, volume: volume / 1000 }));
        const { weightThousandths, volumeThousandths } = cargoTotals(lines);
        expect(weightThousandths).toBe(entries.reduce((sum, [weight]) => sum + weight, 0));
        expect(volumeThousandths).toBe(entries.reduce((sum, [, volume]) => sum + volume, 0));
        expect(cargoTotals(lines.toReversed())).toEqual(cargoTotals(lines));
      }),
    );
  });
});

test.each([
  [1, null],
  [1.2, null],
  [0.8, null],
  [1.201, 1000],
  [0.799, 1000],
  [null, null],
])('of dimensions that give 1 CBM, %s CBM is far from them: %s', (volume, far) => {
  const line = { long: 100, wide: 100, high: 10, package: 10 };
  expect(farVolumeThousandths({ ...line, volume })).toBe(far);
});

test('ten litres are near whatever they are a part of', () => {
  const line = { long: 10, wide: 10, high: 10, package: 1 };
  expect(farVolumeThousandths({ ...line, volume: 0.011 })).toBeNull();
  expect(farVolumeThousandths({ ...line, volume: 0.012 })).toBe(1);
});
