import { useLocale, usePageHead, useSiteBase, useSitePage } from '@berth/runtime';
import { sitePaths } from '../../paths.ts';
import { RouteMap } from '../route-map/RouteMap.tsx';
import { SiteFrame } from '../site-frame/SiteFrame.tsx';
import { AdvantagesSection } from './AdvantagesSection.tsx';
import { BannerStrip } from './BannerStrip.tsx';
import { BranchesSection } from './BranchesSection.tsx';
import { CompanySection } from './CompanySection.tsx';
import { HomeHero } from './HomeHero.tsx';
import { NewsSection } from './NewsSection.tsx';
import { organizationData } from './organization-data.ts';
import { RoutesSection } from './RoutesSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { useAnchor } from './use-anchor.ts';

const homeTitle = { 'zh-CN': '首页', en: 'Home' };

/** `/index`: the company's front door, made from the website configuration alone. */
export function HomePage() {
  const page = useSitePage();
  const base = useSiteBase();
  useAnchor();
  usePageHead({
    title: homeTitle[useLocale()],
    description: page.hero.lead,
    canonical: sitePaths.home(),
    data: [organizationData(base, page)],
  });
  return (
    <SiteFrame>
      <HomeHero hero={page.hero} hasRoutes={page.routes.length > 0} />
      <BannerStrip />
      <RouteMap routes={page.routes} />
      <ServicesSection services={page.services} />
      <AdvantagesSection advantages={page.advantages} />
      <RoutesSection routes={page.routes} />
      <CompanySection company={page.company} />
      <BranchesSection branches={page.branches} />
      <NewsSection />
    </SiteFrame>
  );
}
