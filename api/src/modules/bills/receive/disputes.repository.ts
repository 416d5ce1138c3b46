import { randomUUID } from 'node:crypto';
import type { DisputeOutcome } from '@berth/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { BillDisputeTable } from '../bills.schema.ts';
import { addEntry, updateDispute } from '../dispute/disputes.repository.ts';

type Place = { customerId: string; billId: string };
export type DisputeRow = Selectable<BillDisputeTable>;

export async function getDispute(
  database: Kysely<Tables>,
  { customerId, billId }: Place,
  id: string,
): Promise<DisputeRow> {
  return await database
    .selectFrom('bill_dispute')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .where('id', '=', id)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** Those that are neither withdrawn nor ended. */
export async function listUnclosedDisputes(
  database: Kysely<Tables>,
  { customerId, billId }: Place,
): Promise<DisputeRow[]> {
  return await database
    .selectFrom('bill_dispute')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .where('closed_at', 'is', null)
    .selectAll()
    .execute();
}

/** Disputes of rows that go from the bill stay, as disputes of the bill. */
export async function detachDisputes(
  database: Kysely<Tables>,
  { customerId, billId }: Place,
  rowIds: readonly string[],
): Promise<void> {
  if (rowIds.length === 0) return;
  await database
    .updateTable('bill_dispute')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .where('fee_row_id', 'in', rowIds)
    .set({ fee_row_id: null })
    .execute();
}

/** The last answer of the forwarder's. */
export async function findLastAnswer(
  database: Kysely<Tables>,
  { id, customer_id: customerId }: Pick<DisputeRow, 'id' | 'customer_id'>,
) {
  const entry = await database
    .selectFrom('dispute_entry')
    .where('customer_id', '=', customerId)
    .where('dispute_id', '=', id)
    .where('outcome', 'is not', null)
    .select(['customer_id', 'id', 'by_name', 'outcome', 'at'])
    .orderBy('ordinal', 'desc')
    .limit(1)
    .$narrowType<{ outcome: DisputeOutcome }>()
    .executeTakeFirst();
  return entry ?? null;
}

type Answer = { outcome: DisputeOutcome; words: string; name: string; now: Date; isClosed: boolean };

/** Writes the forwarder's answer into the conversation, and where the dispute stands by it; gives the answer's id. */
export async function storeAnswer(
  database: Kysely<Tables>,
  { id, customer_id: customerId }: Pick<DisputeRow, 'id' | 'customer_id'>,
  { outcome, words, name, now, isClosed }: Answer,
): Promise<string> {
  const at = now.toISOString();
  const answerId = randomUUID();
  const answered = { status: outcome, answered_at: at, closed_at: isClosed ? at : null };
  await updateDispute(database, { customerId, disputeId: id }, answered);
  await addEntry(database, {
    id: answerId,
    dispute_id: id,
    customer_id: customerId,
    side: 'forwarder',
    member_id: null,
    by_name: name,
    words,
    outcome,
    at,
  });
  return answerId;
}
