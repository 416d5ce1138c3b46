import { type CargoQuantities, type CargoTotals, cargoTotals } from './cargo-volume.ts';
import { type ChargeableRule, chargeableWeight } from './chargeable-weight.ts';
import { fromThousandths, toThousandths } from './thousandths.ts';

/** What the warehouse found of a cargo line, by its place in the booking from 1: packages, KGS and CBM of the whole line. */
export type MeasuredLine = { line: number; cartons: number; weightKg: number; volumeCbm: number };

/** Whose figures count: the customer's (录入), the warehouse's (仓库实测), or the warehouse's for some lines only. */
export const chargedSources = ['entered', 'measured', 'partlyMeasured'] as const;
export type ChargedSource = (typeof chargedSources)[number];

/** Totals by which a booking is charged, in thousandths where not whole, and whose figures they are. */
type ChargedCargo = CargoTotals & { source: ChargedSource; measuredLines: number };

/**
 * The cargo that is charged for, wherever a chargeable weight is shown or printed: as the warehouse measured each line,
 * and as it was entered where it has not measured. A measurement of a line that the booking does not have counts for
 * nothing.
 */
export function chargedCargo(
  lines: readonly CargoQuantities[],
  measurements: readonly MeasuredLine[],
): ChargedCargo {
  const found = new Map(measurements.map((measured) => [measured.line, measured]));
  const charged = lines.map((line, at) => {
    const measured = found.get(at + 1);
    return measured
      ? { package: measured.cartons, weight: measured.weightKg, volume: measured.volumeCbm }
      : line;
  });
  const measuredLines = lines.filter((_, at) => found.has(at + 1)).length;
  return { ...cargoTotals(charged), source: chargedSourceOf(measuredLines, lines.length), measuredLines };
}

/** Whose figures count where that many of a booking's lines are measured. */
export function chargedSourceOf(measuredLines: number, lines: number): ChargedSource {
  if (measuredLines === 0) return 'entered';
  return measuredLines < lines ? 'partlyMeasured' : 'measured';
}

/**
 * What a rule charges for so many KGS and M3, in the unit of the rule; null where either is missing: of less nothing can
 * be said.
 */
export function chargeFor(charged: { weight: number; volume: number }, rule: ChargeableRule): number | null {
  const weightThousandths = toThousandths(charged.weight) ?? 0;
  const volumeThousandths = toThousandths(charged.volume) ?? 0;
  if (weightThousandths <= 0 || volumeThousandths <= 0) return null;
  return fromThousandths(chargeableWeight({ weightThousandths, volumeThousandths }, rule));
}
