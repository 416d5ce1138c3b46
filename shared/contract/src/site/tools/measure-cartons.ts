import { lineVolumeThousandths } from '../../trade/cargo-volume.ts';
import {
  type ChargeableBasis,
  type ChargeableRule,
  chargeableBasis,
  chargeableUnit,
  chargeableWeight,
} from '../../trade/chargeable-weight.ts';
import { toThousandths } from '../../trade/thousandths.ts';
import type { Carton } from './carton.ts';

/** Cubic metres and kilograms in thousandths. */
export type MeasuredCartons = {
  lines: { line: number; volumeThousandths: number; weightThousandths: number | null }[];
  cartons: number;
  /** The sum of the lines, each to three decimals. */
  volumeThousandths: number;
  /** Null where a line has no weight. */
  weightThousandths: number | null;
};

/** The volume of each line and of all, and the weight as far as every line has one. */
export function measureCartons(cartons: readonly Carton[]): MeasuredCartons {
  const lines = cartons.map((each) => ({
    line: each.line,
    volumeThousandths: lineVolumeThousandths({ ...each, package: each.cartons }) ?? 0,
    weightThousandths: each.weightKg === null ? null : (toThousandths(each.weightKg) ?? null),
  }));
  const isWeighed = lines.length > 0 && lines.every(({ weightThousandths }) => weightThousandths !== null);
  return {
    lines,
    cartons: cartons.reduce((sum, each) => sum + each.cartons, 0),
    volumeThousandths: lines.reduce((sum, each) => sum + each.volumeThousandths, 0),
    weightThousandths: isWeighed
      ? lines.reduce((sum, { weightThousandths }) => sum + (weightThousandths ?? 0), 0)
      : null,
  };
}

export type CartonCharge = { unit: 'RT' | 'KGS'; thousandths: number; basis: ChargeableBasis };

/** What a channel charges for the cartons; null where their weight is not known: of less nothing can be said. */
export function chargeForCartons(
  { volumeThousandths, weightThousandths }: MeasuredCartons,
  rule: ChargeableRule,
): CartonCharge | null {
  if (weightThousandths === null) return null;
  const cargo = { volumeThousandths, weightThousandths };
  return {
    unit: chargeableUnit(rule),
    thousandths: chargeableWeight(cargo, rule),
    basis: chargeableBasis(cargo, rule),
  };
}
