import { berthApi, endpointQuery } from '@berth/runtime';

const menuApi = berthApi.injectEndpoints({
  endpoints: (build) => ({
    shellStoredMenu: build.query({ ...endpointQuery('GET /system/menu/my/:version', { overlay: false }) }),
  }),
});

export const { useShellStoredMenuQuery } = menuApi;
