import { type ChargeableRule, chargeableUnit } from '@berth/contract';
import { useTranslation } from '@berth/runtime';

/** Gives a channel's rule in words: `1 CBM 按 500 KGS 计，最低 1 RT，进位 0.01 RT`. */
export function useRuleText(): (rule: ChargeableRule) => string {
  const { t } = useTranslation('booking');
  return (rule) => {
    const { kgPerCbm, cm3PerKg, minimum, step, rounding = 'up' } = rule;
    const unit = chargeableUnit(rule);
    const factor = kgPerCbm === undefined ? 'perDivisor' : 'perCbm';
    return [
      t(`chargeable.${factor}`, { factor: kgPerCbm ?? cm3PerKg }),
      ...(minimum > 0 ? [t('chargeable.minimum', { amount: minimum, unit })] : []),
      t(`chargeable.rounding.${rounding}`, { step, unit }),
    ].join(t('chargeable.and'));
  };
}
