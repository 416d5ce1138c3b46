import {
  clearanceTotals,
  type DeclarationContent,
  type DeclarationKind,
  emptyVatInvoiceLine,
  isMadeByCustomer,
  kindsOfBooking,
  paperSlots,
  toThousandths,
} from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../../china-time.ts';
import type { Tables } from '../../../../database/tables.ts';
import { listHsCodes } from '../../catalogue/hs-codes.repository.ts';
import * as repository from '../record/declarations.repository.ts';
import { readVoyages } from './read-voyages.ts';

export type DeclarationDetail = EndpointResult<Endpoints['GET /business/declaration']>;
type Row = repository.DeclarationRow;
type Side = 'customer' | 'forwarder';

/** A declaration whole. Its customer does not read the names of the forwarder's people; the forwarder does. */
export async function presentDeclaration(
  database: Kysely<Tables>,
  row: Row,
  side: Side = 'customer',
): Promise<DeclarationDetail> {
  const place = { customerId: row.customer_id, id: row.id };
  const bookings = await repository.listBookingsOf(database, place);
  const content = contentOf(row);
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    status: row.status,
    bookings: await presentBookings(database, row.customer_id, bookings),
    kinds: [...commonKinds(bookings)],
    content,
    totals: clearanceTotals(content.goods, content.currency),
    papers: presentPapers(await repository.listPapers(database, place)),
    askedPapers: row.asked_papers,
    returnReasons: row.return_reasons,
    update: presentUpdate(row.pending_update),
    notice: row.notice && { name: row.notice.name, version: row.notice.version, at: row.notice.at },
    refundRates: await readRefundRates(database, content),
    customsNumber: row.customs_number,
    events: presentEvents(await repository.listEvents(database, place), side),
    updatedBy: row.updated_by,
    updatedAt: toChinaTime(row.updated_at),
  };
}

function presentUpdate(update: Row['pending_update']): DeclarationDetail['update'] {
  if (!update) return null;
  const { content, reason, by, at } = update;
  return { content, reason, by, at };
}

/** What its customer entered. */
export const contentOf = (
  row: Pick<Row, 'kind' | 'currency' | 'header' | 'goods' | 'buy_order' | 'vat_invoices'>,
): DeclarationContent => ({
  kind: row.kind,
  currency: row.currency,
  header: row.header,
  goods: row.goods,
  buyOrder: row.buy_order,
  // An earlier version stored fewer fields of an invoice.
  vatInvoices: row.vat_invoices.map((line) => ({ ...emptyVatInvoiceLine(), ...line })),
});

/** The kinds that a declaration of a booking can have. What is declared of air freight is the air desk's. */
export function kindsOf({
  kind,
  is_declared: isDeclared,
  export_documents: exportDocuments,
}: Pick<repository.DeclaredBookingRow, 'kind' | 'is_declared' | 'export_documents'>) {
  return isMadeByCustomer(kind) ? kindsOfBooking({ isDeclared, exportDocuments }) : [];
}

/** Those that all of its bookings allow. */
export function commonKinds(bookings: readonly repository.DeclaredBookingRow[]): readonly DeclarationKind[] {
  const [first, ...others] = bookings.map(kindsOf);
  return (first ?? []).filter((kind) => others.every((kinds) => kinds.includes(kind)));
}

export async function presentBookings(
  database: Kysely<Tables>,
  customerId: string,
  rows: readonly repository.DeclaredBookingRow[],
): Promise<DeclarationDetail['bookings']> {
  const voyages = await readVoyages(database, customerId, rows);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    businessNumber: row.business_number,
    status: row.status,
    exportDocuments: row.export_documents,
    voyage: voyages.get(row.id) ?? '',
    dischargePort: row.discharge_port,
    etd: row.etd,
    goodsName: row.goods_name,
    cartons: Number(row.cartons),
    grossThousandths: toThousandths(row.weight) ?? 0,
    volumeThousandths: toThousandths(row.volume) ?? 0,
    customsCutOffAt: row.customs_cut_off_at,
  }));
}

export const presentPaper = (row: repository.PaperRow): DeclarationDetail['papers'][number] => ({
  id: row.id,
  slot: row.slot,
  fileName: row.file_name,
  file: row.file_kind,
  bytes: row.bytes,
  status: row.status,
  words: row.words,
  addedBy: row.added_by,
  addedAt: toChinaTime(row.added_at),
  replacedAt: row.replaced_at && toChinaTime(row.replaced_at),
});

/** Those that count first, by slot. */
function presentPapers(rows: readonly repository.PaperRow[]) {
  const rank = ({ slot, replaced_at }: repository.PaperRow) =>
    (replaced_at === null ? 0 : paperSlots.length) + paperSlots.indexOf(slot);
  return rows.toSorted((one, other) => rank(one) - rank(other)).map(presentPaper);
}

type EventRow = Awaited<ReturnType<typeof repository.listEvents>>[number];

export const presentEvents = (rows: readonly EventRow[], side: Side): DeclarationDetail['events'] =>
  rows.map((row) => ({
    what: row.what,
    at: toChinaTime(row.at),
    words: row.words,
    slot: row.slot,
    by: row.member_id !== null || side === 'forwarder' ? row.by_name : '',
  }));

async function readRefundRates(database: Kysely<Tables>, { goods, vatInvoices }: DeclarationContent) {
  const named = [...goods, ...vatInvoices].map(({ hsCode }) => hsCode).filter((code) => code !== '');
  const codes = await listHsCodes(database, [...new Set(named)]);
  return codes.map(({ code, refund_rate }) => ({ hsCode: code, rate: Number(refund_rate) }));
}
