import type { Problem } from '../rule/problem.ts';
import { cargoTotals } from '../trade/cargo-volume.ts';
import { fromThousandths } from '../trade/thousandths.ts';
import type { CargoLine } from './booking-basics.ts';

const amounts = ['package', 'weight', 'volume'] as const;
type Amount = (typeof amounts)[number];
type Bounds = Readonly<Record<Amount, number>>;

/**
 * More than any one line is: cartons, KGS (1 000 tonnes) and CBM. A number beyond is a slip of the hand, such as grams
 * for kilograms, and would be printed, planned and charged.
 */
const mostOfLine: Bounds = { package: 20_000, weight: 1_000_000, volume: 1000 };

/** The same of a whole booking. */
const mostOfBooking: Bounds = { ...mostOfLine, package: 100_000 };

/** More than a full container takes; many of them may hold more than what else is the most of a booking. */
const mostOfContainer: Bounds = { package: 10_000, weight: 40_000, volume: 100 };

/** KGS per CBM that nothing is beyond: iridium, the densest of metals, is 22 560, and no cargo is as light as air. */
const possibleKgPerCbm = { least: 1, most: 20_000 };

const lineRules = { package: 'cartonsOfLine', weight: 'weightOfLine', volume: 'volumeOfLine' } as const;
const bookingRules = {
  package: 'cartonsOfBooking',
  weight: 'weightOfBooking',
  volume: 'volumeOfBooking',
} as const;

/** What no cargo line that is submitted can be, paths relative to the line. */
export function lineBoundsProblems(line: CargoLine): Problem[] {
  const problems = amounts
    .filter((amount) => isBeyond(line, amount))
    .map((amount): Problem => {
      return { path: amount, rule: lineRules[amount], params: { max: inWords(mostOfLine[amount]) } };
    });
  const density = isBeyond(line, 'weight') || isBeyond(line, 'volume') ? null : impossibleDensity(line);
  return density
    ? [...problems, { path: 'weight', rule: 'impossibleDensity', params: { density } }]
    : problems;
}

function impossibleDensity({ weight, volume }: CargoLine): string | null {
  if (!(weight && weight > 0 && volume && volume > 0)) return null;
  const density = weight / volume;
  if (density >= possibleKgPerCbm.least && density <= possibleKgPerCbm.most) return null;
  return inWords(density < 1 ? Number(density.toPrecision(2)) : Math.round(density));
}

const isBeyond = (line: CargoLine, amount: Amount) => (line[amount] ?? 0) > mostOfLine[amount];

/** What all lines of a submitted booking cannot be together, at the sheet; a line that is too much alone says so itself. */
export function totalBoundsProblems(cargo: readonly CargoLine[], containers = 0): Problem[] {
  const { cartons, weightThousandths, volumeThousandths } = cargoTotals(cargo);
  const sums: Bounds = {
    package: cartons,
    weight: fromThousandths(weightThousandths),
    volume: fromThousandths(volumeThousandths),
  };
  const mostOf = (amount: Amount) => Math.max(mostOfBooking[amount], mostOfContainer[amount] * containers);
  return amounts
    .filter((amount) => sums[amount] > mostOf(amount) && !cargo.some((line) => isBeyond(line, amount)))
    .map((amount) => ({
      path: 'cargo',
      rule: bookingRules[amount],
      params: { max: inWords(mostOf(amount)), sum: inWords(sums[amount]) },
    }));
}

const inWords = (amount: number) => amount.toLocaleString('en-US', { maximumFractionDigits: 3 });
