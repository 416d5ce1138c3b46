import { defineList, type ListRow, type ListSummary } from '../../list/define-list.ts';
import type { TrackingSummary } from '../../tracking/booking-progress.ts';
import type { ChargedSource } from '../../trade/charged-cargo.ts';
import { bookingColumns, type DeclaredRow, seaColumns } from '../booking-columns.ts';

/** What fewer people need, or what stands in another column too, waits in the column settings. */
const isHiddenAtFirst = true;

/** What was measured stands below what was entered, and has its room. */
const besideMeasured = { widthPx: { 'zh-CN': 116, en: 110 } } as const;

/**
 * The list of LCL bookings. Weights in KGS, volumes in M3, times `YYYY-MM-DD HH:mm:ss` in China Standard Time. Places and
 * goods sort by pinyin, statuses by the order in which a booking passes through them.
 */
export const lclBookingList = /* @__PURE__ */ defineList({
  name: 'lclBookings',
  title: { 'zh-CN': '拼箱订舱', en: 'LCL bookings' },
  permission: 'bookings:view',
  columns: {
    businessNumber: bookingColumns.businessNumber,
    customerBusinessNumber: bookingColumns.customerBusinessNumber,
    status: bookingColumns.status,
    tracking: seaColumns.tracking,
    milestone: seaColumns.milestone,
    eta: seaColumns.eta,
    delayHours: seaColumns.delayHours,
    declaration: bookingColumns.declaration,
    destinationName: {
      ...bookingColumns.destinationName,
      fileParts: [...bookingColumns.destinationName.fileParts, 'warehouseCode'],
    },
    etd: seaColumns.etd,
    goodsName: {
      ...bookingColumns.goodsName,
      filter: { ...bookingColumns.goodsName.filter, isSelected: true },
    },
    lines: bookingColumns.lines,
    cartons: bookingColumns.cartons,
    // What is sorted by and summed is what was entered. What is charged says whose figures it is.
    weight: {
      ...bookingColumns.weight,
      heading: { 'zh-CN': '录入 KGS', en: 'Your KGS' },
      screen: besideMeasured,
      fileParts: ['weight', 'chargedWeight', 'chargedSource'],
    },
    volume: {
      ...bookingColumns.volume,
      heading: { 'zh-CN': '录入 CBM', en: 'Your CBM' },
      screen: besideMeasured,
      fileParts: ['volume', 'chargedVolume', 'chargedSource'],
    },
    chargedWeight: {
      kind: 'number',
      isDerived: true,
      heading: { 'zh-CN': '计费毛重 (KGS)', en: 'Gross weight charged by (KGS)' },
      screen: false,
      file: {},
    },
    chargedVolume: {
      kind: 'number',
      isDerived: true,
      heading: { 'zh-CN': '计费体积 (M3)', en: 'Volume charged by (M3)' },
      screen: false,
      file: {},
    },
    chargedSource: {
      kind: 'text',
      isDerived: true,
      heading: { 'zh-CN': '计费依据', en: 'Charged by' },
      screen: false,
      file: { width: 26 },
    },
    /** Of the booking's channel, in its unit. */
    chargeable: {
      kind: 'number',
      isDerived: true,
      heading: { 'zh-CN': '计费重', en: 'Chargeable' },
      screen: { widthPx: 136, isHiddenAtFirst, isText: true },
      file: { heading: { 'zh-CN': '计费重', en: 'Chargeable weight' } },
      fileParts: ['chargeable', 'chargeableUnit', 'chargedSource'],
    },
    /** Channels charge by different units, which a number alone does not say. */
    chargeableUnit: {
      kind: 'text',
      isDerived: true,
      heading: { 'zh-CN': '计费单位', en: 'Chargeable unit' },
      screen: false,
      file: { width: 12 },
    },
    warehouseType: seaColumns.warehouseType,
    warehouseCode: seaColumns.warehouseCode,
    updatedAt: bookingColumns.updatedAt,
    receivingPlace: seaColumns.receivingPlace,
    destination: seaColumns.destination,
    dischargePort: seaColumns.dischargePort,
    warehouseEntryNumber: {
      kind: 'code',
      heading: { 'zh-CN': '入仓编号', en: 'Warehouse entry number' },
      filterable: true,
      screen: { widthPx: { 'zh-CN': 136, en: 192 }, isHiddenAtFirst },
      file: { width: 20 },
    },
    expectedWarehousingAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '预计入仓时间', en: 'Expected at our warehouse' },
      sortable: true,
      filterable: true,
      isNullable: true,
      screen: { widthPx: { 'zh-CN': 148, en: 224 }, isHiddenAtFirst },
    },
    transportChannel: {
      kind: 'code',
      heading: { 'zh-CN': '运输渠道', en: 'Transport channel' },
      filterable: true,
      screen: false,
      file: { width: 24 },
    },
    shipmentId: seaColumns.shipmentId,
    containerNumber: seaColumns.containerNumber,
    exportDocuments: seaColumns.exportDocuments,
    isPickup: {
      kind: 'flag',
      isDerived: true,
      heading: { 'zh-CN': '上门提货', en: 'Pickup' },
      filterable: true,
      screen: false,
    },
    isDeclared: seaColumns.isDeclared,
    version: bookingColumns.version,
    createdAt: bookingColumns.createdAt,
  },
  filterOrder: [
    'goodsName',
    'etd',
    'destinationName',
    'businessNumber',
    'customerBusinessNumber',
    'warehouseEntryNumber',
    'shipmentId',
    'containerNumber',
    'warehouseCode',
    'status',
    'receivingPlace',
    'destination',
    'dischargePort',
    'transportChannel',
    'warehouseType',
    'expectedWarehousingAt',
    'cartons',
    'weight',
    'volume',
    'isPickup',
    'isDeclared',
  ],
  fileOrder: [
    'businessNumber',
    'customerBusinessNumber',
    'warehouseEntryNumber',
    'status',
    'etd',
    'expectedWarehousingAt',
    'transportChannel',
    'receivingPlace',
    'destination',
    'dischargePort',
    'warehouseType',
    'warehouseCode',
    'goodsName',
    'lines',
    'cartons',
    'weight',
    'volume',
    'chargedWeight',
    'chargedVolume',
    'chargedSource',
    'chargeable',
    'chargeableUnit',
    'milestone',
    'eta',
    'delayHours',
    'declaration',
    'createdAt',
    'updatedAt',
  ],
});

export type LclBookingRow = ListRow<typeof lclBookingList> &
  DeclaredRow & {
    /** By what it is charged (`chargedCargo`): KGS and M3, and whose figures they are. */
    charged: { weight: number; volume: number; source: ChargedSource };
    /** Where its containers are; null before any are assigned. */
    tracking: TrackingSummary | null;
  };
export type LclSummary = ListSummary<typeof lclBookingList>;
