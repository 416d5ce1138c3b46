import type { ConsoleLayout } from '@berth/contract/endpoints';
import { readStored, writeStored } from '@berth/runtime';

const key = 'berth.console';

/** Keeps a person's layout for the next opening. */
export function keepLayout(userId: string, layout: ConsoleLayout): void {
  writeStored('local', key, JSON.stringify({ userId, layout }));
}

/** As it was kept for this person; null where there is none. */
export function keptLayout(userId: string): ConsoleLayout | null {
  try {
    const kept: { userId: string; layout: ConsoleLayout } | null = JSON.parse(
      readStored('local', key) ?? 'null',
    );
    const isWhole = Array.isArray(kept?.layout.order) && Array.isArray(kept.layout.hidden);
    return kept && kept.userId === userId && isWhole ? kept.layout : null;
  } catch {
    return null;
  }
}

export function forgetLayout(): void {
  writeStored('local', key, null);
}
