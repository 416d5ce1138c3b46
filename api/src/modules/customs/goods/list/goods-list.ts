import { goodsList } from '@berth/contract';
import { tableList } from '../../../../list/table-list.ts';
import { exportableOf, readRows } from '../../../exports/file-columns.ts';

export const goods = tableList(goodsList, 'goods', {
  odd: {
    sku: { column: 'sku_key', read: ({ title }) => title },
    nameZh: { column: 'name_search', sortBy: 'name_sort_key' },
  },
  alsoShown: ['title'],
  defaultSort: { field: 'updatedAt', order: 'descending' },
});

/** The goods library as it is exported. */
export const goodsExport = exportableOf(goodsList, readRows(goods, goods.presentRow));
