import { type AirBookingRow, airBookingList } from '@berth/contract';
import type { Words } from '../../exports/exported-list.ts';
import { fileColumns } from '../../exports/file-columns.ts';
import { nameOf, placeName } from '../../exports/option-names.ts';
import { bookingCells } from './export-cells.ts';

type Row = AirBookingRow & { goodsNames: readonly string[] };

const airport = (code: string, { reference, locale }: Words) => placeName(reference.airports, code, locale);

/** The air list's file. */
export const airBookingExport = fileColumns<typeof airBookingList, Row>(airBookingList, {
  ...bookingCells,
  carrier: (row, { reference, locale }) => nameOf(reference.carriers, row.carrier, locale),
  receivingPlace: (row, words) => airport(row.receivingPlace, words),
  destination: (row, words) => airport(row.destination, words),
  chargeableWeight: (row) => row.chargeableWeight || null,
});
