import { isFullPage, ownEntries } from '@berth/contract';
import { SlotContext, type Tab, useBerthSelector, useSignal, useSite, useUser } from '@berth/runtime';
import { PageWatermark } from '@berth/ui';
import { useEffect, useState } from 'react';
import { AnnouncementBanner } from '../announcement/AnnouncementBanner.tsx';
import { useShellWorkspaceQuery } from '../announcement/announcement.queries.ts';
import { MenuContext, useMenu } from '../menu/use-menu.ts';
import { useLiveNews } from '../messages/use-live-news.ts';
import { useRouteTitle } from '../own-pages/use-route-title.ts';
import { isRegistryAwaited } from '../registry/registry-signal.ts';
import { useFilesForAway } from '../remotes/files/keep-for-away.ts';
import { Slot } from '../remotes/parts/Slot.tsx';
import { fetchRemoteAhead } from '../remotes/remotes.ts';
import { useRecentPages } from '../search/use-recent-pages.ts';
import { TabBar } from '../tabs/TabBar.tsx';
import { TabPages } from '../tabs/TabPages.tsx';
import { useTabNavigation } from '../tabs/use-tab-navigation.ts';
import { ShellTheme } from '../theme/ShellTheme.tsx';
import { useDocumentTitle } from '../title/use-document-title.ts';
import { BottomBar } from './BottomBar.tsx';
import { readCollapsed, storeCollapsed } from './collapsed.ts';
import { SideBar } from './SideBar.tsx';
import { TopBar } from './TopBar.tsx';
import { usePageFocus } from './use-page-focus.ts';
import styles from './Workspace.module.css';

/** An announcement is seen so much later, and none a day too long. */
const askingAnew = { pollingInterval: 5 * 60_000, skipPollingIfUnfocused: true } as const;

/** Where customers work: side bar, header, tabs and the pages (design: 220 or 64, 48, 36). */
export function Workspace() {
  return (
    <ShellTheme>
      <Frame />
    </ShellTheme>
  );
}

function Frame() {
  const menu = useMenu(ownEntries);
  const { data: workspace } = useShellWorkspaceQuery(undefined, askingAnew);
  const userId = useUser()?.id ?? '';
  useTabNavigation(userId, menu);
  useRecentPages(userId, menu);
  useWorkspaceTitle();
  useIdlePrefetch();
  useFilesForAway();
  useLiveNews();
  const [isCollapsed, setCollapsed] = useState(readCollapsed);
  const handleCollapse = () => {
    setCollapsed(!isCollapsed);
    storeCollapsed(!isCollapsed);
  };
  const isBare = isFullPage(menu, useActiveTab()?.pathname ?? '');
  const look = isBare ? styles.bare : isCollapsed ? styles.collapsed : '';
  return (
    <div className={`${styles.workspace} ${look}`}>
      {!isBare && (
        <>
          <SideBar menu={menu} isCollapsed={isCollapsed} />
          <TopBar menu={menu} isCollapsed={isCollapsed} onCollapse={handleCollapse} />
          <TabBar />
        </>
      )}
      <div className={styles.notice}>
        {!isBare && <AnnouncementBanner announcement={workspace?.announcement} />}
      </div>
      <main className={styles.pages}>
        <SlotContext value={Slot}>
          <MenuContext value={menu}>
            <TabPages />
          </MenuContext>
        </SlotContext>
      </main>
      {!isBare && <BottomBar menu={menu} />}
      <PageWatermark lines={workspace?.watermark ?? []} isOverAll />
    </div>
  );
}

function useActiveTab(): Tab | undefined {
  return useBerthSelector(({ tabs }) => tabs.tabs.find(({ id }) => id === tabs.activeId));
}

function useWorkspaceTitle(): void {
  const active = useActiveTab();
  const routeTitle = useRouteTitle(active?.pathname ?? '');
  const title = active?.title ?? routeTitle;
  useDocumentTitle(title);
  usePageFocus(`${active?.id}:${active?.pathname}`, title);
}

/**
 * When the browser has nothing to do: the code of the remotes that the menu can lead to. None of it runs: what hangs
 * or fails at its start is for those who open it.
 */
function useIdlePrefetch(): void {
  const { remotes } = useSite();
  const isAwaited = useSignal(isRegistryAwaited);
  useEffect(() => {
    if (isAwaited) return;
    const prefetch = () => {
      for (const entry of remotes) if (!entry.public) fetchRemoteAhead(entry);
    };
    if (!window.requestIdleCallback) return;
    const handle = window.requestIdleCallback(prefetch, { timeout: 10_000 });
    return () => window.cancelIdleCallback(handle);
  }, [remotes, isAwaited]);
}
