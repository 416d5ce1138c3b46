import type { FilterObject, SavedFilter } from '@berth/contract';
import { useState } from 'react';
import { useSamples } from '../../gallery/sample-words.ts';
import type { TableMemory } from '../table-memory/table-memory.ts';

const filter = (
  id: string,
  title: string,
  filterObj: FilterObject,
  { version = '1', ...more }: Partial<SavedFilter> = {},
): SavedFilter => ({
  id,
  title,
  filterObj,
  isShared: false,
  isMine: true,
  ownerName: '陈海',
  ...more,
  version,
});

/** Favourites as a freight desk keeps them: one's own, shared ones, one whose field is gone. */
const previewFilters: readonly SavedFilter[] = [
  filter('1', '12 月去洛杉矶未到港', {
    etd: ['2026-12-01|>=', '2026-12-31|<='],
    destination: ['USLAX,USLGB|include'],
    status: ['arrived,pickedUp|notinclude'],
  }),
  filter('2', '超重待核对', { weight: ['10000|>='], isPickup: ['1|='] }, { isShared: true }),
  filter(
    '3',
    '深圳市前海远洋国际货运代理有限公司华南大区本周待收货清单（含盐田与蛇口）',
    { goodsName: ['蓝牙耳机,灯具 A\\|B,家具\\,组合,玩具,服装|include'] },
    { isMine: false, isShared: true, ownerName: '陈海（主账号）' },
  ),
  filter('4', '旧系统导入', { shipmentId: ['FBA15GCL9X61|='], weight: ['500|>'] }),
  filter('5', '按旧字段', { shipmentId: ['FBA15GCL9X61|='] }),
];

type Changes = Partial<
  Pick<
    TableMemory,
    'isLoading' | 'areFiltersLoading' | 'filters' | 'saveFilter' | 'deleteFilter' | 'canShare'
  >
>;

/** A memory that lasts as long as the preview. */
export function usePreviewMemory(changes: Changes = {}): TableMemory {
  const [filters, setFilters] = useState(useSamples(changes.filters ?? previewFilters));
  const nothing = async () => undefined;
  return {
    isLoading: false,
    settings: null,
    saveSettings: nothing,
    resetSettings: async () => null,
    views: [],
    saveView: nothing,
    deleteView: nothing,
    canShare: true,
    saveFilter: async ({ id, ...rest }) => {
      const kept = filters.filter((each) => each.id !== id);
      setFilters([...kept, filter(id ?? String(filters.length + 1), rest.title, rest.filterObj, rest)]);
    },
    deleteFilter: async (id) => setFilters(filters.filter((each) => each.id !== id)),
    ...changes,
    filters,
  };
}
