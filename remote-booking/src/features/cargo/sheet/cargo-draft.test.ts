import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type CargoLineDraft,
  computedVolume,
  draftTotals,
  fromCargoLine,
  hasVolumeGap,
  newCargoLine,
  suggestVolume,
  toCargoLine,
  withComputedVolume,
} from './cargo-draft.ts';

const line = (change: Partial<CargoLineDraft>): CargoLineDraft => ({ ...newCargoLine(), ...change });

describe('numbers as typed', () => {
  test('full-width digits and the Chinese full stop are numbers', () => {
    expect(toCargoLine(line({ weight: '１２。５' })).weight).toBe(12.5);
  });

  test('what is no number reaches no rule as a number', () => {
    expect(toCargoLine(line({ weight: '12kg' })).weight).toBeNaN();
  });

  test('a saved line comes back as it was', () => {
    const amount = fc.option(fc.integer({ min: 1, max: 9_999_999 }).map((value) => value / 1000));
    fc.assert(
      fc.property(amount, amount, amount, (weight, volume, long) => {
        const saved = { ...toCargoLine(newCargoLine()), weight, volume, long };
        expect(toCargoLine(fromCargoLine(saved))).toEqual(saved);
      }),
    );
  });
});

describe('volume', () => {
  const sized = line({ package: '100', long: '60', wide: '50', high: '40' });

  test('is computed from the dimensions and taken over on request', () => {
    expect(computedVolume(sized)).toBe('12.000');
    expect(withComputedVolume(sized).volume).toBe('12.000');
    expect(hasVolumeGap(withComputedVolume(sized))).toBe(false);
  });

  test('a difference is a gap; nothing entered is none', () => {
    expect(hasVolumeGap({ ...sized, volume: '12.5' })).toBe(true);
    expect(hasVolumeGap(sized)).toBe(false);
  });

  test('is offered while nothing is entered, and compared with what is', () => {
    const suggestion = (volume: string) => suggestVolume({ ...sized, volume })?.relation;
    expect(['', '12', '12.5', 'x'].map(suggestion)).toEqual(['missing', 'same', 'differs', undefined]);
    expect(suggestVolume(newCargoLine())).toBeNull();
  });

  test('taking the computed volume over twice changes nothing more', () => {
    const side = fc.integer({ min: 1, max: 300 }).map(String);
    fc.assert(
      fc.property(side, side, side, side, (count, long, wide, high) => {
        const once = withComputedVolume(line({ package: count, long, wide, high }));
        expect(withComputedVolume(once)).toBe(once);
      }),
    );
  });
});

test('totals count no number that the rules refuse', () => {
  const size = { long: '60', wide: '50', high: '40' };
  const lines = [
    line({ package: '3', weight: '-5', volume: '1.5' }),
    line({ package: '12345678901', weight: '2', volume: '1.23456', ...size }),
  ];
  expect(draftTotals(lines)).toEqual({
    cartons: 3,
    weightThousandths: 2000,
    volumeThousandths: 1500,
    computedThousandths: 0,
    bySizeThousandths: 1500,
  });
  expect(lines.map(computedVolume)).toEqual([null, null]);
});

test('by size a line counts what its dimensions give, or else what was entered', () => {
  const sized = line({ package: '100', long: '60', wide: '50', high: '40', volume: '12.5' });
  expect(draftTotals([sized, line({ package: '1', volume: '0.75' })])).toMatchObject({
    volumeThousandths: 13_250,
    computedThousandths: 12_000,
    bySizeThousandths: 12_750,
  });
});

test('totals are exact and leave out what cannot be read', () => {
  const lines = [line({ package: '2', weight: '0.1' }), line({ package: 'x', weight: '0.2' })];
  expect(draftTotals(lines)).toMatchObject({ cartons: 2, weightThousandths: 300 });
});
