import { type AirBookingRow, airBookingList } from '@berth/contract';
import type { Words } from '../../exports/exported-list.ts';
import { exportableOf } from '../../exports/file-columns.ts';
import { nameOf, placeName } from '../../exports/option-names.ts';
import { airList } from '../list/booking-lists.ts';
import { bookingCells, readBookings } from './export-cells.ts';

type Row = AirBookingRow & { goodsNames: readonly string[] };

const airport = (code: string, { reference, locale }: Words) => placeName(reference.airports, code, locale);

/** The air list as it is exported. */
export const airBookingExport = exportableOf<typeof airBookingList, Row>(
  airBookingList,
  readBookings(airList, airList.presentRow),
  {
    ...bookingCells,
    carrier: (row, { reference, locale }) => nameOf(reference.carriers, row.carrier, locale),
    receivingPlace: (row, words) => airport(row.receivingPlace, words),
    destination: (row, words) => airport(row.destination, words),
    chargeableWeight: (row) => row.chargeableWeight || null,
  },
);
