import type { BillEntry } from '@berth/contract';
import type { CallResult } from '@berth/runtime';
import { testUser } from '@berth/runtime/testing';
import type { Bill } from '../features/calls/cost.queries.ts';
import type { BillAtDesk, BookingToBill, Queue } from '../features/calls/desk.queries.ts';
import { aBill, quoted } from './sample-bill.ts';

export const staff = { ...testUser, id: 'staff', name: '陈知行', permissions: ['billing:desk'] };
export const customer = {
  id: 'customer-1',
  name: '宁波远望家居用品有限公司',
  settlement: 'monthly' as const,
};

export const feeItems: CallResult<'GET /system/billing/feeItems'> = [
  { code: 'OFR', name: { 'zh-CN': '海运费', en: 'Ocean freight' }, unit: { 'zh-CN': '计费吨', en: 'RT' } },
  { code: 'DOC', name: { 'zh-CN': '文件费', en: 'Documentation fee' }, unit: { 'zh-CN': '票', en: 'B/L' } },
];

export const aQueue = (change: Partial<Queue> = {}): Queue => ({
  disputes: [],
  proofs: [],
  invoiceRequests: [],
  unbilled: [],
  ...change,
});

export const toBill = (change: Partial<BookingToBill> = {}): BookingToBill => ({
  id: 'booking-1',
  kind: 'lcl',
  businessNumber: 'SZL-261102-0007',
  customerBusinessNumber: 'PO-77',
  etd: '2026-11-05',
  quotation: [
    quoted({ id: 'q-1', feeItem: 'OFR', unit: 'RT', quantity: '10' }),
    quoted({
      id: 'q-2',
      feeItem: 'DOC',
      unit: 'B/L',
      currency: 'USD',
      quantity: '1',
      unitPrice: '45.00',
      amountMinor: 4500,
    }),
  ],
  bills: [],
  ...change,
});

export const anEntry = (change: Partial<BillEntry> = {}): BillEntry => ({
  number: 'B-2611-0001',
  settlement: 'monthly',
  businessNumber: '',
  periodFrom: '2026-10-01',
  periodTo: '2026-10-31',
  issuedOn: '2026-11-01',
  dueOn: '2099-11-30',
  remarks: '',
  rates: [],
  totals: [{ currency: 'CNY', amountMinor: 100_000 }],
  rows: [
    {
      line: 1,
      feeItem: 'OFR',
      unit: 'RT',
      currency: 'CNY',
      quantity: '10',
      unitPrice: '100',
      amountMinor: 100_000,
      businessNumber: 'SZL-261102-0007',
      paymentObject: '',
      businessType: 'lcl',
      blNumber: '',
      businessDate: '2026-11-02',
      remarks: '',
    },
  ],
  ...change,
});

export const atDesk = (bill: Partial<Bill> = {}, entry = anEntry()): BillAtDesk =>
  ({ customer, bill: aBill(bill), entry }) as BillAtDesk; // an entry's lists may be read-only
