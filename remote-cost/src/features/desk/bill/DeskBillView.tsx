import { canBill, isOwed } from '@berth/contract';
import { Link, useOpenPagePath, usePageTitle, useTranslation } from '@berth/runtime';
import { CodeText, DueDay, FormSection, jumpTo, PageHeader, PageNotice, RailLayout } from '@berth/ui';
import { useEffect, useRef } from 'react';
import { costPaths } from '../../../paths.ts';
import { BillFacts } from '../../bills/view/BillFacts.tsx';
import { BillDealings } from '../../bills/view/BillRail.tsx';
import { BillPapers, Status } from '../../bills/view/BillView.tsx';
import { FeeGroups } from '../../bills/view/FeeGroups.tsx';
import { type BillAtDesk, useDeskQueueQuery } from '../../calls/desk.queries.ts';
import { CreditOnAccount } from '../../credit/CreditOnAccount.tsx';
import { DeskSideContext } from '../../disputes/desk-side.ts';
import styles from '../desk.module.css';
import { AnswerDispute } from './AnswerDispute.tsx';
import { CancelBill } from './CancelBill.tsx';
import { DecideInvoice } from './DecideInvoice.tsx';
import { DecideProof } from './DecideProof.tsx';
import { useSeen } from './use-seen.ts';

type DeskBillViewProps = { data: BillAtDesk; at: string | null };

/** A bill with all that can be done to it: first what waits, then its rows with the disputes in them. */
export function DeskBillView({ data: { bill, customer }, at }: DeskBillViewProps) {
  const { t } = useTranslation('cost');
  const toDesk = useOpenPagePath(costPaths.desk());
  const { data: queue } = useDeskQueueQuery(undefined, { refetchOnMountOrArgChange: true });
  const proofs = useSeen(bill.proofs.filter(({ status }) => status === 'unconfirmed'));
  const requests = useSeen(
    queue?.invoiceRequests.filter(({ bills }) => bills.some(({ id }) => id === bill.id)) ?? [],
  );
  useJumpOnce(at, queue !== undefined);
  usePageTitle(bill.number);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('desk.bill')}
        meta={
          <>
            <CodeText code={bill.number} />
            <Status status={bill.status} />
            <span>{customer.name}</span>
          </>
        }
        actions={
          <>
            <Link to={toDesk}>{t('desk.toDesk')}</Link>
            {canBill(bill.status, 'correct') && (
              <Link to={costPaths.correctBill(bill)}>{t('desk.correct')}</Link>
            )}
            {canBill(bill.status, 'cancel') && <CancelBill bill={bill} />}
          </>
        }
      />
      {bill.status === 'cancelled' && (
        <PageNotice tone="info" title={t('next.cancelled', { reason: bill.cancelReason })} />
      )}
      <RailLayout rail={<Rail bill={bill} />} railLabel={t('bill.rail')}>
        {proofs.map((proof) => {
          const { status } = bill.proofs.find(({ id }) => id === proof.id) ?? proof;
          return <DecideProof key={proof.id} proof={proof} status={status} />;
        })}
        {requests.map((request) => {
          const { status = 'requested' } = bill.invoices.find(({ id }) => id === request.id) ?? {};
          return <DecideInvoice key={request.id} request={request} status={status} />;
        })}
        <BillFacts bill={bill} />
        <DeskSideContext
          value={(dispute, row) => <AnswerDispute key={dispute.id} bill={bill} dispute={dispute} row={row} />}
        >
          <FeeGroups bill={bill} />
        </DeskSideContext>
        <BillPapers bill={bill} />
      </RailLayout>
    </div>
  );
}

function Rail({ bill }: { bill: BillAtDesk['bill'] }) {
  const { t } = useTranslation('cost');
  return (
    <>
      <FormSection title={t('pay.title')} id="bill-pay">
        <div className={styles.line}>
          <span className={styles.quiet}>{t('pay.dueOn')}</span>
          <DueDay dueOn={bill.dueOn} isSettled={!isOwed(bill.status)} />
        </div>
        <div className={styles.line}>
          <span className={styles.quiet}>{t('pay.reference')}</span>
          <CodeText code={bill.remittanceReference} />
        </div>
      </FormSection>
      <CreditOnAccount bill={bill} isAtDesk />
      <BillDealings bill={bill} />
    </>
  );
}

/** To what the address names, once everything is drawn; not again when a hidden tab is shown. */
function useJumpOnce(at: string | null, isDrawn: boolean): void {
  const jumped = useRef<string | null>(null);
  useEffect(() => {
    if (!isDrawn || at === null || jumped.current === at) return;
    jumped.current = at;
    jumpTo(at);
  }, [at, isDrawn]);
}
