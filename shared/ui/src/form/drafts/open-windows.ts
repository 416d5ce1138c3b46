import { newUuid } from '../../new-uuid.ts';

/** Identifies this window of the browser until it is reloaded. */
export const windowKey = newUuid();

/** Names of the locks that open windows hold. Windows of earlier releases know the second one alone. */
const prefixes = ['berth.form.window.', 'berth.booking.window.'];
let release: (() => void) | null = null;

/** Holds a lock as long as this window shows the page, so that others see that its forms are open. */
export function claimWindow(): void {
  // Locks are missing on a page that is not served securely.
  if (release || !navigator.locks) return;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const prefix of prefixes) void navigator.locks.request(prefix + windowKey, () => held);
  // The browser may release them late: after a reload the same person must be offered the same work at once.
  window.addEventListener('pagehide', letGo, { once: true });
}

function letGo(): void {
  release?.();
  release = null;
  window.addEventListener('pageshow', claimWindow, { once: true });
}

/** Whether the browser can tell which windows are open. */
export function canTellWindows(): boolean {
  return Boolean(navigator.locks);
}

/** The keys of the windows that are open now. */
export async function openWindows(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(
    held.flatMap(({ name = '' }) => {
      const prefix = prefixes.find((each) => name.startsWith(each));
      return prefix ? [name.slice(prefix.length)] : [];
    }),
  );
}
