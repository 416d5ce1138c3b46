import { berthApi, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

export type Goods = CallResult<'GET /business/goods'>['goods'];

export type CatalogueCode = CallResult<'GET /business/hsCodes'>['codes'][number];

const changesGoods = { invalidatesTags: ['Goods' as const] };

const goodsApi = berthApi.enhanceEndpoints({ addTagTypes: ['Goods'] }).injectEndpoints({
  endpoints: (build) => ({
    customsGoodsList: build.query({
      ...endpointQuery('GET /business/goodsList'),
      providesTags: ['Goods'],
    }),
    customsGoods: build.query({
      ...endpointQuery('GET /business/goods'),
      providesTags: ['Goods'],
      keepUnusedDataFor: 0,
    }),
    customsSearchGoods: build.query({
      ...endpointQuery('GET /business/goodsSearch'),
      providesTags: ['Goods'],
    }),
    customsSearchCodes: build.query(endpointQuery('GET /business/hsCodes')),
    customsNamedCodes: build.query(endpointQuery('POST /business/hsCodesNamed')),
    customsGoodsValues: build.query({
      ...endpointQuery('POST /business/goodsValues'),
      providesTags: ['Goods'],
    }),
    customsSaveGoods: build.mutation({
      ...endpointMutation('POST /business/goodsSave'),
      ...changesGoods,
    }),
    customsDeleteGoods: build.mutation({
      ...endpointMutation('POST /business/goodsDelete'),
      ...changesGoods,
    }),
  }),
});

export const {
  useCustomsGoodsListQuery,
  useCustomsGoodsQuery,
  useCustomsSearchGoodsQuery,
  useCustomsSearchCodesQuery,
  useCustomsNamedCodesQuery,
  useCustomsGoodsValuesQuery,
  useCustomsSaveGoodsMutation,
  useCustomsDeleteGoodsMutation,
} = goodsApi;
