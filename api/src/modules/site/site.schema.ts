import type { Locale, SiteBase, SitePage } from '@berth/contract';
import type { JSONColumnType } from 'kysely';

/** The copy of the home page: branches and routes are read from the reference tables instead. */
export type SiteCopy = Omit<SitePage, 'branches' | 'routes'>;

export interface WebsiteConfigTable {
  locale: Locale;
  base: JSONColumnType<SiteBase>;
  page: JSONColumnType<SiteCopy>;
  updated_at: string;
}

declare module '../../database/tables.ts' {
  interface Tables {
    website_config: WebsiteConfigTable;
  }
}
