import {
  amountOfRow,
  type Charge,
  chargeOfAmount,
  chargeProblems,
  type DisputeOutcome,
  isSameCharge,
  type Problem,
  sumsByCurrency,
  under,
} from '@berth/contract';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import type { ForwarderAct } from '../../systems/forwarder-act.ts';
import { listUncorrected } from '../record/uncorrected-disputes.repository.ts';
import type { DisputeRow } from './disputes.repository.ts';
import { findDisputedLine } from './named-bills.repository.ts';
import { readEntry } from './read-bill.ts';

type Asked = { outcome: DisputeOutcome; charge?: Charge | undefined };

/**
 * The bill as an answer in favour of the customer charges it: the disputed row as is said, else as the customer expects.
 * Null where it stays as it is: the customer was refused, or it was corrected since the customer last spoke. Refuses such
 * an answer that changes nothing, and a refusal that does.
 */
export async function entryByAnswer(
  act: ForwarderAct,
  dispute: DisputeRow,
  { outcome, charge }: Asked,
): Promise<Awaited<ReturnType<typeof readEntry>> | null> {
  const { transaction, locale } = act;
  const { customer_id: customerId, bill_id: billId } = dispute;
  const refuse = (problem: Problem) => refuseProblems([problem], locale);
  const line = await findDisputedLine(transaction, dispute);
  // A refusal charges nothing otherwise, and a whole bill has no one charge.
  if (charge && (line === null || outcome === 'refused'))
    refuse({ path: 'charge', rule: 'answerChargesNothing' });
  if (outcome === 'refused') return null;
  const uncorrected = await listUncorrected(transaction, { customerId, billIds: [billId] });
  const isCorrected = uncorrected.every(({ id }) => id !== dispute.id);
  const entry = await readEntry(transaction, { customerId, billId });
  const row = entry.rows.find((each) => each.line === line);
  if (!row) {
    if (!isCorrected) refuse({ path: 'outcome', rule: 'billNotCorrected' });
    return null;
  }
  const expected = outcome === 'accepted' && !isCorrected ? dispute.expected_minor : null;
  const next = charge ?? (expected === null ? null : chargeOfAmount(row, expected));
  if (next === null || isSameCharge(next, row)) {
    if (!isCorrected) refuse({ path: 'charge.unitPrice', rule: 'answerChangesNothing' });
    return null;
  }
  const problems = chargeProblems({ currency: row.currency, ...next });
  refuseProblems(problems.map(under('charge')), locale);
  const amountMinor = amountOfRow({ currency: row.currency, ...next }) ?? row.amountMinor;
  const rows = entry.rows.map((each) => (each === row ? { ...row, ...next, amountMinor } : each));
  return { ...entry, rows, totals: sumsByCurrency(rows) };
}
