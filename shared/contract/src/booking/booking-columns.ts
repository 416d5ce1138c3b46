import type { ListColumnDefinition } from '../list/define-list.ts';
import {
  type DeclarationStatus,
  declarationStatuses,
  declarationStatusNames,
} from '../trade/declaration-statuses.ts';
import { exportDocumentChoices, warehouseTypes } from './booking-basics.ts';
import { bookingStatuses } from './booking-status.ts';
import { bookingStatusNames } from './booking-status-names.ts';
import { warehouseTypeNames } from './warehouse-type-names.ts';

/** What a row says of customs: the booking's declaration, null where it has none; a server of before says nothing. */
export type DeclaredRow = { declaration?: { id: string; status: DeclarationStatus } | null | undefined };

/**
 * The columns that the lists of all kinds of booking share. Each is wide enough for its own heading: 24 px more for
 * padding, and 21 for the sign of the order where it sorts.
 */
export const bookingColumns = {
  businessNumber: {
    kind: 'code',
    heading: { 'zh-CN': '业务编号', en: 'Business number' },
    sortable: true,
    filterable: true,
    screen: { widthPx: { 'zh-CN': 144, en: 156 }, fixed: 'left', isAlwaysShown: true },
    file: { width: 20 },
    fileParts: ['businessNumber', 'customerBusinessNumber'],
  },
  customerBusinessNumber: {
    kind: 'code',
    heading: { 'zh-CN': '客户业务编号', en: 'Your reference' },
    sortable: true,
    filterable: true,
    screen: false,
    file: { width: 20 },
  },
  status: {
    kind: 'choice',
    choices: bookingStatuses,
    words: bookingStatusNames,
    heading: { 'zh-CN': '状态', en: 'Status' },
    sortable: true,
    filterable: true,
    screen: { widthPx: { 'zh-CN': 108, en: 132 } },
    file: { width: 14 },
  },
  /** Where its declaration stands: read beside the rows, and so neither sorted nor filtered by. */
  declaration: {
    kind: 'choice',
    isDerived: true,
    choices: declarationStatuses,
    words: declarationStatusNames,
    heading: { 'zh-CN': '报关状态', en: 'Customs' },
    screen: { widthPx: { 'zh-CN': 108, en: 140 } },
    file: { width: 16, heading: { 'zh-CN': '报关状态', en: 'Customs status' } },
  },
  destinationName: {
    kind: 'text',
    isDerived: true,
    heading: { 'zh-CN': '航线', en: 'Route' },
    filter: { label: { 'zh-CN': '目的地名称', en: 'Destination name' } },
    sortable: true,
    filterable: true,
    screen: { widthPx: { 'zh-CN': 150, en: 176 } },
    fileParts: ['receivingPlace', 'destination'],
  },
  /** The name of the first cargo line that has one; a file has room for all. */
  goodsName: {
    kind: 'text',
    heading: { 'zh-CN': '货物', en: 'Goods' },
    filter: { label: { 'zh-CN': '品名', en: 'Goods' } },
    sortable: true,
    filterable: true,
    screen: { widthPx: { 'zh-CN': 140, en: 104 }, isElastic: true },
    file: { width: 28, heading: { 'zh-CN': '货物（全部品名）', en: 'Goods (all names)' } },
  },
  lines: {
    kind: 'number',
    format: 'count',
    heading: { 'zh-CN': '货物行数', en: 'Cargo lines' },
    screen: false,
  },
  cartons: {
    kind: 'number',
    format: 'count',
    isEmptyAtZero: true,
    heading: { 'zh-CN': 'CTNS', en: 'CTNS' },
    file: { heading: { 'zh-CN': '件数 (CTNS)', en: 'Cartons (CTNS)' } },
    filter: { label: { 'zh-CN': '件数 CTNS', en: 'Cartons CTNS' } },
    sortable: true,
    filterable: true,
    isSummed: true,
    screen: { widthPx: 84 },
  },
  weight: {
    kind: 'number',
    format: 'thousandths',
    isEmptyAtZero: true,
    heading: { 'zh-CN': 'KGS', en: 'KGS' },
    file: { heading: { 'zh-CN': '毛重 (KGS)', en: 'Gross weight (KGS)' } },
    filter: { label: { 'zh-CN': '毛重 KGS', en: 'Gross weight KGS' } },
    sortable: true,
    filterable: true,
    isSummed: true,
    screen: { widthPx: 88 },
  },
  volume: {
    kind: 'number',
    format: 'volume',
    isEmptyAtZero: true,
    heading: { 'zh-CN': 'CBM', en: 'CBM' },
    file: { heading: { 'zh-CN': '体积 (M3)', en: 'Volume (M3)' } },
    filter: { label: { 'zh-CN': '体积 CBM', en: 'Volume CBM' } },
    sortable: true,
    filterable: true,
    isSummed: true,
    screen: { widthPx: 84 },
  },
  version: {
    kind: 'number',
    format: 'count',
    heading: { 'zh-CN': '版本', en: 'Version' },
    screen: false,
    file: false,
  },
  updatedAt: {
    kind: 'datetime',
    heading: { 'zh-CN': '更新时间', en: 'Updated' },
    sortable: true,
    filterable: true,
    filter: false,
    screen: { widthPx: 104, isHiddenAtFirst: true },
  },
  createdAt: {
    kind: 'datetime',
    heading: { 'zh-CN': '创建时间', en: 'Created' },
    sortable: true,
    filterable: true,
    screen: { widthPx: 108, isHiddenAtFirst: true },
  },
} as const satisfies Record<string, ListColumnDefinition>;

