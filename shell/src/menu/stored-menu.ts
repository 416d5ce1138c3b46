import type { MenuItem } from '@berth/contract';
import { readStored, writeStored } from '@berth/runtime';

const key = 'berth.menu';

type KeptMenu = { userId: string; items: MenuItem[] };

/** Keeps what the server stored of this person's menu for the time when it does not answer. */
export function keepStoredMenu(userId: string, items: readonly MenuItem[]): void {
  writeStored('local', key, JSON.stringify({ userId, items }));
}

/** As it was kept for this person; null where there is none. */
export function keptStoredMenu(userId: string): MenuItem[] | null {
  try {
    const kept: Partial<KeptMenu> | null = JSON.parse(readStored('local', key) ?? 'null');
    return kept?.userId === userId && Array.isArray(kept.items) ? kept.items : null;
  } catch {
    return null;
  }
}

export function forgetStoredMenu(): void {
  writeStored('local', key, null);
}
