import { canBill, inCurrencyOrder, sumsByCurrency } from '@berth/contract';
import type { BillDetail, BillEventDetail } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { maySeeKind } from '../../bookings/record/bookings.policy.ts';
import type { Seer } from '../../bookings/record/bookings.service.ts';
import type { ReferenceCatalog } from '../../selects/reference-catalog.ts';
import { presentAttached } from '../../uploads/uploads.presenter.ts';
import { listAwaiting, listConfirmable } from '../confirm/confirm.repository.ts';
import { listSurpluses } from '../credit/credit.repository.ts';
import { presentDispute } from '../dispute/disputes.presenter.ts';
import { listDisputes } from '../dispute/disputes.repository.ts';
import { presentRequest } from '../invoice/invoices.presenter.ts';
import { listRequests } from '../invoice/invoices.repository.ts';
import { presentProof } from '../payment/payments.presenter.ts';
import { listProofs } from '../payment/proofs.repository.ts';
import { listRates } from '../record/bills.repository.ts';
import * as repository from './bill-parts.repository.ts';
import { readBilledBookings } from './billed-bookings.ts';
import { presentFeeRows } from './fee-rows.presenter.ts';

type Dependencies = Pick<Context, 'database' | 'reference'>;
type OfBill = { customerId: string; billId: string };
/** A person of the customer, who sees what they may see; or the forwarder's desk, which sees it whole. */
type Reader = Seer | 'forwarder';

/** A bill whole, as it was at one moment: what is confirmed is what was shown beside its version. */
export async function readBill(
  { database, reference }: Dependencies,
  own: OfBill,
  reader: Reader,
): Promise<BillDetail> {
  const side = reader === 'forwarder' ? 'forwarder' : 'customer';
  const catalog = await reference();
  const oneMoment = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return await oneMoment.execute(async (snapshot) => {
    const bill = isId(own.billId) ? await repository.findBill(snapshot, own) : null;
    if (!bill) throw new Refusal('NOT_FOUND');
    return {
      ...presentBill(bill),
      ...(await readRows(snapshot, catalog, bill, reader)),
      toConfirm: await readToConfirm(snapshot, bill),
      rates: (await listRates(snapshot, own)).map((row) => ({
        currency: row.currency,
        rate: String(Number(row.rate)),
        rateOn: row.rate_on,
      })),
      disputes: (await listDisputes(snapshot, own)).map((row) => presentDispute(row, side)),
      proofs: (await listProofs(snapshot, own)).map(presentProof),
      payments: (await repository.listPayments(snapshot, own)).map((row) => ({
        id: row.id,
        currency: row.currency,
        amountMinor: row.amount_minor,
        receivedOn: row.received_on,
        reference: row.reference,
      })),
      invoices: (await listRequests(snapshot, own)).map((row) => {
        const { id, kind, status, refusal, invoiceNumber, file } = presentRequest(row);
        return { id, kind, status, refusal, invoiceNumber, file };
      }),
      documents: (await repository.listDocuments(snapshot, own)).map((row) => ({
        id: row.id,
        title: row.title,
        file: presentAttached(row),
        addedAt: toChinaTime(row.added_at),
      })),
      creditOnAccount: sumsByCurrency(await listSurpluses(snapshot, own.customerId)),
      history: (await repository.listEvents(snapshot, own)).map((row) => ({
        what: row.what,
        status: row.status,
        detail: shortened(row.detail),
        at: toChinaTime(row.at),
        // People of the forwarder stay unnamed.
        name: row.member_id ? row.by_name : '',
        isForwarder: row.member_id === null,
      })),
    };
  });
}

/** What a confirmation of it would confirm, as the confirmation itself decides; null where it would be refused. */
async function readToConfirm(
  snapshot: Kysely<Tables>,
  bill: repository.BillRow,
): Promise<BillDetail['toConfirm']> {
  const own = { customerId: bill.customer_id, billIds: [bill.id] };
  const awaiting = await listAwaiting(snapshot, own);
  const [parts] = await listConfirmable(snapshot, own, awaiting);
  const isWholeAwaited = awaiting.some(({ fee_row_id }) => fee_row_id === null);
  if (!parts || !canBill(bill.status, 'confirm') || parts.is_whole_disputed || isWholeAwaited) return null;
  return parts.confirmable > 0 || parts.answered > 0 ? sumsByCurrency(parts.amounts) : null;
}

/** A correction of thousands of rows is read in the rows themselves. */
const mostChanges = 50;

function shortened({ changes, ...detail }: BillEventDetail): BillEventDetail {
  return changes ? { ...detail, changes: changes.slice(0, mostChanges) } : detail;
}

function presentBill(bill: repository.BillRow) {
  return {
    id: bill.id,
    number: bill.number,
    version: bill.version,
    status: bill.status,
    settlement: bill.settlement,
    periodFrom: bill.period_from,
    periodTo: bill.period_to,
    issuedOn: bill.issued_on,
    dueOn: bill.due_on,
    remittanceReference: bill.remittance_reference,
    remarks: bill.remarks,
    cancelReason: bill.cancel_reason,
    totals: inCurrencyOrder(bill.totals),
  };
}

async function readRows(
  snapshot: Kysely<Tables>,
  catalog: ReferenceCatalog,
  bill: repository.BillRow,
  reader: Reader,
): Promise<Pick<BillDetail, 'rows' | 'bookings'>> {
  const customerId = bill.customer_id;
  const rows = presentFeeRows(await repository.listFeeRows(snapshot, customerId, [bill.id]), bill.totals);
  const ids = [bill.booking_id, ...rows.map(({ bookingId }) => bookingId)].filter((id) => id !== null);
  const bookingIds = [...new Set(ids)];
  const billed = await readBilledBookings(snapshot, catalog, { customerId, bookingIds });
  const bookings = billed.filter(({ kind }) => reader === 'forwarder' || maySeeKind(reader, kind));
  const shown = new Set(bookings.map(({ id }) => id));
  return {
    // What a bill charges is for all who see costs; which booking it is about, for who may see that (decision 28).
    rows: rows.map((row) =>
      row.bookingId === null || shown.has(row.bookingId) ? row : { ...row, bookingId: null },
    ),
    bookings,
  };
}
