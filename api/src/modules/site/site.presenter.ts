import { fillTemplate, type Locale, type SiteBase, type SitePage } from '@berth/contract';
import type { getFigures, listBranches, listPopularRoutes } from './site.repository.ts';
import type { SiteCopy } from './site.schema.ts';

export type SiteFacts = {
  branches: Awaited<ReturnType<typeof listBranches>>;
  routes: Awaited<ReturnType<typeof listPopularRoutes>>;
  figures: Awaited<ReturnType<typeof getFigures>>;
};

/** The page of one language: its copy, with the figures it names filled in, and the facts of our tables. */
export function presentSitePage(copy: SiteCopy, facts: SiteFacts, locale: Locale): SitePage {
  const isChinese = locale === 'zh-CN';
  const advantages = copy.advantages.map((advantage) => ({
    ...advantage,
    figure: fillTemplate(advantage.figure, facts.figures),
  }));
  const branches = facts.branches.map((branch) => ({
    code: branch.code,
    city: isChinese ? branch.city_zh : branch.city_en,
    name: isChinese ? branch.name_zh : branch.name_en,
    address: isChinese ? branch.address_zh : branch.address_en,
    phone: branch.phone,
    lat: branch.lat,
    lon: branch.lon,
  }));
  const routes = facts.routes.map((route) => ({
    from: {
      code: route.from_code,
      name: isChinese ? route.from_zh : route.from_en,
      lat: route.from_lat,
      lon: route.from_lon,
    },
    to: {
      code: route.to_code,
      name: isChinese ? route.to_zh : route.to_en,
      lat: route.to_lat,
      lon: route.to_lon,
    },
    transitDaysMin: route.transit_days,
    transitDaysMax: route.transit_days,
    sailingsPerWeek: route.sailings_per_week,
    channel: isChinese ? route.channel_zh : route.channel_en,
  }));
  return { ...copy, advantages, branches, routes };
}

/** What a database shows before its site was seeded: the names, and an empty page. */
export const emptyBase: SiteBase = {
  appName: '泊位',
  companyName: '泊位供应链',
  phone: '',
  email: '',
  serviceHours: '',
  primaryColor: null,
  dashboardUrl: '/statistical',
};

export const emptyCopy: SiteCopy = {
  hero: { title: '', lead: '' },
  company: { title: '', paragraphs: [], foundedYear: 0 },
  services: [],
  advantages: [],
  news: [],
};
