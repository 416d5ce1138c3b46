import type { Locale } from '../../../language/locale.ts';

/** The text of an article as it came in or is stored: `readRichText` makes of it what is shown. */
export type ArticleBody = { [key: string]: unknown; type: string; content: unknown[] };

/** What an article says in one language; all blank where nobody has written it yet. */
export type ArticleText = {
  title: string;
  summary: string;
  body: ArticleBody;
  /** What the cover shows; blank where it only adorns. */
  coverAlt: string;
  /** Whose words these are, where they are not ours. */
  sourceName: string;
  sourceLink: string;
};

/** All that staff write of an article. What is not chosen yet is blank. */
export type ArticleContent = {
  category: string;
  /** Its name in addresses; fixed once it was published. */
  slug: string;
  isPinned: boolean;
  /** `YYYY-MM-DD HH:mm:ss` in China; null: as soon as it is published. */
  publishAt: string | null;
  /** From then on it cannot be read any more; null: for good. */
  expireAt: string | null;
  /** The page of the portal that a help article speaks of, with all below it; blank where there is none. */
  aboutPath: string;
  coverId: string | null;
  texts: Record<Locale, ArticleText>;
};

/** The most characters of each text. */
export const articleTextLimits = {
  title: 120,
  summary: 300,
  coverAlt: 300,
  sourceName: 100,
  sourceLink: 2000,
} as const;

/** So many days a link to a preview opens it. */
export const previewDays = 7;

const emptyText = (): ArticleText => ({
  title: '',
  summary: '',
  body: { type: 'doc', content: [] },
  coverAlt: '',
  sourceName: '',
  sourceLink: '',
});

/** An article before anything is written. */
export function emptyArticleContent(): ArticleContent {
  return {
    category: '',
    slug: '',
    isPinned: false,
    publishAt: null,
    expireAt: null,
    aboutPath: '',
    coverId: null,
    texts: { 'zh-CN': emptyText(), en: emptyText() },
  };
}
