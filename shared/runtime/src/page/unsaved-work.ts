/** By tab and part of its page: how to throw away what that part keeps beyond the page. */
const discards = new Map<string, Map<string, () => void>>();

/** Notes how a part's unsaved work is thrown away, or with null that there is nothing to throw away. */
export function noteDiscard(tabId: string, part: string, discard: (() => void) | null): void {
  const parts = discards.get(tabId) ?? new Map<string, () => void>();
  if (discard) parts.set(part, discard);
  else parts.delete(part);
  if (parts.size > 0) discards.set(tabId, parts);
  else discards.delete(tabId);
}

/**
 * The user chose not to save what a tab holds: what its page keeps elsewhere (in the browser, for a crash) goes,
 * too. Called by the shell before it closes the tab.
 */
export function discardUnsaved(tabId: string): void {
  const parts = discards.get(tabId);
  discards.delete(tabId);
  for (const discard of parts?.values() ?? []) discard();
}
