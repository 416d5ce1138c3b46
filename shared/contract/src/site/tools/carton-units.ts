import { normalizeDecimal } from '../../text/normalize-decimal.ts';
import { toThousandths } from '../../trade/thousandths.ts';

export const lengthUnits = ['cm', 'mm', 'm', 'in'] as const;
export type LengthUnit = (typeof lengthUnits)[number];
export const weightUnits = ['kg', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** What a number can be said to be of: a length, a weight, or a count of cartons. */
export type CartonUnit = LengthUnit | WeightUnit | 'carton';

const names: Readonly<Record<CartonUnit, readonly string[]>> = {
  mm: ['mm', '毫米'],
  cm: ['cm', 'cms', '厘米', '公分'],
  m: ['m', '米'],
  in: ['in', 'inch', 'inches', '"', '英寸'],
  kg: ['kg', 'kgs', '公斤', '千克'],
  lb: ['lb', 'lbs', '磅'],
  carton: ['ctn', 'ctns', 'carton', 'cartons', 'box', 'boxes', 'pkg', 'pkgs', '箱', '件'],
};

const unitsByName = new Map(
  Object.entries(names).flatMap(
    ([unit, all]) => all.map((name) => [name, unit as CartonUnit] as const), // a key of the names
  ),
);

/** Every name of a unit, the longest first, as a part of a pattern. */
export const anyUnit = [...unitsByName.keys()].sort((one, other) => other.length - one.length).join('|');

/** The unit of a name in small letters; undefined for any other text. */
export const unitNamed = (name: string): CartonUnit | undefined => unitsByName.get(name);

export const isLengthUnit = (unit: CartonUnit | undefined): unit is LengthUnit =>
  lengthUnits.some((known) => known === unit);
export const isWeightUnit = (unit: CartonUnit | undefined): unit is WeightUnit =>
  weightUnits.some((known) => known === unit);

/** What one unit is of a centimetre or a kilogram, as a fraction: 1 in is 2.54 cm, 1 lb is 0.45359237 kg. */
const fractions: Readonly<Record<LengthUnit | WeightUnit, readonly [bigint, bigint]>> = {
  cm: [1n, 1n],
  mm: [1n, 10n],
  m: [100n, 1n],
  in: [254n, 100n],
  kg: [1n, 1n],
  lb: [45_359_237n, 100_000_000n],
};

/** As many digits as any figure of cargo has. */
const mostDigits = 10;

/**
 * A number of a unit in thousandths of a centimetre or a kilogram, rounded half up; null where the text is no number, or
 * one that could be two.
 */
export function thousandthsOf(text: string, unit: LengthUnit | WeightUnit): number | null {
  const plain = normalizeDecimal(text);
  const value = plain === null || plain.length > mostDigits + 1 ? undefined : toThousandths(plain);
  if (value === undefined) return null;
  const [numerator, denominator] = fractions[unit];
  // Half up works on what is not negative alone.
  if (value < 0) return -1;
  return Number((BigInt(value) * numerator * 2n + denominator) / (2n * denominator));
}
