import type { ColumnSetting, TableVersion } from '@berth/contract';
import { useEffect, useRef, useState } from 'react';
import { isSavedElsewhere } from '../../saved-elsewhere/saved-elsewhere.ts';
import type { TableLook, TableMemory } from '../../table-memory/table-memory.ts';
import { withWidth } from '../columns/column-layout.ts';

/** A width is saved when nobody has moved it for a moment: an arrow key held down is one change. */
const restMs = 600;

/** Widths moved since the last save, by column; null where one was put back. */
type Widths = Readonly<Record<string, number | null>>;

/** Saves the last look that was given, after a rest; tells where that failed. `isUnsaved`: its answer is not here. */
export function useWidthSaves(memory: TableMemory | undefined) {
  const [failure, setFailure] = useState<unknown>(null);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  /** Ends with why the last save failed, null where it did not. */
  const last = useRef<Promise<unknown>>(Promise.resolve(null));
  const moved = useRef<Widths>({});
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | null>(null);
  // A page that is left or hidden saves what still waits.
  useEffect(() => {
    const saveWaiting = () => waiting.current?.save();
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') saveWaiting();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('pagehide', saveWaiting);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      window.removeEventListener('pagehide', saveWaiting);
      saveWaiting();
    };
  }, []);
  const rest = () => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = null;
  };
  const send = async (
    { columns, density, isBordered, isStriped }: TableLook,
    madeFrom: TableVersion | null | undefined,
  ): Promise<unknown> => {
    const sent = moved.current;
    setIsSaving(true);
    try {
      await memory?.saveSettings({ columns, density, isBordered, isStriped }, madeFrom);
      setFailure(null);
      if (moved.current === sent) {
        moved.current = {};
        setIsUnsaved(false);
      }
      return null;
    } catch (reason) {
      // What was moved stays to be seen until its person says what shall hold.
      setFailure(reason);
      return reason;
    } finally {
      setIsSaving(false);
    }
  };
  // One after the other: of two at once the second would be refused for the first. After a conflict none goes by
  // itself, since the memory holds what was saved elsewhere by then, and it would be undone.
  const saveNow = (look: TableLook, madeFrom?: TableVersion | null) => {
    rest();
    last.current = last.current.then((failed) =>
      isSavedElsewhere(failed) && madeFrom === undefined ? failed : send(look, madeFrom),
    );
  };
  return {
    failure,
    isUnsaved,
    isSaving,
    forget: () => {
      rest();
      last.current = last.current.then(() => null);
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
      const save = () => saveNow(look);
      waiting.current = { timer: setTimeout(save, restMs), save };
    },
  };
}
