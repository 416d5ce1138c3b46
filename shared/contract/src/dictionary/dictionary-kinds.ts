import type { LocalizedText } from '../language/locale.ts';

/** Every list that forms choose from and staff keep. */
export const dictionaryKinds = [
  'port',
  'amazonWarehouse',
  'walmartWarehouse',
  'overseasWarehouse',
  'shipMode',
  'packing',
  'feeItem',
  'hsCode',
  'holiday',
] as const;
export type DictionaryKind = (typeof dictionaryKinds)[number];

export const dictionaryKindNames: Readonly<Record<DictionaryKind, LocalizedText>> = {
  port: { 'zh-CN': '港口', en: 'Ports' },
  amazonWarehouse: { 'zh-CN': '亚马逊仓库', en: 'Amazon warehouses' },
  walmartWarehouse: { 'zh-CN': '沃尔玛仓库', en: 'Walmart warehouses' },
  overseasWarehouse: { 'zh-CN': '海外仓', en: 'Overseas warehouses' },
  shipMode: { 'zh-CN': '运输渠道与计费规则', en: 'Channels and how they charge' },
  packing: { 'zh-CN': '包装类型', en: 'Packings' },
  feeItem: { 'zh-CN': '费用项目', en: 'Fee items' },
  hsCode: { 'zh-CN': '商品编码', en: 'HS codes' },
  holiday: { 'zh-CN': '节假日与调休', en: 'Holidays and working weekends' },
};

/** The kinds as they stand in the tree. */
export const dictionaryGroups = [
  { key: 'transport', title: { 'zh-CN': '运输', en: 'Transport' }, kinds: ['port', 'shipMode', 'packing'] },
  {
    key: 'warehouses',
    title: { 'zh-CN': '仓库', en: 'Warehouses' },
    kinds: ['amazonWarehouse', 'walmartWarehouse', 'overseasWarehouse'],
  },
  { key: 'costs', title: { 'zh-CN': '费用', en: 'Costs' }, kinds: ['feeItem'] },
  { key: 'customs', title: { 'zh-CN': '报关', en: 'Customs' }, kinds: ['hsCode'] },
  { key: 'calendar', title: { 'zh-CN': '日历', en: 'Calendar' }, kinds: ['holiday'] },
] as const satisfies readonly {
  key: string;
  title: LocalizedText;
  kinds: readonly DictionaryKind[];
}[];

export const dictionaryLimits = {
  /** Of an imported file: the whole of UN/LOCODE has about 120 000 rows in 9 MB. */
  bytes: 24 * 1024 * 1024,
  rows: 150_000,
  /** Characters of one line. */
  line: 20_000,
  /** Of each sort, so many are shown in a preview; all are counted. */
  shown: 200,
  /** A count of what refers to an entry goes no further. */
  counted: 1000,
} as const;
