import { useEffect, useEffectEvent } from 'react';

/** Calls back on Escape, wherever the focus is, while something is open. */
export function useEscape(isOpen: boolean, onEscape: () => void) {
  const handleEscape = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') handleEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);
}
