import { type Tab, tabsActions, useBerthStore } from '@berth/runtime';
import { type RefObject, useLayoutEffect, useRef } from 'react';

const patienceMs = 5000;

/** Saves a tab's scroll position on leaving and brings it back on return, as soon as the page is long enough. */
export function useTabScroll({ id, scrollTop }: Tab): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const wanted = useRef(scrollTop);
  const store = useBerthStore();
  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const giveUp = restore(scroller, wanted.current);
    const note = () => {
      wanted.current = scroller.scrollTop;
      settled();
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Also without leaving the tab: a reload asks nobody.
    const settled = () => {
      clearTimeout(timer);
      timer = setTimeout(save, 250);
    };
    const save = () => store.dispatch(tabsActions.tabScrolled({ id, scrollTop: wanted.current }));
    scroller.addEventListener('scroll', note, { passive: true });
    return () => {
      scroller.removeEventListener('scroll', note);
      clearTimeout(timer);
      giveUp();
      save();
    };
  }, [id, store]);
  return ref;
}

function restore(scroller: HTMLElement, top: number): () => void {
  if (top === 0) return () => {};
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    scroller.removeEventListener('wheel', stop);
    scroller.removeEventListener('pointerdown', stop);
    scroller.removeEventListener('keydown', stop);
  };
  const attempt = () => {
    if (scroller.scrollHeight - scroller.clientHeight < top) return;
    scroller.scrollTop = top;
    stop();
  };
  const watcher = new MutationObserver(attempt);
  const timer = setTimeout(stop, patienceMs);
  // Whoever scrolls meanwhile knows better.
  for (const sign of ['wheel', 'pointerdown', 'keydown'])
    scroller.addEventListener(sign, stop, { passive: true });
  watcher.observe(scroller, { childList: true, subtree: true });
  attempt();
  return stop;
}
