/** Where what is typed lies over a reload. */
export type TypedStore = { write: (value: unknown) => void; remove: () => void };

const pauseMs = 400;
/** Somebody who types without a pause is not left without for longer. */
const longestMs = 3000;

type Waiting = { write: () => void; timer: ReturnType<typeof setTimeout>; since: number };

/** What was typed since it was last written, by name. */
const waiting = new Map<string, Waiting>();

/** Writes it a moment after the last change, and at once when the page goes away. */
export function writeLater(name: string, store: TypedStore, value: unknown): void {
  listen();
  const before = waiting.get(name);
  clearTimeout(before?.timer);
  const since = before?.since ?? Date.now();
  const leftMs = Math.max(0, since + longestMs - Date.now());
  waiting.set(name, {
    write: () => store.write(value),
    timer: setTimeout(() => writeNow(name), Math.min(pauseMs, leftMs)),
    since,
  });
}

/** Removes it, and what has not been written of it. */
export function removeStored(name: string, store: TypedStore | undefined): void {
  clearTimeout(waiting.get(name)?.timer);
  waiting.delete(name);
  store?.remove();
}

/** Writes everything that waits. */
export function writeTyped(): void {
  for (const name of waiting.keys()) writeNow(name);
}

function writeNow(name: string): void {
  const found = waiting.get(name);
  if (!found) return;
  clearTimeout(found.timer);
  waiting.delete(name);
  found.write();
}

let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('pagehide', writeTyped);
  document.addEventListener('visibilitychange', () => {
    // The last that a page hears which the browser takes away in the background.
    if (document.visibilityState === 'hidden') writeTyped();
  });
}
