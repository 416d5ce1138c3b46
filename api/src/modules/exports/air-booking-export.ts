import type { AirBookingRow, ExportColumn } from '@berth/contract';
import { presentAirBookingRow } from '../bookings/air-bookings.presenter.ts';
import { airList } from '../bookings/booking-lists.ts';
import { bookingColumns, heading, nameOf, number, place, readBookings, text } from './export-columns.ts';
import type { ExportedList } from './exported-list.ts';

type Row = AirBookingRow & { goodsNames: readonly string[] };

/** The air list as it is exported. */
export const airBookingExport: ExportedList<Row, ExportColumn<'airBookings'>> = {
  sheetName: heading('空运订舱', 'Air bookings'),
  columns: {
    ...bookingColumns,
    etd: { ...bookingColumns.etd, heading: heading('预计起飞日 ETD', 'Estimated departure (ETD)') },
    waybillNumber: text('空运单号', 'Air waybill', 18, (row) => row.waybillNumber),
    carrier: text('航空公司', 'Airline', 18, (row, { reference, locale }) =>
      nameOf(reference.carriers, row.carrier, locale),
    ),
    flightNumber: text('航班号', 'Flight', 12, (row) => row.flightNumber),
    receivingPlace: place('起飞机场', 'From airport', (row) => row.receivingPlace, airports),
    destination: place('目的机场', 'To airport', (row) => row.destination, airports),
    chargeableWeight: number(
      '计费重 (KGS)',
      'Chargeable weight (KGS)',
      'thousandths',
      (row) => row.chargeableWeight || null,
    ),
  },
  ...readBookings(airList, presentAirBookingRow),
};

function airports({ airports: list }: { airports: Parameters<typeof nameOf>[0] }) {
  return list;
}