const departure = { 'zh-CN': '预计开船日 ETD', en: 'Estimated departure (ETD)' } as const;

/** The columns that only the lists of sea freight share. */
export const seaColumns = {
  etd: {
    kind: 'date',
    heading: { 'zh-CN': 'ETD', en: 'ETD' },
    sortable: true,
    filterable: true,
    isNullable: true,
    screen: { widthPx: 110 },
    file: { width: 16, heading: departure },
    filter: { isSelected: true, label: departure },
  },
  /** How far its containers are. */
  tracking: {
    kind: 'text',
    isDerived: true,
    heading: { 'zh-CN': '跟踪', en: 'Tracking' },
    screen: { widthPx: 144 },
    fileParts: ['milestone', 'eta', 'delayHours'],
  },
  milestone: {
    kind: 'text',
    isDerived: true,
    heading: { 'zh-CN': '最新节点', en: 'Last milestone' },
    screen: false,
    file: { width: 16 },
  },
  /** By the clocks of the port. */
  eta: {
    kind: 'datetime',
    isDerived: true,
    heading: { 'zh-CN': '到港时间（当地）', en: 'Arrival (local time)' },
    screen: false,
    file: {},
  },
  delayHours: {
    kind: 'number',
    format: 'count',
    isDerived: true,
    heading: { 'zh-CN': '比首次预计晚（小时）', en: 'Hours after first estimate' },
    screen: false,
    file: {},
  },
  receivingPlace: {
    kind: 'code',
    heading: { 'zh-CN': '收货地', en: 'Place of receipt' },
    filterable: true,
    screen: false,
    file: { width: 24 },
  },
  destination: {
    kind: 'code',
    heading: { 'zh-CN': '目的地', en: 'Destination' },
    filterable: true,
    screen: false,
    file: { width: 24 },
  },
  dischargePort: {
    kind: 'code',
    heading: { 'zh-CN': '卸货港', en: 'Port of discharge' },
    filterable: true,
    screen: { widthPx: { 'zh-CN': 128, en: 140 }, isHiddenAtFirst: true },
    file: { width: 24 },
  },
  warehouseType: {
    kind: 'choice',
    choices: warehouseTypes,
    words: warehouseTypeNames,
    heading: { 'zh-CN': '仓库类型', en: 'Warehouse type' },
    filterable: true,
    isNullable: true,
    screen: false,
    file: { width: 14 },
  },
  warehouseCode: {
    kind: 'code',
    heading: { 'zh-CN': '仓库', en: 'Warehouse' },
    sortable: true,
    filterable: true,
    screen: { widthPx: 116, isHiddenAtFirst: true },
    file: { width: 14, heading: { 'zh-CN': '仓库代码', en: 'Warehouse code' } },
    filter: { label: { 'zh-CN': '仓库代码', en: 'Warehouse code' } },
  },
  /** Searched in all cargo lines. */
  shipmentId: {
    kind: 'code',
    isDerived: true,
    heading: { 'zh-CN': 'Shipment ID / FBA 编号', en: 'Shipment ID / FBA' },
    filterable: true,
    screen: false,
  },
  /** Searched in all containers that its cargo is in. */
  containerNumber: {
    kind: 'code',
    isDerived: true,
    heading: { 'zh-CN': '集装箱号', en: 'Container number' },
    filterable: true,
    screen: false,
  },
  exportDocuments: {
    kind: 'choice',
    isDerived: true,
    choices: exportDocumentChoices,
    heading: { 'zh-CN': '出口单证', en: 'Export documents' },
    filterable: true,
    filter: false,
    screen: false,
  },
  isDeclared: {
    kind: 'flag',
    isDerived: true,
    heading: { 'zh-CN': '报关', en: 'Customs declaration' },
    filterable: true,
    screen: false,
  },
} as const satisfies Record<string, ListColumnDefinition>;
