import {
  berthApi,
  type CallOptions,
  type CallResult,
  endpointMutation,
  endpointQuery,
  recordTag,
} from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

export type Queue = CallResult<'GET /system/billing/queue'>;
export type InvoiceRequest = Queue['invoiceRequests'][number];
export type BillAtDesk = CallResult<'GET /system/billing/bill'>;
export type DeskCustomer = BillAtDesk['customer'];
export type BookingToBill = CallResult<'GET /system/billing/bookings'>['bookings'][number];
export type FeeItem = CallResult<'GET /system/billing/feeItems'>[number];

const ofBills = { providesTags: [recordTag('bill')] };
/** Also after a refusal: a colleague may have been quicker. */
const changesBills = { invalidatesTags: ['Bill' as const] };

const deskApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    deskQueue: build.query({ ...endpointQuery('GET /system/billing/queue', quiet), ...ofBills }),
    deskBills: build.query({ ...endpointQuery('GET /system/billing/bills', quiet), ...ofBills }),
    deskBookings: build.query({ ...endpointQuery('GET /system/billing/bookings', quiet), ...ofBills }),
    deskFeeItems: build.query(endpointQuery('GET /system/billing/feeItems', quiet)),
    deskBill: build.query({
      ...endpointQuery('GET /system/billing/bill', quiet),
      providesTags: (_result, _error, { query }) => [recordTag('bill', query.id)],
    }),
    deskSave: build.mutation({ ...endpointMutation('POST /system/billing/bill', quiet), ...changesBills }),
    deskCancel: build.mutation({
      ...endpointMutation('POST /system/billing/cancelBill', quiet),
      ...changesBills,
    }),
    deskAnswer: build.mutation({
      ...endpointMutation('POST /system/billing/answerDispute', quiet),
      ...changesBills,
    }),
    deskConfirmProof: build.mutation({
      ...endpointMutation('POST /system/billing/confirmProof', quiet),
      ...changesBills,
    }),
    deskApplyCredit: build.mutation({
      ...endpointMutation('POST /system/billing/applyCredit', quiet),
      ...changesBills,
    }),
    deskPayBack: build.mutation({
      ...endpointMutation('POST /system/billing/payBack', quiet),
      ...changesBills,
    }),
    deskRefuseProof: build.mutation({
      ...endpointMutation('POST /system/billing/refuseProof', quiet),
      ...changesBills,
    }),
    deskInvoice: build.mutation({
      ...endpointMutation('POST /system/billing/invoice', quiet),
      ...changesBills,
    }),
    deskRefuseInvoice: build.mutation({
      ...endpointMutation('POST /system/billing/refuseInvoice', quiet),
      ...changesBills,
    }),
  }),
});

export const {
  useDeskQueueQuery,
  useDeskBillsQuery,
  useDeskBookingsQuery,
  useDeskFeeItemsQuery,
  useDeskBillQuery,
  useDeskSaveMutation,
  useDeskCancelMutation,
  useDeskAnswerMutation,
  useDeskConfirmProofMutation,
  useDeskApplyCreditMutation,
  useDeskPayBackMutation,
  useDeskRefuseProofMutation,
  useDeskInvoiceMutation,
  useDeskRefuseInvoiceMutation,
} = deskApi;
