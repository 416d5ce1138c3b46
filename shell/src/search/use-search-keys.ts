import { isComposingKey } from '@berth/ui';
import { useEffect, useRef } from 'react';

/** Where a slash is a letter: fields, and sheets in which typing begins an entry. */
const takesLetters =
  'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=grid]';

/** Ctrl K (⌘ K) anywhere, and the slash where nobody writes; nothing of it while a dialog has to be answered. */
export function useSearchKeys(onOpen: () => void): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposingKey(event) || !isSearchKey(event) || isDialogOpen()) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  return key === '/' && !(target instanceof Element && target.closest(takesLetters));
}

function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll<HTMLElement>('dialog[open], [aria-modal=true]');
  // One that is kept for its next opening shows nothing.
  return [...dialogs].some((dialog) => dialog.checkVisibility?.() ?? true);
}
