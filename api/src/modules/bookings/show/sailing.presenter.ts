import type { Sailing } from '@berth/contract';
import type { BookingRow } from '../record/bookings.repository.ts';

type SailingColumns = Pick<
  BookingRow,
  | 'carrier'
  | 'vessel'
  | 'voyage'
  | 'si_cut_off_at'
  | 'vgm_cut_off_at'
  | 'cy_cut_off_at'
  | 'customs_cut_off_at'
>;

/** The ship of a booking, and until when what is due. */
export function presentSailing(row: SailingColumns): Sailing {
  return {
    carrier: row.carrier,
    vessel: row.vessel,
    voyage: row.voyage,
    siCutOffAt: row.si_cut_off_at,
    vgmCutOffAt: row.vgm_cut_off_at,
    cyCutOffAt: row.cy_cut_off_at,
    customsCutOffAt: row.customs_cut_off_at,
  };
}
