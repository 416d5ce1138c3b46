import { type Charge, type DisputeOutcome, disputeStatusNames } from '@berth/contract';
import { toChinaTime } from '../../../china-time.ts';
import { isId } from '../../../database/is-id.ts';
import { Refusal } from '../../../http/refusal.ts';
import { byForwarder, type ForwarderAct } from '../../systems/forwarder-act.ts';
import { type LockedBill, lockBill } from '../record/bills.repository.ts';
import { changeBill } from '../record/change-bill.ts';
import { requireBillAction, requireBillAsSeen } from '../record/require-bill-action.ts';
import { tellOfBill } from '../record/tell-of-bill.ts';
import { entryByAnswer } from './charge-otherwise.ts';
import { type DisputeRow, findLastAnswer, getDispute, storeAnswer } from './disputes.repository.ts';
import { presentChanged } from './forwarder-act.ts';
import { findDisputePlace } from './named-bills.repository.ts';
import { receiveBill } from './receive-bill.ts';

type Answer = {
  disputeId: string;
  outcome: DisputeOutcome;
  words: string;
  /** What the disputed row is charged by from now on. */
  charge?: Charge | undefined;
  /** What a caller has seen, so that nobody is answered over unseen: the bill's version, or the answer that is replaced. */
  seen: { version: number } | { answerId: string | null };
};

/**
 * Answers a dispute, or answers it once more, until its customer has withdrawn it or confirmed what it is about. What is
 * charged otherwise by the answer is corrected in the same step.
 */
export async function answerDispute(act: ForwarderAct, answer: Answer) {
  const { transaction, name, now } = act;
  const { disputeId, outcome, words } = answer;
  const found = isId(disputeId) ? await findDisputePlace(transaction, disputeId) : null;
  if (!found) throw new Refusal('NOT_FOUND');
  const place = { customerId: found.customer_id, billId: found.bill_id };
  const bill = await lockBill(transaction, place);
  if (!bill) throw new Refusal('NOT_FOUND');
  const dispute = await getDispute(transaction, place, disputeId);
  if (dispute.closed_at !== null || dispute.status === 'withdrawn') throw new Refusal('DISPUTE_CLOSED');
  await requireSeen(act, { bill, dispute, answer });
  requireBillAction(bill, 'answer');
  const entry = await entryByAnswer(act, dispute, answer);
  const answerId = await storeAnswer(transaction, dispute, { outcome, words, name, now, isClosed: false });
  const answered = await changeBill(transaction, bill, {
    what: 'answered',
    detail: { words },
    by: byForwarder(act),
    now,
  });
  await tellOfBill(transaction, bill, { kind: 'disputeAnswered', detail: { outcome, words } }, now);
  if (!entry) return { ...presentChanged(bill, answered), disputeId, answerId };
  const owner = { customerId: place.customerId, version: answered.version };
  const { isChanged: _isChanged, changes: _changes, ...corrected } = await receiveBill(act, entry, owner);
  return { ...corrected, disputeId, answerId };
}

async function requireSeen(
  { transaction, locale }: ForwarderAct,
  { bill, dispute, answer: { seen } }: { bill: LockedBill; dispute: DisputeRow; answer: Answer },
): Promise<void> {
  if ('version' in seen) return requireBillAsSeen(bill, seen.version);
  // The customer has replied to what was answered: it is nobody's answer any more.
  if (dispute.status === 'open') return;
  const last = await findLastAnswer(transaction, dispute);
  if (!last || last.id === seen.answerId) return;
  const { id, by_name: name, outcome, at } = last;
  const params = { id, name, time: toChinaTime(at), outcome: disputeStatusNames[outcome][locale] };
  throw new Refusal('DISPUTE_ANSWERED', { params, existing: { id, version: bill.version } });
}
