import { fillTemplate } from '@berth/contract';
import type { FilterTexts } from './filter-drawer-texts.ts';

/** What the drawer has to tell, at its top, until the next thing is done. */
export type FilterNotice = { kind: 'done' | 'warning'; text: string };

/** Tells that conditions of these fields could not be applied. */
export function droppedNotice(
  fields: readonly string[],
  texts: Pick<FilterTexts, 'dropped' | 'listJoin'>,
): FilterNotice {
  return {
    kind: 'warning',
    text: fillTemplate(texts.dropped, { fields: fields.join(texts.listJoin) }),
  };
}
