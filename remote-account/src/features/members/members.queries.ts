import { berthApi, type CallOptions, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

/** The people of a company and their roles. */
export type Company = CallResult<'GET /user/getSubAccount'>;

/** Also after a refusal: somebody else may have changed something. */
const changes = { invalidatesTags: ['Company' as const] };

const membersApi = berthApi.enhanceEndpoints({ addTagTypes: ['Company'] }).injectEndpoints({
  endpoints: (build) => ({
    accountCompany: build.query({
      ...endpointQuery('GET /user/getSubAccount', quiet),
      providesTags: ['Company'],
    }),
    accountSaveMember: build.mutation({ ...endpointMutation('POST /user/addSubAccount', quiet), ...changes }),
    accountSetState: build.mutation({ ...endpointMutation('POST /user/subAccountState', quiet), ...changes }),
    accountResetPassword: build.mutation({
      ...endpointMutation('POST /user/subAccountPassword', quiet),
      ...changes,
    }),
    accountRemoveMember: build.mutation({
      ...endpointMutation('POST /user/subAccountRemove', quiet),
      ...changes,
    }),
    accountSaveRole: build.mutation({ ...endpointMutation('POST /user/memberRoleSave', quiet), ...changes }),
    accountChangeRoles: build.mutation({
      ...endpointMutation('POST /user/memberRolesChange', quiet),
      ...changes,
    }),
    accountDeleteRole: build.mutation({
      ...endpointMutation('POST /user/memberRoleDelete', quiet),
      ...changes,
    }),
  }),
});

export const {
  useAccountCompanyQuery,
  useAccountSaveMemberMutation,
  useAccountSetStateMutation,
  useAccountResetPasswordMutation,
  useAccountRemoveMemberMutation,
  useAccountSaveRoleMutation,
  useAccountChangeRolesMutation,
  useAccountDeleteRoleMutation,
} = membersApi;
