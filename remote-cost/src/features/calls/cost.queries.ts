import {
  berthApi,
  type CallOptions,
  type CallResult,
  endpointMutation,
  endpointQuery,
  recordTag,
} from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

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
    costBillList: build.query({ ...endpointQuery('GET /cost/getFeeList', quiet), ...ofBills }),
    costBillCounts: build.query({ ...endpointQuery('GET /cost/getBillCounts', quiet), ...ofBills }),
    costAccount: build.query({ ...endpointQuery('GET /cost/getAccount', quiet), ...ofBills }),
    costBill: build.query({
      ...endpointQuery('GET /cost/getExpense', quiet),
      // What stands on account changes with any bill.
      providesTags: (_result, _error, { query }) => [recordTag('bill', query.id), recordTag('bill')],
    }),
    costBookingFees: build.query({
      ...endpointQuery('GET /business/getFeeList', quiet),
      // A quotation comes as a change of its booking, a fee with any bill.
      providesTags: (_result, _error, { query }) => [
        recordTag('booking', query.bookingId),
        recordTag('bill'),
      ],
    }),
    costBankAccounts: build.query(endpointQuery('GET /cost/getBankAccounts', quiet)),
    costInvoiceProfiles: build.query({
      ...endpointQuery('GET /cost/getInvoiceProfiles', quiet),
      providesTags: ['InvoiceProfile'],
    }),
    costConfirm: build.mutation({ ...endpointMutation('POST /cost/cost_confirm', quiet), ...changesBills }),
    costDispute: build.mutation({ ...endpointMutation('POST /cost/dispute', quiet), ...changesBills }),
    costReply: build.mutation({ ...endpointMutation('POST /cost/disputeReply', quiet), ...changesBills }),
    costWithdraw: build.mutation({
      ...endpointMutation('POST /cost/withdrawDispute', quiet),
      ...changesBills,
    }),
    costProof: build.mutation({ ...endpointMutation('POST /cost/paymentProof', quiet), ...changesBills }),
    costApplyCredit: build.mutation({
      ...endpointMutation('POST /cost/applyCredit', quiet),
      ...changesBills,
    }),
    costInvoice: build.mutation({ ...endpointMutation('POST /cost/requestInvoice', quiet), ...changesBills }),
    costSaveProfile: build.mutation({
      ...endpointMutation('POST /cost/saveInvoiceProfile', quiet),
      ...changesProfiles,
    }),
    costDeleteProfile: build.mutation({
      ...endpointMutation('POST /cost/delInvoiceProfile', quiet),
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
