import type { ExportDocuments } from '../booking/booking-basics.ts';
import type { LocalizedText } from '../language/locale.ts';

/** A booking as far as it decides which others can be declared with it. */
export type MergeableBooking = {
  /** Its ship and voyage, or while none is known its day of departure; '' where neither is. */
  voyage: string;
  /** UN/LOCODE */
  dischargePort: string;
  exportDocuments: ExportDocuments | null;
};

/** Why a booking cannot be declared with another: they sail, are discharged and documented alike, or not at all. */
export const mergeObstacles = ['otherVoyage', 'otherDischargePort', 'otherDocuments'] as const;
export type MergeObstacle = (typeof mergeObstacles)[number];

export const mergeObstacleNames: Readonly<Record<MergeObstacle, LocalizedText>> = {
  otherVoyage: { 'zh-CN': '船名航次或开船日不同', en: 'Another voyage or day of sailing' },
  otherDischargePort: { 'zh-CN': '卸货港不同', en: 'Another port of discharge' },
  otherDocuments: { 'zh-CN': '出口单证方式不同', en: 'Other export documents' },
};

/** The most bookings that one declaration is for. */
export const mergeLimit = 20;

export function mergeObstacle(first: MergeableBooking, other: MergeableBooking): MergeObstacle | null {
  if (first.voyage === '' || first.voyage !== other.voyage) return 'otherVoyage';
  if (first.dischargePort !== other.dischargePort) return 'otherDischargePort';
  return first.exportDocuments === other.exportDocuments ? null : 'otherDocuments';
}
