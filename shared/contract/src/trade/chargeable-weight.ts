type Rounding = {
  /** The least that is charged, in the unit of the rule. */
  minimum: number;
  /** The charge moves in steps of this, in the unit of the rule: 0.01, 0.5, 1 … */
  step: number;
  /** Which way to the next step; up where the channel does not say. */
  rounding?: 'up' | 'half-up' | 'down';
};

/**
 * How a channel charges. By volume: revenue tons, where so many kilograms (1000, 500, 363) weigh as much as
 * one cubic metre. By weight: kilograms, where so many cubic centimetres (6000) weigh as much as one.
 */
export type ChargeableRule = Rounding &
  ({ kgPerCbm: number; cm3PerKg?: never } | { cm3PerKg: number; kgPerCbm?: never });

/** What is shipped: kilograms and cubic metres in thousandths (see `cargoTotals`). */
export type ChargeableCargo = { weightThousandths: number; volumeThousandths: number };

/** The unit that a rule charges by: revenue tons (W/M) or kilograms. */
export function chargeableUnit(rule: ChargeableRule): 'RT' | 'KGS' {
  return rule.kgPerCbm === undefined ? 'KGS' : 'RT';
}

/**
 * The chargeable weight, in thousandths of the rule's unit: the greater of weight and volume, at least the
 * minimum, moved to the next step. Exact: an amount that already lies on a step is never moved by a rounding
 * error. No cargo at all is charged the minimum, too. Throws a RangeError on a rule that cannot be applied.
 */
export function chargeableWeight(cargo: ChargeableCargo, rule: ChargeableRule): number {
  const step = positiveThousandths(rule.step);
  const minimum = BigInt(Math.round(rule.minimum * 1000));
  const [numerator, denominator] = greaterOf(cargo, rule);
  const stepped = toStep(numerator, denominator * step, rule.rounding ?? 'up') * step;
  // A minimum between two steps is itself moved up: nothing is charged less than it.
  const least = ((minimum + step - 1n) / step) * step;
  return Number(stepped > least ? stepped : least);
}

/** What a charge comes from: the cargo's weight, its volume, or the least that the channel charges. */
export type ChargeableBasis = 'weight' | 'volume' | 'minimum';

/**
 * What the chargeable weight comes from, as `chargeableWeight` reckons it: `minimum` where cargo alone would be charged
 * less, `volume` where volume and weight say the same. Throws a RangeError on a rule that cannot be applied.
 */
export function chargeableBasis(cargo: ChargeableCargo, rule: ChargeableRule): ChargeableBasis {
  if (chargeableWeight(cargo, { ...rule, minimum: 0 }) < chargeableWeight(cargo, rule)) return 'minimum';
  const weightless = { ...cargo, weightThousandths: 0 };
  const [own, ownDenominator] = greaterOf(cargo, rule);
  const [byVolume, volumeDenominator] = greaterOf(weightless, rule);
  return own * volumeDenominator > byVolume * ownDenominator ? 'weight' : 'volume';
}

/** The amount before minimum and steps, in thousandths of the unit, as a fraction. */
function greaterOf(cargo: ChargeableCargo, rule: ChargeableRule): [bigint, bigint] {
  const weight = BigInt(cargo.weightThousandths);
  const volume = BigInt(cargo.volumeThousandths);
  if (rule.kgPerCbm !== undefined) {
    const factor = positiveThousandths(rule.kgPerCbm);
    return weight * 1000n > volume * factor ? [weight * 1000n, factor] : [volume, 1n];
  }
  const divisor = positiveThousandths(rule.cm3PerKg);
  const volumetric = volume * 1_000_000n * 1000n;
  return weight * divisor > volumetric ? [weight, 1n] : [volumetric, divisor];
}

function toStep(numerator: bigint, size: bigint, rounding: 'up' | 'half-up' | 'down'): bigint {
  if (rounding === 'down') return numerator / size;
  if (rounding === 'half-up') return (2n * numerator + size) / (2n * size);
  return (numerator + size - 1n) / size;
}

function positiveThousandths(value: number): bigint {
  const thousandths = Math.round(value * 1000);
  if (!(thousandths > 0)) throw new RangeError(`a chargeable rule needs a positive number, not ${value}`);
  return BigInt(thousandths);
}
