import { configureStore } from '@reduxjs/toolkit';
import { berthApi } from '../api/berth-api.ts';
import { createSingle } from '../single/claim-single.ts';
import { sessionReducer } from './session-slice.ts';
import { tabsReducer } from './tabs-slice.ts';

function makeStore() {
  return configureStore({
    reducer: {
      session: sessionReducer,
      tabs: tabsReducer,
      [berthApi.reducerPath]: berthApi.reducer,
    },
    middleware: (defaults) => defaults().concat(berthApi.middleware),
  });
}

export type BerthStore = ReturnType<typeof makeStore>;
export type BerthState = ReturnType<BerthStore['getState']>;

const single = createSingle<BerthStore>('store');

/** The one store: the session, the tabs, and RTK Query's cache. */
export function createStore(): BerthStore {
  return single.make(makeStore);
}

/** The store that `createStore` made. */
export const activeStore = single.get;
