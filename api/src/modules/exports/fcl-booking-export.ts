import type { ExportColumn, FclBookingRow } from '@berth/contract';
import { presentFclBookingRow } from '../bookings/fcl/fcl-bookings.presenter.ts';
import { fclList } from '../bookings/list/booking-lists.ts';
import { toContainerTypes } from '../bookings/record/booking-columns.ts';
import { bookingColumns, heading, moment, nameOf, readBookings, seaColumns, text } from './export-columns.ts';
import type { ExportedList } from './exported-list.ts';

type Row = FclBookingRow & { goodsNames: readonly string[] };

/** The FCL list as it is exported. */
export const fclBookingExport: ExportedList<Row, ExportColumn<'fclBookings'>> = {
  sheetName: heading('整柜订舱', 'FCL bookings'),
  columns: {
    ...bookingColumns,
    ...seaColumns,
    loadingAt: moment('装柜时间', 'Loading', (row) => row.loadingAt),
    siCutOffAt: moment('截补料 SI', 'SI cut-off', (row) => row.sailing.siCutOffAt),
    vgmCutOffAt: moment('截 VGM', 'VGM cut-off', (row) => row.sailing.vgmCutOffAt),
    cyCutOffAt: moment('截重 CY', 'CY cut-off', (row) => row.sailing.cyCutOffAt),
    customsCutOffAt: moment('截放行条', 'Customs cut-off', (row) => row.sailing.customsCutOffAt),
    containers: text('柜型柜量', 'Containers', 20, (row) => toContainerTypes(row.containers)),
    carrier: text('船公司', 'Carrier', 18, (row, { reference, locale }) =>
      nameOf(reference.carriers, row.sailing.carrier, locale),
    ),
    vessel: text('船名', 'Vessel', 20, (row) => row.sailing.vessel),
    voyage: text('航次', 'Voyage', 12, (row) => row.sailing.voyage),
  },
  ...readBookings(fclList, presentFclBookingRow),
};
