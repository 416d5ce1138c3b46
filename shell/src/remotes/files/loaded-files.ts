const loaded = new Set<string>();

/**
 * Notes from now on which files of the shell and its remotes have come, those of before included. The browser's own
 * list of timings ends after 250 entries, which a page that asks for news reaches while it is open.
 */
export function watchLoadedFiles(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const watcher = new PerformanceObserver((seen) => {
    for (const { name } of seen.getEntries()) note(name);
  });
  watcher.observe({ type: 'resource', buffered: true });
}

/** Whether a file has come, by its whole address without a query. */
export function hasLoaded(address: string): boolean {
  return loaded.has(address);
}

/** Calls are of no interest, and there is no end of them. */
function note(address: string): void {
  const { origin, pathname } = new URL(address, window.location.href);
  if (/\.(js|css)$/.test(pathname)) loaded.add(origin + pathname);
}
