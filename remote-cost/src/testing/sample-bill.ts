import type { BillTotal } from '@berth/contract';
import type { CallResult } from '@berth/runtime';
import type { Bill, BilledBooking, Dispute, FeeRow, QuotationRow } from '../features/calls/cost.queries.ts';

const priced = {
  feeItem: 'oceanFreight',
  feeName: { 'zh-CN': '海运费', en: 'Ocean freight' },
  unit: 'CBM',
  currency: 'CNY' as const,
  quantity: '10',
  unitPrice: '100.00',
  amountMinor: 100_000,
};

export const quoted = (change: Partial<QuotationRow> = {}): QuotationRow => ({
  id: 'quoted',
  ...priced,
  ...change,
});

export const feeRow = (change: Partial<FeeRow> = {}): FeeRow => ({
  id: 'row',
  ...priced,
  bookingId: 'booking-1',
  paymentObject: '',
  businessType: 'lcl',
  blNumber: 'COSU6301',
  businessDate: '2026-11-02',
  remarks: '',
  isConfirmed: false,
  confirmedBy: '',
  changedFromMinor: null,
  payableMinor: 0,
  paidMinor: 0,
  paymentStatus: 'unconfirmed',
  ...change,
});

export const aBooking = (change: Partial<BilledBooking> = {}): BilledBooking => ({
  id: 'booking-1',
  kind: 'lcl',
  businessNumber: 'SZL-261102-0007',
  customerBusinessNumber: 'PO-77',
  etd: '2026-11-05',
  route: { 'zh-CN': '盐田 → 洛杉矶', en: 'Yantian → Los Angeles' },
  cartons: 120,
  weightKg: 1850.5,
  volumeCbm: 12.5,
  chargeable: { value: 12.5, unit: 'CBM' },
  quotation: [quoted()],
  ...change,
});

export const aDispute = (change: Partial<Dispute> = {}): Dispute => ({
  id: 'dispute-1',
  feeRowId: 'row',
  reason: 'wrongQuantity',
  expectedMinor: 90_000,
  status: 'open',
  isClosed: false,
  openedBy: '林小满',
  openedAt: '2026-11-20 10:00:00',
  files: [],
  entries: [
    { side: 'customer', name: '林小满', words: '实测 9 CBM', outcome: null, at: '2026-11-20 10:00:00' },
  ],
  ...change,
});

/** CNY 1,250.00 that nobody has confirmed. */
export const aTotal = (change: Partial<BillTotal> = {}): BillTotal => ({
  currency: 'CNY',
  amountMinor: 125_000,
  disputedMinor: 0,
  confirmedMinor: 0,
  paidMinor: 0,
  checkingMinor: 0,
  ...change,
});

export const aProof = (change: Partial<Bill['proofs'][number]> = {}): Bill['proofs'][number] => ({
  id: 'proof-1',
  file: { fileName: 'transfer.pdf', src: '/api/file/1', bytes: 1000 },
  currency: 'CNY',
  amountMinor: 125_000,
  paidOn: '2026-11-19',
  payer: '深圳贸易有限公司',
  status: 'unconfirmed',
  refusal: '',
  sentBy: '林小满',
  sentAt: '2026-11-20 10:00:00',
  bills: [{ id: 'bill-1', number: 'B-2611-0001', amountMinor: 125_000 }],
  ...change,
});

export const aBill = (change: Partial<Bill> = {}): Bill => ({
  id: 'bill-1',
  number: 'B-2611-0001',
  version: 3,
  status: 'unconfirmed',
  settlement: 'monthly',
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  issuedOn: '2026-11-01',
  dueOn: '2099-11-30',
  remittanceReference: 'BTH2611A7',
  remarks: '',
  cancelReason: '',
  totals: [aTotal({ amountMinor: 125_000 })],
  toConfirm: [{ currency: 'CNY', amountMinor: 125_000 }],
  rates: [],
  rows: [feeRow({ quantity: '12.500', amountMinor: 125_000 })],
  bookings: [aBooking()],
  disputes: [],
  proofs: [],
  payments: [],
  invoices: [],
  documents: [],
  creditOnAccount: [],
  history: [
    {
      what: 'issued',
      name: '',
      isForwarder: true,
      status: 'unconfirmed',
      detail: {},
      at: '2026-11-01 09:00:00',
    },
  ],
  ...change,
});

type BillRow = CallResult<'GET /cost/getFeeList'>['rows'][number];

export const billRow = (change: Partial<BillRow> = {}): BillRow => ({
  id: 'bill-1',
  number: 'B-2611-0001',
  status: 'unconfirmed',
  settlement: 'monthly',
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  businessNumbers: 'SZL-261102-0007',
  blNumbers: '',
  currencies: 'CNY USD',
  cnyEquivalent: 1964.5,
  issuedOn: '2026-11-01',
  dueOn: '2099-11-30',
  feeRows: 2,
  bookings: 1,
  version: 3,
  updatedAt: '2026-11-01 09:00:00',
  totals: [aTotal({ amountMinor: 125_000 }), aTotal({ currency: 'USD', amountMinor: 10_000 })],
  ...change,
});
