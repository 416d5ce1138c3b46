import { dueOf } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { CodeText, DueDay, Money } from '@berth/ui';
import { type Bill, useCostBankAccountsQuery } from '../calls/cost.queries.ts';
import styles from './payments.module.css';

/** By when what is to be paid, and to which account: each number is copied with one click. */
export function PayTo({ bill }: { bill: Bill }) {
  const { t, locale } = useTranslation('cost');
  const due = bill.status === 'cancelled' ? [] : dueOf(bill.totals);
  const { data: accounts } = useCostBankAccountsQuery(undefined, { skip: due.length === 0 });
  if (due.length === 0) return <p className={styles.quiet}>{t('pay.nothing')}</p>;
  return (
    <>
      <div className={styles.line}>
        <span className={styles.quiet}>{t('pay.dueOn')}</span>
        <DueDay dueOn={bill.dueOn} />
      </div>
      <div className={styles.line}>
        <span className={styles.quiet}>{t('pay.reference')}</span>
        <CodeText code={bill.remittanceReference} />
      </div>
      {due.map(({ currency, amountMinor }) => {
        const own = accounts?.filter((account) => account.currency === currency) ?? [];
        return (
          <section key={currency} className={styles.account} aria-label={t('pay.in', { currency })}>
            <div className={styles.line}>
              <span className={styles.quiet}>{t('pay.amount')}</span>
              <span className={styles.name}>
                <Money minorUnits={amountMinor} currency={currency} />
              </span>
            </div>
            {accounts && own.length === 0 && <p className={styles.quiet}>{t('pay.noAccount')}</p>}
            {own.map(({ id, accountName, accountNumber, bank, swift }) => (
              <div key={id}>
                <CodeText code={accountName} />
                <CodeText code={accountNumber} />
                <div className={styles.quiet}>
                  {bank[locale]} {swift && `SWIFT ${swift}`}
                </div>
              </div>
            ))}
          </section>
        );
      })}
    </>
  );
}
