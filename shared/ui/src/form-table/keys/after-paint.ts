import { flushSync } from 'react-dom';

/** What somebody may do next: each of these finds everything done that was left for later. */
const nextEvents = [
  'keydown',
  'pointerdown',
  'mousedown',
  'paste',
  'cut',
  'drop',
  'submit',
  'visibilitychange',
];

/** Pages that nobody sees are never painted. */
const longestMs = 100;

let waiting: (() => void)[] = [];
let stop: (() => void) | null = null;

/**
 * Leaves work for after the next frame, so that the frame need not wait for it; whatever comes first of another key, a
 * press, a paste or 100 ms ends the waiting. Pieces of work keep their order and are drawn together.
 */
export function afterPaint(work: () => void): void {
  waiting.push(work);
  stop ??= listen();
}

/** Does now what was left for later; in an event of React, which draws it together with what the event does. */
export function doWaiting(): void {
  stop?.();
  stop = null;
  const due = waiting;
  waiting = [];
  for (const work of due) work();
}

function listen(): () => void {
  const end = () => flushSync(doWaiting);
  let timer = setTimeout(end, longestMs);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // Comes once the frame is handed over.
    timer = setTimeout(end);
  });
  // Before anyone else hears of the event.
  for (const name of nextEvents) window.addEventListener(name, end, true);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    for (const name of nextEvents) window.removeEventListener(name, end, true);
  };
}
