import { disputeOf, invoiceTitle, proofOf } from '../things/bills.ts';
import type { ValidCalls } from './example.ts';

/** What a customer does with bills beyond confirming. */
export const billActCalls = {
  'POST /cost/dispute': ({ billId, feeRowId, word }) => [
    { input: { body: disputeOf(billId, feeRowId, word) }, foreign: 'NOT_FOUND' },
  ],
  'POST /cost/disputeReply': ({ disputeId, word }) => [
    {
      input: { body: { disputeId, words: `reply ${word}`, idempotencyKey: crypto.randomUUID() } },
      foreign: 'NOT_FOUND',
    },
  ],
  'POST /cost/withdrawDispute': ({ oldDisputeId: disputeId }) => [
    { input: { body: { disputeId } }, foreign: 'NOT_FOUND' },
  ],
  'GET /cost/getBankAccounts': () => [{ input: {} }],
  'POST /cost/paymentProof': ({ proofFileId, unpaidBillId, word }) => [
    { input: { body: proofOf(proofFileId, unpaidBillId, word) }, foreign: 'NOT_FOUND' },
  ],
  'POST /cost/applyCredit': ({ creditedBillId: billId }) => [
    {
      input: {
        body: {
          billId,
          version: 1,
          currency: 'CNY',
          amountMinor: 100,
          idempotencyKey: crypto.randomUUID(),
        },
      },
      foreign: 'NOT_FOUND',
    },
  ],
  'GET /cost/getPaymentProofs': () => [{ input: {} }],
  'GET /cost/getInvoiceProfiles': () => [{ input: {} }],
  'POST /cost/saveInvoiceProfile': ({ word, profileId: id }) => [
    { input: { body: invoiceTitle(word) } },
    { input: { body: { ...invoiceTitle(word), id, version: 1 } }, foreign: 'NOT_FOUND' },
  ],
  'POST /cost/delInvoiceProfile': ({ oldProfileId: id }) => [
    { input: { body: { id } }, foreign: 'NOT_FOUND' },
  ],
  'POST /cost/requestInvoice': ({ profileId, unpaidBillId, word }) => [
    {
      input: {
        body: {
          profileId,
          kind: 'ordinary',
          billIds: [unpaidBillId],
          remarks: `remarks ${word}`,
          idempotencyKey: crypto.randomUUID(),
        },
      },
      foreign: 'NOT_FOUND',
    },
  ],
  'GET /cost/getInvoices': () => [{ input: {} }],
} satisfies Partial<ValidCalls>;
