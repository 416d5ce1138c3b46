import { type RefObject, useEffect } from 'react';

const property = '--berth-bar-height';

/** Publishes the height of the bar at the bottom of the page, so that the shell places its notices above it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Also runs when another tab hides the page.
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar]);
}
