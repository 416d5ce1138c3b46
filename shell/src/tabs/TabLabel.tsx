import type { Tab } from '@berth/runtime';
import { useRouteTitle } from '../own-pages/use-route-title.ts';

/** A tab's name: what its page says, else what its route is called. */
export function TabLabel({ tab }: { tab: Tab }) {
  const routeTitle = useRouteTitle(tab.pathname);
  return <>{tab.title ?? (routeTitle || tab.pathname)}</>;
}
