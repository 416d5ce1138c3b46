import type { SitePage } from '@berth/contract';
import { useSiteBase } from '@berth/runtime';
import { organizationData } from './organization-data.ts';

/** What search engines read besides the title, which is the route's: description, and the company as data. */
export function HomeHead({ page }: { page: SitePage }) {
  const base = useSiteBase();
  return (
    <>
      <meta name="description" content={page.hero.lead} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={page.hero.title} />
      <meta property="og:description" content={page.hero.lead} />
      {/* A data block, not a script: no browser runs it, so it needs no nonce. */}
      <script type="application/ld+json">
        {JSON.stringify(organizationData(base, page, window.location.origin))}
      </script>
    </>
  );
}
