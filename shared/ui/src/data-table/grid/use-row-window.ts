import { type RefObject, useEffect, useState } from 'react';

/** From which row to which (not included) the table draws. */
type RowWindow = { from: number; to: number };

/** Drawn beyond what is seen; and the window moves by whole steps, so that few scroll events redraw anything. */
const stepRows = 20;

/** The rows to draw for a scroll position: those in sight and a step on each side. */
export function rowWindow(scrollPx: number, viewPx: number, rowPx: number, count: number): RowWindow {
  const first = Math.floor(scrollPx / rowPx / stepRows) * stepRows;
  const last = Math.ceil((scrollPx + viewPx) / rowPx / stepRows) * stepRows;
  const from = Math.max(0, Math.min(first - stepRows, count - stepRows));
  return { from, to: Math.min(count, last + stepRows) };
}

/** Which rows are drawn, following the scroll of the element around their table; `isOn` false draws all. */
export function useRowWindow(
  body: RefObject<HTMLElement | null>,
  count: number,
  rowPx: number,
  isOn: boolean,
): RowWindow {
  const [shown, setShown] = useState<RowWindow>({ from: 0, to: stepRows * 2 });
  useEffect(() => {
    const scroller = isOn ? body.current?.closest('table')?.parentElement : null;
    if (!scroller) return;
    const follow = () => {
      const next = rowWindow(scroller.scrollTop, scroller.clientHeight, rowPx, count);
      setShown((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    follow();
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => scroller.removeEventListener('scroll', follow);
  }, [body, count, rowPx, isOn]);
  return isOn ? shown : { from: 0, to: count };
}
