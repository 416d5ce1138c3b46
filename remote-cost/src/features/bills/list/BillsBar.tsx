import { type BillRow, canBill, sumsByCurrency, toConfirmOf } from '@berth/contract';
import { useHasPermission } from '@berth/runtime';
import { Amounts } from '@berth/ui';
import { RequestInvoice } from '../../invoices/RequestInvoice.tsx';
import { SendProof } from '../../payments/SendProof.tsx';
import { MakeStatement } from '../../statements/MakeStatement.tsx';
import { ConfirmBills } from '../confirm/ConfirmBills.tsx';
import styles from './bills.module.css';

type BillsBarProps = { bills: readonly BillRow[]; onDone: (ids: readonly string[]) => void };

/** What the chosen bills amount to, and what can be done with them. */
export function BillsBar({ bills, onDone }: BillsBarProps) {
  const canConfirm = useHasPermission('cost:confirm');
  const canPay = useHasPermission('cost:pay');
  const billed = bills.filter(({ status }) => status !== 'cancelled');
  return (
    <>
      <span className={styles.sums}>
        <Amounts amounts={sumsByCurrency(billed.flatMap(({ totals }) => totals))} isInline />
      </span>
      {canConfirm && (
        <ConfirmBills
          size="small"
          bills={bills.map((bill) => ({ ...bill, toConfirm: toConfirm(bill) }))}
          onDone={onDone}
        />
      )}
      {canPay && (
        <>
          <SendProof size="small" bills={bills} onDone={() => onDone(bills.map(({ id }) => id))} />
          <RequestInvoice size="small" bills={bills} onDone={() => onDone(bills.map(({ id }) => id))} />
        </>
      )}
      <MakeStatement size="small" bills={bills} />
    </>
  );
}

/** Of a bill with a dispute the list does not know which rows can be confirmed. */
function toConfirm({ status, totals }: BillRow) {
  if (canBill(status, 'reply')) return null;
  return toConfirmOf(totals);
}
