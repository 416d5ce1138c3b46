import { escapeHtml, type Locale } from '@berth/contract';

export type FeedItem = {
  title: string;
  /** Where it is read, on the site; also what makes it known again. */
  path: string;
  category: string;
  summary: string;
  /** The whole text as HTML. */
  html: string;
  publishedAt: string;
};

export type Feed = {
  title: string;
  description: string;
  language: Locale;
  /** The feed's own address and that of the page which lists the same, on the site. */
  path: string;
  pagePath: string;
  items: readonly FeedItem[];
};

/** A feed as RSS 2.0, with addresses at the given origin. */
export function composeFeed(feed: Feed, origin: string): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', feed.title),
    element('link', origin + feed.pagePath),
    element('description', feed.description),
    element('language', feed.language),
    `<atom:link href="${xml(origin + feed.path)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.flatMap((item) => itemLines(item, origin)),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function itemLines(
  { title, path, category, summary, html, publishedAt }: FeedItem,
  origin: string,
): string[] {
  return [
    '<item>',
    element('title', title),
    element('link', origin + path),
    element('guid', origin + path),
    element('category', category),
    element('pubDate', new Date(publishedAt).toUTCString()),
    element('description', summary),
    element('content:encoded', html),
    '</item>',
  ];
}

const element = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`;

// XML has no place for these, not even by their numbers.
const outsideXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff\p{Surrogate}]/gu;

const xml = (text: string): string => escapeHtml(text.replace(outsideXml, ''));
