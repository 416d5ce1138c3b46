import type { ColumnSetting, SavedView } from '@berth/contract';
import { useState } from 'react';
import { comparableColumns, mergeColumns } from '../../column-settings/merge-columns.ts';
import { useViewInUse } from '../../saved-views/use-view-in-use.ts';
import type { TableLook, TableMemory } from '../../table-memory/table-memory.ts';
import { withWidth } from '../columns/column-layout.ts';
import type { DataColumn } from '../columns/data-column.ts';
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
  const { view, hold } = useViewInUse(memory?.views ?? noViews, viewId, columns);
  const [preview, setPreview] = useState<TableLook | null>(null);
  const [local, setLocal] = useState<LocalColumns | null>(null);
  const [dragged, setDragged] = useState<{ key: string; widthPx: number } | null>(null);
  const widths = useWidthSaves(memory);
  const source = (view ?? saved)?.columns ?? null;
  const baseOf = (made: readonly ColumnSetting[] | null) => JSON.stringify(comparableColumns(columns, made));
  const base = baseOf(source);
  const isOfNow = local?.viewId === (view?.id ?? null);
  // What was changed here holds until the server remembers something newer; the answer to an earlier change is not.
  const isHeld = isOfNow && (local?.base === base || (!view && widths.isUnsaved));
  const settled: TableLook = {
    ...(saved ?? plainLook),
    columns: mergeColumns(columns, isHeld && local ? local.columns : source),
  };
  const shown = preview ?? settled;
  const change = (next: readonly ColumnSetting[]) =>
    setLocal({ viewId: view?.id ?? null, base, columns: next });
  return {
    /** As it is shown at this moment. */
    look: dragged ? { ...shown, columns: withWidth(shown.columns, dragged.key, dragged.widthPx) } : shown,
    /** Without what is only tried out. */
    settled,
    setPreview,
    /** The view in use as a change of it is made from; it may be saved otherwise, or deleted, by now. */
    view,
    /** What the server remembers holds. */
    forgetLocal: () => setLocal(null),
    /** A view was chosen: it holds as it is by now, and none (null) as much. */
    chooseView: (chosen: SavedView | null) => {
      setLocal(null);
      if (chosen) hold(chosen);
    },
    /** The view is what was saved into it; what was changed meanwhile is a change of that. */
    viewSaved: (stored: SavedView) => {
      hold(stored);
      setLocal((was) => (was?.viewId === stored.id ? { ...was, base: baseOf(stored.columns) } : was));
    },
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

const noViews: readonly never[] = [];
