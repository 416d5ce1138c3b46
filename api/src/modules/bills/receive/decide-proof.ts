import { isId } from '../../../database/is-id.ts';
import { Refusal } from '../../../http/refusal.ts';
import { byForwarder, type ForwarderAct } from '../../systems/forwarder-act.ts';
import { lockBill } from '../record/bills.repository.ts';
import { changeBill } from '../record/change-bill.ts';
import { tellOfBill } from '../record/tell-of-bill.ts';
import { listProofsByReference, lockProof } from './named-bills.repository.ts';
import { decideProof, listAllocations } from './payments.repository.ts';

export type NamedProof = { proofId: string | null; proofReference?: string };
export type WaitingProof = NonNullable<Awaited<ReturnType<typeof lockProof>>>;

/** Locks the proof that is named by its id or by the reference of a bill, if any is. Refuses one that was decided. */
export async function lockWaitingProof(
  { transaction }: ForwarderAct,
  { proofId, proofReference = '' }: NamedProof,
): Promise<WaitingProof | null> {
  if (proofId === null && proofReference === '') return null;
  const id = proofId ?? (await findByReference(transaction, proofReference));
  const field = proofId === null ? 'proofReference' : 'proofId';
  const proof = isId(id) ? await lockProof(transaction, id) : null;
  if (!proof) throw new Refusal('NOT_FOUND', { field });
  if (proof.status !== 'unconfirmed') throw new Refusal('PROOF_DECIDED', { field });
  return proof;
}

async function findByReference(transaction: ForwarderAct['transaction'], reference: string): Promise<string> {
  const [proof, other] = await listProofsByReference(transaction, reference);
  const field = 'proofReference';
  if (other) throw new Refusal('PROOF_AMBIGUOUS', { params: { reference }, field });
  if (!proof) throw new Refusal('NOT_FOUND', { field });
  return proof.id;
}

/** Refuses a proof of payment; each bill that it is for says so. */
export async function refuseProof(act: ForwarderAct, { proofId, words }: { proofId: string; words: string }) {
  const { transaction, name, now } = act;
  const proof = await lockWaitingProof(act, { proofId });
  if (!proof) throw new Refusal('NOT_FOUND');
  const { customer_id: customerId, currency } = proof;
  await decideProof(transaction, { customerId, proofId }, { status: 'refused', refusal: words, name, now });
  for (const { id: billId, amount_minor: amountMinor } of await listAllocations(transaction, {
    customerId,
    proofId,
  })) {
    const bill = await lockBill(transaction, { customerId, billId });
    if (!bill) continue;
    const amount = { currency, amountMinor };
    await changeBill(transaction, bill, {
      what: 'proofRefused',
      detail: { amounts: [amount], words },
      by: byForwarder(act),
      now,
    });
    const detail = { amount, reason: words };
    await tellOfBill(transaction, bill, { kind: 'proofRefused', detail }, now);
  }
  return { proofId, status: 'refused' as const };
}
