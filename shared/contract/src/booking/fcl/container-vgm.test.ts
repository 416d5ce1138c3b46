import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emptyCargoLine } from '../booking-basics.ts';
import { type ContainerVgm, submittedVgmProblems, vgmHint, vgmProblems, withVgm } from './container-vgm.ts';
import { emptyFclContainer } from './fcl-booking.ts';

const containers = [emptyFclContainer(), emptyFclContainer(), emptyFclContainer()];
const cargo = [
  { ...emptyCargoLine(), weight: 20_000.5 },
  { ...emptyCargoLine(), weight: 9999.5 },
];
const vgm = (index: number, vgmKg: number | null, vgmMethod: ContainerVgm['vgmMethod'] = 'SM1') => ({
  index,
  vgmKg,
  vgmMethod,
});
const problems = (...told: ContainerVgm[]) =>
  submittedVgmProblems(told, { containers, cargo }).map(({ path, rule }) => `${path} ${rule}`);

describe('the VGM of a container', () => {
  test('is a mass and how it was found; half of it is let through in a draft alone', () => {
    const rules = (vgmKg: number | null, vgmMethod: 'SM2' | null, isComplete = true) =>
      vgmProblems({ vgmKg, vgmMethod, sizeType: '40HQ' }, isComplete).map(
        ({ path, rule }) => `${path} ${rule}`,
      );
    expect(rules(null, null)).toEqual([]);
    expect(rules(21_500.125, 'SM2')).toEqual([]);
    expect(rules(21_500, null)).toEqual(['vgmMethod chooseOne']);
    expect(rules(null, 'SM2')).toEqual(['vgmKg required']);
    expect([rules(21_500, null, false), rules(null, 'SM2', false)]).toEqual([[], []]);
    expect(rules(Number.NaN, 'SM2', false)).toEqual(['vgmKg notANumber']);
    expect(rules(21_500.1234, 'SM2')).toEqual(['vgmKg tooManyDecimals']);
  });
});

describe('the mass of a box', () => {
  // [size, least that is possible, usual tare, usual rating, most that is possible]
  test.each<[string, number, number, number, number]>([
    ['20GP', 1470, 2100, 30_480, 36_000],
    ['40GP', 2520, 3600, 30_480, 36_000],
    ['40HQ', 2520, 3600, 30_480, 36_000],
    ['45HQ', 3150, 4500, 30_480, 36_000],
    ['20OT', 1540, 2200, 30_480, 36_000],
    ['20RF', 1960, 2800, 30_480, 36_000],
    ['40RH', 2940, 4200, 30_480, 36_000],
    ['20FR', 1750, 2500, 36_000, 80_000],
    ['40FR', 3290, 4700, 36_000, 80_000],
    // Not said yet, or not known here.
    ['', 1470, 2100, 30_480, 36_000],
    ['53HC', 1470, 2100, 30_480, 36_000],
  ])('%s', (sizeType, least, tare, rating, most) => {
    const rules = (vgmKg: number, isComplete = true) =>
      vgmProblems({ vgmKg, vgmMethod: 'SM1', sizeType }, isComplete).map(({ rule, params }) => [
        rule,
        params,
      ]);
    const hint = (vgmKg: number) => vgmHint({ vgmKg, sizeType });
    expect(rules(least - 0.001)).toEqual([['vgmWithoutBox', { least }]]);
    expect([rules(least), hint(least)]).toEqual([[], { hint: 'belowTare', kg: tare }]);
    expect([hint(tare - 0.001)?.hint, hint(tare), hint(rating)]).toEqual(['belowTare', null, null]);
    expect(hint(rating + 0.001)).toEqual({ hint: 'aboveRating', kg: rating });
    expect(rules(most)).toEqual([]);
    expect(rules(most + 0.001)).toEqual([['vgmAboveRating', { most }]]);
    // A draft is stored whatever it says.
    expect([rules(1, false), rules(99_999, false)]).toEqual([[], []]);
  });

  test('that nobody has entered, or that is no number, is not wondered at', () => {
    for (const vgmKg of [null, Number.NaN, 0, -1]) expect(vgmHint({ vgmKg, sizeType: '40HQ' })).toBeNull();
  });
});

describe('VGMs of a booking', () => {
  test('are told of its own containers, each once and whole', () => {
    expect(problems(vgm(0, 12_000), vgm(2, 11_000, 'SM2'))).toEqual([]);
    expect(problems(vgm(3, 12_000))).toEqual(['containers.0.index unknownChoice']);
    expect(problems(vgm(1, 12_000), vgm(1, 12_500))).toEqual(['containers.1.index unknownChoice']);
    expect(problems(vgm(0, null, null))).toEqual([
      'containers.0.vgmKg required',
      'containers.0.vgmMethod chooseOne',
    ]);
  });

  test('are together no less than the cargo, once there is one of every container', () => {
    expect(problems(vgm(0, 2000), vgm(1, 2000))).toEqual([]);
    expect(problems(vgm(0, 10_000), vgm(1, 10_000), vgm(2, 9999.999))).toEqual(['containers vgmBelowCargo']);
    expect(problems(vgm(0, 10_000), vgm(1, 10_000), vgm(2, 10_000))).toEqual([]);
    const before = withVgm(containers, [vgm(0, 10_000), vgm(1, 10_000)]);
    const sum = submittedVgmProblems([vgm(2, 5000)], { containers: before, cargo });
    expect(sum).toEqual([
      { path: 'containers', rule: 'vgmBelowCargo', params: { vgm: 25_000, cargo: 30_000 } },
    ]);
  });

  test('are measured by the size of their own container', () => {
    const [first, ...rest] = containers;
    const racks = [{ ...emptyFclContainer(), ...first, sizeType: '40FR' }, ...rest];
    const told = [vgm(0, 48_000), vgm(1, 48_000)];
    const found = submittedVgmProblems(told, { containers: racks, cargo });
    expect(found.map(({ path, rule }) => `${path} ${rule}`)).toEqual(['containers.1.vgmKg vgmAboveRating']);
  });

  test('change the containers that they are told of and no others', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 4 }));
    fc.assert(
      fc.property(some, fc.integer({ min: 1500, max: 36_000 }), (indexes, vgmKg) => {
        const five = Array.from({ length: 5 }, (_, at) => ({
          ...emptyFclContainer(),
          sizeType: `${at}`,
          vgmKg: 1,
        }));
        const after = withVgm(
          five,
          indexes.map((index) => vgm(index, vgmKg, 'SM2')),
        );
        for (const [at, container] of after.entries()) {
          const isTold = indexes.includes(at);
          expect(container).toEqual({
            ...five[at],
            vgmKg: isTold ? vgmKg : 1,
            vgmMethod: isTold ? 'SM2' : null,
          });
        }
      }),
    );
  });
});
