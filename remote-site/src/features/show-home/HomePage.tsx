import { useSitePage } from '@berth/runtime';
import { RouteMap } from '../route-map/RouteMap.tsx';
import { SiteHeader } from '../site-frame/SiteHeader.tsx';
import site from '../site-frame/site.module.css';
import { presentSections } from '../site-frame/site-sections.ts';
import { AdvantagesSection } from './AdvantagesSection.tsx';
import { BranchesSection } from './BranchesSection.tsx';
import { CompanySection } from './CompanySection.tsx';
import { ContactFooter } from './ContactFooter.tsx';
import { HomeHead } from './HomeHead.tsx';
import { HomeHero } from './HomeHero.tsx';
import { NewsSection } from './NewsSection.tsx';
import { RoutesSection } from './RoutesSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { useAnchor } from './use-anchor.ts';

/** `/index`: the company's front door, made from the website configuration alone. */
export function HomePage() {
  const page = useSitePage();
  useAnchor();
  return (
    <div className={site.site}>
      <HomeHead page={page} />
      <SiteHeader sections={presentSections(page)} />
      <main>
        <HomeHero hero={page.hero} hasRoutes={page.routes.length > 0} />
        <RouteMap routes={page.routes} />
        <ServicesSection services={page.services} />
        <AdvantagesSection advantages={page.advantages} />
        <RoutesSection routes={page.routes} />
        <CompanySection company={page.company} />
        <BranchesSection branches={page.branches} />
        <NewsSection news={page.news} />
      </main>
      <ContactFooter branches={page.branches} />
    </div>
  );
}
