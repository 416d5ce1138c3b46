import { type Currency, owedOf } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import type { Tables } from '../../../database/tables.ts';
import * as waiting from './waiting.repository.ts';

type Waiting = EndpointResult<Endpoints['GET /integration/billing']>;

/** What waits for the forwarder, of all customers, the oldest first. */
export async function readWaiting(database: Kysely<Tables>): Promise<Waiting> {
  return {
    disputes: await readDisputes(database),
    proofs: await readProofs(database),
    invoiceRequests: await readInvoiceRequests(database),
  };
}

const ofCustomer = (row: { customer_id: string; customer_name: string }) => ({
  id: row.customer_id,
  name: row.customer_name,
});
const fileOf = (row: { id: string; file_name: string; bytes: number }) => ({
  id: row.id,
  fileName: row.file_name,
  bytes: row.bytes,
});

async function readDisputes(database: Kysely<Tables>): Promise<Waiting['disputes']> {
  const disputes = await waiting.listOpenDisputes(database);
  const files = await waiting.listDisputeFiles(
    database,
    disputes.map(({ id }) => id),
  );
  return disputes.map((dispute) => ({
    id: dispute.id,
    customer: ofCustomer(dispute),
    bill: { id: dispute.bill_id, number: dispute.number },
    row: rowOf(dispute),
    reason: dispute.reason,
    expectedMinor: dispute.expected_minor,
    words: dispute.last_words ?? dispute.words,
    openedAt: toChinaTime(dispute.opened_at),
    files: files.filter((file) => file.dispute_id === dispute.id).map(fileOf),
  }));
}

type DisputedRow = {
  line: number | null;
  fee_item: string | null;
  currency: Currency | null;
  amount_minor: number | null;
  business_number: string | null;
};

function rowOf({ line, fee_item: feeItem, currency, amount_minor, business_number }: DisputedRow) {
  if (line === null || feeItem === null || currency === null || amount_minor === null) return null;
  return { line, feeItem, currency, amountMinor: amount_minor, businessNumber: business_number ?? '' };
}

async function readProofs(database: Kysely<Tables>): Promise<Waiting['proofs']> {
  const proofs = await waiting.listWaitingProofs(database);
  const bills = await waiting.listProofBills(
    database,
    proofs.map(({ id }) => id),
  );
  return proofs.map((proof) => ({
    id: proof.id,
    customer: ofCustomer(proof),
    currency: proof.currency,
    amountMinor: proof.amount_minor,
    paidOn: proof.paid_on,
    payer: proof.payer,
    sentAt: toChinaTime(proof.sent_at),
    file: fileOf({ ...proof, id: proof.file_id }),
    bills: bills
      .filter((bill) => bill.proof_id === proof.id)
      .map(({ id, number, remittance_reference: remittanceReference, amount_minor, totals }) => {
        const due = owedOf(totals).find(({ currency }) => currency === proof.currency);
        const dueMinor = due?.amountMinor ?? 0;
        return { id, number, remittanceReference, amountMinor: amount_minor, dueMinor };
      }),
  }));
}

async function readInvoiceRequests(database: Kysely<Tables>): Promise<Waiting['invoiceRequests']> {
  const requests = await waiting.listInvoiceRequests(database);
  const bills = await waiting.listRequestBills(
    database,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => ({
    id: request.id,
    customer: ofCustomer(request),
    kind: request.kind,
    profile: request.profile,
    remarks: request.remarks,
    requestedAt: toChinaTime(request.requested_at),
    bills: bills
      .filter((bill) => bill.request_id === request.id)
      .map(({ id, number, totals }) => ({ id, number, totals })),
  }));
}
