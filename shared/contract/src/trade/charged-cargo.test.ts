import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { cargoTotals } from './cargo-volume.ts';
import { chargeableWeight } from './chargeable-weight.ts';
import { chargedCargo, chargedSourceOf, chargeFor, type MeasuredLine } from './charged-cargo.ts';

const cups = { package: 10, weight: 100, volume: 1 };
const lamps = { package: 4, weight: 80, volume: 0.5 };
const measured = (line: number, cartons: number, weightKg: number, volumeCbm: number): MeasuredLine => ({
  line,
  cartons,
  weightKg,
  volumeCbm,
});
const totals = (cartons: number, kg: number, cbm: number) => ({
  cartons,
  weightThousandths: Math.round(kg * 1000),
  volumeThousandths: Math.round(cbm * 1000),
});

describe('chargedCargo', () => {
  test.each([
    ['nothing measured', [], totals(14, 180, 1.5), 'entered', 0],
    [
      'all measured',
      [measured(1, 10, 110, 1.2), measured(2, 4, 82, 0.4)],
      totals(14, 192, 1.6),
      'measured',
      2,
    ],
    [
      'in any order',
      [measured(2, 4, 82, 0.4), measured(1, 9, 110, 1.2)],
      totals(13, 192, 1.6),
      'measured',
      2,
    ],
    ['the first alone', [measured(1, 10, 110, 1.2)], totals(14, 190, 1.7), 'partlyMeasured', 1],
    ['a line that is not there', [measured(3, 1, 9, 9)], totals(14, 180, 1.5), 'entered', 0],
  ] as const)('%s', (_name, measurements, sums, source, measuredLines) => {
    expect(chargedCargo([cups, lamps], measurements)).toEqual({ ...sums, source, measuredLines });
  });

  test('by W/M 500 at least 1: entered 1.5 RT, measured heavier 2.4 RT', () => {
    const rule = { kgPerCbm: 500, minimum: 1, step: 0.01 };
    expect(chargeableWeight(chargedCargo([cups, lamps], []), rule)).toBe(1500);
    const found = [measured(1, 10, 700, 1.2), measured(2, 4, 500, 0.5)];
    expect(chargeableWeight(chargedCargo([cups, lamps], found), rule)).toBe(2400);
  });

  test('is what was measured where all of it was, whatever was entered', () => {
    const amount = fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 1000);
    const cargo = fc.record({ package: fc.nat(999), weight: amount, volume: amount });
    const pairs = fc.array(fc.tuple(cargo, cargo), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(pairs, (lines) => {
        const entered = lines.map(([line]) => line);
        const found = lines.map(([, line]) => line);
        const measurements = found.map((line, at) =>
          measured(at + 1, line.package, line.weight, line.volume),
        );
        expect(chargedCargo(entered, measurements)).toMatchObject({
          ...cargoTotals(found),
          source: 'measured',
        });
        expect(chargedCargo(entered, [])).toMatchObject({ ...cargoTotals(entered), source: 'entered' });
      }),
    );
  });
});

test('a booking without lines was not measured', () => {
  expect([chargedSourceOf(0, 0), chargedCargo([], []).source]).toEqual(['entered', 'entered']);
});

test.each([
  [{ weight: 600, volume: 1 }, { kgPerCbm: 500, minimum: 0, step: 0.01 }, 1.2],
  [{ weight: 0.001, volume: 0.001 }, { kgPerCbm: 500, minimum: 1, step: 0.01 }, 1],
  [{ weight: 20, volume: 0.216 }, { cm3PerKg: 6000, minimum: 0, step: 0.5 }, 36],
  [{ weight: 0, volume: 1 }, { kgPerCbm: 500, minimum: 1, step: 0.01 }, null],
  [{ weight: 600, volume: 0 }, { kgPerCbm: 500, minimum: 1, step: 0.01 }, null],
] as const)('%j by %j is charged %s', (charged, rule, charge) => {
  expect(chargeFor(charged, rule)).toBe(charge);
});
