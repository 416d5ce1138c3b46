import {
  type ChargeableCargo,
  type ChargeableRule,
  chargeableBasis,
  chargeableUnit,
  chargeableWeight,
  fromThousandths,
} from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatWeight } from '@berth/ui';
import styles from './ChargeableTotal.module.css';
import { useRuleText } from './use-rule-text.ts';

type ChargeableTotalProps = {
  cargo: ChargeableCargo;
  rule: ChargeableRule;
  /** The volume by the dimensions, where it may differ from the entered one: what it would charge is said beside. */
  bySizeThousandths?: number;
};

/** What a rule charges for cargo, and what that comes from; its name is `chargeableName`. */
export function ChargeableTotal({ cargo, rule, bySizeThousandths }: ChargeableTotalProps) {
  const { t, locale } = useTranslation('booking');
  const ruleText = useRuleText();
  const charged = chargeableWeight(cargo, rule);
  const bySize =
    bySizeThousandths === undefined
      ? charged
      : chargeableWeight({ ...cargo, volumeThousandths: bySizeThousandths }, rule);
  const amount = (thousandths: number) => formatWeight(fromThousandths(thousandths), locale);
  return (
    <span className={styles.total} title={ruleText(rule)}>
      {amount(charged)}
      <span className={styles.basis}>{t(`chargeable.by.${chargeableBasis(cargo, rule)}`)}</span>
      {bySize !== charged && (
        <span className={styles.differs}>{t('chargeable.bySize', { amount: amount(bySize) })}</span>
      )}
    </span>
  );
}

/** Cargo that has a weight and a volume: of less nothing can be said. */
export function canBeCharged({ weightThousandths, volumeThousandths }: ChargeableCargo): boolean {
  return weightThousandths > 0 && volumeThousandths > 0;
}

/** The key of what a rule's charge is called. */
export const chargeableNameKey = (rule: ChargeableRule) => `bar.chargeable.${chargeableUnit(rule)}`;
