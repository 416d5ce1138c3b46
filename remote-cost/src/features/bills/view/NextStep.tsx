import { checkingOf, isOverdue, isOwed, type Money, toPayOf } from '@berth/contract';
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
  const worded = (sums: readonly Money[]) =>
    sums.map((sum) => formatMoney(sum.amountMinor, sum.currency, locale)).join(' + ');
  const isCorrectionAwaited = bill.status === 'answered' && bill.toConfirm === null;
  const step = isCorrectionAwaited ? 'correctionAwaited' : bill.status;
  const words = t(`next.${step}`, {
    due: worded(toPayOf(bill.totals)),
    day: bill.dueOn,
    reason: bill.cancelReason,
    count: bill.disputes.filter(({ status }) => status === 'open').length,
  });
  // Where it covers all, that is the step itself.
  const checking = isOwed(bill.status) ? worded(checkingOf(bill.totals)) : '';
  const tone = isLate ? 'danger' : step === 'unconfirmed' || step === 'answered' ? 'warning' : 'info';
  return (
    <PageNotice
      tone={tone}
      title={isLate ? t('next.late', { words }) : words}
      actions={canManage ? <Actions bill={bill} canConfirm={canConfirm} canPay={canPay} /> : undefined}
    >
      {checking !== '' && <div>{t('next.checking', { amounts: checking })}</div>}
      {canManage ? null : <div>{t('next.noManage')}</div>}
    </PageNotice>
  );
}

function Actions({ bill, canConfirm, canPay }: { bill: Bill; canConfirm: boolean; canPay: boolean }) {
  const { t } = useTranslation('cost');
  const answered = bill.disputes.find((dispute) => !dispute.isClosed && dispute.status !== 'open');
  const { toConfirm } = bill;
  const mayConfirm = canConfirm && toConfirm !== null;
  const isToBePaid = !mayConfirm && toPayOf(bill.totals).length > 0;
  const isInvoiced = bill.invoices.some(({ status }) => status !== 'refused');
  return (
    <>
      {canPay && !isInvoiced && (
        <RequestInvoice bills={[bill]} type={bill.status === 'settled' ? 'primary' : 'default'} />
      )}
      {canPay && <SendProof bills={[bill]} type={isToBePaid ? 'primary' : 'default'} />}
      {answered && <Button onClick={() => jumpTo(`dispute-${answered.id}`)}>{t('next.toAnswer')}</Button>}
      {mayConfirm && <ConfirmBills type="primary" bills={[{ ...bill, toConfirm }]} />}
    </>
  );
}
