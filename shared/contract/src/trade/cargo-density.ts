import type { CargoQuantities } from './cargo-volume.ts';

/**
 * Kilograms per cubic metre that no packed cargo is expected beyond: solid steel is 7 850 (EN 1991-1-1, table A.4), and
 * foamed polystyrene, among the lightest of goods, 10 and more (EN 13163). Goods beyond them exist (lead, down), so
 * that it is only worth a second look: a weight in grams, a volume in litres, sides in inches.
 */
const usualKgPerCbm = { least: 10, most: 7850 };

/** A density that packed goods hardly have, and which it is, in whole kilograms per cubic metre. */
type DensityHint = { hint: 'tooLight' | 'tooDense'; kgPerCbm: number };

/**
 * Whether the weight of a cargo line hardly fits its volume; warns and never blocks. Null while either is not entered,
 * and for what is usual.
 */
export function densityHint({
  weight,
  volume,
}: Pick<CargoQuantities, 'weight' | 'volume'>): DensityHint | null {
  if (!(weight && weight > 0 && volume && volume > 0)) return null;
  const density = weight / volume;
  if (density < usualKgPerCbm.least) return { hint: 'tooLight', kgPerCbm: Math.round(density * 10) / 10 };
  return density > usualKgPerCbm.most ? { hint: 'tooDense', kgPerCbm: Math.round(density) } : null;
}
