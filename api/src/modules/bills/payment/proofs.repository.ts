import { billLimits, type Currency } from '@berth/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { PaymentProofTable } from '../bills.schema.ts';

/** Which of the bills have something to pay in a currency. */
export async function listPayable(
  transaction: Kysely<Tables>,
  { customerId, currency }: { customerId: string; currency: Currency },
  billIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const totals = await transaction
    .selectFrom('bill_total')
    .where('customer_id', '=', customerId)
    .where('bill_id', 'in', billIds)
    .where('currency', '=', currency)
    .where('amount_minor', '>', 0)
    .select(['customer_id', 'bill_id'])
    .execute();
  return new Set(totals.map(({ bill_id }) => bill_id));
}

/** Of the content of a file of the customer's. */
export async function getSha256(
  transaction: Kysely<Tables>,
  customerId: string,
  uploadId: string,
): Promise<Buffer> {
  const { sha256 } = await transaction
    .selectFrom('upload')
    .where('customer_id', '=', customerId)
    .where('id', '=', uploadId)
    .select(['customer_id', 'sha256'])
    .executeTakeFirstOrThrow();
  return sha256;
}

/** Whether it was written: no, where a proof that was not refused has the same file. */
export async function insertProof(
  transaction: Kysely<Tables>,
  proof: Insertable<PaymentProofTable>,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('payment_proof')
    .values(proof)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'sha256']).where('status', '<>', 'refused').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** When the proof with this file was sent. */
export async function getSentAt(
  transaction: Kysely<Tables>,
  customerId: string,
  sha256: Buffer,
): Promise<string> {
  const { sent_at } = await transaction
    .selectFrom('payment_proof')
    .where('customer_id', '=', customerId)
    .where('sha256', '=', sha256)
    .where('status', '<>', 'refused')
    .select(['customer_id', 'sent_at'])
    .executeTakeFirstOrThrow();
  return sent_at;
}

/** When the newest other proof of so much for the bill was sent that was not refused; null where there is none. */
export async function findProofLike(
  transaction: Kysely<Tables>,
  {
    customerId,
    billId,
    currency,
    amountMinor,
    exceptId,
  }: {
    customerId: string;
    billId: string;
    currency: Currency;
    amountMinor: number;
    /** The proof that is compared. */
    exceptId: string;
  },
): Promise<string | null> {
  const proof = await transaction
    .selectFrom('proof_allocation')
    .innerJoin('payment_proof', (join) =>
      join
        .onRef('payment_proof.id', '=', 'proof_allocation.proof_id')
        .onRef('payment_proof.customer_id', '=', 'proof_allocation.customer_id'),
    )
    .where('proof_allocation.customer_id', '=', customerId)
    .where('proof_allocation.bill_id', '=', billId)
    .where('proof_allocation.amount_minor', '=', amountMinor)
    .where('proof_allocation.proof_id', '<>', exceptId)
    .where('payment_proof.currency', '=', currency)
    .where('payment_proof.status', '<>', 'refused')
    .select('payment_proof.sent_at')
    .orderBy('payment_proof.sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return proof?.sent_at ?? null;
}

export async function insertAllocations(
  transaction: Kysely<Tables>,
  allocations: readonly Insertable<Tables['proof_allocation']>[],
): Promise<void> {
  await transaction.insertInto('proof_allocation').values(allocations).execute();
}

type Which = { customerId: string; billId?: string; proofId?: string };

/** The customer's newest, of one bill where that is said, with their files and bills. */
export async function listProofs(database: Kysely<Tables>, { customerId, billId, proofId }: Which) {
  const proofs = await database
    .selectFrom('payment_proof')
    .innerJoin('upload', 'upload.id', 'payment_proof.upload_id')
    .leftJoin('member', 'member.id', 'payment_proof.sent_by')
    .where('payment_proof.customer_id', '=', customerId)
    .$if(proofId !== undefined, (one) => one.where('payment_proof.id', '=', proofId ?? ''))
    .$if(billId !== undefined, (ofBill) =>
      ofBill.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('proof_allocation')
            .whereRef('proof_allocation.proof_id', '=', 'payment_proof.id')
            .where('proof_allocation.bill_id', '=', billId ?? '')
            .select('proof_allocation.bill_id'),
        ),
      ),
    )
    .selectAll('payment_proof')
    .select(['upload.file_name', 'upload.bytes'])
    .select(sql<string>`coalesce(member.name, payment_proof.sender_name)`.as('sent_by_name'))
    .orderBy('payment_proof.sent_at', 'desc')
    .orderBy('payment_proof.id')
    .limit(billLimits.listed)
    .execute();
  if (proofs.length === 0) return [];
  const allocations = await database
    .selectFrom('proof_allocation')
    .innerJoin('bill', 'bill.id', 'proof_allocation.bill_id')
    .where('bill.customer_id', '=', customerId)
    .where(
      'proof_allocation.proof_id',
      'in',
      proofs.map(({ id }) => id),
    )
    .select(['proof_allocation.proof_id', 'proof_allocation.amount_minor'])
    .select(['bill.customer_id', 'bill.id', 'bill.number', 'bill.due_on'])
    .orderBy('bill.due_on')
    .orderBy('bill.number')
    .execute();
  return proofs.map((proof) => ({
    ...proof,
    bills: allocations.filter(({ proof_id }) => proof_id === proof.id),
  }));
}

export type ProofRow = Awaited<ReturnType<typeof listProofs>>[number];

/** The forwarder's, whoever asks. */
export async function listBankAccounts(database: Kysely<Tables>) {
  return await database.selectFrom('bank_account').selectAll().orderBy('ordinal').orderBy('id').execute();
}

export type BankAccountRow = Awaited<ReturnType<typeof listBankAccounts>>[number];
