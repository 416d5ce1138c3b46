import { type FclBookingRow, fclBookingList } from '@berth/contract';
import { fileColumns } from '../../exports/file-columns.ts';
import { nameOf } from '../../exports/option-names.ts';
import { toContainerTypes } from '../record/booking-columns.ts';
import { bookingCells, seaCells } from './export-cells.ts';

type Row = FclBookingRow & { goodsNames: readonly string[] };

/** The FCL list's file. */
export const fclBookingExport = fileColumns<typeof fclBookingList, Row>(fclBookingList, {
  ...bookingCells,
  ...seaCells,
  siCutOffAt: (row) => row.sailing.siCutOffAt,
  vgmCutOffAt: (row) => row.sailing.vgmCutOffAt,
  cyCutOffAt: (row) => row.sailing.cyCutOffAt,
  customsCutOffAt: (row) => row.sailing.customsCutOffAt,
  containers: (row) => toContainerTypes(row.containers),
  carrier: (row, { reference, locale }) => nameOf(reference.carriers, row.sailing.carrier, locale),
  vessel: (row) => row.sailing.vessel,
  voyage: (row) => row.sailing.voyage,
});
