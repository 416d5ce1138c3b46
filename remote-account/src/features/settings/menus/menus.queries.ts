import { berthApi, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

export type StoredMenu = CallResult<'GET /system/menu/list'>;
export type MenuPages = CallResult<'GET /system/menu/pages'>;
export type MenuPreview = CallResult<'GET /system/menu/preview'>;
export type FrameHosts = CallResult<'GET /system/menu/frameHosts'>;

const tag = 'StoredMenu' as const;
/** Also after a refusal: a colleague may have been quicker. */
const changes = { invalidatesTags: [tag] };

const menusApi = berthApi.enhanceEndpoints({ addTagTypes: [tag] }).injectEndpoints({
  endpoints: (build) => ({
    accountStoredMenu: build.query({ ...endpointQuery('GET /system/menu/list'), providesTags: [tag] }),
    accountMenuPages: build.query(endpointQuery('GET /system/menu/pages')),
    accountMenuPreview: build.query({ ...endpointQuery('GET /system/menu/preview'), providesTags: [tag] }),
    accountFrameHosts: build.query({ ...endpointQuery('GET /system/menu/frameHosts'), providesTags: [tag] }),
    accountSaveMenuItem: build.mutation({ ...endpointMutation('POST /system/menu/save'), ...changes }),
    accountMoveMenuItem: build.mutation({ ...endpointMutation('POST /system/menu/move'), ...changes }),
    accountRemoveMenuItem: build.mutation({ ...endpointMutation('POST /system/menu/remove'), ...changes }),
    accountSaveFrameHosts: build.mutation({
      ...endpointMutation('POST /system/menu/frameHosts'),
      ...changes,
    }),
  }),
});

export const {
  useAccountStoredMenuQuery,
  useAccountMenuPagesQuery,
  useAccountMenuPreviewQuery,
  useAccountFrameHostsQuery,
  useAccountSaveMenuItemMutation,
  useAccountMoveMenuItemMutation,
  useAccountRemoveMenuItemMutation,
  useAccountSaveFrameHostsMutation,
} = menusApi;
