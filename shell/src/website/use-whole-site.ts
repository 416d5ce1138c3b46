import { type Site, useSite } from '@berth/runtime';
import { useMemo } from 'react';
import { useShellWebsiteQuery } from './website.queries.ts';

/** The site with the public pages' content, which is read where the page that was opened came without it. */
export function useWholeSite() {
  const site = useSite();
  const { remotes } = site;
  const isWhole = site.config.page !== null;
  const { data, error, refetch } = useShellWebsiteQuery(undefined, { skip: isWhole });
  const read = useMemo<Site | null>(() => (data ? { config: data, remotes } : null), [data, remotes]);
  return { site: isWhole ? site : read, error, refetch };
}
