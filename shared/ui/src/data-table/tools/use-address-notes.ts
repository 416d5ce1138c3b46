import { fillTemplate, type SavedView } from '@berth/contract';
import type { TableMemory } from '../../table-memory/table-memory.ts';
import { noView, type TableSearch } from '../../table-search/table-search.ts';
import type { ChangeTableSearch } from '../../table-search/use-table-search.ts';
import { useTexts } from '../../ui-texts.ts';
import { dataTableTexts } from '../columns/data-table-texts.ts';

/** What of the address does not hold, in words, and how that is taken out of the address. */
export type AddressNote = { text: string; onClear: () => void };

const mostNamed = 3;
const longestName = 60;

/** What the address asks for and the table cannot do: it is shown without it, and says so. */
export function useAddressNotes(
  { page, dropped, view }: TableSearch,
  memory: Pick<TableMemory, 'isLoading' | 'views' | 'viewsProblem'> | undefined,
  onChange: ChangeTableSearch,
  viewInUse: SavedView | null,
): AddressNote[] {
  const texts = useTexts(dataTableTexts);
  const notes: AddressNote[] = [];
  if (dropped.length > 0) {
    const parts = dropped.slice(0, mostNamed).map((part) => fillTemplate(texts.quoted, { part: cut(part) }));
    const rest = dropped.length - parts.length;
    const named =
      parts.join(texts.partsJoin) + (rest > 0 ? fillTemplate(texts.partsMore, { count: rest }) : '');
    notes.push({
      text: fillTemplate(dropped.length === 1 ? texts.droppedOne : texts.droppedMany, { parts: named }),
      onClear: () => onChange({ page, dropped: [] }, { replace: true }),
    });
  }
  const isKnown = memory !== undefined && !memory.isLoading && !memory.viewsProblem;
  if (isKnown && view !== null && view !== noView && !memory.views.some(({ id }) => id === view)) {
    notes.push({
      // One that was deleted while it was in use is still shown.
      text: viewInUse ? texts.viewDeleted : texts.viewGone,
      onClear: () => onChange({ page, dropped, view: null }, { replace: true }),
    });
  }
  return notes;
}

function cut(part: string): string {
  const characters = Array.from(part);
  return characters.length > longestName ? `${characters.slice(0, longestName).join('')}…` : part;
}
