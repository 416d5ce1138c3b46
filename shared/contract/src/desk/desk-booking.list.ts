import { bookingColumns, seaColumns } from '../booking/booking-columns.ts';
import { submittedStatuses } from '../booking/booking-status.ts';
import { type BookingKind, bookingKinds } from '../booking/business-number.ts';
import type { LocalizedText } from '../language/locale.ts';
import { defineList, type ListRow } from '../list/define-list.ts';

export const bookingKindNames: Readonly<Record<BookingKind, LocalizedText>> = {
  lcl: { 'zh-CN': '拼箱', en: 'LCL' },
  fcl: { 'zh-CN': '整柜', en: 'FCL' },
  air: { 'zh-CN': '空运', en: 'Air' },
};

const kinds = Object.keys(bookingKinds) as [BookingKind, ...BookingKind[]]; // the keys, typed

/** The bookings of all customers, as staff look for them. A draft is its customer's own business. */
export const deskBookingList = /* @__PURE__ */ defineList({
  name: 'deskBookings',
  title: { 'zh-CN': '订舱工作台', en: 'Booking desk' },
  permission: 'desk:bookings',
  columns: {
    businessNumber: {
      ...bookingColumns.businessNumber,
      filter: { isSelected: true },
      screen: { widthPx: 156, fixed: 'left', isAlwaysShown: true },
      fileParts: ['businessNumber'],
    },
    customerName: {
      kind: 'text',
      heading: { 'zh-CN': '客户', en: 'Customer' },
      filterable: true,
      filter: { isSelected: true },
      screen: { widthPx: 200, isElastic: true },
    },
    kind: {
      kind: 'choice',
      choices: kinds,
      words: bookingKindNames,
      heading: { 'zh-CN': '类型', en: 'Kind' },
      filterable: true,
      screen: { widthPx: 76 },
    },
    status: { ...bookingColumns.status, filter: { choices: submittedStatuses } },
    customerBusinessNumber: {
      ...bookingColumns.customerBusinessNumber,
      heading: { 'zh-CN': '客户业务编号', en: 'Customer’s reference' },
      sortable: false,
      filter: { isSelected: true },
      screen: { widthPx: { 'zh-CN': 140, en: 164 } },
    },
    /** Searched in all containers that its cargo is in. */
    containerNumber: { ...seaColumns.containerNumber, filter: { isSelected: true } },
    /** Searched in what is billed of it. */
    blNumber: {
      kind: 'code',
      isDerived: true,
      heading: { 'zh-CN': '提单号', en: 'B/L number' },
      filterable: true,
      screen: false,
    },
    waybillNumber: {
      kind: 'code',
      heading: { 'zh-CN': '空运单号', en: 'Air waybill' },
      filterable: true,
      screen: { widthPx: 128, isHiddenAtFirst: true },
    },
    warehouseEntryNumber: {
      kind: 'code',
      heading: { 'zh-CN': '入仓编号', en: 'Entry number' },
      filterable: true,
      screen: { widthPx: 136 },
    },
    warehouseCode: {
      kind: 'code',
      heading: { 'zh-CN': '仓库', en: 'Warehouse' },
      filterable: true,
      screen: { widthPx: 116, isHiddenAtFirst: true },
    },
    etd: { ...seaColumns.etd, filter: { label: seaColumns.etd.filter.label } },
    createdAt: { ...bookingColumns.createdAt, screen: { widthPx: 164 } },
  },
});

export type DeskBookingRow = ListRow<typeof deskBookingList>;
