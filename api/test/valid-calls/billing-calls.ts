import { smallPaper } from '../small-files.ts';
import { staffs, systems, type ValidCalls } from './example.ts';

const price = {
  feeItem: 'OFR',
  unit: 'CBM',
  currency: 'CNY',
  quantity: '2',
  unitPrice: '10',
  amountMinor: 2000,
} as const;
const row = { ...price, line: 1, businessType: 'lcl', businessDate: '2026-11-20' } as const;
const bill = (number: string) => ({
  ...({ number, settlement: 'monthly', periodFrom: '2026-11-01', periodTo: '2026-11-30' } as const),
  issuedOn: '2026-11-20',
  dueOn: '2026-12-20',
  totals: [{ currency: 'CNY', amountMinor: 2000 } as const],
  rows: [row],
});
const answer = { outcome: 'refused', words: 'as quoted' } as const;

export const billingCalls = {
  // A session opens none of them, whoever's it is: their story is in api/src/modules/bills/receive.
  'GET /integration/billing': () => [systems({})],
  'GET /integration/billingFile': ({ bookingId }) => [systems({ query: { id: bookingId } })],
  'GET /integration/bill': ({ word }) => [systems({ query: { number: word } })],
  'POST /integration/quotation': ({ businessNumber }) => [
    systems({ body: { eventId: 'quotation-1', businessNumber, rows: [price] } }),
  ],
  'POST /integration/bill': ({ word }) => [
    systems({ body: { eventId: 'bill-1', ...bill(word), account: word } }),
  ],
  'POST /integration/cancelBill': ({ word }) => [
    systems({ body: { eventId: 'cancel-1', number: word, reason: 'twice' } }),
  ],
  'POST /integration/payment': ({ word, bookingId }) => [
    systems({
      body: {
        eventId: 'payment-1',
        currency: 'CNY',
        receivedOn: '2026-11-20',
        proofId: bookingId,
        bills: [{ bill: word, amountMinor: 1 }],
      },
    }),
  ],
  'POST /integration/proofRefusal': ({ bookingId }) => [
    systems({ body: { eventId: 'proof-1', proofId: bookingId, words: 'unreadable' } }),
  ],
  'POST /integration/disputeAnswer': ({ bookingId }) => [
    systems({ body: { eventId: 'dispute-1', disputeId: bookingId, ...answer } }),
  ],
  'POST /integration/invoice': ({ bookingId, word }) => [
    systems({
      query: { eventId: 'invoice-1', requestId: bookingId, invoiceNumber: '1' },
      upload: smallPaper(word),
    }),
  ],
  'POST /integration/invoiceRefusal': ({ bookingId }) => [
    systems({ body: { eventId: 'invoice-2', requestId: bookingId, words: 'no title' } }),
  ],
  'POST /integration/billDocument': ({ word }) => [
    systems({ query: { eventId: 'paper-1', number: word, title: 'Bill' }, upload: smallPaper(word) }),
  ],
  // The desk sees all customers: without its permission it is closed. Its story is in api/src/modules/bills/desk.
  'GET /system/billing/queue': () => [staffs({})],
  'GET /system/billing/customers': ({ word }) => [staffs({ query: { search: word } })],
  'GET /system/billing/bookings': ({ bookingId }) => [staffs({ query: { customerId: bookingId } })],
  'GET /system/billing/feeItems': () => [staffs({})],
  'GET /system/billing/bills': ({ word }) => [staffs({ query: { search: word } })],
  'GET /system/billing/bill': ({ bookingId }) => [staffs({ query: { id: bookingId } })],
  'GET /system/billing/file': ({ bookingId }) => [staffs({ query: { id: bookingId } })],
  'POST /system/billing/bill': ({ word, bookingId }) => [
    staffs({ body: { ...bill(word), customerId: bookingId, version: null } }),
  ],
  'POST /system/billing/cancelBill': ({ bookingId }) => [
    staffs({ body: { id: bookingId, version: 1, reason: 'twice' } }),
  ],
  'POST /system/billing/answerDispute': ({ bookingId }) => [
    staffs({ body: { disputeId: bookingId, version: 1, ...answer } }),
  ],
  'POST /system/billing/confirmProof': ({ bookingId }) => [
    staffs({ body: { proofId: bookingId, receivedOn: '2026-11-20' } }),
  ],
  'POST /system/billing/applyCredit': ({ bookingId: id }) => [
    staffs({ body: { id, version: 1, currency: 'CNY', amountMinor: 100 } }),
  ],
  'POST /system/billing/payBack': ({ bookingId: id }) => [
    staffs({ body: { id, version: 1, currency: 'CNY', amountMinor: 100, paidOn: '2026-11-20' } }),
  ],
  'POST /system/billing/refuseProof': ({ bookingId }) => [
    staffs({ body: { proofId: bookingId, words: 'unreadable' } }),
  ],
  'POST /system/billing/invoice': ({ bookingId, word }) => [
    staffs({ query: { requestId: bookingId, invoiceNumber: '1' }, upload: smallPaper(word) }),
  ],
  'POST /system/billing/refuseInvoice': ({ bookingId }) => [
    staffs({ body: { requestId: bookingId, words: 'no title' } }),
  ],
  'POST /system/billing/importRows': ({ word }) => [staffs({ upload: smallPaper(word) })],
} satisfies Partial<ValidCalls>;
