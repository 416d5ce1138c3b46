import { expect, test } from '@jest/globals';
import { type CargoLine, emptyCargoLine } from './booking-basics.ts';
import { cargoSheetProblems } from './booking-basics-rules.ts';
import { lineBoundsProblems, totalBoundsProblems } from './cargo-bounds.ts';
import { cargoLineProblems } from './cargo-line-rules.ts';

const line = (changes: Partial<CargoLine>): CargoLine => ({
  ...emptyCargoLine(),
  goods_name: '瑜伽垫',
  ...changes,
});

test.each<[Partial<CargoLine>, string[]]>([
  [{ package: 20_000 }, []],
  [{ package: 20_001 }, ['package cartonsOfLine']],
  [{ weight: 1_000_000, volume: 1000 }, []],
  [{ weight: 1_000_000.001, volume: 1000 }, ['weight weightOfLine']],
  [{ weight: 1_000_000, volume: 1000.001 }, ['volume volumeOfLine']],
  [{ weight: 1, volume: 1 }, []],
  [{ weight: 0.999, volume: 1 }, ['weight impossibleDensity']],
  [{ weight: 20_000, volume: 1 }, []],
  [{ weight: 20_000.001, volume: 1 }, ['weight impossibleDensity']],
  [{ weight: 5, volume: null }, []],
  [{ weight: 0, volume: 0 }, []],
])('a line of %j', (changes, found) => {
  expect(lineBoundsProblems(line(changes)).map(({ path, rule }) => `${path} ${rule}`)).toEqual(found);
});

test('is refused on submit alone, beside what else is wrong with it, and once at a field', () => {
  const absurd = line({ goods_name: '', package: 30_000, weight: 5, volume: 0.0051 });
  const paths = (isComplete: boolean) =>
    cargoLineProblems(absurd, { isComplete }).map(({ path, rule }) => [path, rule]);
  expect(paths(false)).toEqual([['volume', 'tooManyDecimals']]);
  expect(paths(true)).toEqual([
    ['goods_name', 'required'],
    ['volume', 'tooManyDecimals'],
    ['package', 'cartonsOfLine'],
  ]);
  expect(cargoLineProblems(line({ package: 1e12 }), { isComplete: true })).toContainEqual({
    path: 'package',
    rule: 'tooManyDigits',
    params: { max: 10 },
  });
});

const lines = (count: number, changes: Partial<CargoLine>) =>
  Array.from({ length: count }, () => line(changes));

test('all lines together have bounds of their own, named with the sum', () => {
  expect(totalBoundsProblems(lines(5, { package: 20_000 }))).toEqual([]);
  expect(totalBoundsProblems([...lines(5, { package: 20_000 }), line({ package: 1 })])).toEqual([
    { path: 'cargo', rule: 'cartonsOfBooking', params: { max: '100,000', sum: '100,001' } },
  ]);
  const heavy = lines(2, { package: 1, weight: 600_000, volume: 500.001 });
  expect(totalBoundsProblems(heavy).map(({ rule }) => rule)).toEqual(['weightOfBooking', 'volumeOfBooking']);
  const ofSheet = (isComplete: boolean) => cargoSheetProblems({ cargo: heavy }, isComplete, () => []);
  expect(ofSheet(true)).toHaveLength(2);
  expect(ofSheet(false)).toEqual([]);
});

test('a line that is too much alone is not said a second time', () => {
  expect(totalBoundsProblems(lines(6, { package: 20_001 }))).toEqual([]);
});

test('many full containers take more than that', () => {
  const cargo = lines(2, { package: 1, weight: 500_000, volume: 750 });
  expect(totalBoundsProblems(cargo, 15)).toEqual([]);
  expect(totalBoundsProblems(cargo, 14)).toHaveLength(1);
});
