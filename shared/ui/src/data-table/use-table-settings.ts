import type { ColumnSetting, SavedView } from '@berth/contract';
import { useState } from 'react';
import { mergeColumns } from '../column-settings/merge-columns.ts';
import type { TableLook, TableMemory } from '../table-memory/table-memory.ts';
import { withWidth } from './column-layout.ts';
import type { DataColumn } from './data-column.ts';
import { useWidthSaves } from './use-width-saves.ts';

const plainLook = { density: 'comfortable', isBordered: false, isStriped: false } as const;

/** Columns changed here, of a view or (null) of the person's own. `base`: what they were made from. */
type LocalColumns = { viewId: string | null; base: string; columns: readonly ColumnSetting[] };

/**
 * The look that holds now: what is being tried out in the column settings, else what was changed here, else the view
 * in use, else what the server remembers, else what was shipped. `viewId` stands in the address, so that a refresh and
 * going back bring the view's columns again.
 */
export function useTableSettings<Row>(
  columns: readonly DataColumn<Row>[],
  memory: TableMemory | undefined,
  viewId: string | null = null,
) {
  const saved = memory?.settings ?? null;
  const view = memory?.views.find(({ id }) => id === viewId) ?? null;
  const [preview, setPreview] = useState<TableLook | null>(null);
  const [local, setLocal] = useState<LocalColumns | null>(null);
  const [dragged, setDragged] = useState<{ key: string; widthPx: number } | null>(null);
  const widths = useWidthSaves(memory);
  const source = sourceOf(view, saved);
  const isOfNow = local?.viewId === (view?.id ?? null);
  // What was changed here holds until the server remembers something newer; the answer to an earlier change is not.
  const isHeld = isOfNow && (local?.base === source.base || (!view && widths.isUnsaved));
  const settled: TableLook = {
    ...(saved ?? plainLook),
    columns: mergeColumns(columns, isHeld && local ? local.columns : source.columns),
  };
  const shown = preview ?? settled;
  const change = (next: readonly ColumnSetting[]) =>
    setLocal({ viewId: view?.id ?? null, base: source.base, columns: next });
  return {
    /** As it is shown at this moment. */
    look: dragged ? { ...shown, columns: withWidth(shown.columns, dragged.key, dragged.widthPx) } : shown,
    /** Without what is only tried out. */
    settled,
    setPreview,
    /** What the server remembers holds, or the view that is chosen. */
    forgetLocal: () => setLocal(null),
    /** The person's own settings are these now; a view that is in use shows them as a change of it. */
    showOwn: (own: TableLook) => {
      widths.forget();
      if (view) change(own.columns);
      else setLocal(null);
    },
    previewWidth: (key: string, widthPx: number | null) =>
      setDragged(widthPx === null ? null : { key, widthPx }),
    resize: (key: string, widthPx: number | null) => {
      const next = withWidth(settled.columns, key, widthPx);
      change(next);
      // A view's columns are kept with the view, by who changes it: they are not the person's own.
      if (!view) widths.saveSoon({ ...settled, columns: next }, { [key]: widthPx });
    },
    failure: widths.failure,
    forgetFailure: widths.forget,
    isSaving: widths.isSaving,
    /** Saves the moved widths into what was saved elsewhere. */
    keepWidths: () => {
      const remembered = mergeColumns(columns, saved?.columns ?? null);
      const own = { ...(saved ?? plainLook), columns: widths.applyTo(remembered) };
      if (!view) change(own.columns);
      widths.saveNow(own, saved?.version ?? null);
    },
  };
}

function sourceOf(view: SavedView | null, saved: TableLook | null) {
  const columns = (view ?? saved)?.columns ?? null;
  return { columns, base: JSON.stringify(columns) };
}
