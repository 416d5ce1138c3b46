import type { ColumnSetting, TableSettings } from '@berth/contract';
import { useEffect, useRef, useState } from 'react';
import { mergeColumns } from '../column-settings/merge-columns.ts';
import type { TableLook, TableMemory } from '../table-memory/table-memory.ts';
import { withWidth } from './column-layout.ts';
import type { DataColumn } from './data-column.ts';

const plainLook = { density: 'comfortable', isBordered: false, isStriped: false } as const;

/** A width is saved when nobody has moved it for a moment: an arrow key held down is one change. */
const restMs = 600;

/** `base`: what the server remembered meanwhile; `newest`: what it remembers from the next drawing on. */
type LocalColumns = {
  base: TableSettings | null | 'newest';
  columns: readonly ColumnSetting[];
  isOfView: boolean;
};

/**
 * The look that holds now: what is being tried out in the column settings, else what was changed here (a dragged
 * width, an applied view), else what the server remembers, else what was shipped.
 */
export function useTableSettings<Row>(columns: readonly DataColumn<Row>[], memory: TableMemory | undefined) {
  const saved = memory?.settings ?? null;
  const [preview, setPreview] = useState<TableLook | null>(null);
  const [local, setLocal] = useState<LocalColumns | null>(null);
  const [dragged, setDragged] = useState<{ key: string; widthPx: number } | null>(null);
  // A width of one's own that is kept by now is no news to the view that was chosen since.
  const { saveSoon, isUnsaved, problem, forget } = useSaveSoon(memory, () =>
    setLocal((was) => (was?.isOfView ? { ...was, base: 'newest' } : was)),
  );
  if (local?.base === 'newest') setLocal({ ...local, base: saved });
  // What was changed here holds until the server remembers something newer; the answer to an earlier change is not.
  const held = local?.base === saved || local?.base === 'newest' || isUnsaved ? local : null;
  const remembered = mergeColumns(columns, saved?.columns ?? null);
  const settled: TableLook = {
    ...(saved ?? plainLook),
    columns: held ? mergeColumns(columns, held.columns) : remembered,
  };
  const shown = preview ?? settled;
  return {
    /** As it is shown at this moment. */
    look: dragged ? { ...shown, columns: withWidth(shown.columns, dragged.key, dragged.widthPx) } : shown,
    /** Without what is only tried out. */
    settled,
    setPreview,
    /** Of a view, or the person's own again. */
    applyColumns: (next: readonly ColumnSetting[]) => {
      const isOwn = JSON.stringify(mergeColumns(columns, next)) === JSON.stringify(remembered);
      setLocal(isOwn ? null : { base: saved, columns: next, isOfView: true });
    },
    forgetLocal: () => setLocal(null),
    previewWidth: (key: string, widthPx: number | null) =>
      setDragged(widthPx === null ? null : { key, widthPx }),
    resize: (key: string, widthPx: number | null) => {
      const next = withWidth(settled.columns, key, widthPx);
      const isOfView = held?.isOfView ?? false;
      setLocal({ base: saved, columns: next, isOfView });
      // A view's columns are kept with the view, by who changes it: they are not the person's own.
      if (!isOfView) saveSoon({ ...settled, columns: next });
    },
    problem,
    forgetProblem: forget,
  };
}

/** Saves the last look that was given, after a rest; says why where that failed. `isUnsaved`: its answer is not here. */
function useSaveSoon(memory: TableMemory | undefined, onSaved: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const last = useRef<(() => void) | null>(null);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | null>(null);
  // A page that is left or hidden saves what still waits.
  useEffect(
    () => () => {
      waiting.current?.save();
    },
    [],
  );
  const saveSoon = ({ columns, density, isBordered, isStriped }: TableLook) => {
    if (!memory) return;
    if (waiting.current) clearTimeout(waiting.current.timer);
    const save = () => {
      if (waiting.current) clearTimeout(waiting.current.timer);
      waiting.current = null;
      memory
        .saveSettings({ columns, density, isBordered, isStriped })
        .then(
          () => {
            setProblem(null);
            onSaved();
          },
          (failure: unknown) => setProblem(failure instanceof Error ? failure.message : String(failure)),
        )
        .finally(() => last.current === save && setIsUnsaved(false));
    };
    last.current = save;
    setIsUnsaved(true);
    waiting.current = { timer: setTimeout(save, restMs), save };
  };
  return { saveSoon, isUnsaved, problem, forget: () => setProblem(null) };
}
