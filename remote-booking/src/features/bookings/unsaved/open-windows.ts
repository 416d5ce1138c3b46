import { newUuid } from '@berth/ui';

/** Tells this window of the browser from others, until it is reloaded. */
export const windowKey = newUuid();

const prefix = 'berth.booking.window.';
let release: (() => void) | null = null;

/** Holds a lock as long as this window shows the page, so that others see that its forms are open. */
export function claimWindow(): void {
  // Locks are missing on a page that is not served securely.
  if (release || !navigator.locks) return;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks.request(prefix + windowKey, () => held);
  // Not only when the browser gets to it: after a reload the same person is offered the same work.
  window.addEventListener('pagehide', letGo, { once: true });
}

function letGo(): void {
  release?.();
  release = null;
  window.addEventListener('pageshow', claimWindow, { once: true });
}

/** Whether windows can be told to be open at all. */
export function canTellWindows(): boolean {
  return Boolean(navigator.locks);
}

/** The keys of the windows that are open now. */
export async function openWindows(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  const names = held.map(({ name = '' }) => name);
  return new Set(names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)));
}
