import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type ChargeableRule,
  chargeableBasis,
  chargeableUnit,
  chargeableWeight,
} from './chargeable-weight.ts';

const cargo = (kg: number, cbm: number) => ({
  weightThousandths: Math.round(kg * 1000),
  volumeThousandths: Math.round(cbm * 1000),
});

const amount = fc.integer({ min: 0, max: 100_000_000 });
const rules = fc.record({
  kgPerCbm: fc.constantFrom(1000, 500, 363),
  minimum: fc.constantFrom(0.1, 0.5, 1, 2),
  step: fc.constantFrom(0.001, 0.01, 0.1, 0.5, 1),
});

describe('chargeableWeight', () => {
  test.each([
    ['10 m³ and 1 t at W/M 1000', cargo(1000, 10), { kgPerCbm: 1000, minimum: 1, step: 0.001 }, 10_000],
    ['600 kg on 1 CBM at 500', cargo(600, 1), { kgPerCbm: 500, minimum: 1, step: 0.001 }, 1200],
    ['60×50×40 at minimum 1', cargo(20, 0.12), { kgPerCbm: 1000, minimum: 1, step: 0.01 }, 1000],
    ['60³ cm / 6000', cargo(10, 0.216), { cm3PerKg: 6000, minimum: 1, step: 0.5 }, 36_000],
    ['heavier than its volume', cargo(40.2, 0.216), { cm3PerKg: 6000, minimum: 12, step: 1 }, 41_000],
    ['363 kg is 1 CBM', cargo(363, 0.5), { kgPerCbm: 363, minimum: 0.5, step: 0.01 }, 1000],
    ['one gram more is a step more', cargo(363.001, 0.5), { kgPerCbm: 363, minimum: 0.5, step: 0.01 }, 1010],
    ['half up', cargo(0, 1.25), { kgPerCbm: 1000, minimum: 0.1, step: 0.1, rounding: 'half-up' }, 1300],
    ['down', cargo(0, 1.99), { kgPerCbm: 1000, minimum: 0.1, step: 0.5, rounding: 'down' }, 1500],
    ['no cargo', cargo(0, 0), { kgPerCbm: 1000, minimum: 1, step: 0.01 }, 1000],
    ['a minimum between steps', cargo(1, 0.001), { kgPerCbm: 1000, minimum: 0.75, step: 0.5 }, 1000],
  ] as [string, ReturnType<typeof cargo>, ChargeableRule, number][])(
    '%s',
    (_name, shipped, rule, thousandths) => {
      expect(chargeableWeight(shipped, rule)).toBe(thousandths);
    },
  );

  test('refuses a rule that cannot be applied', () => {
    for (const rule of [
      { kgPerCbm: 0, minimum: 1, step: 1 },
      { kgPerCbm: 1000, minimum: 1, step: 0 },
      { cm3PerKg: Number.NaN, minimum: 1, step: 1 },
    ] as ChargeableRule[]) {
      expect(() => chargeableWeight(cargo(1, 1), rule)).toThrow(RangeError);
    }
  });

  test('lies on a step, under neither minimum, volume nor weight, and within a step of the greatest', () => {
    fc.assert(
      fc.property(amount, amount, rules, (weightThousandths, volumeThousandths, rule) => {
        const charged = chargeableWeight({ weightThousandths, volumeThousandths }, rule);
        const step = Math.round(rule.step * 1000);
        const least = Math.max(volumeThousandths, weightThousandths / rule.kgPerCbm, rule.minimum * 1000);
        expect(charged % step).toBe(0);
        expect(charged).toBeGreaterThanOrEqual(least - 1e-6);
        expect(charged - least).toBeLessThan(step);
      }),
    );
  });

  test('never falls when cargo is added', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, rules, (weight, volume, moreWeight, moreVolume, rule) => {
        const some = { weightThousandths: weight, volumeThousandths: volume };
        const more = { weightThousandths: weight + moreWeight, volumeThousandths: volume + moreVolume };
        return chargeableWeight(more, rule) >= chargeableWeight(some, rule);
      }),
    );
  });
});

describe('chargeableBasis', () => {
  const air = { cm3PerKg: 6000, minimum: 12, step: 0.5 };
  test.each([
    ['10 m³ and 1 t at W/M 1000', cargo(1000, 10), { kgPerCbm: 1000, minimum: 1, step: 0.001 }, 'volume'],
    ['600 kg on 1 CBM at 500', cargo(600, 1), { kgPerCbm: 500, minimum: 1, step: 0.001 }, 'weight'],
    ['as much by weight as by volume', cargo(500, 1), { kgPerCbm: 500, minimum: 1, step: 0.01 }, 'volume'],
    ['60×50×40 at minimum 1', cargo(20, 0.12), { kgPerCbm: 1000, minimum: 1, step: 0.01 }, 'minimum'],
    ['exactly the minimum', cargo(20, 1), { kgPerCbm: 1000, minimum: 1, step: 0.01 }, 'volume'],
    ['60³ cm / 6000', cargo(10, 0.216), air, 'volume'],
    ['heavier than its volume', cargo(40.2, 0.216), air, 'weight'],
    ['a small parcel', cargo(2, 0.01), air, 'minimum'],
  ] as [string, ReturnType<typeof cargo>, ChargeableRule, string][])('%s', (_name, shipped, rule, basis) => {
    expect(chargeableBasis(shipped, rule)).toBe(basis);
  });

  test('what it names is what the charge follows', () => {
    fc.assert(
      fc.property(amount, amount, rules, (weightThousandths, volumeThousandths, rule) => {
        const shipped = { weightThousandths, volumeThousandths };
        const charged = chargeableWeight(shipped, rule);
        const without = {
          weight: { ...shipped, volumeThousandths: 0 },
          volume: { ...shipped, weightThousandths: 0 },
        };
        const basis = chargeableBasis(shipped, rule);
        if (basis === 'minimum') expect(chargeableWeight(cargo(0, 0), rule)).toBe(charged);
        else expect(chargeableWeight(without[basis], rule)).toBe(charged);
      }),
    );
  });
});

test('a rule says its unit', () => {
  expect(chargeableUnit({ kgPerCbm: 363, minimum: 1, step: 0.01 })).toBe('RT');
  expect(chargeableUnit({ cm3PerKg: 6000, minimum: 12, step: 1 })).toBe('KGS');
});
