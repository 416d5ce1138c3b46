import { toThousandths } from './thousandths.ts';

type Quantity = number | null | undefined;

/** The size of one package in cm and how many there are; what is not entered yet is null or undefined. */
export type CargoDimensions = { long?: Quantity; wide?: Quantity; high?: Quantity; package?: Quantity };

/** What a cargo line adds to the totals: packages, kilograms and cubic metres of the whole line. */
export type CargoQuantities = { package?: Quantity; weight?: Quantity; volume?: Quantity };

/** Totals of cargo: a count of packages, and weight (kg) and volume (m³) in thousandths. */
export type CargoTotals = { cartons: number; weightThousandths: number; volumeThousandths: number };

/** Thousandths of a centimetre cubed, times packages, in a thousandth of a cubic metre: (10³)³ · 10³. */
const perThousandthOfCbm = 10n ** 12n;

/**
 * The volume of a line in thousandths of a cubic metre: long · wide · high (cm) / 1 000 000 · packages,
 * rounded half up once, at the end. Undefined until all four are entered and positive.
 */
export function lineVolumeThousandths(line: CargoDimensions): number | undefined {
  let product = 1n;
  for (const side of [line.long, line.wide, line.high]) {
    const thousandths = toThousandths(side);
    if (thousandths === undefined || thousandths <= 0) return undefined;
    product *= BigInt(thousandths);
  }
  const packages = line.package ?? 0;
  if (!Number.isSafeInteger(packages) || packages <= 0) return undefined;
  const volume = (product * BigInt(packages) + perThousandthOfCbm / 2n) / perThousandthOfCbm;
  return volume <= Number.MAX_SAFE_INTEGER ? Number(volume) : undefined;
}

/**
 * How much more volume was entered than the dimensions give, in thousandths of a cubic metre (less: below
 * zero). Undefined while either is missing; anything but 0 is a gap that the form shows.
 */
export function volumeGapThousandths(line: CargoDimensions & CargoQuantities): number | undefined {
  const entered = toThousandths(line.volume);
  const computed = lineVolumeThousandths(line);
  return entered === undefined || computed === undefined ? undefined : entered - computed;
}

/** How far an entered volume may be from what the dimensions give: cartons bulge, and are measured one by one. */
const usualGap = 0.2;

/**
 * What the dimensions give, in thousandths of a cubic metre, where the entered volume is far from it: more than a fifth, and
 * more than a hundredth of a cubic metre. Null else; warns and never blocks.
 */
export function farVolumeThousandths(line: CargoDimensions & CargoQuantities): number | null {
  const computed = lineVolumeThousandths(line);
  const gap = Math.abs(volumeGapThousandths(line) ?? 0);
  return computed !== undefined && gap > Math.max(computed * usualGap, 10) ? computed : null;
}

/**
 * The volume that a warehouse will find of a line, in thousandths of a cubic metre: what its dimensions give, and where
 * they are not all entered the entered volume, or 0.
 */
export function volumeBySizeThousandths(line: CargoDimensions & CargoQuantities): number {
  return lineVolumeThousandths(line) ?? toThousandths(line.volume) ?? 0;
}

/** The totals of cargo lines, exact to the thousandth; what is not entered counts as nothing. */
export function cargoTotals(lines: readonly CargoQuantities[]): CargoTotals {
  const totals = { cartons: 0, weightThousandths: 0, volumeThousandths: 0 };
  for (const line of lines) {
    totals.cartons += Number.isSafeInteger(line.package) ? (line.package ?? 0) : 0;
    totals.weightThousandths += toThousandths(line.weight) ?? 0;
    totals.volumeThousandths += toThousandths(line.volume) ?? 0;
  }
  return totals;
}
