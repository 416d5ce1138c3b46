import { configureStore } from '@reduxjs/toolkit';
import { berthApi } from '../api/berth-api.ts';
import { sessionReducer } from '../session/session-slice.ts';
import { claimSingle } from '../single/claim-single.ts';
import { tabsReducer } from './tabs-slice.ts';

/** The one store: the session, the tabs, and RTK Query's cache. */
export function createStore() {
  claimSingle('store');
  return configureStore({
    reducer: {
      session: sessionReducer,
      tabs: tabsReducer,
      [berthApi.reducerPath]: berthApi.reducer,
    },
    middleware: (defaults) => defaults().concat(berthApi.middleware),
  });
}

export type BerthStore = ReturnType<typeof createStore>;
export type BerthState = ReturnType<BerthStore['getState']>;
