import type { EndpointResult, Endpoints, InvoiceTitle } from '@berth/contract/endpoints';
import { toChinaTime } from '../../../china-time.ts';
import { presentAttached } from '../../uploads/uploads.presenter.ts';
import type { ProfileRow } from './invoice-profiles.repository.ts';
import type { InvoiceRequestRow } from './invoices.repository.ts';

type PresentedRequest = EndpointResult<Endpoints['POST /cost/requestInvoice']>;

export function titleOf(row: ProfileRow): InvoiceTitle {
  const { title, address, phone, bank } = row;
  return { title, taxNumber: row.tax_number, address, phone, bank, bankAccount: row.bank_account };
}

export function presentProfile(row: ProfileRow) {
  return { id: row.id, version: row.version, isDefault: row.is_default, ...titleOf(row) };
}

export function presentRequest(row: InvoiceRequestRow): PresentedRequest {
  const { id, profile, kind, status, remarks, refusal, upload_id, file_name, bytes } = row;
  const hasFile = upload_id !== null && file_name !== null && bytes !== null;
  return {
    id,
    profile,
    kind,
    status,
    remarks,
    refusal,
    invoiceNumber: row.invoice_number,
    file: hasFile ? presentAttached({ upload_id, file_name, bytes }) : null,
    bills: row.bills.map((bill) => ({ id: bill.id, number: bill.number })),
    requestedBy: row.requested_by_name,
    requestedAt: toChinaTime(row.requested_at),
  };
}
