import { canBill, dueOf, isOverdue, sumsByCurrency } from '@berth/contract';
import { useHasPermission, useTranslation } from '@berth/runtime';
import { formatMoney, jumpTo, PageNotice, useChinaDay } from '@berth/ui';
import { Button } from 'antd';
import type { Bill } from '../../calls/cost.queries.ts';
import { RequestInvoice } from '../../invoices/RequestInvoice.tsx';
import { SendProof } from '../../payments/SendProof.tsx';
import { ConfirmBills } from '../confirm/ConfirmBills.tsx';

/** What happens next with the bill, and the button that does it. */
export function NextStep({ bill }: { bill: Bill }) {
  const { t, locale } = useTranslation('cost');
  const canConfirm = useHasPermission('cost:confirm');
  const canPay = useHasPermission('cost:pay');
  const canDispute = useHasPermission('cost:dispute');
  const canManage = canConfirm || canPay || canDispute;
  const isLate = isOverdue(bill, useChinaDay());
  const due = dueOf(bill.totals).map((sum) => formatMoney(sum.amountMinor, sum.currency, locale));
  const isProofSent = bill.proofs.some(({ status }) => status === 'unconfirmed');
  const step =
    isProofSent && (bill.status === 'unpaid' || bill.status === 'partial') ? 'proofSent' : bill.status;
  const words = t(`next.${step}`, {
    due: due.join(' + '),
    day: bill.dueOn,
    reason: bill.cancelReason,
    count: bill.disputes.filter(({ status }) => status === 'open').length,
  });
  const tone = isLate ? 'danger' : step === 'unconfirmed' || step === 'answered' ? 'warning' : 'info';
  return (
    <PageNotice
      tone={tone}
      title={isLate ? t('next.late', { words }) : words}
      actions={canManage ? <Actions bill={bill} canConfirm={canConfirm} canPay={canPay} /> : undefined}
    >
      {canManage ? null : <div>{t('next.noManage')}</div>}
    </PageNotice>
  );
}

function Actions({ bill, canConfirm, canPay }: { bill: Bill; canConfirm: boolean; canPay: boolean }) {
  const { t } = useTranslation('cost');
  const answered = bill.disputes.find((dispute) => !dispute.isClosed && dispute.status !== 'open');
  const toConfirm = confirmable(bill);
  const mayConfirm = canConfirm && canBill(bill.status, 'confirm') && toConfirm !== null;
  const isInvoiced = bill.invoices.some(({ status }) => status !== 'refused');
  return (
    <>
      {canPay && !isInvoiced && (
        <RequestInvoice bills={[bill]} type={bill.status === 'settled' ? 'primary' : 'default'} />
      )}
      {canPay && <SendProof bills={[bill]} type={mayConfirm ? 'default' : 'primary'} />}
      {answered && <Button onClick={() => jumpTo(`dispute-${answered.id}`)}>{t('next.toAnswer')}</Button>}
      {mayConfirm && <ConfirmBills type="primary" bills={[{ ...bill, toConfirm }]} />}
    </>
  );
}

/**
 * What a confirmation confirms: amounts of rows that are neither confirmed nor in an open dispute, or the answer to a
 * dispute of rows that were confirmed before. Null where there is neither.
 */
function confirmable({ rows, disputes }: Bill) {
  const open = disputes.filter(({ status }) => status === 'open').map(({ feeRowId }) => feeRowId);
  if (open.includes(null)) return null;
  const left = rows.filter(({ id, isConfirmed }) => !isConfirmed && !open.includes(id));
  const isAnswered = disputes.some(({ isClosed, status }) => !isClosed && status !== 'open');
  return left.length > 0 || isAnswered ? sumsByCurrency(left) : null;
}
