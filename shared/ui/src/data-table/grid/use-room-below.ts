import { type RefObject, useLayoutEffect } from 'react';

/** Below the rows: the pages, and the margin of the page. */
const belowPx = 66;

/**
 * How high rows and totals may be for all of the table to be in sight, in pixels; null where a table stands so far
 * down that it is scrolled to anyway.
 */
export function roomBelow(viewPx: number, topPx: number): number | null {
  return topPx > viewPx * 0.6 ? null : Math.floor(viewPx - topPx - belowPx);
}

/** Keeps `--room` of the element at what {@link roomBelow} it, whatever comes to stand above. */
export function useRoomBelow(grid: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      // A page that is kept but not shown has no place.
      if (element.offsetParent === null) return;
      const scroller = scrollerOf(element);
      const isPage = scroller === document.documentElement;
      const viewTop = isPage ? 0 : scroller.getBoundingClientRect().top;
      const viewPx = isPage ? window.innerHeight : scroller.clientHeight;
      const room = roomBelow(
        viewPx,
        element.getBoundingClientRect().top - viewTop + (isPage ? window.scrollY : scroller.scrollTop),
      );
      if (room === null) element.style.removeProperty('--room');
      else element.style.setProperty('--room', `${room}px`);
    };
    const observer = new ResizeObserver(measure);
    // What stands above changes the place of the table, and with it the height of what holds both.
    for (const around of [element.parentElement, element.parentElement?.parentElement]) {
      if (around) observer.observe(around);
    }
    window.addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [grid]);
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around;
  }
  return document.documentElement;
}
