import type { SitePage } from '@berth/contract';

/** The sections of the home page in their order; the names are the anchors in the address too. */
const sectionNames = ['services', 'advantages', 'routes', 'company', 'branches', 'news', 'contact'] as const;
export type SectionName = (typeof sectionNames)[number];

/** The sections for which the configuration has content: nothing links to one that does not exist. */
export function presentSections(page: SitePage): SectionName[] {
  const isPresent: Record<SectionName, boolean> = {
    services: page.services.length > 0,
    advantages: page.advantages.length > 0,
    routes: page.routes.length > 0,
    company: page.company.paragraphs.length > 0,
    branches: page.branches.length > 0,
    news: page.news.length > 0,
    contact: true,
  };
  return sectionNames.filter((name) => isPresent[name]);
}
