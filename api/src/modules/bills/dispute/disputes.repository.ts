import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { BillDisputeTable } from '../bills.schema.ts';

type OfBill = { customerId: string; billId: string };
type OfDispute = { customerId: string; disputeId: string };

/** A row of a bill, as far as a dispute has to know it. */
export async function findFeeRow(
  transaction: Kysely<Tables>,
  { customerId, billId, feeRowId }: OfBill & { feeRowId: string },
) {
  const row = await transaction
    .selectFrom('fee_row')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .where('id', '=', feeRowId)
    .select(['customer_id', 'id', 'fee_item', 'currency', 'amount_minor'])
    .executeTakeFirst();
  return row ?? null;
}

export async function findDispute(
  transaction: Kysely<Tables>,
  { customerId, disputeId }: OfDispute,
): Promise<Selectable<BillDisputeTable> | null> {
  const dispute = await transaction
    .selectFrom('bill_dispute')
    .where('customer_id', '=', customerId)
    .where('id', '=', disputeId)
    .selectAll()
    .executeTakeFirst();
  return dispute ?? null;
}

/** The disputes of a bill about one row, or about the whole where that is null, which nothing has ended yet. */
export async function listUnclosed(
  transaction: Kysely<Tables>,
  { customerId, billId, feeRowId }: OfBill & { feeRowId: string | null },
): Promise<Selectable<BillDisputeTable>[]> {
  return await transaction
    .selectFrom('bill_dispute')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .where('fee_row_id', 'is not distinct from', feeRowId)
    .where('closed_at', 'is', null)
    .selectAll()
    .execute();
}

export async function insertDispute(
  transaction: Kysely<Tables>,
  dispute: Insertable<BillDisputeTable>,
  uploadIds: readonly string[],
): Promise<void> {
  await transaction.insertInto('bill_dispute').values(dispute).execute();
  if (uploadIds.length === 0) return;
  const files = uploadIds.map((upload_id, ordinal) => ({
    dispute_id: dispute.id,
    customer_id: dispute.customer_id,
    upload_id,
    ordinal,
  }));
  await transaction.insertInto('dispute_file').values(files).execute();
}

export async function updateDispute(
  transaction: Kysely<Tables>,
  { customerId, disputeId }: OfDispute,
  change: Partial<Pick<Selectable<BillDisputeTable>, 'status' | 'answered_at' | 'closed_at'>>,
): Promise<void> {
  await transaction
    .updateTable('bill_dispute')
    .where('customer_id', '=', customerId)
    .where('id', '=', disputeId)
    .set(change)
    .execute();
}

type Entry = Omit<Insertable<Tables['dispute_entry']>, 'ordinal'>;

/** Adds to the end of the conversation; the lock on the bill keeps others from adding meanwhile. */
export async function addEntry(transaction: Kysely<Tables>, entry: Entry): Promise<void> {
  const last = await transaction
    .selectFrom('dispute_entry')
    .where('customer_id', '=', entry.customer_id)
    .where('dispute_id', '=', entry.dispute_id)
    .select(['customer_id', 'ordinal'])
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  const ordinal = last ? last.ordinal + 1 : 0;
  await transaction
    .insertInto('dispute_entry')
    .values({ ...entry, ordinal })
    .execute();
}

/** Of a bill, the newest first, with what each side said and the evidence. */
export async function listDisputes(database: Kysely<Tables>, { customerId, billId }: OfBill) {
  const disputes = await database
    .selectFrom('bill_dispute')
    .leftJoin('member', 'member.id', 'bill_dispute.opened_by')
    .where('bill_dispute.customer_id', '=', customerId)
    .where('bill_dispute.bill_id', '=', billId)
    .selectAll('bill_dispute')
    .select(sql<string>`coalesce(member.name, bill_dispute.opener_name)`.as('opened_by_name'))
    .orderBy('bill_dispute.opened_at', 'desc')
    .orderBy('bill_dispute.id')
    .execute();
  if (disputes.length === 0) return [];
  const entries = await database
    .selectFrom('dispute_entry')
    .innerJoin('bill_dispute', 'bill_dispute.id', 'dispute_entry.dispute_id')
    .where('bill_dispute.customer_id', '=', customerId)
    .where('bill_dispute.bill_id', '=', billId)
    .selectAll('dispute_entry')
    .orderBy('dispute_entry.ordinal')
    .execute();
  const files = await database
    .selectFrom('dispute_file')
    .innerJoin('bill_dispute', 'bill_dispute.id', 'dispute_file.dispute_id')
    .innerJoin('upload', 'upload.id', 'dispute_file.upload_id')
    .where('bill_dispute.customer_id', '=', customerId)
    .where('bill_dispute.bill_id', '=', billId)
    .select([
      'dispute_file.customer_id',
      'dispute_file.dispute_id',
      'upload.id as upload_id',
      'upload.file_name',
      'upload.bytes',
    ])
    .orderBy('dispute_file.ordinal')
    .execute();
  const of = <Part extends { dispute_id: string }>(parts: readonly Part[], id: string) =>
    parts.filter(({ dispute_id }) => dispute_id === id);
  return disputes.map((dispute) => ({
    ...dispute,
    entries: of(entries, dispute.id),
    files: of(files, dispute.id),
  }));
}

export type DisputeRow = Awaited<ReturnType<typeof listDisputes>>[number];
