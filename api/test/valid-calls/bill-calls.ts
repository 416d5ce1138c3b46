import type { ValidCalls } from './example.ts';

export const billCalls = {
  'GET /cost/getFeeList': ({ word }) => [
    { input: {} },
    { input: { list: { prop: 'status', order: 'ascending', filter: { number: `${word}|include` } } } },
  ],
  'GET /cost/getBillCounts': () => [{ input: {} }],
  'GET /cost/getExpense': ({ billId, paperedBillId }) =>
    [billId, paperedBillId].map((id) => ({ input: { query: { id } }, foreign: 'NOT_FOUND' })),
  'GET /business/getFeeList': ({ bookingId }) => [{ input: { query: { bookingId } }, foreign: 'NOT_FOUND' }],
  'POST /cost/cost_confirm': ({ confirmableBillId: id }) => [
    { input: { body: { bills: [{ id, version: 1 }] } }, foreign: 'likeNobodys' },
  ],
  'GET /cost/getAccount': () => [{ input: {} }],
  'GET /cost/downCost': ({ billId: ids }) => [
    { input: { query: { ids, format: 'xlsx' } }, foreign: 'NOT_FOUND' },
    { input: { query: { from: '2026-01-01', to: '2026-12-31' } } },
  ],
  'POST /cost/makeStatement': ({ billId }) => [{ input: { body: { ids: [billId] } }, foreign: 'NOT_FOUND' }],
} satisfies Partial<ValidCalls>;
