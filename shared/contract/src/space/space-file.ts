import type { ListRow } from '../list/define-list.ts';
import type { spaceList } from './space.list.ts';

type Row = ListRow<typeof spaceList>;
export type FileOwner = Row['belongsTo'];
export type FileFormat = Row['format'];

/** Why a file stays: a record uses it, it is somebody's picture, or it is another person's. */
export const keptReasons = ['inUse', 'picture', 'ofOthers'] as const;
export type KeptReason = (typeof keptReasons)[number];

/**
 * Why a person may not delete a file that they may read; null where they may: files of their own that nothing uses, and
 * such files of everybody's where they manage the company's people.
 */
export function keptReason(
  { belongsTo, isFree, isOwn }: { belongsTo: FileOwner; isFree: boolean; isOwn: boolean },
  { managesPeople }: { managesPeople: boolean },
): KeptReason | null {
  if (belongsTo === 'account') return 'picture';
  if (!isFree) return 'inUse';
  return isOwn || managesPeople ? null : 'ofOthers';
}
