import type { GoodsContent } from '@berth/contract';
import type { ImportLog } from '../../../imports/sheet/import-log.ts';
import type { ReadGoods } from './read-library.ts';

/** Known goods keep what a row says nothing of: an empty cell leaves what is stored, which is noted where there is any. */
export function completed(
  { content, said, blanks }: ReadGoods,
  known: GoodsContent | undefined,
  log: ImportLog,
): GoodsContent {
  if (!known) return content;
  for (const { column, place } of blanks) {
    if (known[column] !== '' && known[column] !== null) log.count('blanksKept', place.column, {}, place);
  }
  return { ...known, ...Object.fromEntries(said.map((column) => [column, content[column]])) };
}
