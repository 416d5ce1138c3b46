import {
  type CargoLine,
  type ChargeableRule,
  cargoTotals,
  fromThousandths,
  volumeBySizeThousandths,
  volumeGapThousandths,
} from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatCount, formatVolume, formatWeight } from '@berth/ui';
import styles from './CargoAmounts.module.css';
import { ChargeableTotal, canBeCharged, chargeableNameKey } from './ChargeableTotal.tsx';
import { useRuleText } from './use-rule-text.ts';

type Measured = { cartons: number; weightKg: number; volumeCbm: number };

type CargoAmountsProps = {
  lines: readonly CargoLine[];
  /** By line, as the warehouse found them; empty before it has. */
  measurements: readonly Measured[];
  /** How the cargo is charged; null where that is not known. */
  rule: ChargeableRule | null;
};

/** What the cargo is charged for: as it was booked, as its dimensions say, and as the warehouse measured it. */
export function CargoAmounts({ lines, measurements, rule }: CargoAmountsProps) {
  const { t } = useTranslation('booking');
  const ruleText = useRuleText();
  const booked = cargoTotals(lines);
  const bySize = lines.reduce((sum, line) => sum + volumeBySizeThousandths(line), 0);
  const gaps = lines.filter((line) => (volumeGapThousandths(line) ?? 0) !== 0).length;
  const measured = cargoTotals(
    measurements.map(({ cartons, weightKg, volumeCbm }) => ({
      package: cartons,
      weight: weightKg,
      volume: volumeCbm,
    })),
  );
  const isMeasured = measurements.length > 0;
  if (!isMeasured && gaps === 0 && !(rule && canBeCharged(booked))) return null;
  return (
    <div className={styles.amounts}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {['CTNS', 'KGS', 'CBM', ...(rule ? [t(chargeableNameKey(rule))] : [])].map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <AmountRow name={t('chargeable.booked')} totals={booked} rule={rule} />
          {gaps > 0 && (
            <AmountRow
              name={t('chargeable.ofSize')}
              flag={t('bar.gap', { count: gaps })}
              totals={{ ...booked, volumeThousandths: bySize }}
              rule={rule}
            />
          )}
          {isMeasured && <AmountRow name={t('chargeable.measured')} totals={measured} rule={rule} />}
        </tbody>
      </table>
      {rule && <p className={styles.rule}>{t('chargeable.rule', { rule: ruleText(rule) })}</p>}
    </div>
  );
}

type AmountRowProps = {
  name: string;
  flag?: string;
  totals: ReturnType<typeof cargoTotals>;
  rule: ChargeableRule | null;
};

function AmountRow({ name, flag, totals, rule }: AmountRowProps) {
  const { locale } = useTranslation('booking');
  const { cartons, weightThousandths, volumeThousandths } = totals;
  return (
    <tr>
      <th scope="row">
        {name}
        {flag && <span className={styles.flag}>{flag}</span>}
      </th>
      <td>{formatCount(cartons, locale)}</td>
      <td>{formatWeight(fromThousandths(weightThousandths), locale)}</td>
      <td>{formatVolume(fromThousandths(volumeThousandths), locale)}</td>
      {rule && <td>{canBeCharged(totals) ? <ChargeableTotal cargo={totals} rule={rule} /> : '—'}</td>}
    </tr>
  );
}
