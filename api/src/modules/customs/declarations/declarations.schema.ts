import type {
  BuyOrder,
  Currency,
  DeclarationEventKind,
  DeclarationHeader,
  DeclarationKind,
  DeclarationLine,
  DeclarationStatus,
  FileKind,
  PaperSlot,
  PaperStatus,
  VatInvoiceLine,
} from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Generated, JSONColumnType } from 'kysely';

type Detail = EndpointResult<Endpoints['GET /business/declaration']>;

type SignedNotice = { name: string; version: string; at: string; memberId: string };
type PendingUpdate = NonNullable<Detail['update']> & { notice?: SignedNotice | null };

export interface DeclarationTable {
  id: string;
  customer_id: string;
  number: string;
  kind: DeclarationKind;
  status: DeclarationStatus;
  currency: Currency;
  header: JSONColumnType<DeclarationHeader>;
  goods: JSONColumnType<DeclarationLine[]>;
  buy_order: JSONColumnType<BuyOrder>;
  vat_invoices: JSONColumnType<VatInvoiceLine[], string | undefined>;
  version: number;
  submitted_at: string | null;
  notice: JSONColumnType<SignedNotice | null, string | null | undefined, string | null>;
  return_reasons: JSONColumnType<Detail['returnReasons'], string | undefined>;
  asked_papers: JSONColumnType<Detail['askedPapers'], string | undefined>;
  /** With the notice that was confirmed for it; updates from before have none. */
  pending_update: JSONColumnType<PendingUpdate | null, string | null | undefined, string | null>;
  customs_number: Generated<string>;
  claimed_by: string | null;
  claimed_name: string | null;
  claimed_at: string | null;
  business_numbers: Generated<string>;
  lines: Generated<number>;
  papers_filled: Generated<number>;
  papers_required: Generated<number>;
  /** The name of the member who saved it last. */
  updated_by: string;
  created_at: string;
  updated_at: string;
}

interface DeclarationBookingTable {
  customer_id: string;
  declaration_id: string;
  booking_id: string;
}

interface DeclarationPaperTable {
  id: string;
  customer_id: string;
  declaration_id: string;
  slot: PaperSlot;
  upload_id: string;
  file_name: string;
  file_kind: FileKind;
  bytes: number;
  status: PaperStatus;
  words: Generated<string>;
  added_by: string;
  added_at: string;
  replaced_at: string | null;
}

interface DeclarationEventTable {
  id: Generated<string>;
  customer_id: string;
  declaration_id: string;
  what: DeclarationEventKind;
  at: string;
  member_id: string | null;
  by_name: Generated<string>;
  words: Generated<string>;
  slot: PaperSlot | null;
}

interface DeclarationNumberCounterTable {
  day: string;
  last_serial: number;
}

declare module '../../../database/tables.ts' {
  interface Tables {
    declaration: DeclarationTable;
    declaration_booking: DeclarationBookingTable;
    declaration_paper: DeclarationPaperTable;
    declaration_event: DeclarationEventTable;
    declaration_number_counter: DeclarationNumberCounterTable;
  }
}
