import type { BootState } from './boot.ts';

/** When language and colours should be those of this person, though nothing else is known. */
const patienceMs = 1000;

/**
 * What React draws first: what became of the boot, or after a second that it is under way. Until then the page shows
 * what it came with; to draw the same once more would cost time. A page that the server drew stays until it can be
 * replaced by itself.
 */
export function firstState(started: Promise<BootState>, isDrawn = false): Promise<BootState> {
  if (isDrawn) return started;
  const later = new Promise<BootState>((resolve) => {
    setTimeout(() => resolve({ status: 'loading' }), patienceMs);
  });
  return Promise.race([started, later]);
}
