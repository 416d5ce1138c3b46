import { canBill } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { Button } from 'antd';
import type { Bill } from '../../calls/cost.queries.ts';
import { DiscardedDispute } from '../../disputes/DiscardedDispute.tsx';
import { DisputeForm } from '../../disputes/DisputeForm.tsx';
import { DisputeThread } from '../../disputes/DisputeThread.tsx';
import { useMayManage } from '../../disputes/desk-side.ts';
import { useNewDispute } from '../../disputes/use-new-dispute.ts';
import type { ComparedRow } from '../../fees/compare-rows.ts';
import { FeeCells, FeeState } from '../../fees/FeeCells.tsx';
import styles from '../../fees/fees.module.css';

type FeeTableRowProps = { row: ComparedRow; bill: Bill };

/** One fee; its disputes, and the form of a new one, open below it. */
export function FeeTableRow({ row, bill }: FeeTableRowProps) {
  const { t, locale } = useTranslation('cost');
  const { quoted, billed } = row;
  const named = billed ?? quoted;
  const disputes = billed ? bill.disputes.filter(({ feeRowId }) => feeRowId === billed.id) : [];
  const mayManage = useMayManage();
  const mayDispute =
    mayManage &&
    billed !== null &&
    canBill(bill.status, 'dispute') &&
    disputes.every(({ status }) => status !== 'open');
  const fresh = useNewDispute((mayManage && billed?.id) || null, mayDispute);
  const { isOpen } = fresh;
  if (!named) return null;
  return (
    <>
      <tr>
        <FeeCells row={row} />
        <td className={styles.state}>
          {billed && bill.status !== 'cancelled' && <FeeState row={billed} />}
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
                dispute={dispute}
                row={billed}
                isLive={canBill(bill.status, 'reply')}
              />
            ))}
            {isOpen && <DisputeForm billId={bill.id} row={billed} of={fresh} />}
            {mayDispute && <DiscardedDispute of={fresh} />}
          </td>
        </tr>
      )}
    </>
  );
}
