import { amountWithCode, proofProblems } from '@berth/contract';
import type { PaymentProof } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import { toChinaDay, toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { saveOnce } from '../../../save/save-once.ts';
import type { LockedBill } from '../record/bills.repository.ts';
import { changeBills } from '../record/change-bill.ts';
import { getLockedBills } from '../record/locked-bills.ts';
import { requireBillAction } from '../record/require-bill-action.ts';
import type { Payment, PaymentMethod } from './payment-method.ts';
import { presentProof } from './payments.presenter.ts';
import { findProofLike, listPayable, listProofs } from './proofs.repository.ts';

type ProofCall = Pick<Call<'POST /cost/paymentProof'>, 'actor' | 'body' | 'locale'>;

/** Takes what a customer says of a payment over bills of one currency; it counts once the forwarder has received it. */
export async function sendProof(
  deps: Pick<Context, 'database' | 'clock'> & { pay: PaymentMethod },
  { actor, body, locale }: ProofCall,
): Promise<PaymentProof> {
  const { customerId } = actor;
  const { idempotencyKey: key, isSure, ...asked } = body;
  const attempt = { customerId, key, content: { call: 'paymentProof', ...asked } };
  return await saveOnce(deps, attempt, async (transaction, now) => {
    refuseProblems(proofProblems(asked, toChinaDay(now)), locale);
    const parts = await getPayable(transaction, customerId, asked);
    const proofId = await deps.pay(transaction, { ...asked, parts, actor, locale, now });
    // The same file was refused by then: that is told first.
    if (!isSure) await refuseLikeOne(transaction, customerId, { currency: asked.currency, parts, proofId });
    const changes = parts.map(({ bill, amountMinor }) => ({
      bill,
      detail: { amounts: [{ currency: asked.currency, amountMinor }] },
    }));
    await changeBills(transaction, changes, { what: 'proofSent', by: actor, now });
    const [proof] = await listProofs(transaction, { customerId, proofId });
    if (!proof) throw new Error(`Proof ${proofId} is gone`);
    return presentProof(proof);
  });
}

/** The same payment told twice is the usual slip; two of the same amount are asked about. */
async function refuseLikeOne(
  transaction: Transaction<Tables>,
  customerId: string,
  { currency, parts, proofId }: Pick<Payment, 'currency' | 'parts'> & { proofId: string },
): Promise<void> {
  for (const { bill, amountMinor } of parts) {
    const like = { customerId, billId: bill.id, currency, amountMinor, exceptId: proofId };
    const sentAt = await findProofLike(transaction, like);
    if (sentAt === null) continue;
    const amount = amountWithCode({ currency, amountMinor });
    throw new Refusal('PROOF_LIKE_ONE', {
      params: { number: bill.number, time: toChinaTime(sentAt), amount },
    });
  }
}

/** The bills of a payment, locked; refused where one takes no payment, or none in this currency. */
async function getPayable(
  transaction: Transaction<Tables>,
  customerId: string,
  { currency, bills }: Pick<ProofCall['body'], 'currency' | 'bills'>,
): Promise<Payment['parts']> {
  const ids = bills.map(({ id }) => id);
  const locked = await getLockedBills(transaction, customerId, ids);
  const payable = await listPayable(transaction, { customerId, currency }, ids);
  const requirePayable = (bill: LockedBill, field: string) => {
    requireBillAction(bill, 'pay');
    if (payable.has(bill.id)) return;
    throw new Refusal('PROOF_OTHER_CURRENCY', { params: { number: bill.number, currency }, field });
  };
  return bills.map(({ amountMinor }, at) => {
    const bill = locked[at];
    if (!bill) throw new Refusal('NOT_FOUND');
    requirePayable(bill, `bills.${at}.amountMinor`);
    return { bill, amountMinor };
  });
}
