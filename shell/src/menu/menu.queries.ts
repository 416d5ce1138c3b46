import { berthApi, endpointQuery } from '@berth/runtime';

const menuApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    // The page beside it says that the server is away; the menu is as it was last time, and asks again by itself.
    shellStoredMenu: build.query(endpointQuery('GET /system/menu/my/:version')),
  }),
});

export const { useShellStoredMenuQuery } = menuApi;
