import { useEffect, useRef } from 'react';
import { announce } from '../feedback/announce.ts';

const patienceMs = 8000;

/** Another page: its heading takes the focus when it is there, and the live region says its title. */
export function usePageFocus(pageKey: string, title: string): void {
  const shownKey = useRef(pageKey);
  const announcedKey = useRef(pageKey);
  useEffect(() => {
    if (shownKey.current === pageKey) return;
    shownKey.current = pageKey;
    // Who walks along the tab bar by keyboard stays there.
    if (document.activeElement?.closest('[data-keeps-focus]')) return;
    return whenHeadingStands((heading) => {
      heading.tabIndex = -1;
      heading.style.outline = 'none';
      heading.focus({ preventScroll: true });
    });
  }, [pageKey]);
  useEffect(() => {
    if (announcedKey.current === pageKey || !title) return;
    announcedKey.current = pageKey;
    announce(title);
  }, [pageKey, title]);
}

function findHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].find((heading) => heading.checkVisibility?.() ?? true);
}

function whenHeadingStands(act: (heading: HTMLElement) => void): () => void {
  let isDone = false;
  const attempt = () => {
    const heading = isDone ? undefined : findHeading();
    if (!heading) return;
    stop();
    act(heading);
  };
  const watcher = new MutationObserver(attempt);
  const timer = setTimeout(() => stop(), patienceMs);
  // Whoever is typing or clicking meanwhile has found their place.
  const stop = () => {
    isDone = true;
    watcher.disconnect();
    clearTimeout(timer);
    document.removeEventListener('pointerdown', stop);
    document.removeEventListener('keydown', stop);
  };
  watcher.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('pointerdown', stop);
  document.addEventListener('keydown', stop);
  attempt();
  return stop;
}
