import { Refusal } from '../../../http/refusal.ts';
import { byForwarder, type ForwarderAct } from '../../systems/forwarder-act.ts';
import type { LockedBill } from '../record/bills.repository.ts';
import { changeBill } from '../record/change-bill.ts';
import { requireBillAction, requireBillAsSeen } from '../record/require-bill-action.ts';
import { tellOfBill } from '../record/tell-of-bill.ts';
import { updateHead } from './bill-heads.repository.ts';
import { endByCancellation } from './end-disputes.ts';
import { presentChanged } from './forwarder-act.ts';

/** Takes a locked bill back for good, with its disputes. What was paid for it stays with it, to be seen. */
export async function cancelBill(
  act: ForwarderAct,
  bill: LockedBill | null,
  { reason, version }: { reason: string; version?: number },
) {
  if (!bill) throw new Refusal('NOT_FOUND');
  const { transaction, now } = act;
  requireBillAction(bill, 'cancel');
  if (version !== undefined) requireBillAsSeen(bill, version);
  await endByCancellation(act, bill, reason);
  await updateHead(
    transaction,
    { customerId: bill.customer_id, billId: bill.id },
    { cancelled_at: now.toISOString(), cancel_reason: reason },
  );
  const detail = { words: reason };
  const changed = await changeBill(transaction, bill, {
    what: 'cancelled',
    detail,
    by: byForwarder(act),
    now,
  });
  await tellOfBill(transaction, bill, { kind: 'billCancelled', detail: { reason } }, now);
  return presentChanged(bill, changed);
}
