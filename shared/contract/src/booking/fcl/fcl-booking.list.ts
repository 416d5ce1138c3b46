import { defineList, type ListRow, type ListSummary } from '../../list/define-list.ts';
import type { TrackingSummary } from '../../tracking/booking-progress.ts';
import { bookingColumns, type DeclaredRow, seaColumns } from '../booking-columns.ts';
import { type ContainerCount, cutOffs, type Sailing } from './fcl-booking.ts';

/** What fewer people need waits in the column settings. */
const isHiddenAtFirst = true;

/**
 * The list of FCL bookings. Weights in KGS, volumes in M3, times `YYYY-MM-DD HH:mm:ss` in China Standard Time. Places and
 * goods sort by pinyin, statuses by the order in which a booking passes through them; `containerTypes` is searched by a
 * size (`40HQ`).
 */
export const fclBookingList = /* @__PURE__ */ defineList({
  name: 'fclBookings',
  title: { 'zh-CN': '整柜订舱', en: 'FCL bookings' },
  permission: 'bookings:view',
  columns: {
    businessNumber: bookingColumns.businessNumber,
    customerBusinessNumber: bookingColumns.customerBusinessNumber,
    warehouseEntryNumber: {
      kind: 'code',
      heading: { 'zh-CN': '入仓编号', en: 'Warehouse entry number' },
      screen: false,
      file: false,
    },
    status: bookingColumns.status,
    tracking: seaColumns.tracking,
    milestone: seaColumns.milestone,
    eta: seaColumns.eta,
    delayHours: seaColumns.delayHours,
    declaration: bookingColumns.declaration,
    destinationName: bookingColumns.destinationName,
    containers: {
      kind: 'number',
      format: 'count',
      isDerived: true,
      heading: { 'zh-CN': '柜量', en: 'Containers' },
      sortable: true,
      filterable: true,
      isSummed: true,
      screen: { widthPx: { 'zh-CN': 116, en: 124 }, isText: true },
      file: { width: 20, heading: { 'zh-CN': '柜型柜量', en: 'Containers' }, isText: true },
      filter: { label: { 'zh-CN': '柜型柜量', en: 'Containers' } },
    },
    containerTypes: {
      kind: 'code',
      isDerived: true,
      heading: { 'zh-CN': '柜型', en: 'Container type' },
      filterable: true,
      filter: { isSelected: true },
      screen: false,
    },
    etd: seaColumns.etd,
    siCutOffAt: {
      kind: 'datetime',
      isDerived: true,
      heading: { 'zh-CN': '截补料', en: 'SI cut-off' },
      sortable: true,
      filterable: true,
      screen: { widthPx: { 'zh-CN': 120, en: 124 } },
      file: { heading: { 'zh-CN': '截补料 SI', en: 'SI cut-off' } },
      filter: { label: { 'zh-CN': '截补料 SI', en: 'SI cut-off' } },
      // The screen has the first of them; a file has room for all.
      fileParts: cutOffs,
    },
    vgmCutOffAt: {
      kind: 'datetime',
      isDerived: true,
      heading: { 'zh-CN': '截 VGM', en: 'VGM cut-off' },
      screen: false,
      file: {},
    },
    cyCutOffAt: {
      kind: 'datetime',
      isDerived: true,
      heading: { 'zh-CN': '截重 CY', en: 'CY cut-off' },
      screen: false,
      file: {},
    },
    customsCutOffAt: {
      kind: 'datetime',
      isDerived: true,
      heading: { 'zh-CN': '截放行条', en: 'Customs cut-off' },
      screen: false,
      file: {},
    },
    carrier: {
      kind: 'code',
      isDerived: true,
      heading: { 'zh-CN': '船公司', en: 'Carrier' },
      filterable: true,
      screen: false,
      file: { width: 18 },
    },
    vessel: {
      kind: 'code',
      isDerived: true,
      heading: { 'zh-CN': '船名航次', en: 'Vessel' },
      filterable: true,
      screen: { widthPx: 128, isElastic: true },
      file: { width: 20, heading: { 'zh-CN': '船名', en: 'Vessel' } },
      filter: { label: { 'zh-CN': '船名', en: 'Vessel' } },
      fileParts: ['carrier', 'vessel', 'voyage'],
    },
    voyage: {
      kind: 'code',
      isDerived: true,
      heading: { 'zh-CN': '航次', en: 'Voyage' },
      filterable: true,
      screen: false,
      file: { width: 12 },
    },
    goodsName: {
      ...bookingColumns.goodsName,
      screen: { widthPx: bookingColumns.goodsName.screen.widthPx, isHiddenAtFirst },
    },
    lines: bookingColumns.lines,
    cartons: {
      ...bookingColumns.cartons,
      filter: false,
      screen: { ...bookingColumns.cartons.screen, isHiddenAtFirst },
    },
    weight: { ...bookingColumns.weight, screen: { ...bookingColumns.weight.screen, isHiddenAtFirst } },
    volume: {
      ...bookingColumns.volume,
      filter: false,
      screen: { ...bookingColumns.volume.screen, isHiddenAtFirst },
    },
    /** Of the container that is loaded first. */
    loadingAt: {
      kind: 'datetime',
      heading: { 'zh-CN': '装柜时间', en: 'Loading' },
      sortable: true,
      filterable: true,
      isNullable: true,
      screen: { widthPx: 148, isHiddenAtFirst },
    },
    receivingPlace: seaColumns.receivingPlace,
    destination: seaColumns.destination,
    dischargePort: seaColumns.dischargePort,
    warehouseType: seaColumns.warehouseType,
    warehouseCode: seaColumns.warehouseCode,
    shipmentId: seaColumns.shipmentId,
    containerNumber: seaColumns.containerNumber,
    exportDocuments: seaColumns.exportDocuments,
    isDeclared: seaColumns.isDeclared,
    version: bookingColumns.version,
    updatedAt: bookingColumns.updatedAt,
    createdAt: bookingColumns.createdAt,
  },
  filterOrder: [
    'etd',
    'containerTypes',
    'destinationName',
    'goodsName',
    'businessNumber',
    'customerBusinessNumber',
    'containerNumber',
    'shipmentId',
    'status',
    'siCutOffAt',
    'loadingAt',
    'carrier',
    'vessel',
    'voyage',
    'receivingPlace',
    'destination',
    'dischargePort',
    'warehouseType',
    'warehouseCode',
    'containers',
    'weight',
    'isDeclared',
  ],
  fileOrder: [
    'businessNumber',
    'customerBusinessNumber',
    'status',
    'etd',
    'loadingAt',
    ...cutOffs,
    'containers',
    'carrier',
    'vessel',
    'voyage',
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
    'milestone',
    'eta',
    'delayHours',
    'declaration',
    'createdAt',
    'updatedAt',
  ],
});

export type FclBookingRow = ListRow<typeof fclBookingList> &
  DeclaredRow & {
    containers: ContainerCount[];
    sailing: Sailing;
    /** Where its containers are; null before any are assigned. */
    tracking: TrackingSummary | null;
  };
export type FclSummary = ListSummary<typeof fclBookingList>;
