import {
  type Currency,
  checkingOf,
  disputedOf,
  dueOf,
  isOwed,
  owedOf,
  type Money as Sum,
  toConfirmOf,
} from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { CodeText, DueDay, Money } from '@berth/ui';
import { type Bill, useCostBankAccountsQuery } from '../calls/cost.queries.ts';
import styles from './payments.module.css';

/** By when what is to be paid, and to which account: each number is copied with one click. */
export function PayTo({ bill }: { bill: Bill }) {
  const { t, locale } = useTranslation('cost');
  const owed = bill.status === 'cancelled' ? [] : owedOf(bill.totals);
  const { data: accounts } = useCostBankAccountsQuery(undefined, { skip: owed.length === 0 });
  if (owed.length === 0) return <p className={styles.quiet}>{t('pay.nothing')}</p>;
  return (
    <>
      <div className={styles.line}>
        <span className={styles.quiet}>{t('pay.dueOn')}</span>
        <DueDay dueOn={bill.dueOn} isSettled={!isOwed(bill.status)} />
      </div>
      <div className={styles.line}>
        <span className={styles.quiet}>{t('pay.reference')}</span>
        <CodeText code={bill.remittanceReference} />
      </div>
      {owed.map(({ currency }) => {
        const own = accounts?.filter((account) => account.currency === currency) ?? [];
        return (
          <section key={currency} className={styles.account} aria-label={t('pay.in', { currency })}>
            <PartOwed label={t('pay.due')} sums={dueOf(bill.totals)} currency={currency} />
            <PartOwed label={t('pay.checking')} sums={checkingOf(bill.totals)} currency={currency} />
            <PartOwed label={t('pay.toConfirm')} sums={toConfirmOf(bill.totals)} currency={currency} />
            <PartOwed label={t('pay.disputed')} sums={disputedOf(bill.totals)} currency={currency} />
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

type PartOwedProps = { label: string; sums: readonly Sum[]; currency: Currency };

/** One part of the sum that a bill owes in a currency, such as what is disputed. Without such a part nothing is shown. */
function PartOwed({ label, sums, currency }: PartOwedProps) {
  const sum = sums.find((each) => each.currency === currency);
  if (!sum) return null;
  return (
    <div className={styles.line}>
      <span className={styles.quiet}>{label}</span>
      <span className={styles.name}>
        <Money minorUnits={sum.amountMinor} currency={currency} />
      </span>
    </div>
  );
}
