import { menuPages } from '@berth/contract';
import { localized, useLocale } from '@berth/runtime';
import { use } from 'react';
import { useShellStoredMenuQuery } from '../menu/menu.queries.ts';
import { frameAddress } from '../menu/shown-items.ts';
import { MenuContext, storedMenu } from '../menu/use-menu.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { PageSkeleton } from '../remotes/pages/PageSkeleton.tsx';
import { RouteError } from '../remotes/pages/RouteError.tsx';
import { FramedSite } from './FramedSite.tsx';

/** `/frame/<name>`: the page of another site that the stored menu has there for this person. */
export function FramePage({ path }: { path: string }) {
  const locale = useLocale();
  const { data, isError, refetch } = useShellStoredMenuQuery(storedMenu);
  const item = menuPages(use(MenuContext)).find((each) => each.path === path);
  const address = item ? frameAddress(item) : null;
  if (item && address) return <FramedSite title={localized(item.meta.title, locale)} address={address} />;
  if (data) return <NotFoundPage />;
  return isError ? <RouteError reason="line" onRetry={refetch} /> : <PageSkeleton />;
}
