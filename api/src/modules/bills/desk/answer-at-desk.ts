import { amountOfRow, chargeProblems, sumsByCurrency } from '@berth/contract';
import { isId } from '../../../database/is-id.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import type { ForwarderAct } from '../../systems/forwarder-act.ts';
import { answerDispute } from '../receive/answer-dispute.ts';
import type { Outcome } from '../receive/disputes.repository.ts';
import { findDisputedRow } from '../receive/named-bills.repository.ts';
import { readEntry } from '../receive/read-bill.ts';
import { receiveBill } from '../receive/receive-bill.ts';
import { lockBill } from '../record/bills.repository.ts';

type DeskAnswer = {
  disputeId: string;
  outcome: Outcome;
  words: string;
  /** Of the bill as the person saw it: another person's answer is never answered over unseen. */
  version: number;
  charge?: { quantity: string; unitPrice: string } | undefined;
};

/** Answers a dispute and, where it is said how, corrects the disputed row in the same step. */
export async function answerAtDesk(act: ForwarderAct, { version, charge, ...answer }: DeskAnswer) {
  const { transaction } = act;
  const found = isId(answer.disputeId) ? await findDisputedRow(transaction, answer.disputeId) : null;
  const place = found && { customerId: found.customer_id, billId: found.bill_id };
  const bill = place && (await lockBill(transaction, place));
  if (!place || !bill) throw new Refusal('NOT_FOUND');
  if (bill.version !== version)
    throw new Refusal('BILL_CHANGED_MEANWHILE', { params: { number: bill.number } });
  const answered = await answerDispute(act, answer);
  if (!charge) return answered;
  // A refusal of the whole charges nothing otherwise, and a whole bill has no one charge.
  if (found.line === null || answer.outcome === 'refused')
    throw new Refusal('REQUEST_INVALID', { field: 'charge' });
  const entry = await readEntry(transaction, place);
  const rows = entry.rows.map((row) => (row.line === found.line ? charged(act, row, charge) : row));
  const corrected = { ...entry, rows, totals: sumsByCurrency(rows) };
  const owner = { customerId: place.customerId, version: answered.version };
  const { isChanged: _isChanged, changes: _changes, ...changed } = await receiveBill(act, corrected, owner);
  return { ...changed, disputeId: answer.disputeId };
}

type Entry = Awaited<ReturnType<typeof readEntry>>;

function charged(
  { locale }: ForwarderAct,
  row: Entry['rows'][number],
  charge: { quantity: string; unitPrice: string },
) {
  const { currency } = row;
  const problems = chargeProblems({ currency, ...charge });
  refuseProblems(
    problems.map((problem) => ({ ...problem, path: `charge.${problem.path}` })),
    locale,
  );
  return { ...row, ...charge, amountMinor: amountOfRow({ currency, ...charge }) ?? row.amountMinor };
}
