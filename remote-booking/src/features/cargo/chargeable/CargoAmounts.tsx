import {
  type CargoLine,
  type ChargeableRule,
  cargoTotals,
  chargedCargo,
  fromThousandths,
  type MeasuredLine,
  volumeBySizeThousandths,
  volumeGapThousandths,
} from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatCount, formatVolume, formatWeight } from '@berth/ui';
import styles from './CargoAmounts.module.css';
import { ChargeableTotal, canBeCharged, chargeableNameKey } from './ChargeableTotal.tsx';
import { useRuleText } from './use-rule-text.ts';

type CargoAmountsProps = {
  lines: readonly CargoLine[];
  /** By line, as the warehouse found them; empty before it has. */
  measurements: readonly MeasuredLine[];
  /** How the cargo is charged; null where that is not known. */
  rule: ChargeableRule | null;
};

/**
 * What the cargo is charged for: as it was booked, as its dimensions say, and as the warehouse measured it, which counts
 * from then on.
 */
export function CargoAmounts({ lines, measurements, rule }: CargoAmountsProps) {
  const { t } = useTranslation('booking');
  const ruleText = useRuleText();
  const booked = cargoTotals(lines);
  const bySize = lines.reduce((sum, line) => sum + volumeBySizeThousandths(line), 0);
  const gaps = lines.filter((line) => (volumeGapThousandths(line) ?? 0) !== 0).length;
  const charged = chargedCargo(lines, measurements);
  const isMeasured = charged.source !== 'entered';
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
          <AmountRow name={t('chargeable.booked')} totals={booked} rule={rule} isCounted={!isMeasured} />
          {gaps > 0 && (
            <AmountRow
              name={t('chargeable.ofSize')}
              flag={t('bar.gap', { count: gaps })}
              totals={{ ...booked, volumeThousandths: bySize }}
              rule={rule}
            />
          )}
          {isMeasured && (
            <AmountRow
              name={t('chargeable.measured')}
              flag={
                charged.source === 'partlyMeasured' &&
                t('chargeable.measuredLines', { count: charged.measuredLines, lines: lines.length })
              }
              totals={charged}
              rule={rule}
              isCounted
            />
          )}
        </tbody>
      </table>
      {rule && (
        <p className={styles.rule}>
          {t('chargeable.basedOn', { source: t(`chargeable.source.${charged.source}`) })}
          <br />
          {t('chargeable.rule', { rule: ruleText(rule) })}
        </p>
      )}
    </div>
  );
}

type AmountRowProps = {
  name: string;
  flag?: string | false;
  totals: ReturnType<typeof cargoTotals>;
  rule: ChargeableRule | null;
  /** This is what is charged; the others are beside it to compare. */
  isCounted?: boolean;
};

function AmountRow({ name, flag, totals, rule, isCounted = false }: AmountRowProps) {
  const { locale } = useTranslation('booking');
  const { cartons, weightThousandths, volumeThousandths } = totals;
  return (
    <tr data-counted={isCounted || undefined}>
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
