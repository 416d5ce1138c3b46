import type { Locale } from '../language/locale.ts';
import type { Announcement } from '../system-setting/announcement.ts';

/** What the whole portal needs of the website configuration, in one language. */
export type SiteBase = {
  appName: string;
  companyName: string;
  phone: string;
  email: string;
  serviceHours: string;
  /** `#RRGGBB`; replaces the primary colour of the theme when given. */
  primaryColor: string | null;
  /** Where `/` leads after sign-in; `/dashboard` when null. */
  dashboardUrl: string | null;
};

/** The public home page's content, in one language. */
export type SitePage = {
  hero: { title: string; lead: string };
  company: { title: string; paragraphs: string[]; foundedYear: number };
  services: { id: string; title: string; text: string }[];
  advantages: { id: string; figure: string; unit: string; title: string; text: string }[];
  branches: {
    code: string;
    city: string;
    name: string;
    address: string;
    phone: string;
    lat: number;
    lon: number;
  }[];
  routes: {
    from: { code: string; name: string; lat: number; lon: number };
    to: { code: string; name: string; lat: number; lon: number };
    transitDaysMin: number;
    transitDaysMax: number;
    sailingsPerWeek: number;
    channel: string;
  }[];
  news: { id: string; date: string; title: string; summary: string; body: string }[];
};

/** `GET /index/index`: everything the public site and the boot need, keyed by language (spec section 3). */
export type WebsiteConfig = {
  /** Ways in besides account and password: `sms`, where an SMS can be sent. A server of before says none. */
  ways?: string[] | undefined;
  base: Record<Locale, SiteBase>;
  /** What stands on the page of sign-in; null for nothing. A server of before says none. */
  announcement?: Announcement | null | undefined;
  page: Record<Locale, SitePage>;
};

/** It as a page of the portal has it at first: the public site's content, several kilobytes, only where that is shown. */
export type OpenedWebsite = Omit<WebsiteConfig, 'page'> & { page: WebsiteConfig['page'] | null };
