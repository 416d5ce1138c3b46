import { businessTypeNames, canBill } from '@berth/contract';
import { useHasPermission, useTranslation } from '@berth/runtime';
import { formatMoney, formatPercent, Money, StatusDot } from '@berth/ui';
import { Button } from 'antd';
import type { Bill, FeeRow, QuotationRow } from '../../calls/cost.queries.ts';
import { DiscardedDispute } from '../../disputes/DiscardedDispute.tsx';
import { DisputeForm } from '../../disputes/DisputeForm.tsx';
import { DisputeThread } from '../../disputes/DisputeThread.tsx';
import { useNewDispute } from '../../disputes/use-new-dispute.ts';
import type { ComparedRow } from './compare-rows.ts';
import styles from './FeeGroups.module.css';

type FeeTableRowProps = { row: ComparedRow; bill: Bill };

/** One fee; its disputes, and the form of a new one, open below it. */
export function FeeTableRow({ row, bill }: FeeTableRowProps) {
  const { t, locale } = useTranslation('cost');
  const { quoted, billed, difference } = row;
  const fresh = useNewDispute(billed?.id ?? null);
  const { isOpen } = fresh;
  const named = billed ?? quoted;
  const disputes = billed ? bill.disputes.filter(({ feeRowId }) => feeRowId === billed.id) : [];
  const mayDispute =
    useHasPermission('cost:manage') &&
    billed !== null &&
    canBill(bill.status, 'dispute') &&
    disputes.every(({ status }) => status !== 'open');
  if (!named) return null;
  return (
    <>
      <tr>
        <th scope="row">
          {named.feeName[locale] || named.feeItem}
          {billed && <Notes row={billed} />}
        </th>
        <td data-label={t('fees.quoted')}>{quoted ? <Priced row={quoted} /> : '—'}</td>
        <td data-label={t('fees.billed')}>{billed ? <Priced row={billed} /> : '—'}</td>
        <td data-label={t('fees.difference')}>{difference ? <Difference row={row} /> : '—'}</td>
        <td className={styles.state}>
          {billed && (
            <StatusDot status={billed.isConfirmed ? billed.paymentStatus : 'unconfirmed'}>
              {t(`fees.payment_${billed.isConfirmed ? billed.paymentStatus : 'unconfirmed'}`)}
            </StatusDot>
          )}
          {mayDispute && (
            <Button
              size="small"
              type="text"
              aria-expanded={isOpen}
              aria-label={t('dispute.of', { fee: named.feeName[locale] })}
              onClick={fresh.toggle}
            >
              {t('dispute.action')}
            </Button>
          )}
        </td>
      </tr>
      {billed && (isOpen || disputes.length + fresh.undo.steps.length > 0) && (
        <tr className={styles.below}>
          <td colSpan={5}>
            {disputes.map((dispute) => (
              <DisputeThread
                key={dispute.id}
                {...{ dispute, row: billed }}
                isLive={canBill(bill.status, 'reply')}
              />
            ))}
            {isOpen && mayDispute && <DisputeForm billId={bill.id} row={billed} of={fresh} />}
            {mayDispute && <DiscardedDispute of={fresh} />}
          </td>
        </tr>
      )}
    </>
  );
}

/** Small below its name: of what business, and what changed since it was confirmed. */
function Notes({ row }: { row: FeeRow }) {
  const { t, locale } = useTranslation('cost');
  const { currency, changedFromMinor, amountMinor } = row;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return (
    <>
      <span className={styles.quiet}>
        {[businessTypeNames[row.businessType][locale], row.blNumber, row.businessDate, row.remarks]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {changedFromMinor !== null && (
        <span className={styles.amber}>
          {t('fees.changed', { from: money(changedFromMinor), to: money(amountMinor) })}
        </span>
      )}
    </>
  );
}

function Priced({ row: { amountMinor, currency, quantity, unit, unitPrice } }: { row: QuotationRow }) {
  return (
    <>
      <Money minorUnits={amountMinor} currency={currency} />
      <span className={styles.quiet}>
        {Number(quantity)} {unit} × {unitPrice}
      </span>
    </>
  );
}

function Difference({ row: { difference, reasons } }: { row: ComparedRow }) {
  const { t, locale } = useTranslation('cost');
  if (!difference) return null;
  const { currency, amountMinor, share } = difference;
  const sign = amountMinor > 0 ? '+' : '';
  return (
    <span className={styles.amber}>
      {sign}
      {formatMoney(amountMinor, currency, locale)}
      {share !== null && ` (${sign}${formatPercent(share, locale)})`}
      {reasons.map((reason) => (
        <span key={reason.kind} className={styles.reason}>
          {t(`fees.why_${reason.kind}`, 'from' in reason ? { from: reason.from, to: reason.to } : {})}
        </span>
      ))}
    </span>
  );
}
