import { type PointerEvent, useEffect, useRef } from 'react';
import { lineOf } from '../sheet/sheet-cells.ts';

type LineDragInput = {
  onMove: (from: number, to: number) => void;
  /** The line's number was clicked, not dragged. */
  onChoose: (line: number) => void;
};

/** How far from the edge of the sheet dragging scrolls it, and by how much at a time. */
const [edgePx, stepPx] = [36, 12];

/**
 * Dragging a line by its number. A mark between the lines says where it would land; Escape lets go. The mark is set
 * on the element itself: drawing hundreds of lines for each move of the pointer would be felt.
 */
export function useLineDrag({ onMove, onChoose }: LineDragInput) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const grip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-grip]') : null;
    const from = grip && lineOf(grip);
    if (!grip || from === null || event.button !== 0) return;
    event.preventDefault();
    const sheet = event.currentTarget;
    const scroller = grip.closest<HTMLElement>('[data-scroller]');
    let target: { row: HTMLElement; to: number } | null = null;
    let hasMoved = false;
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      hasMoved ||= Math.abs(clientY - event.clientY) > 4;
      if (!hasMoved) return;
      scrollAtEdge(scroller, clientY);
      unmark(target?.row);
      target = landing(sheet, from, clientX, clientY);
      if (target) target.row.dataset.drop = target.to > from ? 'after' : 'before';
      grip.closest<HTMLElement>('[data-line]')?.setAttribute('data-dragged', '');
    };
    const end = () => {
      stop.current?.();
      if (!hasMoved) onChoose(from);
      else if (target && target.to !== from) onMove(from, target.to);
    };
    // The browser took the pointer for something of its own: nothing was let go of.
    const handleCancel = () => stop.current?.();
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop.current?.();
    };
    stop.current?.();
    stop.current = () => {
      stop.current = null;
      unmark(target?.row);
      grip.closest<HTMLElement>('[data-line]')?.removeAttribute('data-dragged');
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', handleCancel);
      window.removeEventListener('keydown', handleKey, true);
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', handleCancel);
    window.addEventListener('keydown', handleKey, true);
  };
  return { onPointerDown: handlePointerDown };
}

function unmark(row: HTMLElement | undefined): void {
  row?.removeAttribute('data-drop');
}

function scrollAtEdge(scroller: HTMLElement | null, y: number): void {
  if (!scroller) return;
  const { top, bottom } = scroller.getBoundingClientRect();
  if (y < top + edgePx) scroller.scrollTop -= stepPx;
  else if (y > bottom - edgePx) scroller.scrollTop += stepPx;
}

/** The line under the pointer, and the place that the dragged line would have there. */
function landing(sheet: HTMLElement, from: number, x: number, y: number) {
  const { left, right } = sheet.getBoundingClientRect();
  const under = document.elementFromPoint(Math.min(Math.max(x, left + 4), right - 4), y);
  const row = under?.closest<HTMLElement>('[data-line]');
  if (!row || !sheet.contains(row)) return null;
  const to = lineOf(row);
  return to === null || to === from ? null : { row, to };
}
