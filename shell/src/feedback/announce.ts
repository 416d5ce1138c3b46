import { createSignal } from '@berth/runtime';

/** What the one live region says. */
export const announcement = createSignal('');

export function announce(text: string): void {
  announcement.set(text);
}
