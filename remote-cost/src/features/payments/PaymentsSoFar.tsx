import { useTranslation } from '@berth/runtime';
import { EmptyState, formatMoney, Money, StatusDot, ViewableFiles } from '@berth/ui';
import type { Bill } from '../calls/cost.queries.ts';
import styles from './payments.module.css';

const dots = { unconfirmed: 'unconfirmed', confirmed: 'confirmed', refused: 'failed' } as const;

/** What the forwarder has received, and the proofs that it still looks at. */
export function PaymentsSoFar({ bill: { id: billId, payments, proofs } }: { bill: Bill }) {
  const { t, locale } = useTranslation('cost');
  if (payments.length + proofs.length === 0) return <EmptyState isPart text={t('payments.empty')} />;
  return (
    <ul className={styles.list} aria-label={t('payments.title')}>
      {payments.map(({ id, currency, amountMinor, receivedOn, reference }) => (
        <li key={id} className={styles.line}>
          <span>
            <StatusDot status="settled">
              {t(amountMinor < 0 ? 'payments.takenBack' : 'payments.received')}
            </StatusDot>{' '}
            <span className={styles.quiet}>
              {receivedOn} {reference}
            </span>
          </span>
          <Money minorUnits={amountMinor} currency={currency} />
        </li>
      ))}
      {proofs.map(({ id, currency, amountMinor, status, refusal, file, sentAt, bills }) => (
        <li key={id}>
          <div className={styles.line}>
            <span>
              <StatusDot status={dots[status]}>{t(`payments.proof_${status}`)}</StatusDot>{' '}
              {bills.length > 1 && (
                <span className={styles.quiet}>
                  {t('payments.ofProof', {
                    amount: formatMoney(amountMinor, currency, locale),
                    count: bills.length,
                  })}
                </span>
              )}
            </span>
            <Money
              minorUnits={bills.find((bill) => bill.id === billId)?.amountMinor ?? amountMinor}
              currency={currency}
            />
          </div>
          {refusal && <div className={styles.error}>{refusal}</div>}
          <ViewableFiles files={[{ ...file, note: sentAt.slice(0, 10) }]} label={t('proof.file')} />
        </li>
      ))}
    </ul>
  );
}
