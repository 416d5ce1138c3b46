import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { BillDisputeTable } from '../bills.schema.ts';

/** A dispute of a row, or of the whole bill where that is null. */
export type UncorrectedDispute = {
  id: string;
  bill_id: string;
  fee_row_id: string | null;
  status: BillDisputeTable['status'];
};

/** Disputes that are not over, while what they are about is as it was when the customer last spoke. */
export async function listUncorrected(
  database: Kysely<Tables>,
  { customerId, billIds }: { customerId: string; billIds: readonly string[] },
): Promise<UncorrectedDispute[]> {
  const { rows } = await sql<UncorrectedDispute>`
    select dispute.id, dispute.bill_id, dispute.fee_row_id, dispute.status from bill_dispute dispute
    where dispute.customer_id = ${customerId} and dispute.bill_id = any(${billIds}::uuid[])
      and dispute.closed_at is null
      and coalesce(
        (select max(at) from bill_event where dispute.fee_row_id is null and what = 'corrected'
          and customer_id = ${customerId} and bill_id = dispute.bill_id),
        (select changed_at from fee_row where fee_row.id = dispute.fee_row_id
          and customer_id = ${customerId} and bill_id = dispute.bill_id),
        '-infinity'
      ) < coalesce(
        (select max(at) from dispute_entry
          where customer_id = ${customerId} and dispute_id = dispute.id and side = 'customer'),
        dispute.opened_at
      )`.execute(database);
  return rows;
}
