import type { SiteBase, SitePage } from '@berth/contract';
import { useSiteBase } from '@berth/runtime';
import { useEffect } from 'react';
import { organizationData } from './organization-data.ts';

/** What search engines read besides the title, which is the route's: description, and the company as data. */
export function HomeHead({ page }: { page: SitePage }) {
  useOrganizationData(useSiteBase(), page);
  return (
    <>
      <meta name="description" content={page.hero.lead} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={page.hero.title} />
      <meta property="og:description" content={page.hero.lead} />
    </>
  );
}

/**
 * A data block, which no browser runs. Made by hand: React makes script elements by `innerHTML`, which Trusted Types
 * refuse. The shell's policy lets JSON be the text of one.
 */
function useOrganizationData(base: SiteBase, page: SitePage): void {
  useEffect(() => {
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.text = JSON.stringify(organizationData(base, page, window.location.origin));
    document.head.append(block);
    return () => block.remove();
  }, [base, page]);
}
