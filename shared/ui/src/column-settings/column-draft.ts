import { type ColumnSetting, normalizeDecimal, tableMemoryLimits } from '@berth/contract';
import type { TableLook } from '../table-memory/table-memory.ts';

/** A column while it is edited: its width also as typed. `widthPx` is the last one that made sense. */
export type DraftColumn = ColumnSetting & { widthText: string };
export type ColumnDraft = Omit<TableLook, 'columns'> & { columns: readonly DraftColumn[] };

export function draftOf(look: TableLook): ColumnDraft {
  const columns = look.columns.map((column) => ({ ...column, widthText: String(column.widthPx ?? '') }));
  return { columns, density: look.density, isBordered: look.isBordered, isStriped: look.isStriped };
}

/** The look that a draft means, fit to be previewed and saved. */
export function lookOf({ columns, density, isBordered, isStriped }: ColumnDraft): TableLook {
  return {
    columns: columns.map(({ widthText: _typed, ...setting }) => setting),
    density,
    isBordered,
    isStriped,
  };
}

/** What a typed width means: pixels, null for automatic (blank), or undefined where it means nothing. */
export function readWidth(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const { minWidthPx, maxWidthPx } = tableMemoryLimits;
  const width = Number(normalizeDecimal(text) ?? Number.NaN);
  return Number.isInteger(width) && width >= minWidthPx && width <= maxWidthPx ? width : undefined;
}

export function changeColumn(
  draft: ColumnDraft,
  key: string,
  change: Partial<Omit<DraftColumn, 'key' | 'widthPx'>>,
): ColumnDraft {
  const width = change.widthText === undefined ? undefined : readWidth(change.widthText);
  const columns = draft.columns.map((column) =>
    column.key === key
      ? { ...column, ...change, widthPx: width === undefined ? column.widthPx : width }
      : column,
  );
  return { ...draft, columns };
}

/** The draft with one column at another place; a place outside of the list is its nearer end. */
export function moveColumn(draft: ColumnDraft, key: string, place: number): ColumnDraft {
  const moved = draft.columns.find((column) => column.key === key);
  if (!moved) return draft;
  const columns = draft.columns.filter((column) => column !== moved);
  columns.splice(Math.max(0, place), 0, moved);
  return { ...draft, columns };
}

/** Whether hiding this column would leave none. */
export function isLastShown(draft: ColumnDraft, key: string): boolean {
  return draft.columns.every((column) => column.isShown === (column.key === key));
}

export function isSameLook(one: TableLook, other: TableLook): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

// Settings from the server and from here may list their parts differently.
function inOrder({ columns, density, isBordered, isStriped }: TableLook) {
  const listed = columns.map(({ key, isShown, widthPx, isSortable, fixed }) => [
    key,
    isShown,
    widthPx,
    isSortable,
    fixed,
  ]);
  return [listed, density, isBordered, isStriped];
}
