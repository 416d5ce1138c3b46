const pauseMs = 400;
/** Somebody who types without a pause is not left without for longer. */
const longestMs = 3000;

/** How long a change waits until it is written, where the first that is not written was made at `since` (in ms). */
export function writePauseMs(since: number): number {
  return Math.min(pauseMs, Math.max(0, since + longestMs - Date.now()));
}

/** Calls back when the page may be about to go: what is not written by then is lost. Gives what ends it. */
export function whenPageGoes(listener: () => void): () => void {
  const hear = () => {
    // The last that a page hears which the browser takes away in the background.
    if (document.visibilityState === 'hidden') listener();
  };
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', hear);
  return () => {
    window.removeEventListener('pagehide', listener);
    document.removeEventListener('visibilitychange', hear);
  };
}
