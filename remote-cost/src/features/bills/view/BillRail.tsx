import { disputeStatusNames } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormSection, jumpTo, StatusDot, ViewableFiles } from '@berth/ui';
import type { Bill } from '../../calls/cost.queries.ts';
import { CreditOnAccount } from '../../credit/CreditOnAccount.tsx';
import { PaymentsSoFar } from '../../payments/PaymentsSoFar.tsx';
import { PayTo } from '../../payments/PayTo.tsx';
import styles from './BillView.module.css';

const invoiceDots = { requested: 'running', issued: 'finished', refused: 'failed' } as const;

/** Beside the fees: by when to pay to which account, what was paid, invoices, and what is being talked about. */
export function BillRail({ bill }: { bill: Bill }) {
  const { t } = useTranslation('cost');
  return (
    <>
      <FormSection title={t('pay.title')} id="bill-pay">
        <PayTo bill={bill} />
      </FormSection>
      <CreditOnAccount bill={bill} />
      <BillDealings bill={bill} />
    </>
  );
}

/** What was paid and invoiced, and what is being talked about. */
export function BillDealings({ bill }: { bill: Bill }) {
  const { t, locale } = useTranslation('cost');
  return (
    <>
      <FormSection title={t('payments.title')} id="bill-payments">
        <PaymentsSoFar bill={bill} />
      </FormSection>
      {bill.invoices.length > 0 && (
        <FormSection title={t('invoice.list')} id="bill-invoices">
          <ul className={styles.list}>
            {bill.invoices.map(({ id, kind, status, invoiceNumber, refusal, file }) => (
              <li key={id}>
                <StatusDot status={invoiceDots[status]}>
                  {t(`invoice.kind_${kind}`)} · {t(`invoice.status_${status}`)}
                </StatusDot>
                <span className={styles.quiet}>{invoiceNumber || refusal}</span>
                <ViewableFiles files={file ? [file] : []} label={t('invoice.list')} />
              </li>
            ))}
          </ul>
        </FormSection>
      )}
      {bill.disputes.length > 0 && (
        <FormSection title={t('dispute.conversation')} id="bill-talk">
          <ul className={styles.list}>
            {bill.disputes.map(({ id, feeRowId, status, entries }) => {
              const row = bill.rows.find((each) => each.id === feeRowId);
              return (
                <li key={id}>
                  <button type="button" className={styles.talk} onClick={() => jumpTo(`dispute-${id}`)}>
                    {row?.feeName[locale] ?? t('dispute.wholeBill')} · {disputeStatusNames[status][locale]}
                  </button>
                  <span className={styles.quiet}>{entries.at(-1)?.words}</span>
                </li>
              );
            })}
          </ul>
        </FormSection>
      )}
    </>
  );
}
