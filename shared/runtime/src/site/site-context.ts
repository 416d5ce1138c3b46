import type { RemoteEntry, SiteBase, SitePage, WebsiteConfig } from '@berth/contract';
import { createContext, useContext } from 'react';
import { useLocale } from '../language/use-translation.ts';

/** What the shell read at boot. */
export type Site = { config: WebsiteConfig; remotes: readonly RemoteEntry[] };

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

/** The public home page's content, in the language in use. */
export function useSitePage(): SitePage {
  return useSite().config.page[useLocale()];
}
