import { beforeEach, describe, expect, test } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import { keepApart } from './keep-apart.ts';

function openApi() {
  const api = createApi({
    reducerPath: 'berthApi',
    baseQuery: fakeBaseQuery(),
    tagTypes: ['Order'],
    endpoints: () => ({}),
  });
  keepApart(api);
  const store = configureStore({
    reducer: { berthApi: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const asked: unknown[] = [];
  /** A build of a remote whose list answers in a shape of its own. */
  const build = <Answer>(answer: Answer) =>
    api.injectEndpoints({
      endpoints: (make) => ({
        ordersList: make.query<Answer, void>({
          queryFn: () => {
            asked.push(answer);
            return { data: answer };
          },
          providesTags: ['Order'],
        }),
        ordersSave: make.mutation<string, void>({
          queryFn: () => ({ data: `saved ${JSON.stringify(answer)}` }),
          invalidatesTags: ['Order'],
        }),
      }),
    });
  return { api, store, build, asked };
}

describe('two builds that add calls of the same names', () => {
  let portal: ReturnType<typeof openApi>;
  let first: ReturnType<typeof portal.build<string[]>>;
  let second: ReturnType<typeof portal.build<{ rows: string[] }>>;
  beforeEach(() => {
    portal = openApi();
    first = portal.build(['one']);
    second = portal.build({ rows: ['two'] });
  });

  test('each gets the answers of its own, also after the other asked', async () => {
    const { store } = portal;
    const ask = async () => [
      (await store.dispatch(first.endpoints.ordersList.initiate())).data,
      (await store.dispatch(second.endpoints.ordersList.initiate())).data,
    ];
    expect(await ask()).toEqual([['one'], { rows: ['two'] }]);
    expect(await ask()).toEqual([['one'], { rows: ['two'] }]);
    const select = ({ endpoints }: typeof first | typeof second) =>
      endpoints.ordersList.select()(store.getState() as never).data; // the store's state, which the API types as its own
    expect([select(first), select(second)]).toEqual([['one'], { rows: ['two'] }]);
  });

  test('each has hooks of its own', () => {
    expect(second.useOrdersListQuery).toEqual(expect.any(Function));
    expect(second.useOrdersListQuery).not.toBe(first.useOrdersListQuery);
    expect(second.useLazyOrdersListQuery).not.toBe(first.useLazyOrdersListQuery);
    expect(second.useOrdersSaveMutation).not.toBe(first.useOrdersSaveMutation);
    expect(first.useOrdersListQuery).toBe(first.endpoints.ordersList.useQuery);
    expect(second.useOrdersListQuery).toBe(second.endpoints.ordersList.useQuery);
  });

  test('what one changes is asked for anew by both', async () => {
    const { store, asked } = portal;
    await store.dispatch(first.endpoints.ordersList.initiate());
    await store.dispatch(second.endpoints.ordersList.initiate());
    asked.length = 0;
    await store.dispatch(second.endpoints.ordersSave.initiate());
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked).toEqual([['one'], { rows: ['two'] }]);
  });

  test('an answer that is written by its name is its own', async () => {
    const { store } = portal;
    await store.dispatch(first.endpoints.ordersList.initiate());
    await store.dispatch(second.endpoints.ordersList.initiate());
    store.dispatch(
      second.util.updateQueryData('ordersList', undefined, ({ rows }) => void rows.push('three')),
    );
    expect((await store.dispatch(first.endpoints.ordersList.initiate())).data).toEqual(['one']);
    expect((await store.dispatch(second.endpoints.ordersList.initiate())).data).toEqual({
      rows: ['two', 'three'],
    });
  });
});

test('calls that nobody has added before are the ones of the API itself', () => {
  const { api, build } = openApi();
  expect(build('only')).toBe(api);
});
