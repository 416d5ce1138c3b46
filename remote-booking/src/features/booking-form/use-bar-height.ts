import { type RefObject, useEffect } from 'react';

const property = '--berth-bar-height';

/** Tells the page how high the bar at its bottom is: the shell's notices stand above it and all that it says. */
export function useBarHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${element.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Also while another tab's page is shown.
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [bar]);
}
