import { type RefObject, useEffect } from 'react';

/** Marks the strip of tabs with where more of them are, out of sight: `data-more` is `before`, `after` or both. */
export function useTabOverflow(list: RefObject<HTMLUListElement | null>): void {
  useEffect(() => {
    const strip = list.current;
    if (!strip) return;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = strip;
      const isMoreAfter = scrollLeft + clientWidth < scrollWidth - 1;
      strip.dataset.more = [scrollLeft > 0 && 'before', isMoreAfter && 'after'].filter(Boolean).join(' ');
    };
    mark();
    const watcher = new MutationObserver(mark);
    watcher.observe(strip, { childList: true, subtree: true, characterData: true });
    strip.addEventListener('scroll', mark, { passive: true });
    window.addEventListener('resize', mark);
    return () => {
      watcher.disconnect();
      strip.removeEventListener('scroll', mark);
      window.removeEventListener('resize', mark);
    };
  }, [list]);
}
