import type { Currency } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { Amounts, Money } from '@berth/ui';
import { useCostAccountQuery } from '../../calls/cost.queries.ts';
import styles from './bills.module.css';

type Sums = { bills: number; amounts: { currency: Currency; amountMinor: number }[] };

/** Credit, and what is owed by when; it stays away while it cannot be had, since the list says the same row by row. */
export function AccountStrip() {
  const { t } = useTranslation('cost');
  const { data, isError } = useCostAccountQuery(undefined, { refetchOnMountOrArgChange: true });
  // Its place is kept: bills that move down under a finger are others than the one that was meant.
  if (!data) return isError ? null : <div className={styles.waiting} aria-hidden="true" />;
  const { credit, settlement, toConfirm, due, dueWithin7Days, overdue, disputed, onAccount } = data;
  const figure = (key: string, { bills, amounts }: Sums, isLate = false) => (
    <div className={styles.figure} data-tone={isLate && bills > 0 ? 'late' : undefined}>
      <dt>{t(`account.${key}`)}</dt>
      <dd>
        <Amounts amounts={amounts} isInline />
        <small>{t('account.bills', { count: bills })}</small>
      </dd>
    </div>
  );
  return (
    <section className={styles.strip} aria-label={t('account.title')}>
      <dl className={styles.figures}>
        {credit && (
          <div className={styles.figure}>
            <dt>{t('account.credit', { days: credit.days })}</dt>
            <dd>
              <Money minorUnits={credit.usedMinor} currency="CNY" />
              <progress value={credit.usedMinor} max={credit.limitMinor} aria-label={t('account.used')} />
              <small>
                {t('account.left')} <Money minorUnits={credit.limitMinor - credit.usedMinor} currency="CNY" />
              </small>
            </dd>
          </div>
        )}
        {figure('toConfirm', toConfirm)}
        {figure('due', due)}
        {figure('within7Days', dueWithin7Days)}
        {figure('overdue', overdue, true)}
        {disputed.bills > 0 && figure('disputed', disputed)}
        {onAccount.length > 0 && (
          <div className={styles.figure}>
            <dt>{t('account.onAccount')}</dt>
            <dd>
              <Amounts amounts={onAccount} isInline />
              <small>{t('account.onAccountHelp')}</small>
            </dd>
          </div>
        )}
      </dl>
      {!credit && <p className={styles.unsigned}>{t(`account.noCredit_${settlement}`)}</p>}
    </section>
  );
}
