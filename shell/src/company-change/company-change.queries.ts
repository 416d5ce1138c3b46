import { berthApi, type CallResult, endpointQuery, recordTag } from '@berth/runtime';

export type CompanyState = CallResult<'GET /user/getCompanyChange'>;
export type CompanyChange = NonNullable<CompanyState['change']>;

const companyChangeApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellCompanyChange: build.query({
      ...endpointQuery('GET /user/getCompanyChange'),
      providesTags: [recordTag('customer')],
    }),
  }),
});

export const { useShellCompanyChangeQuery } = companyChangeApi;
