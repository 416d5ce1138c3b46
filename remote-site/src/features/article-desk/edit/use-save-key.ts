import { useIsPageActive } from '@berth/runtime';
import { useEffect, useRef } from 'react';

/** Ctrl S, or ⌘ S, on the page that is seen: the browser's own saves a copy of the page. */
export function useSaveKey(save: () => void): void {
  const isActive = useIsPageActive();
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isActive) return;
    const handleKey = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
      if (!isSave || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isActive]);
}
