import { isId } from '../../../database/is-id.ts';
import { Refusal } from '../../../http/refusal.ts';
import { byForwarder, type ForwarderAct } from '../../systems/forwarder-act.ts';
import { attachUploads } from '../../uploads/uploads.service.ts';
import { type LockedBill, lockBill } from '../record/bills.repository.ts';
import { changeBill } from '../record/change-bill.ts';
import { requireBillAction } from '../record/require-bill-action.ts';
import { tellOfBill } from '../record/tell-of-bill.ts';
import { lockInvoiceRequest } from './named-bills.repository.ts';
import { decideRequest, listInvoicedBills } from './papers.repository.ts';
import type { StoredPaper } from './store-paper.ts';

type Issued = { requestId: string; invoiceNumber: string; file: StoredPaper };

/** Attaches the invoice that a customer asked for, and tells of it with each bill that it is for. */
export async function issueInvoice(act: ForwarderAct, { requestId, invoiceNumber, file }: Issued) {
  const { transaction, name, now } = act;
  const { customerId, bills } = await lockRequest(act, requestId);
  for (const bill of bills) requireBillAction(bill, 'attachInvoice');
  await attachUploads({ database: transaction, clock: () => now }, { customerId }, [file.id], 'cost:view');
  const decision = { status: 'issued', invoiceNumber, uploadId: file.id, name, now } as const;
  await decideRequest(transaction, { customerId, requestId }, decision);
  for (const bill of bills) {
    const detail = { number: invoiceNumber };
    await changeBill(transaction, bill, { what: 'invoiceIssued', detail, by: byForwarder(act), now });
    await tellOfBill(transaction, bill, { kind: 'invoiceIssued', detail: { invoiceNumber } }, now);
  }
  return { requestId, status: 'issued' as const, invoiceNumber, fileName: file.row.file_name };
}

export async function refuseInvoice(
  act: ForwarderAct,
  { requestId, words }: { requestId: string; words: string },
) {
  const { transaction, name, now } = act;
  const { customerId, bills } = await lockRequest(act, requestId);
  const decision = { status: 'refused', refusal: words, name, now } as const;
  await decideRequest(transaction, { customerId, requestId }, decision);
  for (const bill of bills) {
    await changeBill(transaction, bill, {
      what: 'invoiceRefused',
      detail: { words },
      by: byForwarder(act),
      now,
    });
    await tellOfBill(transaction, bill, { kind: 'invoiceRefused', detail: { reason: words } }, now);
  }
  return { requestId, status: 'refused' as const, invoiceNumber: '', fileName: null };
}

/** A request that waits for its invoice, with its bills. */
async function lockRequest({ transaction }: ForwarderAct, requestId: string) {
  const request = isId(requestId) ? await lockInvoiceRequest(transaction, requestId) : null;
  if (!request) throw new Refusal('NOT_FOUND', { field: 'requestId' });
  if (request.status !== 'requested') throw new Refusal('INVOICE_REQUEST_DECIDED', { field: 'requestId' });
  const customerId = request.customer_id;
  const bills: LockedBill[] = [];
  for (const { bill_id: billId } of await listInvoicedBills(transaction, { customerId, requestId })) {
    const bill = await lockBill(transaction, { customerId, billId });
    if (bill) bills.push(bill);
  }
  return { customerId, bills };
}
