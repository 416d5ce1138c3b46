import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

type Request = { customerId: string; requestId: string };

export async function listInvoicedBills(
  database: Kysely<Tables>,
  { customerId, requestId }: Request,
): Promise<{ bill_id: string }[]> {
  return await database
    .selectFrom('invoice_request_bill')
    .where('customer_id', '=', customerId)
    .where('request_id', '=', requestId)
    .select('bill_id')
    .orderBy('bill_id')
    .execute();
}

export async function decideRequest(
  database: Kysely<Tables>,
  { customerId, requestId }: Request,
  decision: { name: string; now: Date } & (
    | { status: 'issued'; invoiceNumber: string; uploadId: string }
    | { status: 'refused'; refusal: string }
  ),
): Promise<void> {
  const { status, name, now } = decision;
  const decided =
    decision.status === 'issued'
      ? { invoice_number: decision.invoiceNumber, upload_id: decision.uploadId }
      : { refusal: decision.refusal };
  await database
    .updateTable('invoice_request')
    .where('customer_id', '=', customerId)
    .where('id', '=', requestId)
    .set({ status, ...decided, decided_at: now.toISOString(), decided_by: name })
    .execute();
}

type Document = {
  customerId: string;
  billId: string;
  uploadId: string;
  title: string;
  name: string;
  now: Date;
};

export async function insertDocument(database: Kysely<Tables>, document: Document): Promise<void> {
  const { customerId, billId, uploadId, title, name, now } = document;
  await database
    .insertInto('bill_document')
    .values({
      id: randomUUID(),
      bill_id: billId,
      customer_id: customerId,
      upload_id: uploadId,
      title,
      by_name: name,
      added_at: now.toISOString(),
    })
    .execute();
}
