import { isId } from '../../../database/is-id.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { ForwarderAct } from '../../systems/forwarder-act.ts';
import { lockBill } from '../record/bills.repository.ts';
import { changeBill } from '../record/change-bill.ts';
import { requireBillAction } from '../record/require-bill-action.ts';
import { tellOfBill } from '../record/tell-of-bill.ts';
import { getDispute, type Outcome, storeAnswer } from './disputes.repository.ts';
import { byForwarder, presentChanged } from './forwarder-act.ts';
import { findDisputePlace } from './named-bills.repository.ts';

/** Answers a dispute, or answers it once more, until its customer has withdrawn it or confirmed what it is about. */
export async function answerDispute(
  act: ForwarderAct,
  { disputeId, outcome, words }: { disputeId: string; outcome: Outcome; words: string },
) {
  const { transaction, name, now } = act;
  const found = isId(disputeId) ? await findDisputePlace(transaction, disputeId) : null;
  if (!found) throw new Refusal('NOT_FOUND');
  const place = { customerId: found.customer_id, billId: found.bill_id };
  const bill = await lockBill(transaction, place);
  if (!bill) throw new Refusal('NOT_FOUND');
  const dispute = await getDispute(transaction, place, disputeId);
  if (dispute.closed_at !== null || dispute.status === 'withdrawn') throw new Refusal('DISPUTE_CLOSED');
  requireBillAction(bill, 'answer');
  await storeAnswer(transaction, dispute, { outcome, words, name, now, isClosed: false });
  const changed = await changeBill(transaction, bill, {
    ...{ what: 'answered', detail: { words }, by: byForwarder(act), now },
  });
  await tellOfBill(transaction, bill, { kind: 'disputeAnswered', detail: { outcome, words } }, now);
  return { ...presentChanged(bill, changed), disputeId };
}
