import { billLimits } from '@berth/contract';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { LockedBill } from '../record/bills.repository.ts';

/** Which of the bills have an invoice, or one that is asked for. */
export async function listInvoiced(
  transaction: Kysely<Tables>,
  customerId: string,
  billIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await transaction
    .selectFrom('invoice_request_bill')
    .innerJoin('invoice_request', 'invoice_request.id', 'invoice_request_bill.request_id')
    .where('invoice_request.customer_id', '=', customerId)
    .where('invoice_request_bill.bill_id', 'in', billIds)
    .where('invoice_request.status', '<>', 'refused')
    .select(['invoice_request.customer_id', 'invoice_request_bill.bill_id'])
    .execute();
  return new Set(found.map(({ bill_id }) => bill_id));
}

export async function insertRequest(
  transaction: Kysely<Tables>,
  request: Insertable<Tables['invoice_request']>,
  bills: readonly LockedBill[],
): Promise<void> {
  await transaction.insertInto('invoice_request').values(request).execute();
  await transaction
    .insertInto('invoice_request_bill')
    .values(bills.map(({ id, customer_id }) => ({ request_id: request.id, bill_id: id, customer_id })))
    .execute();
}

type Which = { customerId: string; billId?: string; requestId?: string };

/** The customer's newest, of one bill where that is said, with their bills and the invoice where it is there. */
export async function listRequests(database: Kysely<Tables>, { customerId, billId, requestId }: Which) {
  const requests = await database
    .selectFrom('invoice_request')
    .leftJoin('member', 'member.id', 'invoice_request.requested_by')
    .leftJoin('upload', 'upload.id', 'invoice_request.upload_id')
    .where('invoice_request.customer_id', '=', customerId)
    .$if(requestId !== undefined, (one) => one.where('invoice_request.id', '=', requestId ?? ''))
    .$if(billId !== undefined, (ofBill) =>
      ofBill.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('invoice_request_bill')
            .whereRef('invoice_request_bill.request_id', '=', 'invoice_request.id')
            .where('invoice_request_bill.bill_id', '=', billId ?? '')
            .select('invoice_request_bill.bill_id'),
        ),
      ),
    )
    .selectAll('invoice_request')
    .select(['upload.file_name', 'upload.bytes'])
    .select(sql<string>`coalesce(member.name, invoice_request.requester_name)`.as('requested_by_name'))
    .orderBy('invoice_request.requested_at', 'desc')
    .orderBy('invoice_request.id')
    .limit(billLimits.listed)
    .execute();
  if (requests.length === 0) return [];
  const bills = await database
    .selectFrom('invoice_request_bill')
    .innerJoin('bill', 'bill.id', 'invoice_request_bill.bill_id')
    .where('bill.customer_id', '=', customerId)
    .where(
      'invoice_request_bill.request_id',
      'in',
      requests.map(({ id }) => id),
    )
    .select(['invoice_request_bill.request_id', 'bill.customer_id', 'bill.id', 'bill.number'])
    .orderBy('bill.number')
    .execute();
  return requests.map((request) => ({
    ...request,
    bills: bills.filter(({ request_id }) => request_id === request.id),
  }));
}

export type InvoiceRequestRow = Awaited<ReturnType<typeof listRequests>>[number];
