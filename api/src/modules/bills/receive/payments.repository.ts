import { randomUUID } from 'node:crypto';
import type { Currency } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

type Payment = {
  customerId: string;
  billId: string;
  currency: Currency;
  amountMinor: number;
  receivedOn: string;
  reference: string;
  proofId: string | null;
  name: string;
  now: Date;
};

export async function insertPayment(database: Kysely<Tables>, payment: Payment): Promise<void> {
  const { customerId, billId, currency, amountMinor, receivedOn, reference, proofId, name, now } = payment;
  await database
    .insertInto('bill_payment')
    .values({
      id: randomUUID(),
      bill_id: billId,
      customer_id: customerId,
      currency,
      amount_minor: amountMinor,
      received_on: receivedOn,
      reference,
      proof_id: proofId,
      by_name: name,
      at: now.toISOString(),
    })
    .execute();
}

/** What a proof says that was paid for each bill. */
export async function listAllocations(
  database: Kysely<Tables>,
  { customerId, proofId }: { customerId: string; proofId: string },
) {
  return await database
    .selectFrom('proof_allocation')
    .innerJoin('bill', (join) =>
      join
        .onRef('bill.id', '=', 'proof_allocation.bill_id')
        .onRef('bill.customer_id', '=', 'proof_allocation.customer_id'),
    )
    .where('proof_allocation.customer_id', '=', customerId)
    .where('proof_allocation.proof_id', '=', proofId)
    .select(['bill.id', 'bill.number', 'bill.customer_id', 'proof_allocation.amount_minor'])
    .orderBy('bill.id')
    .execute();
}

export async function decideProof(
  database: Kysely<Tables>,
  { customerId, proofId }: { customerId: string; proofId: string },
  {
    status,
    refusal,
    name,
    now,
  }: { status: 'confirmed' | 'refused'; refusal: string; name: string; now: Date },
): Promise<void> {
  await database
    .updateTable('payment_proof')
    .where('customer_id', '=', customerId)
    .where('id', '=', proofId)
    .set({ status, refusal, decided_at: now.toISOString(), decided_by: name })
    .execute();
}
