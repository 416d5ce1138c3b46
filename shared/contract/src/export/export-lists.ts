import { airBookingList } from '../booking/air/air-booking.list.ts';
import { cutOffs } from '../booking/fcl/fcl-booking.ts';
import { fclBookingListFields } from '../booking/fcl/fcl-booking-list.ts';
import { lclBookingListFields } from '../booking/lcl/lcl-booking-list.ts';
import { type ExportedList, exportedListOf } from '../list/exported-list.ts';

/** The most rows that one export gives at once; more are exported as a task. */
export const exportRowLimit = 2000;

/**
 * The lists that `GET /fileExport` knows: what each can be filtered and sorted by, as the list itself, and its
 * columns in the order in which they are exported unless others are asked for.
 */
export const exportLists = {
  lclBookings: {
    fields: lclBookingListFields,
    columns: [
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
      'createdAt',
      'updatedAt',
    ],
    parts: {
      businessNumber: ['businessNumber', 'customerBusinessNumber'],
      tracking: ['milestone', 'eta', 'delayHours'],
      destinationName: ['receivingPlace', 'destination', 'warehouseCode'],
      // What is charged stands below what was entered there, and says whose figures it is.
      weight: ['weight', 'chargedWeight', 'chargedSource'],
      volume: ['volume', 'chargedVolume', 'chargedSource'],
      chargeable: ['chargeable', 'chargeableUnit', 'chargedSource'],
    },
  },
  fclBookings: {
    fields: fclBookingListFields,
    columns: [
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
      'createdAt',
      'updatedAt',
    ],
    parts: {
      businessNumber: ['businessNumber', 'customerBusinessNumber'],
      tracking: ['milestone', 'eta', 'delayHours'],
      destinationName: ['receivingPlace', 'destination'],
      vessel: ['carrier', 'vessel', 'voyage'],
      // The screen has the first of them; a file has room for all.
      siCutOffAt: cutOffs,
    },
  },
  airBookings: /* @__PURE__ */ exportedListOf(airBookingList),
} as const satisfies Record<string, ExportedList>;

export type ExportList = keyof typeof exportLists;
export type ExportColumn<List extends ExportList> = (typeof exportLists)[List]['columns'][number];

/** The `columns` to ask for so that a file shows what a screen shows, in the same order. */
export function exportColumnsOf(list: ExportList, shown: readonly string[]): string[] {
  const { parts }: ExportedList = exportLists[list];
  return [...new Set(shown.flatMap((key) => parts[key] ?? [key]))];
}
