import { randomUUID } from 'node:crypto';
import { disputeProblems } from '@berth/contract';
import type { BillEventDetail } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { saveOnce } from '../../../save/save-once.ts';
import { attachFiles } from '../record/attach-files.ts';
import type { LockedBill } from '../record/bills.repository.ts';
import { changeBill } from '../record/change-bill.ts';
import { getLockedBill } from '../record/locked-bills.ts';
import { requireBillAction } from '../record/require-bill-action.ts';
import { answerDispute, type DisputeAnswer } from './answer-dispute.ts';
import * as repository from './disputes.repository.ts';

type DisputeDependencies = Pick<Context, 'database' | 'clock'>;
type DisputeCall = Pick<Call<'POST /cost/dispute'>, 'actor' | 'body' | 'locale'>;
type FeeRow = NonNullable<Awaited<ReturnType<typeof repository.findFeeRow>>>;

/** Disputes a row or a whole bill; of the rest nothing changes. */
export async function openDispute(deps: DisputeDependencies, call: DisputeCall): Promise<DisputeAnswer> {
  const { actor, body, locale } = call;
  const { idempotencyKey: key, ...asked } = body;
  const attempt = { customerId: actor.customerId, key, content: { call: 'dispute', ...asked } };
  return await saveOnce(deps, attempt, async (transaction, now) => {
    const bill = await getLockedBill(transaction, { customerId: actor.customerId, billId: body.billId });
    requireBillAction(bill, 'dispute');
    const row = await getDisputedRow(transaction, bill, body.feeRowId);
    const billed = row && { currency: row.currency, amountMinor: row.amount_minor };
    refuseProblems(disputeProblems(body, billed), locale);
    await makeWay(transaction, bill, { feeRowId: body.feeRowId, at: now.toISOString() });
    const disputeId = await store(transaction, bill, call, now);
    const detail = detailOf(body, row);
    const { version } = await changeBill(transaction, bill, { what: 'disputed', detail, by: actor, now });
    return await answerDispute(transaction, bill, { disputeId, version });
  });
}

async function getDisputedRow(
  transaction: Transaction<Tables>,
  bill: LockedBill,
  feeRowId: string | null,
): Promise<FeeRow | null> {
  if (feeRowId === null) return null;
  const place = { customerId: bill.customer_id, billId: bill.id, feeRowId };
  const row = isId(feeRowId) ? await repository.findFeeRow(transaction, place) : null;
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/** One dispute at a time is open about one thing. The new one ends an earlier one that was only answered. */
async function makeWay(
  transaction: Transaction<Tables>,
  bill: LockedBill,
  { feeRowId, at }: { feeRowId: string | null; at: string },
): Promise<void> {
  const customerId = bill.customer_id;
  const earlier = await repository.listUnclosed(transaction, { customerId, billId: bill.id, feeRowId });
  if (earlier.some(({ status }) => status === 'open')) throw new Refusal('DISPUTE_OPEN');
  for (const { id: disputeId } of earlier) {
    await repository.updateDispute(transaction, { customerId, disputeId }, { closed_at: at });
  }
}

async function store(
  transaction: Transaction<Tables>,
  bill: LockedBill,
  { actor, body, locale }: DisputeCall,
  now: Date,
): Promise<string> {
  const { customerId, userId, name } = actor;
  const id = randomUUID();
  const at = now.toISOString();
  const files = [...new Set(body.files)].map((src, index) => ({ path: `files.${index}`, src }));
  const uploadIds = await attachFiles(transaction, { customerId, now, locale }, files);
  const dispute = {
    id,
    bill_id: bill.id,
    customer_id: customerId,
    fee_row_id: body.feeRowId,
    reason: body.reason,
    words: body.words,
    expected_minor: body.expectedMinor,
    status: 'open' as const,
    opened_by: userId,
    opened_at: at,
  };
  await repository.insertDispute(transaction, dispute, uploadIds);
  const said = { side: 'customer' as const, member_id: userId, by_name: name, words: body.words, at };
  await repository.addEntry(transaction, {
    id: randomUUID(),
    dispute_id: id,
    customer_id: customerId,
    ...said,
  });
  return id;
}

/** What is billed and what is expected instead, of a row. */
function detailOf({ words, expectedMinor }: DisputeCall['body'], row: FeeRow | null): BillEventDetail {
  if (!row) return { words };
  const { fee_item: feeItem, currency, amount_minor: fromMinor } = row;
  return { words, changes: [{ feeItem, currency, fromMinor, toMinor: expectedMinor }] };
}
