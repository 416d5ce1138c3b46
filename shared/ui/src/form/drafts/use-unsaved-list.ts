import { useEffect, useReducer, useState } from 'react';
import { canTellWindows, openWindows, windowKey } from './open-windows.ts';
import type { StoredDraft } from './stored-draft.ts';
import type { Unsaved } from './use-unsaved-store.ts';

/** The person's unsaved work that no open form holds, the newest first, and what was discarded of it here. */
export function useUnsavedList({ store }: Pick<Unsaved, 'store'>, isOpenInTab: (address: string) => boolean) {
  const [revision, hear] = useReducer((count: number) => count + 1, 0);
  const [windows, setWindows] = useState<ReadonlySet<string> | null>(null);
  const [discarded, setDiscarded] = useState<readonly StoredDraft[]>([]);
  useEffect(() => {
    // Tabs may have been closed while this page was hidden.
    hear();
    return store?.subscribe(hear);
  }, [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change a window may have come or gone
  useEffect(() => {
    if (!store || !canTellWindows()) return;
    let isOver = false;
    void openWindows().then((open) => {
      if (!isOver) setWindows(open);
    });
    return () => {
      isOver = true;
    };
  }, [store, revision]);
  const isHeld = ({ retained }: StoredDraft) => {
    if (retained.windowKey === windowKey) return isOpenInTab(retained.address);
    return windows?.has(retained.windowKey) ?? false;
  };
  const isKnown = store !== null && (windows !== null || !canTellWindows());
  return {
    waiting: isKnown
      ? store
          .list()
          .filter((stored) => !isHeld(stored))
          .reverse()
      : [],
    discarded,
    discard: (stored: StoredDraft) => {
      setDiscarded((before) => [...before, stored]);
      store?.forget(stored.retained.formKey);
    },
    undoDiscard: (stored: StoredDraft) => {
      store?.retain(stored.place, stored.retained);
      setDiscarded((before) => before.filter((each) => each !== stored));
    },
  };
}
