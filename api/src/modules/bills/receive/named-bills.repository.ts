import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

// The forwarder names bookings, bills and what its customers sent by number or id, and learns the customer from them.
// Every later query uses the customer that is found here.

type Place = { id: string; customer_id: string };

/** The bookings with these business numbers; drafts are their customer's alone. */
export async function listNamedBookings(database: Kysely<Tables>, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  return await database
    .selectFrom('booking')
    .where('business_number', 'in', numbers)
    .where('status', '<>', 'draft')
    .select(['id', 'customer_id', 'business_number'])
    .execute();
}

/** The bills with these numbers or remittance references. */
export async function listNamedBills(database: Kysely<Tables>, names: readonly string[]) {
  if (names.length === 0) return [];
  return await database
    .selectFrom('bill')
    .where((bill) => bill.or([bill('number', 'in', names), bill('remittance_reference', 'in', names)]))
    .select(['id', 'customer_id', 'number', 'remittance_reference'])
    .orderBy('id')
    .execute();
}

export async function findBillPlace(database: Kysely<Tables>, id: string): Promise<Place | null> {
  const bill = await database
    .selectFrom('bill')
    .where('id', '=', id)
    .select(['id', 'customer_id'])
    .executeTakeFirst();
  return bill ?? null;
}

export async function findDisputePlace(database: Kysely<Tables>, id: string) {
  const dispute = await database
    .selectFrom('bill_dispute')
    .where('id', '=', id)
    .select(['id', 'customer_id', 'bill_id'])
    .executeTakeFirst();
  return dispute ?? null;
}

/** The line of the row that a dispute is about; null for the whole bill. */
export async function findDisputedLine(
  database: Kysely<Tables>,
  { customer_id: customerId, fee_row_id: rowId }: { customer_id: string; fee_row_id: string | null },
): Promise<number | null> {
  if (rowId === null) return null;
  const row = await database
    .selectFrom('fee_row')
    .where('customer_id', '=', customerId)
    .where('id', '=', rowId)
    .select(['customer_id', 'ordinal'])
    .executeTakeFirst();
  return row?.ordinal ?? null;
}

/** Locked, so that it is decided once. */
export async function lockProof(database: Kysely<Tables>, id: string) {
  const proof = await database
    .selectFrom('payment_proof')
    .where('id', '=', id)
    .select(['id', 'customer_id', 'currency', 'amount_minor', 'status'])
    .forUpdate()
    .executeTakeFirst();
  return proof ?? null;
}

/** The unconfirmed proofs that are for the bill with a remittance reference; two at most. */
export async function listProofsByReference(database: Kysely<Tables>, reference: string): Promise<Place[]> {
  return await database
    .selectFrom('payment_proof')
    .innerJoin('proof_allocation', 'proof_allocation.proof_id', 'payment_proof.id')
    .innerJoin('bill', 'bill.id', 'proof_allocation.bill_id')
    .where('bill.remittance_reference', '=', reference)
    .where('payment_proof.status', '=', 'unconfirmed')
    .select(['payment_proof.id', 'payment_proof.customer_id'])
    .limit(2)
    .execute();
}

/** Locked, so that it is answered once. */
export async function lockInvoiceRequest(database: Kysely<Tables>, id: string) {
  const request = await database
    .selectFrom('invoice_request')
    .where('id', '=', id)
    .select(['id', 'customer_id', 'status'])
    .forUpdate()
    .executeTakeFirst();
  return request ?? null;
}

const sent = ['payment_proof', 'dispute_file'] as const;
const filed = [...sent, 'invoice_request', 'bill_document'] as const;

/** A file that a customer sent with a proof or a dispute; or any file of bills, as the desk reads them. */
export async function findFileOfBills(database: Kysely<Tables>, id: string, which: 'sent' | 'any') {
  const tables = which === 'sent' ? sent : filed;
  const file = await database
    .selectFrom('upload')
    .where('upload.id', '=', id)
    .where('upload.stored_at', 'is not', null)
    .where((upload) =>
      upload.or(
        tables.map(
          (table) =>
            sql<boolean>`exists (select from ${sql.table(table)} part where part.upload_id = upload.id)`,
        ),
      ),
    )
    .select(['upload.file_name', 'upload.kind', 'upload.bytes', 'upload.storage_key'])
    .executeTakeFirst();
  return file ?? null;
}
