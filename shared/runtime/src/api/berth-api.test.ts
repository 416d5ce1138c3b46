import { expect, test } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { replaceOnInjecting } from './berth-api.ts';

test('calls of a second version take the place of those of the first', async () => {
  const api = createApi({
    reducerPath: 'berthApi',
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Localized'],
    endpoints: () => ({}),
  });
  replaceOnInjecting(api as Parameters<typeof replaceOnInjecting>[0]); // made as the one of the portal is
  const store = configureStore({
    reducer: { berthApi: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const answering = (answer: string) =>
    api.injectEndpoints({
      endpoints: (build) => ({
        ordersList: build.query<string, void>({ queryFn: () => ({ data: answer }) }),
      }),
    });
  answering('first');
  const second = answering('second');
  const { data } = await store.dispatch(second.endpoints.ordersList.initiate());
  expect(data).toBe('second');
});
