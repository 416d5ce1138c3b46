import { describe, expect, test } from '@jest/globals';
import { type CargoLine, emptyCargoLine } from './booking-basics.ts';
import { cargoLineProblems, isCargoLineEmpty } from './cargo-line-rules.ts';

const line = (changes: Partial<CargoLine> = {}): CargoLine => ({
  ...emptyCargoLine(),
  goods_name: '蓝牙耳机',
  package: 12,
  weight: 115.2,
  volume: 0.567,
  ...changes,
});
const problems = (changes: Partial<CargoLine>, isComplete = true) =>
  cargoLineProblems(line(changes), { isComplete }).map(({ path, rule }) => [path, rule]);

describe('cargoLineProblems', () => {
  test('a whole line has none; dimensions and FBA ids may be left out', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ long: 40, wide: 35.5, high: 30.25, shipment_id: 'FBA15GCL9X61' })).toEqual([]);
  });

  test('an empty line lacks what the spec requires, in its order', () => {
    expect(cargoLineProblems(emptyCargoLine(), { isComplete: true })).toEqual(
      ['goods_name', 'package', 'weight', 'volume'].map((path) => ({ path, rule: 'required' })),
    );
    expect(problems({ goods_name: ' ', pack: '' })).toEqual([
      ['goods_name', 'required'],
      ['pack', 'chooseOne'],
    ]);
  });

  test('a draft may lack them, but holds nothing that could not be stored', () => {
    expect(cargoLineProblems(emptyCargoLine(), { isComplete: false })).toEqual([]);
    expect(problems({ weight: 1.2345, package: -1, goods_name: 'x'.repeat(101) }, false)).toEqual([
      ['goods_name', 'tooLong'],
      ['package', 'notPositive'],
      ['weight', 'tooManyDecimals'],
    ]);
  });

  test.each<[keyof CargoLine, number, string]>([
    ['package', 1.5, 'notAnInteger'],
    ['package', 0, 'notPositive'],
    ['weight', 0.0001, 'tooManyDecimals'],
    ['weight', 12_345_678_901, 'tooManyDigits'],
    ['volume', Number.NaN, 'notANumber'],
    ['long', 40.123, 'tooManyDecimals'],
    ['high', -3, 'notPositive'],
  ])('%s %p: %s', (field, value, rule) => {
    expect(problems({ [field]: value })).toEqual([[field, rule]]);
  });

  test.each([
    ['shipment_id', 16],
    ['reference_id', 13],
    ['instructions', 201],
  ] as const)('%s of %i characters is too long', (field, length) => {
    expect(problems({ [field]: 'A'.repeat(length) })).toEqual([[field, 'tooLong']]);
    expect(problems({ [field]: 'A'.repeat(length - 1) })).toEqual([]);
  });
});

test('the number of a box is told as one, with the shipment that it belongs to', () => {
  const found = cargoLineProblems(line({ shipment_id: 'FBA1MMD8D0U000001' }), { isComplete: false });
  expect(found).toEqual([{ path: 'shipment_id', rule: 'boxNumber', params: { shipment: 'FBA1MMD8D0' } }]);
  expect(problems({ shipment_id: 'FBA1MMD8D0U00001' })).toEqual([['shipment_id', 'tooLong']]);
});

test('a line is empty until something but the packing was entered', () => {
  expect(isCargoLineEmpty(emptyCargoLine())).toBe(true);
  expect(isCargoLineEmpty({ ...emptyCargoLine(), pack: '20' })).toBe(true);
  expect(isCargoLineEmpty({ ...emptyCargoLine(), high: 3 })).toBe(false);
});
