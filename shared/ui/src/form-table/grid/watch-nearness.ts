import type { RefObject } from 'react';

type Tell = (entry: IntersectionObserverEntry) => void;

/** Tells of an element when it comes near what is seen and when it leaves; answers how to stop. */
export type WatchNearness = (element: Element, tell: Tell) => () => void;

/** How far out of sight lines are drawn ahead: each field drawn is one more to be painted around with each key. */
const aheadPx = 120;

/** One observer for all chunks of a sheet: a hundred of them would each be asked again after each key. */
export function watchNearness(scroller: RefObject<Element | null>): WatchNearness {
  const told = new Map<Element, Tell>();
  let observer: IntersectionObserver | null = null;
  const handleChange: IntersectionObserverCallback = (entries) => {
    for (const entry of entries) told.get(entry.target)?.(entry);
  };
  return (element, tell) => {
    // Cards have no scroller of their own: then it is the page.
    observer ??= new IntersectionObserver(handleChange, {
      root: scroller.current,
      rootMargin: `${aheadPx}px 0px`,
    });
    told.set(element, tell);
    observer.observe(element);
    return () => {
      told.delete(element);
      observer?.unobserve(element);
      if (told.size > 0) return;
      observer?.disconnect();
      observer = null;
    };
  };
}
