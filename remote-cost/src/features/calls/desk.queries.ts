import { berthApi, type CallResult, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

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
    deskQueue: build.query({ ...endpointQuery('GET /system/billing/queue'), ...ofBills }),
    deskBills: build.query({ ...endpointQuery('GET /system/billing/bills'), ...ofBills }),
    deskBookings: build.query({ ...endpointQuery('GET /system/billing/bookings'), ...ofBills }),
    deskFeeItems: build.query(endpointQuery('GET /system/billing/feeItems')),
    deskBill: build.query({
      ...endpointQuery('GET /system/billing/bill'),
      providesTags: (_result, _error, { query }) => [recordTag('bill', query.id)],
    }),
    deskSave: build.mutation({ ...endpointMutation('POST /system/billing/bill'), ...changesBills }),
    deskCancel: build.mutation({
      ...endpointMutation('POST /system/billing/cancelBill'),
      ...changesBills,
    }),
    deskAnswer: build.mutation({
      ...endpointMutation('POST /system/billing/answerDispute'),
      ...changesBills,
    }),
    deskConfirmProof: build.mutation({
      ...endpointMutation('POST /system/billing/confirmProof'),
      ...changesBills,
    }),
    deskApplyCredit: build.mutation({
      ...endpointMutation('POST /system/billing/applyCredit'),
      ...changesBills,
    }),
    deskPayBack: build.mutation({
      ...endpointMutation('POST /system/billing/payBack'),
      ...changesBills,
    }),
    deskRefuseProof: build.mutation({
      ...endpointMutation('POST /system/billing/refuseProof'),
      ...changesBills,
    }),
    deskInvoice: build.mutation({
      ...endpointMutation('POST /system/billing/invoice'),
      ...changesBills,
    }),
    deskRefuseInvoice: build.mutation({
      ...endpointMutation('POST /system/billing/refuseInvoice'),
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
