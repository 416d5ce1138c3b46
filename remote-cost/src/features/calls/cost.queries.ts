import { berthApi, type CallResult, endpointMutation, endpointQuery, recordTag } from '@berth/runtime';

/** A bill whole, as the server gives it. */
export type Bill = CallResult<'GET /cost/getExpense'>;
export type FeeRow = Bill['rows'][number];
export type BilledBooking = Bill['bookings'][number];
export type QuotationRow = BilledBooking['quotation'][number];
/** A fee row beside the bill that it stands on. */
export type BookingFee = CallResult<'GET /business/getFeeList'>['rows'][number];
export type Dispute = Bill['disputes'][number];
export type InvoiceProfile = CallResult<'GET /cost/getInvoiceProfiles'>[number];
export type Account = CallResult<'GET /cost/getAccount'>;

/** About all bills of the customer: lists, counts and sums follow any of them. */
const ofBills = { providesTags: [recordTag('bill')] };
/** Also after a refusal: the bill may be another one by now. */
const changesBills = { invalidatesTags: ['Bill' as const] };
const changesProfiles = { invalidatesTags: ['InvoiceProfile' as const] };

const costApi = berthApi.enhanceEndpoints({ addTagTypes: ['InvoiceProfile'] }).injectEndpoints({
  endpoints: (build) => ({
    costBillList: build.query({ ...endpointQuery('GET /cost/getFeeList'), ...ofBills }),
    costBillCounts: build.query({ ...endpointQuery('GET /cost/getBillCounts'), ...ofBills }),
    costAccount: build.query({ ...endpointQuery('GET /cost/getAccount'), ...ofBills }),
    costBill: build.query({
      ...endpointQuery('GET /cost/getExpense'),
      // What stands on account changes with any bill.
      providesTags: (_result, _error, { query }) => [recordTag('bill', query.id), recordTag('bill')],
    }),
    costBookingFees: build.query({
      ...endpointQuery('GET /business/getFeeList'),
      // A quotation comes as a change of its booking, a fee with any bill.
      providesTags: (_result, _error, { query }) => [
        recordTag('booking', query.bookingId),
        recordTag('bill'),
      ],
    }),
    costBankAccounts: build.query(endpointQuery('GET /cost/getBankAccounts')),
    costInvoiceProfiles: build.query({
      ...endpointQuery('GET /cost/getInvoiceProfiles'),
      providesTags: ['InvoiceProfile'],
    }),
    costConfirm: build.mutation({ ...endpointMutation('POST /cost/cost_confirm'), ...changesBills }),
    costDispute: build.mutation({ ...endpointMutation('POST /cost/dispute'), ...changesBills }),
    costReply: build.mutation({ ...endpointMutation('POST /cost/disputeReply'), ...changesBills }),
    costWithdraw: build.mutation({
      ...endpointMutation('POST /cost/withdrawDispute'),
      ...changesBills,
    }),
    costProof: build.mutation({ ...endpointMutation('POST /cost/paymentProof'), ...changesBills }),
    costApplyCredit: build.mutation({
      ...endpointMutation('POST /cost/applyCredit'),
      ...changesBills,
    }),
    costInvoice: build.mutation({ ...endpointMutation('POST /cost/requestInvoice'), ...changesBills }),
    costSaveProfile: build.mutation({
      ...endpointMutation('POST /cost/saveInvoiceProfile'),
      ...changesProfiles,
    }),
    costDeleteProfile: build.mutation({
      ...endpointMutation('POST /cost/delInvoiceProfile'),
      ...changesProfiles,
    }),
  }),
});

export const {
  useCostBillListQuery,
  useCostBillCountsQuery,
  useCostAccountQuery,
  useCostBillQuery,
  useCostBookingFeesQuery,
  useCostBankAccountsQuery,
  useCostInvoiceProfilesQuery,
  useCostConfirmMutation,
  useCostDisputeMutation,
  useCostReplyMutation,
  useCostWithdrawMutation,
  useCostProofMutation,
  useCostApplyCreditMutation,
  useCostInvoiceMutation,
  useCostSaveProfileMutation,
  useCostDeleteProfileMutation,
} = costApi;
