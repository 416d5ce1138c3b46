import { berthApi, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

/** The people of a company and their roles. */
export type Company = CallResult<'GET /user/getSubAccount'>;

/** Also after a refusal: somebody else may have changed something. */
const changes = { invalidatesTags: ['Company' as const] };

const membersApi = berthApi.enhanceEndpoints({ addTagTypes: ['Company'] }).injectEndpoints({
  endpoints: (build) => ({
    accountCompany: build.query({
      ...endpointQuery('GET /user/getSubAccount'),
      providesTags: ['Company'],
    }),
    accountSaveMember: build.mutation({ ...endpointMutation('POST /user/addSubAccount'), ...changes }),
    accountInvite: build.mutation({ ...endpointMutation('POST /user/inviteSubAccount'), ...changes }),
    accountWithdrawInvitation: build.mutation({
      ...endpointMutation('POST /user/withdrawInvitation'),
      ...changes,
    }),
    accountSetState: build.mutation({ ...endpointMutation('POST /user/subAccountState'), ...changes }),
    accountResetPassword: build.mutation({
      ...endpointMutation('POST /user/subAccountPassword'),
      ...changes,
    }),
    accountRemoveMember: build.mutation({
      ...endpointMutation('POST /user/subAccountRemove'),
      ...changes,
    }),
    accountSaveRole: build.mutation({ ...endpointMutation('POST /user/memberRoleSave'), ...changes }),
    accountChangeRoles: build.mutation({
      ...endpointMutation('POST /user/memberRolesChange'),
      ...changes,
    }),
    accountDeleteRole: build.mutation({
      ...endpointMutation('POST /user/memberRoleDelete'),
      ...changes,
    }),
  }),
});

export const {
  useAccountCompanyQuery,
  useAccountSaveMemberMutation,
  useAccountInviteMutation,
  useAccountWithdrawInvitationMutation,
  useAccountSetStateMutation,
  useAccountResetPasswordMutation,
  useAccountRemoveMemberMutation,
  useAccountSaveRoleMutation,
  useAccountChangeRolesMutation,
  useAccountDeleteRoleMutation,
} = membersApi;
