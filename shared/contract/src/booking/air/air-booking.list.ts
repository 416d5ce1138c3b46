import { defineList, type ListRow, type ListSummary } from '../../list/define-list.ts';
import { bookingColumns, type DeclaredRow } from '../booking-columns.ts';
import { submittedStatuses } from '../booking-status.ts';
import { airPermission } from './air-booking.ts';

const departure = { 'zh-CN': '预计起飞日 ETD', en: 'Estimated departure (ETD)' };

/**
 * The list of air bookings. Weights in KGS, volumes in M3, times `YYYY-MM-DD HH:mm:ss` in China Standard Time; places
 * are airports by their UN/LOCODE. Places and goods sort by pinyin, statuses by the order in which a booking passes
 * through them.
 */
export const airBookingList = /* @__PURE__ */ defineList({
  name: 'airBookings',
  title: { 'zh-CN': '空运订舱', en: 'Air bookings' },
  permission: airPermission,
  columns: {
    businessNumber: bookingColumns.businessNumber,
    customerBusinessNumber: bookingColumns.customerBusinessNumber,
    // Staff enters them whole: none is a draft.
    status: { ...bookingColumns.status, filter: { choices: submittedStatuses } },
    declaration: {
      ...bookingColumns.declaration,
      // The portal declares sea freight alone so far.
      screen: { ...bookingColumns.declaration.screen, isHiddenAtFirst: true },
    },
    waybillNumber: {
      kind: 'code',
      heading: { 'zh-CN': '空运单号', en: 'Air waybill' },
      sortable: true,
      filterable: true,
      screen: { widthPx: 128 },
      file: { width: 18 },
      filter: { isSelected: true },
    },
    destinationName: {
      ...bookingColumns.destinationName,
      // Airports have long names: `→ Los Angeles International`.
      screen: { widthPx: { 'zh-CN': 150, en: 204 } },
    },
    flightNumber: {
      kind: 'code',
      heading: { 'zh-CN': '航班号', en: 'Flight' },
      filterable: true,
      screen: { widthPx: 80 },
      file: { width: 12 },
      fileParts: ['carrier', 'flightNumber'],
    },
    carrier: {
      kind: 'code',
      heading: { 'zh-CN': '航空公司', en: 'Airline' },
      filterable: true,
      filter: false,
      screen: false,
      file: { width: 18 },
    },
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
    receivingPlace: {
      kind: 'code',
      heading: { 'zh-CN': '起飞机场', en: 'From airport' },
      filterable: true,
      screen: false,
      file: { width: 24 },
    },
    destination: {
      kind: 'code',
      heading: { 'zh-CN': '目的机场', en: 'To airport' },
      filterable: true,
      screen: false,
      file: { width: 24 },
    },
    goodsName: bookingColumns.goodsName,
    lines: bookingColumns.lines,
    cartons: {
      ...bookingColumns.cartons,
      screen: { ...bookingColumns.cartons.screen, isHiddenAtFirst: true },
    },
    weight: bookingColumns.weight,
    volume: {
      ...bookingColumns.volume,
      filter: false,
      screen: { ...bookingColumns.volume.screen, isHiddenAtFirst: true },
    },
    /** By `airChargeableRule`, KGS. */
    chargeableWeight: {
      kind: 'number',
      format: 'thousandths',
      heading: { 'zh-CN': '计费重 KGS', en: 'Chargeable KGS' },
      file: { heading: { 'zh-CN': '计费重 (KGS)', en: 'Chargeable weight (KGS)' } },
      sortable: true,
      filterable: true,
      isSummed: true,
      screen: { widthPx: { 'zh-CN': 132, en: 148 } },
    },
    version: bookingColumns.version,
    updatedAt: bookingColumns.updatedAt,
    createdAt: bookingColumns.createdAt,
  },
  filterOrder: [
    'waybillNumber',
    'etd',
    'destinationName',
    'goodsName',
    'businessNumber',
    'customerBusinessNumber',
    'flightNumber',
    'status',
    'receivingPlace',
    'destination',
  ],
  fileOrder: [
    'businessNumber',
    'customerBusinessNumber',
    'waybillNumber',
    'status',
    'etd',
    'carrier',
    'flightNumber',
    'receivingPlace',
    'destination',
    'goodsName',
    'lines',
    'cartons',
    'weight',
    'volume',
    'chargeableWeight',
    'declaration',
    'createdAt',
    'updatedAt',
  ],
});

export type AirBookingRow = ListRow<typeof airBookingList> & DeclaredRow;
export type AirSummary = ListSummary<typeof airBookingList>;
