import type { TrackingSummary } from '@berth/contract';
import type { Words } from '../../exports/exported-list.ts';
import { type ReadsOfList, readRows } from '../../exports/file-columns.ts';
import { placeName } from '../../exports/option-names.ts';
import { goodsText } from './goods-text.ts';
import { milestoneNames } from './milestone-names.ts';

/** The cells that the files of all lists of bookings have code for: there is room for the goods of all lines. */
export const bookingCells = {
  goodsName: (row: { goodsNames: readonly string[] }, { locale }: Words) => goodsText(row.goodsNames, locale),
};

type Tracked = { tracking: TrackingSummary | null };

const port = (code: string, { reference, locale }: Words) => placeName(reference.ports, code, locale);

/** Those of bookings by sea. */
export const seaCells = {
  receivingPlace: (row: { receivingPlace: string }, words: Words) => port(row.receivingPlace, words),
  destination: (row: { destination: string }, words: Words) => port(row.destination, words),
  dischargePort: (row: { dischargePort: string }, words: Words) => port(row.dischargePort, words),
  milestone: ({ tracking }: Tracked, { locale }: Words) =>
    tracking?.milestone ? milestoneNames[tracking.milestone][locale] : null,
  // By the clocks of the port, as on the screen.
  eta: ({ tracking }: Tracked) => tracking?.eta?.slice(0, 19).replace('T', ' ') ?? null,
  delayHours: ({ tracking }: Tracked) => tracking?.delayHours ?? null,
};

/** How the rows of a list of bookings are read for a file. */
export function readBookings<FileRow extends { goods_names: string[] | null }, Row>(
  list: ReadsOfList<FileRow>,
  present: (row: FileRow) => Row,
) {
  return readRows(list, (row) => ({ ...present(row), goodsNames: row.goods_names ?? [] }));
}
