import { type BerthStore, fullPathOf, readStored, type Tab, writeStored } from '@berth/runtime';

const key = 'berth.recentPages';
const most = 5;

/** A record's page that was open of late, with what it called itself. */
export type RecentPage = { path: string; title: string };
type Kept = { userId: string; pages: RecentPage[] };

/** Of this person in this browser, the last opened first; whoever signs out leaves none behind. */
export function recentPages(userId: string): RecentPage[] {
  try {
    const kept: Partial<Kept> | null = JSON.parse(readStored('local', key) ?? 'null');
    if (kept?.userId !== userId || !Array.isArray(kept.pages)) return [];
    return kept.pages.filter(isRecentPage).slice(0, most);
  } catch {
    return [];
  }
}

// Anybody can have written what is stored; a path of ours never leaves this site.
function isRecentPage(page: unknown): page is RecentPage {
  const { path, title } = (page ?? {}) as Partial<RecentPage>;
  return typeof path === 'string' && typeof title === 'string' && /^\/(?!\/)/.test(path);
}

export function forgetRecentPages(): void {
  writeStored('local', key, null);
}

/** Keeps each page of a record as it is visited; the returned function ends that. */
export function rememberPages(
  store: BerthStore,
  userId: string,
  isRecord: (tab: Pick<Tab, 'pathname' | 'search'>, title: string) => boolean,
): () => void {
  let last = '';
  return store.subscribe(() => {
    const { session, tabs } = store.getState();
    if (session.userInfo?.id !== userId) return;
    const active = tabs.tabs.find(({ id }) => id === tabs.activeId);
    if (!active?.title || active.isPassing || !isRecord(active, active.title)) return;
    const page: RecentPage = { path: fullPathOf(active), title: active.title };
    if (last === JSON.stringify(page)) return;
    last = JSON.stringify(page);
    const others = recentPages(userId).filter(({ path }) => path !== page.path);
    const pages = [page, ...others].slice(0, most);
    writeStored('local', key, JSON.stringify({ userId, pages } satisfies Kept));
  });
}
