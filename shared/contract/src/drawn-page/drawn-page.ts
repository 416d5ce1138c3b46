import type { Locale } from '../language/locale.ts';
import type { OpenedWebsite } from '../site/website-config.ts';

/** A public call that a page makes while it is drawn: `GET /index/…` and its query. */
export type PageRead = { key: string; query: Readonly<Record<string, string | number>> };

/** What became of one: the answer, or the status and code with which it was refused. */
export type PageAnswer = PageRead & ({ data: unknown } | { refused: { status: number; code: string } });

/** What a page says of itself to search engines, link previews and the browser's tab. */
export type PageHead = {
  /** Without the name of the portal. */
  title: string;
  description: string;
  /** Of the page in Open Graph's words. */
  kind?: 'website' | 'article';
  /** A picture of our own, by its path. */
  image?: string;
  /** The languages that the page is published in; both where it does not say. */
  languages?: readonly Locale[];
  /** Its address without the language, with those parts of the query that make it another page. */
  canonical?: string;
  /** Blocks in schema.org's words. */
  data?: readonly object[];
  /** `missing`: there is no such thing; the answer is a 404. */
  isMissing?: boolean;
  /** For whoever was given its address: no robot lists it, and no other site hears of it. */
  isUnlisted?: boolean;
};

/** What a public page is drawn from, before any script of it runs in a browser. */
export type DrawingInput = {
  path: string;
  /** With its `?`. */
  search: string;
  locale: Locale;
  /** `https://portal.example` */
  origin: string;
  config: OpenedWebsite;
  answers: readonly PageAnswer[];
  /** Milliseconds since 1970: a page that says “open now” says it of this moment. */
  now: number;
};

/** A page as drawn; with `reads` it needs these answers first. */
export type Drawing = {
  html: string;
  head: PageHead | null;
  /** Whether it tells the time. */
  usesNow: boolean;
  /** `--berth-*` variables of both appearances. */
  styles: string;
  reads: readonly PageRead[];
};

/** Names a read: the same key and query are one read. */
export function nameOfRead({ key, query }: PageRead): string {
  const parts = Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${key} ${JSON.stringify(parts)}`;
}
