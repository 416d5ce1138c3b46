import type { ExportColumn, LclBookingRow } from '@berth/contract';
import { lclList } from '../bookings/booking-lists.ts';
import { presentLclBookingRow } from '../bookings/bookings.presenter.ts';
import { bookingColumns, heading, moment, nameOf, readBookings, seaColumns, text } from './export-columns.ts';
import type { ExportedList } from './exported-list.ts';

type Row = LclBookingRow & { goodsNames: readonly string[] };

/** The LCL list as it is exported: the words of the list and of its form, codes with their names. */
export const lclBookingExport: ExportedList<Row, ExportColumn<'lclBookings'>> = {
  sheetName: heading('拼箱订舱', 'LCL bookings'),
  columns: {
    ...bookingColumns,
    ...seaColumns,
    warehouseEntryNumber: text('入仓编号', 'Warehouse entry number', 20, (row) => row.warehouseEntryNumber),
    expectedWarehousingAt: moment(
      '预计入仓时间',
      'Expected at our warehouse',
      (row) => row.expectedWarehousingAt,
    ),
    transportChannel: text('运输渠道', 'Transport channel', 24, (row, words) =>
      nameOf(words.reference.shipModes, row.transportChannel, words.locale),
    ),
  },
  ...readBookings(lclList, presentLclBookingRow),
};
