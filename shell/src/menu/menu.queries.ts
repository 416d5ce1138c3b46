import { berthApi, endpointQuery } from '@berth/runtime';

// The page beside it says that the server is away; the menu is as it was last time, and asks again by itself.
const quiet = { overlay: false, errors: 'caller' } as const;

const menuApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellStoredMenu: build.query({ ...endpointQuery('GET /system/menu/my/:version', quiet) }),
  }),
});

export const { useShellStoredMenuQuery } = menuApi;
