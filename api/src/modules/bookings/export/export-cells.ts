import {
  type DeclaredRow,
  declarationStatusNames,
  milestoneNames,
  type TrackingSummary,
} from '@berth/contract';
import type { Words } from '../../exports/exported-list.ts';
import { type ReadsOfList, readBeside } from '../../exports/file-columns.ts';
import { placeName } from '../../exports/option-names.ts';
import { addDeclarations, type ReadDeclarations } from '../list/add-declarations.ts';
import { goodsText } from './goods-text.ts';

/** The cells that the files of all lists of bookings have code for: there is room for the goods of all lines. */
export const bookingCells = {
  goodsName: (row: { goodsNames: readonly string[] }, { locale }: Words) => goodsText(row.goodsNames, locale),
  declaration: ({ declaration }: DeclaredRow, { locale }: Words) =>
    declaration ? declarationStatusNames[declaration.status][locale] : null,
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
export function readBookings<FileRow extends { goods_names: string[] | null }, Row extends { id: string }>(
  list: ReadsOfList<FileRow> & { presentRow: (row: FileRow) => Row },
  readDeclarations: ReadDeclarations,
) {
  return readBeside(list, async (database, customerId, stored: readonly FileRow[]) => {
    const rows = stored.map((row) => ({ ...list.presentRow(row), goodsNames: row.goods_names ?? [] }));
    return await addDeclarations(readDeclarations, database, customerId, rows);
  });
}
