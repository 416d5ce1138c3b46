import type { Translate } from '@berth/runtime';
import { groupedNumber } from '../words/site-words.ts';

type Charging = { minimum: number; step: number } & (
  | { kgPerCbm: number; cm3PerKg?: undefined }
  | { cm3PerKg: number; kgPerCbm?: undefined }
);

/** How a channel charges, in one sentence. */
export function chargeInWords(rule: Charging, t: Translate): string {
  const base =
    rule.kgPerCbm === undefined
      ? t('charge.byWeight', { divisor: groupedNumber(rule.cm3PerKg) })
      : t('charge.byVolume', { kilograms: groupedNumber(rule.kgPerCbm) });
  const unit = rule.kgPerCbm === undefined ? 'KGS' : 'RT';
  return `${base} ${t('charge.least', { minimum: rule.minimum, step: rule.step, unit })}`;
}
