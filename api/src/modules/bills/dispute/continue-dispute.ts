import { randomUUID } from 'node:crypto';
import { replyProblems } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { saveOnce } from '../../../save/save-once.ts';
import type { LockedBill } from '../record/bills.repository.ts';
import { changeBill } from '../record/change-bill.ts';
import { getLockedBill } from '../record/locked-bills.ts';
import { requireBillAction } from '../record/require-bill-action.ts';
import { answerDispute, type DisputeAnswer } from './answer-dispute.ts';
import * as repository from './disputes.repository.ts';

type DisputeDependencies = Pick<Context, 'database' | 'clock'>;
type Found = { bill: LockedBill; dispute: NonNullable<Awaited<ReturnType<typeof repository.findDispute>>> };

/**
 * Adds to a dispute's conversation. Who replies to an answer does not agree with it yet: the dispute is open again and
 * waits for the forwarder.
 */
export async function replyToDispute(
  deps: DisputeDependencies,
  { actor, body, locale }: Pick<Call<'POST /cost/disputeReply'>, 'actor' | 'body' | 'locale'>,
): Promise<DisputeAnswer> {
  const { idempotencyKey: key, disputeId, words } = body;
  const { customerId, userId, name } = actor;
  const attempt = { customerId, key, content: { call: 'disputeReply', disputeId, words } };
  return await saveOnce(deps, attempt, async (transaction, now) => {
    const { bill, dispute } = await getLocked(transaction, { customerId, disputeId });
    requireUnclosed(dispute);
    requireBillAction(bill, 'reply');
    refuseProblems(replyProblems(body), locale);
    await repository.addEntry(transaction, {
      id: randomUUID(),
      dispute_id: disputeId,
      customer_id: customerId,
      side: 'customer',
      member_id: userId,
      by_name: name,
      words,
      at: now.toISOString(),
    });
    const reopened = { status: 'open', answered_at: null } as const;
    await repository.updateDispute(transaction, { customerId, disputeId }, reopened);
    const { version } = await changeBill(transaction, bill, {
      what: 'replied',
      detail: { words },
      by: actor,
      now,
    });
    return await answerDispute(transaction, bill, { disputeId, version });
  });
}

/** Withdraws a dispute that nothing has ended; what was said stays. Done again it changes nothing. */
export async function withdrawDispute(
  { database, clock }: DisputeDependencies,
  { actor, body: { disputeId } }: Pick<Call<'POST /cost/withdrawDispute'>, 'actor' | 'body'>,
): Promise<DisputeAnswer> {
  const { customerId } = actor;
  return await database.transaction().execute(async (transaction) => {
    const now = clock();
    const { bill, dispute } = await getLocked(transaction, { customerId, disputeId });
    if (dispute.status === 'withdrawn') {
      return await answerDispute(transaction, bill, { disputeId, version: bill.version });
    }
    requireUnclosed(dispute);
    requireBillAction(bill, 'withdraw');
    const withdrawn = { status: 'withdrawn', closed_at: now.toISOString() } as const;
    await repository.updateDispute(transaction, { customerId, disputeId }, withdrawn);
    const { version } = await changeBill(transaction, bill, { what: 'withdrawn', by: actor, now });
    return await answerDispute(transaction, bill, { disputeId, version });
  });
}

/** The customer's dispute as it is once its bill is locked; another's is not there. */
async function getLocked(
  transaction: Transaction<Tables>,
  place: { customerId: string; disputeId: string },
): Promise<Found> {
  const seen = isId(place.disputeId) ? await repository.findDispute(transaction, place) : null;
  if (!seen) throw new Refusal('NOT_FOUND');
  const bill = await getLockedBill(transaction, { customerId: place.customerId, billId: seen.bill_id });
  const dispute = await repository.findDispute(transaction, place);
  if (!dispute) throw new Refusal('NOT_FOUND');
  return { bill, dispute };
}

function requireUnclosed({ closed_at }: Found['dispute']): void {
  if (closed_at !== null) throw new Refusal('DISPUTE_CLOSED');
}
