import { useCallback, useContext } from 'react';
import { useBerthStore } from '../store/store-hooks.ts';
import { tabsActions } from '../store/tabs-slice.ts';
import { PageContext } from './page-context.ts';
import { noteDiscard } from './unsaved-work.ts';

/**
 * Notes by name what is typed and how it is forgotten; null: nothing is typed there any more. `isRetained` says that it
 * is there again after a reload.
 */
export type NoteTyped = (name: string, forget: (() => void) | null, isRetained?: boolean) => void;

/**
 * For what is typed in dialogs of this page (`useTyped` of the kit): the page holds unsaved work that goes with it. It
 * counts until it is noted as null, since the text outlives the dialog.
 */
export function useNoteTyped(): NoteTyped {
  const { tabId } = useContext(PageContext);
  const store = useBerthStore();
  return useCallback(
    (name, forget, isRetained = false) => {
      const isUnsaved = forget !== null;
      if (tabId === null) return noteWithoutTab(name, isUnsaved);
      const part = `typed.${name}`;
      noteDiscard(tabId, part, forget);
      store.dispatch(tabsActions.tabUnsaved({ id: tabId, part, isUnsaved, isRetained }));
    },
    [tabId, store],
  );
}

const typedWithoutTab = new Set<string>();
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** A page without a tab asks by itself. */
function noteWithoutTab(name: string, isTyped: boolean): void {
  if (isTyped) typedWithoutTab.add(name);
  else typedWithoutTab.delete(name);
  if (typedWithoutTab.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
