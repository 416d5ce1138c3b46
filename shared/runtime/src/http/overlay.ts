import { createSignal } from '../signal/signal.ts';

/** How long the overlay stays after the last call ended (spec section 9). */
const closeDelayMs = 200;

/** Whether the loading overlay (加载中……) shows; drawn by the shell. */
export const overlayShown = createSignal(false);

let inFlight = 0;
let closing: ReturnType<typeof setTimeout> | undefined;

/** Opens the overlay for one call; the returned function ends that call's part in it. */
export function openOverlay(): () => void {
  inFlight += 1;
  clearTimeout(closing);
  overlayShown.set(true);
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    inFlight -= 1;
    if (inFlight === 0) closing = setTimeout(() => overlayShown.set(false), closeDelayMs);
  };
}
