import { inEachLanguage, type Locale, type WebsiteConfig } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import type { Handlers } from '../../http/handlers.ts';
import { keepFor } from '../../keep-for.ts';
import { emptyBase, emptyCopy, presentSitePage } from './site.presenter.ts';
import { getFigures, listBranches, listPopularRoutes, listWebsiteConfigs } from './site.repository.ts';

// Every visitor's first call: what it answers changes a few times a month.
const keptMs = 60_000;

/** The public site (spec section 7, Home and news). */
export function siteHandlers({
  database,
  clock,
  ways,
}: Pick<Context, 'database' | 'clock'> & {
  /** Ways in besides account and password that this server offers. */
  ways: () => Promise<string[]>;
}) {
  const readConfig = keepFor(keptMs, clock, async () => ({
    ways: await ways(),
    ...(await readWebsiteConfig(database)),
  }));
  return { 'GET /index/index': async () => await readConfig() } satisfies Partial<Handlers>;
}

async function readWebsiteConfig(database: Kysely<Tables>): Promise<WebsiteConfig> {
  const [configs, branches, routes, figures] = await Promise.all([
    listWebsiteConfigs(database),
    listBranches(database),
    listPopularRoutes(database),
    getFigures(database),
  ]);
  const facts = { branches, routes, figures };
  const of = (locale: Locale) => configs.find((config) => config.locale === locale);
  const base = (locale: Locale) => of(locale)?.base ?? emptyBase;
  const page = (locale: Locale) => presentSitePage(of(locale)?.page ?? emptyCopy, facts, locale);
  return {
    base: inEachLanguage(base),
    page: inEachLanguage(page),
  };
}
