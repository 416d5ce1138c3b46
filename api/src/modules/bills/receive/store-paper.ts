import type { UploadRule } from '@berth/contract/endpoints';
import { isId } from '../../../database/is-id.ts';
import type { ReceivedFile } from '../../../http/input/read-upload.ts';
import { Refusal } from '../../../http/refusal.ts';
import { byForwarder, type ForwarderAct } from '../../systems/forwarder-act.ts';
import {
  attachUploads,
  describeFile,
  keepUpload,
  type UploadDependencies,
} from '../../uploads/uploads.service.ts';
import { lockBillByNumber } from '../record/bills.repository.ts';
import { changeBill } from '../record/change-bill.ts';
import { presentChanged } from './forwarder-act.ts';
import { lockInvoiceRequest } from './named-bills.repository.ts';
import { insertDocument } from './papers.repository.ts';

export type StoredPaper = Awaited<ReturnType<typeof keepUpload>>;

/**
 * Stores the bytes of a paper before the transaction that makes it the customer's: a slow bucket must not hold the
 * embedded database. What that transaction then refuses is an unused upload, and is swept as such.
 */
async function storePaper(
  deps: UploadDependencies,
  customerId: string,
  received: ReceivedFile,
  rule: UploadRule,
): Promise<StoredPaper> {
  const inspected = await describeFile(deps.inspect, received, rule);
  return await keepUpload(deps, { customerId, memberId: null }, inspected);
}

/** Stores the file of an invoice. Its request is checked again when it is attached; here, so that no file is for none. */
export async function storeInvoiceFile(
  deps: UploadDependencies,
  { requestId, upload, rule }: { requestId: string; upload: ReceivedFile; rule: UploadRule },
): Promise<StoredPaper> {
  const request = isId(requestId) ? await lockInvoiceRequest(deps.database, requestId) : null;
  if (!request) throw new Refusal('NOT_FOUND', { field: 'requestId' });
  if (request.status !== 'requested') throw new Refusal('INVOICE_REQUEST_DECIDED', { field: 'requestId' });
  return await storePaper(deps, request.customer_id, upload, rule);
}

export async function storeBillFile(
  deps: UploadDependencies,
  { number, upload, rule }: { number: string; upload: ReceivedFile; rule: UploadRule },
): Promise<StoredPaper> {
  const bill = await lockBillByNumber(deps.database, number);
  if (!bill) throw new Refusal('NOT_FOUND', { field: 'number' });
  return await storePaper(deps, bill.customer_id, upload, rule);
}

/** Adds a document to a bill, beside those that it has. */
export async function addDocument(
  act: ForwarderAct,
  { number, title, file }: { number: string; title: string; file: StoredPaper },
) {
  const { transaction, name, now } = act;
  const bill = await lockBillByNumber(transaction, number);
  if (!bill) throw new Refusal('NOT_FOUND', { field: 'number' });
  const customerId = bill.customer_id;
  await attachUploads({ database: transaction, clock: () => now }, { customerId }, [file.id], 'cost:view');
  const document = { customerId, billId: bill.id, uploadId: file.id, title, name, now };
  await insertDocument(transaction, document);
  const detail = { words: title };
  const changed = await changeBill(transaction, bill, {
    what: 'documentAdded',
    detail,
    by: byForwarder(act),
    now,
  });
  return { ...presentChanged(bill, changed), fileName: file.row.file_name };
}
