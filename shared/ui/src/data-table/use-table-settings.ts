import type { ColumnSetting, SavedView, TableVersion } from '@berth/contract';
import { useEffect, useRef, useState } from 'react';
import { mergeColumns } from '../column-settings/merge-columns.ts';
import type { TableLook, TableMemory } from '../table-memory/table-memory.ts';
import { withWidth } from './column-layout.ts';
import type { DataColumn } from './data-column.ts';

const plainLook = { density: 'comfortable', isBordered: false, isStriped: false } as const;

/** A width is saved when nobody has moved it for a moment: an arrow key held down is one change. */
const restMs = 600;

/** Columns changed here, of a view or (null) of the person's own. `base`: what they were made from. */
type LocalColumns = { viewId: string | null; base: string; columns: readonly ColumnSetting[] };

/** Widths moved since the last save, by column; null where one was put back. */
type Widths = Readonly<Record<string, number | null>>;

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
    showOwn: (own: TableLook) => (view ? change(own.columns) : setLocal(null)),
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
    /** Saves the moved widths into what was saved elsewhere. */
    keepWidths: () => {
      const remembered = mergeColumns(columns, saved?.columns ?? null);
      const own = { ...(saved ?? plainLook), columns: widths.applyTo(remembered) };
      change(own.columns);
      widths.saveNow(own, saved?.version ?? null);
    },
  };
}

function sourceOf(view: SavedView | null, saved: TableLook | null) {
  const columns = (view ?? saved)?.columns ?? null;
  return { columns, base: JSON.stringify(columns) };
}

/** Saves the last look that was given, after a rest; tells where that failed. `isUnsaved`: its answer is not here. */
function useWidthSaves(memory: TableMemory | undefined) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const moved = useRef<Widths>({});
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | null>(null);
  // A page that is left or hidden saves what still waits.
  useEffect(
    () => () => {
      waiting.current?.save();
    },
    [],
  );
  const rest = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  const saveNow = async (
    { columns, density, isBordered, isStriped }: TableLook,
    madeFrom?: TableVersion | null,
  ) => {
    const saving = moved.current;
    try {
      await memory?.saveSettings({ columns, density, isBordered, isStriped }, madeFrom);
      setFailure(null);
      if (moved.current !== saving) return;
      moved.current = {};
      setIsUnsaved(false);
    } catch (reason) {
      // What was moved stays to be seen until its person says what shall hold.
      setFailure(reason);
    }
  };
  return {
    failure,
    isUnsaved,
    forget: () => {
      moved.current = {};
      setIsUnsaved(false);
      setFailure(null);
    },
    applyTo: (columns: readonly ColumnSetting[]) =>
      Object.entries(moved.current).reduce((list, [key, width]) => withWidth(list, key, width), columns),
    saveNow,
    saveSoon: (look: TableLook, widths: Widths) => {
      if (!memory) return;
      rest();
      moved.current = { ...moved.current, ...widths };
      setIsUnsaved(true);
      const save = () => {
        rest();
        saveNow(look);
      };
      waiting.current = { timer: setTimeout(save, restMs), save };
    },
  };
}
