import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let ratio = 1;
let stop: (() => void) | null = null;

/**
 * How much wider texts are than they were drawn to be, where a reader sets letters and words further apart
 * (WCAG 1.4.12); else 1. For columns whose width is in pixels: what the reader asks for does not reach them.
 */
export function useTextSpacing(): number {
  return useSyncExternalStore(
    subscribe,
    () => ratio,
    () => 1,
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  stop ??= watchProbe();
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

/** A text nobody sees, whose width tells when the page's styles change under it. */
function watchProbe(): () => void {
  const probe = document.createElement('span');
  probe.textContent = '0 0 0 0';
  probe.setAttribute('aria-hidden', 'true');
  probe.style.cssText = 'position:fixed;visibility:hidden;font:14px/1 sans-serif;white-space:pre';
  document.body.append(probe);
  const observer = new ResizeObserver(() => {
    const next = ratioOf(getComputedStyle(probe));
    if (next === ratio) return;
    ratio = next;
    for (const tell of listeners) tell();
  });
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
    ratio = 1;
  };
}

/** A letter is half as wide as it is high, or little more; about every sixth is a blank. */
function ratioOf({ letterSpacing, wordSpacing, fontSize }: CSSStyleDeclaration): number {
  const px = (length: string) => Number.parseFloat(length) || 0;
  const addedPx = px(letterSpacing) + px(wordSpacing) / 6;
  return Math.max(1, 1 + (2 * addedPx) / px(fontSize));
}
