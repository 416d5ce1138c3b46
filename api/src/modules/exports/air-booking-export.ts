import { type AirBookingRow, airBookingList, type ExportColumn } from '@berth/contract';
import { airList } from '../bookings/booking-lists.ts';
import { bookingColumns, nameOf, placeName, readBookings } from './export-columns.ts';
import type { ExportedList, Words } from './exported-list.ts';
import { fileColumns } from './file-columns.ts';

type Row = AirBookingRow & { goodsNames: readonly string[] };

const airport = (code: string, { reference, locale }: Words) => placeName(reference.airports, code, locale);

/** The air list as it is exported. */
export const airBookingExport: ExportedList<Row, ExportColumn<'airBookings'>> = {
  ...fileColumns<typeof airBookingList, Row>(airBookingList, {
    status: bookingColumns.status.read,
    carrier: (row, { reference, locale }) => nameOf(reference.carriers, row.carrier, locale),
    receivingPlace: (row, words) => airport(row.receivingPlace, words),
    destination: (row, words) => airport(row.destination, words),
    goodsName: bookingColumns.goodsName.read,
    cartons: bookingColumns.cartons.read,
    weight: bookingColumns.weight.read,
    volume: bookingColumns.volume.read,
    chargeableWeight: (row) => row.chargeableWeight || null,
  }),
  ...readBookings(airList, airList.presentRow),
};
