import { whenPageGoes, writePauseMs } from '../stored-record/write-pause.ts';

/** Where what is typed lies over a reload. */
export type TypedStore = { write: (value: unknown) => void; remove: () => void };

type Waiting = { store: TypedStore; write: () => void; timer: ReturnType<typeof setTimeout>; since: number };

/** What was typed since it was last written, by name. */
const waiting = new Map<string, Waiting>();

/** Writes it a moment after the last change, and at once when the page goes away. */
export function writeLater(name: string, store: TypedStore, value: unknown): void {
  listen();
  const before = waiting.get(name);
  clearTimeout(before?.timer);
  // Typed over something else that the record was before: that is a work of its own.
  if (before && before.store !== store) before.write();
  const since = before?.since ?? Date.now();
  waiting.set(name, {
    store,
    write: () => store.write(value),
    timer: setTimeout(() => writeNow(name), writePauseMs(since)),
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
  whenPageGoes(writeTyped);
}
