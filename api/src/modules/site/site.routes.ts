import { inEachLanguage, type Locale, type WebsiteConfig } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keepFor } from '../../keep-for.ts';
import { emptyBase, emptyCopy, presentSitePage, type SiteFacts } from './site.presenter.ts';
import { getFigures, listBranches, listPopularRoutes, listWebsiteConfigs } from './site.repository.ts';

// Every visitor's first call: what a release ships for it changes a few times a month.
const keptMs = 60_000;

/** The public site (spec section 7, Home and news). */
export function siteHandlers({
  database,
  clock,
  ways,
  readInForce,
}: Pick<Context, 'database' | 'clock'> & {
  /** Ways in besides account and password that this server offers. */
  ways: () => Promise<string[]>;
  /** The settings of staff over those of the release, and the announcement of the day. */
  readInForce: (released: WebsiteConfig['base']) => Promise<Pick<WebsiteConfig, 'base' | 'announcement'>>;
}) {
  const readShipped = keepFor(keptMs, clock, async () => {
    const [shownWays, configs, routes, figures] = await Promise.all([
      ways(),
      listWebsiteConfigs(database),
      listPopularRoutes(database),
      getFigures(database),
    ]);
    return { ways: shownWays, configs, routes, figures };
  });
  return {
    'GET /index/index': async () => {
      const [shipped, branches] = await Promise.all([readShipped(), listBranches(database)]);
      const { base, page, ways: shownWays } = presentWebsite(shipped, branches);
      // Staff change settings and branches, and look for the change at once, on whichever server.
      const { base: inForce, announcement } = await readInForce(base);
      return { ways: shownWays, base: inForce, announcement, page };
    },
  } satisfies Partial<Handlers>;
}

type Shipped = Pick<SiteFacts, 'routes' | 'figures'> & {
  ways: string[];
  configs: Awaited<ReturnType<typeof listWebsiteConfigs>>;
};

function presentWebsite(
  { ways, configs, ...shipped }: Shipped,
  branches: SiteFacts['branches'],
): Pick<WebsiteConfig, 'ways' | 'base' | 'page'> {
  const facts = { branches, ...shipped };
  const of = (locale: Locale) => configs.find((config) => config.locale === locale);
  const base = (locale: Locale) => of(locale)?.base ?? emptyBase;
  const page = (locale: Locale) => presentSitePage(of(locale)?.page ?? emptyCopy, facts, locale);
  return {
    ways,
    base: inEachLanguage(base),
    page: inEachLanguage(page),
  };
}
