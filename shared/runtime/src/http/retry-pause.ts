const longestWaitMs = 30_000;

/** Longer after each failure, and not the same for all: a server that comes back is not asked by everybody at once. */
export function backoffMs(failures: number): number {
  return Math.min(longestWaitMs, 1000 * 2 ** failures) * (0.5 + Math.random() / 2);
}

/** Waits for so many milliseconds, or until it is stopped. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
