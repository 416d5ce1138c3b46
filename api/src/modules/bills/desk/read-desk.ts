import type { BillDetail, EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { type Customer, findCustomer } from '../../customers/customers.repository.ts';
import { presentFile, uploadIdOf } from '../../uploads/uploads.presenter.ts';
import { readStored, type UploadDependencies } from '../../uploads/uploads.service.ts';
import { listBillsOfBookings } from '../receive/fee-rows.repository.ts';
import { getBillPlace } from '../receive/get-bill-place.ts';
import { findFileOfBills } from '../receive/named-bills.repository.ts';
import { readEntry } from '../receive/read-bill.ts';
import { readWaiting } from '../receive/read-waiting.ts';
import { listQuotations } from '../show/bill-parts.repository.ts';
import { presentQuotationRow } from '../show/fee-rows.presenter.ts';
import { readBill } from '../show/read-bill.ts';
import * as repository from './desk.repository.ts';

type Answer<Key extends keyof Endpoints> = Promise<EndpointResult<Endpoints[Key]>>;

export async function readQueue(database: Kysely<Tables>): Answer<'GET /system/billing/queue'> {
  const waiting = await readWaiting(database);
  const unbilled = await repository.listUnbilled(database);
  const ids = unbilled.map(({ booking_id }) => booking_id);
  const sums = await repository.sumQuotations(database, ids);
  return {
    ...waiting,
    unbilled: unbilled.map((booking) => ({
      bookingId: booking.booking_id,
      businessNumber: booking.business_number,
      customer: { id: booking.customer_id, name: booking.customer_name },
      quotedAt: toChinaTime(booking.quoted_at),
      totals: sums
        .filter(({ booking_id }) => booking_id === booking.booking_id)
        .map(({ currency, amount_minor: amountMinor }) => ({ currency, amountMinor })),
    })),
  };
}

export async function getCustomer(database: Kysely<Tables>, id: string): Promise<Customer> {
  const customer = isId(id) ? await findCustomer(database, id) : null;
  if (!customer) throw new Refusal('NOT_FOUND', { field: 'customerId' });
  return customer;
}

/** A customer's bookings with what was quoted for each, and the bills that it stands on. */
export async function findBookingsToBill(
  database: Kysely<Tables>,
  { customerId, search }: { customerId: string; search: string },
): Answer<'GET /system/billing/bookings'> {
  const customer = await getCustomer(database, customerId);
  const found = await repository.searchBookings(database, { customerId, search });
  const bookingIds = found.map(({ id }) => id);
  const quotations = await listQuotations(database, customerId, bookingIds);
  const bills = await listBillsOfBookings(database, { customerId, bookingIds });
  const bookings = found.map((booking) => ({
    id: booking.id,
    kind: booking.kind,
    businessNumber: booking.business_number,
    customerBusinessNumber: booking.customer_business_number,
    etd: booking.etd,
    quotation: quotations.filter((row) => row.booking_id === booking.id).map(presentQuotationRow),
    bills: bills
      .filter(({ booking_id }) => booking_id === booking.id)
      .map(({ id, number }) => ({ id, number })),
  }));
  return { customer, bookings };
}

export async function findBills(
  database: Kysely<Tables>,
  { search, customerId }: { search: string; customerId?: string | undefined },
): Answer<'GET /system/billing/bills'> {
  if (customerId !== undefined) await getCustomer(database, customerId);
  const bills = await repository.searchBills(database, { search, customerId });
  return bills.map((bill) => ({
    id: bill.id,
    number: bill.number,
    settlement: bill.settlement,
    status: bill.status,
    customer: { id: bill.customer_id, name: bill.customer_name },
    issuedOn: bill.issued_on,
    dueOn: bill.due_on,
    totals: bill.totals,
  }));
}

/** A bill as its customer sees it, and as it would be entered again to correct it. */
export async function readBillAtDesk(
  deps: Pick<Context, 'database' | 'reference'>,
  id: string,
): Answer<'GET /system/billing/bill'> {
  const { database } = deps;
  const own = await getBillPlace(database, id);
  return {
    customer: await getCustomer(database, own.customerId),
    bill: withDeskFiles(await readBill(deps, own, 'forwarder')),
    entry: await readEntry(database, own),
  };
}

/** The bill with the addresses by which the desk reads its files; those of its customer are not for the desk. */
function withDeskFiles(bill: BillDetail): BillDetail {
  const atDesk = <File extends { src: string }>(file: File): File => ({
    ...file,
    src: `/api/system/billing/file?id=${uploadIdOf(file.src)}`,
  });
  const filed = <Part extends { file: { src: string } | null }>(part: Part): Part => ({
    ...part,
    file: part.file && atDesk(part.file),
  });
  return {
    ...bill,
    disputes: bill.disputes.map((dispute) => ({ ...dispute, files: dispute.files.map(atDesk) })),
    proofs: bill.proofs.map(filed),
    invoices: bill.invoices.map(filed),
    documents: bill.documents.map(filed),
  };
}

/** A file of a bill: pictures are shown, a PDF is only ever saved. */
export async function readFileAtDesk(deps: UploadDependencies, id: string) {
  const file = isId(id) ? await findFileOfBills(deps.database, id, 'any') : null;
  if (!file) throw new Refusal('NOT_FOUND');
  return presentFile(file, await readStored(deps, file));
}
