import { randomUUID } from 'node:crypto';
import { toChinaTime } from '../../../china-time.ts';
import { Refusal } from '../../../http/refusal.ts';
import { attachFiles } from '../record/attach-files.ts';
import type { PaymentMethod } from './payment-method.ts';
import * as repository from './proofs.repository.ts';

/**
 * A transfer to one of the forwarder's bank accounts, which the customer proves by a file. It waits for the forwarder;
 * the same file is no second transfer, unless the forwarder refused it.
 */
export const payByTransfer: PaymentMethod = async (transaction, payment) => {
  const { actor, parts, file, locale, now } = payment;
  const { customerId } = actor;
  const named = [{ path: 'file', src: file }];
  const [uploadId = ''] = await attachFiles(transaction, { customerId, now, locale }, named);
  const sha256 = await repository.getSha256(transaction, customerId, uploadId);
  const id = randomUUID();
  const proof = {
    id,
    customer_id: customerId,
    upload_id: uploadId,
    sha256,
    currency: payment.currency,
    amount_minor: payment.amountMinor,
    paid_on: payment.paidOn,
    payer: payment.payer,
    status: 'unconfirmed' as const,
    sent_by: actor.userId,
    sent_at: now.toISOString(),
  };
  const isNew = await repository.insertProof(transaction, proof);
  if (!isNew) {
    const sentAt = await repository.getSentAt(transaction, customerId, sha256);
    throw new Refusal('PROOF_SENT_BEFORE', { params: { time: toChinaTime(sentAt) }, field: 'file' });
  }
  await repository.insertAllocations(
    transaction,
    parts.map(({ bill, amountMinor }) => ({
      proof_id: id,
      bill_id: bill.id,
      customer_id: customerId,
      amount_minor: amountMinor,
    })),
  );
  return id;
};
