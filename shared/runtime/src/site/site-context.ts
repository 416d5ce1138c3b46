import type { OpenedWebsite, RemoteEntry, SiteBase, SitePage } from '@berth/contract';
import { createContext, useContext } from 'react';
import { useLocale } from '../language/use-translation.ts';

/** What the shell read at boot. */
export type Site = { config: OpenedWebsite; remotes: readonly RemoteEntry[] };

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('There is no website configuration here: render inside RuntimeProvider.');
  return site;
}

/** Name, contacts, colour and dashboard of the portal, in the language in use. */
export function useSiteBase(): SiteBase {
  return useSite().config.base[useLocale()];
}

/** The public home page's content, in the language in use; the shell reads it before it draws a public page. */
export function useSitePage(): SitePage {
  const { page } = useSite().config;
  const locale = useLocale();
  if (!page) throw new Error('The content of the public site is not here: this is a page of the workspace.');
  return page[locale];
}
