import type { BillStatus, BillTotal, BusinessType, Currency, DisputeReason } from '@berth/contract';
import type { BillEventDetail, BillEventKind, InvoiceTitle } from '@berth/contract/endpoints';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Exact decimals travel as texts, days as `YYYY-MM-DD`, instants as ISO texts. */
type Decimal = string;
/** An amount in the minor unit of its currency. */
type Minor = number;

interface FeeItemTable {
  code: string;
  name_zh: string;
  name_en: string;
  unit_zh: string;
  unit_en: string;
  ordinal: Generated<number>;
  version: Generated<number>;
  is_retired: Generated<boolean>;
}

interface BankAccountTable {
  id: string;
  currency: Currency;
  account_name: string;
  account_number: string;
  bank_zh: string;
  bank_en: string;
  swift: Generated<string>;
  ordinal: number;
}

export interface BillTable {
  id: string;
  customer_id: string;
  number: string;
  settlement: 'monthly' | 'perBill';
  booking_id: string | null;
  period_from: string | null;
  period_to: string | null;
  issued_on: string;
  due_on: string;
  remittance_reference: string;
  remarks: Generated<string>;
  version: Generated<number>;
  status: BillStatus;
  status_rank: GeneratedAlways<number>;
  totals: JSONColumnType<BillTotal[]>;
  currencies: Generated<string>;
  cny_equivalent: Decimal | null;
  fee_rows: Generated<number>;
  bookings: Generated<number>;
  business_numbers: Generated<string>;
  bl_numbers: Generated<string>;
  cancelled_at: string | null;
  cancel_reason: Generated<string>;
  confirmed_at: string | null;
  settled_at: string | null;
  created_at: string;
  updated_at: string;
}

interface BillTotalTable {
  bill_id: string;
  customer_id: string;
  currency: Currency;
  amount_minor: Minor;
  disputed_minor: Minor;
  confirmed_minor: Minor;
  paid_minor: Minor;
  checking_minor: Minor;
}

interface BillRateTable {
  bill_id: string;
  customer_id: string;
  currency: Currency;
  rate: Decimal;
  rate_on: string;
}

/** What a fee row and a quotation row have in common. */
interface PricedColumns {
  id: string;
  customer_id: string;
  ordinal: number;
  fee_item: string;
  unit: string;
  currency: Currency;
  quantity: Decimal;
  unit_price: Decimal;
  amount_minor: Minor;
}

export interface FeeRowTable extends PricedColumns {
  bill_id: string;
  booking_id: string | null;
  payment_object: Generated<string>;
  business_type: BusinessType;
  bl_number: Generated<string>;
  business_date: string;
  remarks: Generated<string>;
  confirmed_at: string | null;
  confirmed_by: Generated<string>;
  changed_from_minor: Minor | null;
  changed_at: string | null;
}

interface QuotationRowTable extends PricedColumns {
  booking_id: string;
  quoted_at: string;
}

export interface BillEventTable {
  bill_id: string;
  customer_id: string;
  version: number;
  member_id: string | null;
  by_name: string;
  what: BillEventKind;
  status: BillStatus;
  detail: JSONColumnType<BillEventDetail>;
  at: string;
}

export interface BillDisputeTable {
  id: string;
  bill_id: string;
  customer_id: string;
  fee_row_id: string | null;
  reason: DisputeReason;
  words: string;
  expected_minor: Minor | null;
  status: 'open' | 'accepted' | 'changed' | 'refused' | 'withdrawn';
  /** Null once that person was removed, as in `sent_by` and `requested_by`; the name is retained then. */
  opened_by: string | null;
  opener_name: Generated<string>;
  opened_at: string;
  answered_at: string | null;
  closed_at: string | null;
}

interface DisputeEntryTable {
  id: string;
  dispute_id: string;
  customer_id: string;
  ordinal: number;
  side: 'customer' | 'forwarder';
  member_id: string | null;
  by_name: string;
  words: string;
  outcome: 'accepted' | 'changed' | 'refused' | null;
  at: string;
}

interface DisputeFileTable {
  dispute_id: string;
  customer_id: string;
  upload_id: string;
  ordinal: number;
}

export interface PaymentProofTable {
  id: string;
  customer_id: string;
  upload_id: string;
  sha256: Buffer;
  currency: Currency;
  amount_minor: Minor;
  paid_on: string;
  payer: string;
  status: 'unconfirmed' | 'confirmed' | 'refused';
  refusal: Generated<string>;
  sent_by: string | null;
  sender_name: Generated<string>;
  sent_at: string;
  decided_at: string | null;
  decided_by: Generated<string>;
}

interface ProofAllocationTable {
  proof_id: string;
  bill_id: string;
  customer_id: string;
  amount_minor: Minor;
}

interface BillPaymentTable {
  id: string;
  bill_id: string;
  customer_id: string;
  currency: Currency;
  amount_minor: Minor;
  received_on: string;
  reference: Generated<string>;
  proof_id: string | null;
  by_name: string;
  at: string;
}

interface InvoiceProfileTable {
  id: string;
  customer_id: string;
  title: string;
  tax_number: string;
  address: Generated<string>;
  phone: Generated<string>;
  bank: Generated<string>;
  bank_account: Generated<string>;
  version: Generated<number>;
  is_default: Generated<boolean>;
  created_at: string;
  updated_at: string;
}

interface InvoiceRequestTable {
  id: string;
  customer_id: string;
  profile: JSONColumnType<InvoiceTitle>;
  kind: 'ordinary' | 'special';
  status: 'requested' | 'issued' | 'refused';
  remarks: Generated<string>;
  refusal: Generated<string>;
  invoice_number: Generated<string>;
  upload_id: string | null;
  requested_by: string | null;
  requester_name: Generated<string>;
  requested_at: string;
  decided_at: string | null;
  decided_by: Generated<string>;
}

interface InvoiceRequestBillTable {
  request_id: string;
  bill_id: string;
  customer_id: string;
}

interface BillDocumentTable {
  id: string;
  bill_id: string;
  customer_id: string;
  upload_id: string;
  title: string;
  by_name: string;
  added_at: string;
}

interface CustomerCreditTable {
  customer_id: string;
  limit_minor: Minor;
  days: number;
  updated_at: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    fee_item: FeeItemTable;
    bank_account: BankAccountTable;
    bill: BillTable;
    bill_total: BillTotalTable;
    bill_rate: BillRateTable;
    fee_row: FeeRowTable;
    quotation_row: QuotationRowTable;
    bill_event: BillEventTable;
    bill_dispute: BillDisputeTable;
    dispute_entry: DisputeEntryTable;
    dispute_file: DisputeFileTable;
    payment_proof: PaymentProofTable;
    proof_allocation: ProofAllocationTable;
    bill_payment: BillPaymentTable;
    invoice_profile: InvoiceProfileTable;
    invoice_request: InvoiceRequestTable;
    invoice_request_bill: InvoiceRequestBillTable;
    bill_document: BillDocumentTable;
    customer_credit: CustomerCreditTable;
  }
}
