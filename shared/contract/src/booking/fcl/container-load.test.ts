import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { containerOverloads } from './container-load.ts';

const size = (value: string, maxPayloadKg: number, capacityCbm: number | null) => ({
  value,
  maxPayloadKg,
  capacityCbm,
});
const sizes = [size('20GP', 28_200, 33.2), size('40HQ', 28_500, 76.3), size('40FR', 39_500, null)];
const of = (sizeTypes: string, weight: number, volume: number) =>
  containerOverloads(
    sizeTypes.split(' ').map((sizeType) => ({ sizeType })),
    sizes,
    { weightThousandths: Math.round(weight * 1000), volumeThousandths: Math.round(volume * 1000) },
  );

// [containers, KGS, M3, what is too much and how much there is room for]
test.each<[string, number, number, [string, number][]]>([
  [
    '40HQ 40HQ 20GP',
    185_000,
    1200,
    [
      ['weight', 85_200],
      ['volume', 185.8],
    ],
  ],
  ['40HQ 40HQ 20GP', 85_200, 185.8, []],
  ['40HQ 40HQ 20GP', 85_200.001, 185.8, [['weight', 85_200]]],
  ['40HQ 40HQ 20GP', 85_200, 185.801, [['volume', 185.8]]],
  ['20GP', 0, 0, []],
  // On a rack cargo stands over; of boxes that are not said or not known nothing is.
  ['40FR 20GP', 67_700.5, 900, [['weight', 67_700]]],
  ['20GP 53HC', 185_000, 1200, []],
  ['', 185_000, 1200, []],
])('%s with %d KGS and %d M3', (sizeTypes, weight, volume, overloads) => {
  const found = of(sizeTypes, weight, volume);
  expect(found.map(({ amount, most }) => [amount, most])).toEqual(overloads);
  const entered = { weight, volume };
  for (const each of found) expect(each.entered).toBe(entered[each.amount]);
});

test('nothing is said where no container is ordered', () => {
  expect(containerOverloads([], sizes, { weightThousandths: 1, volumeThousandths: 1 })).toEqual([]);
});

test('one more container never makes it too much', () => {
  const name = fc.constantFrom('20GP', '40HQ', '40FR');
  const amounts = fc.tuple(fc.nat(200_000), fc.nat(500));
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), name, amounts, (names, more, [weight, volume]) => {
      const amountsOf = (list: string[]) => of(list.join(' '), weight, volume).map(({ amount }) => amount);
      const before = amountsOf(names);
      for (const amount of amountsOf([...names, more])) expect(before).toContain(amount);
    }),
  );
});
