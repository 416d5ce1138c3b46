import { berthApi, type CallOptions, type CallResult, endpointMutation, endpointQuery } from '@berth/runtime';

const quiet: CallOptions = { overlay: false, errors: 'caller' };

export type Goods = CallResult<'GET /business/goods'>['goods'];

export type CatalogueCode = CallResult<'GET /business/hsCodes'>['codes'][number];

const changesGoods = { invalidatesTags: ['Goods' as const] };

const goodsApi = berthApi.enhanceEndpoints({ addTagTypes: ['Goods'] }).injectEndpoints({
  endpoints: (build) => ({
    customsGoodsList: build.query({
      ...endpointQuery('GET /business/goodsList', quiet),
      providesTags: ['Goods'],
    }),
    customsGoods: build.query({
      ...endpointQuery('GET /business/goods', quiet),
      providesTags: ['Goods'],
      keepUnusedDataFor: 0,
    }),
    customsSearchGoods: build.query({
      ...endpointQuery('GET /business/goodsSearch', quiet),
      providesTags: ['Goods'],
    }),
    customsSearchCodes: build.query(endpointQuery('GET /business/hsCodes', quiet)),
    customsNamedCodes: build.query(endpointQuery('POST /business/hsCodesNamed', quiet)),
    customsGoodsValues: build.query({
      ...endpointQuery('POST /business/goodsValues', quiet),
      providesTags: ['Goods'],
    }),
    customsSaveGoods: build.mutation({
      ...endpointMutation('POST /business/goodsSave', quiet),
      ...changesGoods,
    }),
    customsDeleteGoods: build.mutation({
      ...endpointMutation('POST /business/goodsDelete', quiet),
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
