import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

// What waits, of all customers: for the forwarder's systems and its desk alone. Rows of one customer are joined by the
// customer as well, so that no row of another's can come between.

const mostWaiting = 200;

export async function listOpenDisputes(database: Kysely<Tables>) {
  return await database
    .selectFrom('bill_dispute as dispute')
    .innerJoin('bill', (join) =>
      join.onRef('bill.id', '=', 'dispute.bill_id').onRef('bill.customer_id', '=', 'dispute.customer_id'),
    )
    .innerJoin('customer', 'customer.id', 'dispute.customer_id')
    .leftJoin('fee_row', (join) =>
      join
        .onRef('fee_row.id', '=', 'dispute.fee_row_id')
        .onRef('fee_row.customer_id', '=', 'dispute.customer_id'),
    )
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.id', '=', 'fee_row.booking_id')
        .onRef('booking.customer_id', '=', 'fee_row.customer_id'),
    )
    .where('dispute.status', '=', 'open')
    .where('bill.cancelled_at', 'is', null)
    .select([
      'dispute.id',
      'dispute.customer_id',
      'customer.name as customer_name',
      'dispute.bill_id',
      'bill.number',
      'dispute.reason',
      'dispute.words',
      'dispute.expected_minor',
      'dispute.opened_at',
      'fee_row.ordinal as line',
      'fee_row.fee_item',
      'fee_row.currency',
      'fee_row.amount_minor',
      'booking.business_number',
    ])
    .select((row) =>
      row
        .selectFrom('dispute_entry')
        .whereRef('dispute_entry.dispute_id', '=', 'dispute.id')
        .whereRef('dispute_entry.customer_id', '=', 'dispute.customer_id')
        .where('dispute_entry.side', '=', 'customer')
        .select('dispute_entry.words')
        .orderBy('dispute_entry.ordinal', 'desc')
        .limit(1)
        .as('last_words'),
    )
    .orderBy('dispute.opened_at')
    .orderBy('dispute.id')
    .limit(mostWaiting)
    .execute();
}

export async function listDisputeFiles(database: Kysely<Tables>, disputeIds: readonly string[]) {
  if (disputeIds.length === 0) return [];
  return await database
    .selectFrom('dispute_file')
    .innerJoin('upload', (join) =>
      join
        .onRef('upload.id', '=', 'dispute_file.upload_id')
        .onRef('upload.customer_id', '=', 'dispute_file.customer_id'),
    )
    .where('dispute_file.dispute_id', 'in', disputeIds)
    .select(['dispute_file.dispute_id', 'upload.id', 'upload.file_name', 'upload.bytes'])
    .orderBy('dispute_file.ordinal')
    .execute();
}

export async function listWaitingProofs(database: Kysely<Tables>) {
  return await database
    .selectFrom('payment_proof as proof')
    .innerJoin('customer', 'customer.id', 'proof.customer_id')
    .innerJoin('upload', (join) =>
      join.onRef('upload.id', '=', 'proof.upload_id').onRef('upload.customer_id', '=', 'proof.customer_id'),
    )
    .where('proof.status', '=', 'unconfirmed')
    .select([
      'proof.id',
      'proof.customer_id',
      'customer.name as customer_name',
      'proof.currency',
      'proof.amount_minor',
      'proof.paid_on',
      'proof.payer',
      'proof.sent_at',
      'upload.id as file_id',
      'upload.file_name',
      'upload.bytes',
    ])
    .orderBy('proof.sent_at')
    .orderBy('proof.id')
    .limit(mostWaiting)
    .execute();
}

export async function listProofBills(database: Kysely<Tables>, proofIds: readonly string[]) {
  if (proofIds.length === 0) return [];
  return await database
    .selectFrom('proof_allocation')
    .innerJoin('bill', (join) =>
      join
        .onRef('bill.id', '=', 'proof_allocation.bill_id')
        .onRef('bill.customer_id', '=', 'proof_allocation.customer_id'),
    )
    .where('proof_allocation.proof_id', 'in', proofIds)
    .select([
      'proof_allocation.proof_id',
      'proof_allocation.amount_minor',
      'bill.id',
      'bill.number',
      'bill.remittance_reference',
      'bill.totals',
    ])
    .orderBy('bill.number')
    .execute();
}

export async function listInvoiceRequests(database: Kysely<Tables>) {
  return await database
    .selectFrom('invoice_request as request')
    .innerJoin('customer', 'customer.id', 'request.customer_id')
    .where('request.status', '=', 'requested')
    .select([
      'request.id',
      'request.customer_id',
      'customer.name as customer_name',
      'request.kind',
      'request.profile',
      'request.remarks',
      'request.requested_at',
    ])
    .orderBy('request.requested_at')
    .orderBy('request.id')
    .limit(mostWaiting)
    .execute();
}

export async function listRequestBills(database: Kysely<Tables>, requestIds: readonly string[]) {
  if (requestIds.length === 0) return [];
  return await database
    .selectFrom('invoice_request_bill')
    .innerJoin('bill', (join) =>
      join
        .onRef('bill.id', '=', 'invoice_request_bill.bill_id')
        .onRef('bill.customer_id', '=', 'invoice_request_bill.customer_id'),
    )
    .where('invoice_request_bill.request_id', 'in', requestIds)
    .select(['invoice_request_bill.request_id', 'bill.id', 'bill.number', 'bill.totals'])
    .orderBy('bill.number')
    .execute();
}
