import { berthApi, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

export type StaffRow = CallResult<'GET /system/user/list'>['rows'][number];
export type AccessKey = CallResult<'GET /system/app/list'>[number];

const changes = { invalidatesTags: ['Company' as const] };
const keyChanges = { invalidatesTags: ['AccessKey' as const] };

// People, departments and roles show each other's names and counts.
const staffApi = berthApi.enhanceEndpoints({ addTagTypes: ['Company', 'AccessKey'] }).injectEndpoints({
  endpoints: (build) => ({
    accountStaff: build.query({ ...endpointQuery('GET /system/user/list'), providesTags: ['Company'] }),
    accountDepartments: build.query({ ...endpointQuery('GET /system/dept/list'), providesTags: ['Company'] }),
    accountSaveDepartment: build.mutation({ ...endpointMutation('POST /system/dept/save'), ...changes }),
    accountRemoveDepartment: build.mutation({ ...endpointMutation('POST /system/dept/remove'), ...changes }),
    accountKeys: build.query({ ...endpointQuery('GET /system/app/list'), providesTags: ['AccessKey'] }),
    accountMakeKey: build.mutation({ ...endpointMutation('POST /system/app/make'), ...keyChanges }),
    accountRevokeKey: build.mutation({ ...endpointMutation('POST /system/app/revoke'), ...keyChanges }),
  }),
});

export const {
  useAccountStaffQuery,
  useAccountDepartmentsQuery,
  useAccountSaveDepartmentMutation,
  useAccountRemoveDepartmentMutation,
  useAccountKeysQuery,
  useAccountMakeKeyMutation,
  useAccountRevokeKeyMutation,
} = staffApi;
