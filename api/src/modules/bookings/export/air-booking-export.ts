import { type AirBookingRow, airBookingList } from '@berth/contract';
import { nameOf, placeName } from '../../exports/column-kinds.ts';
import type { Words } from '../../exports/exported-list.ts';
import { exportableOf } from '../../exports/file-columns.ts';
import { airList } from '../list/booking-lists.ts';
import { bookingColumns, readBookings } from './export-columns.ts';

type Row = AirBookingRow & { goodsNames: readonly string[] };

const airport = (code: string, { reference, locale }: Words) => placeName(reference.airports, code, locale);

/** The air list as it is exported. */
export const airBookingExport = exportableOf<typeof airBookingList, Row>(
  airBookingList,
  readBookings(airList, airList.presentRow),
  {
    status: bookingColumns.status.read,
    carrier: (row, { reference, locale }) => nameOf(reference.carriers, row.carrier, locale),
    receivingPlace: (row, words) => airport(row.receivingPlace, words),
    destination: (row, words) => airport(row.destination, words),
    goodsName: bookingColumns.goodsName.read,
    cartons: bookingColumns.cartons.read,
    weight: bookingColumns.weight.read,
    volume: bookingColumns.volume.read,
    chargeableWeight: (row) => row.chargeableWeight || null,
  },
);
