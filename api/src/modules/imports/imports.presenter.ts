import type { Locale } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { ReadGoods } from './goods/read-goods.ts';
import { presentNotes } from './present-notes.ts';

/** What was read, with its notes in the caller's language. */
export function presentGoods(
  { notes, ...goods }: ReadGoods,
  locale: Locale,
): EndpointResult<Endpoints['POST /import_excel_deal/importFbaGoodsFile']> {
  return {
    ...goods,
    notes: presentNotes(notes, locale),
  };
}
