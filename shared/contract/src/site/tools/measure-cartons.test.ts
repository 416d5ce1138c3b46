import { describe, expect, test } from '@jest/globals';
import type { Carton } from './carton.ts';
import { chargeForCartons, measureCartons } from './measure-cartons.ts';

const cartons = (
  long: number,
  wide: number,
  high: number,
  count: number,
  weightKg: number | null,
): Carton => ({
  line: 1,
  long,
  wide,
  high,
  cartons: count,
  weightKg,
});

describe('measureCartons', () => {
  test('gives the volume of a line to three decimals, and of all the sum of the lines', () => {
    const measured = measureCartons([
      cartons(33.3, 33.3, 33.3, 1, 5),
      { ...cartons(33.3, 33.3, 33.3, 1, 5), line: 3 },
    ]);
    expect(measured).toEqual({
      lines: [
        { line: 1, volumeThousandths: 37, weightThousandths: 5000 },
        { line: 3, volumeThousandths: 37, weightThousandths: 5000 },
      ],
      cartons: 2,
      volumeThousandths: 74,
      weightThousandths: 10_000,
    });
  });

  test('knows no weight of all where a line has none, or where there is no line', () => {
    expect(
      measureCartons([cartons(60, 50, 40, 1, 5), cartons(60, 50, 40, 1, null)]).weightThousandths,
    ).toBeNull();
    expect(measureCartons([])).toEqual({
      lines: [],
      cartons: 0,
      volumeThousandths: 0,
      weightThousandths: null,
    });
  });
});

describe('chargeForCartons', () => {
  test.each([
    [
      '10 m³ and 1 t at W/M 1000',
      cartons(100, 100, 100, 10, 1000),
      { kgPerCbm: 1000, minimum: 1, step: 0.01 },
      'RT',
      10_000,
      'volume',
    ],
    [
      '600 kg on 1 CBM at 500',
      cartons(100, 100, 100, 1, 600),
      { kgPerCbm: 500, minimum: 1, step: 0.01 },
      'RT',
      1200,
      'weight',
    ],
    [
      '60×50×40×1 at a minimum of 1',
      cartons(60, 50, 40, 1, 20),
      { kgPerCbm: 363, minimum: 1, step: 0.01 },
      'RT',
      1000,
      'minimum',
    ],
    [
      '60³ cm / 6000',
      cartons(60, 60, 60, 1, 10),
      { cm3PerKg: 6000, minimum: 12, step: 1 },
      'KGS',
      36_000,
      'volume',
    ],
  ] as const)('%s', (_what, of, rule, unit, thousandths, basis) => {
    expect(chargeForCartons(measureCartons([of]), rule)).toEqual({ unit, thousandths, basis });
  });

  test('says nothing where a weight is missing', () => {
    const rule = { kgPerCbm: 1000, minimum: 1, step: 0.01 };
    expect(chargeForCartons(measureCartons([cartons(60, 50, 40, 1, null)]), rule)).toBeNull();
  });
});
